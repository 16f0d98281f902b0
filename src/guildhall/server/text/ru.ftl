# Guildhall: words of the server.

server-page-unbuilt = Страницы этого сервера ещё не собраны. Выполните это в папке с исходным кодом и обновите страницу:
server-page-api = Интерфейс для программ описан здесь:
server-guest = Гость

## Why a request was refused

server-error-malformed = Сообщение не удалось прочитать.
server-error-no-phrase = Такой фразы нет.
server-error-bad-setup = Такой стол открыть нельзя: проверьте настройки.
server-error-bad-record = Это не исправная запись партии.
server-error-unknown-game = Такой игры здесь нет.
server-error-unknown-bot = В этой игре нет такого бота.
server-error-no-token = Для этого нужно сидеть за столом.
server-error-wrong-origin = Этой странице нельзя обращаться к серверу.
server-error-not-yours = Это не ваше место.
server-error-no-spectators = За этим столом нельзя смотреть со стороны.
server-error-not-host = Это могут только те, кто сидит за столом.
server-error-not-found = Здесь ничего нет.
server-error-unknown-table = Такого стола нет, или его уже убрали.
server-error-unknown-move = В партии нет такого хода.
server-error-bad-method = К этому адресу так обращаться нельзя.
server-error-illegal = Сейчас так ходить нельзя.
server-error-wrong-seat = Сейчас вам нечего решать.
server-error-stale = Позиция уже изменилась, посмотрите ещё раз.
server-error-game-over = Партия окончена.
server-error-duplicate = Это уже сделано.
server-error-time-up = Время на этот ход вышло; его делает бот.
server-error-no-undo = Это нельзя ни отменить, ни вернуть.
server-error-undo-limit = В этой партии было слишком много отмен.
server-error-table-full = Все места заняты.
server-error-seat-taken = Это место занято.
server-error-not-started = Партия ещё не началась.
server-error-already-started = Партия уже началась.
server-error-not-finished = Партия ещё не окончена.
server-error-old-rules = Эта партия начата по другим правилам, здесь её не открыть.
server-error-no-preview = В этой игре нельзя посмотреть ход заранее.
server-error-no-hints = За этим столом играют без подсказок.
server-error-no-review = Партии этой игры пока нельзя разобрать.
server-error-bad-name = Такое имя нельзя выбрать: нужны видимые буквы и никаких скрытых символов.
server-error-name-taken = За этим столом уже есть такое же или на вид такое же имя. Выберите, пожалуйста, другое.
server-error-bad-invitation = Приглашение уже использовано или отозвано.
server-error-watching = Вы только смотрите.
server-error-chat-limit = За этим столом сказано уже достаточно.
server-error-too-large = Сообщение слишком большое.
server-error-too-many = Слишком много запросов, подождите немного.
server-error-busy = Сервер занят, попробуйте ещё раз.
server-error-damaged = Запись этого стола повреждена; исправить её может только владелец сервера.
server-error-server-full = Для нового стола нет места.
server-error-internal = На сервере что-то пошло не так.

## Quick phrases

server-phrase-hello = Привет!
server-phrase-good-luck = Удачи!
server-phrase-well-played = Отлично сыграно!
server-phrase-nice-move = Хороший ход!
server-phrase-thanks = Спасибо!
server-phrase-sorry = Извините!
server-phrase-oops = Ой!
server-phrase-one-moment = Минутку, пожалуйста.
server-phrase-back-soon = Сейчас вернусь.
server-phrase-your-turn = Ваш ход.
server-phrase-good-game = Хорошая была партия!
server-phrase-again = Сыграем ещё раз?
server-phrase-bye = До свидания!
