# Guildhall: слова приложения для браузера. Идентификаторы начинаются с ui-.

## Страница

ui-skip = Перейти к содержанию
ui-loading = Секунду…
ui-close = Закрыть
ui-page-title = { $page } · { $app }
ui-page-title-turn = ● { $title }

## Названия экранов

ui-screen-home = Выберите стол
ui-screen-new = Новый стол
ui-screen-table = Стол
ui-screen-display = Общий экран
ui-screen-join = Приглашение
ui-screen-rules = Правила
ui-screen-records = Записи
ui-screen-about = О проекте
ui-screen-missing = Здесь ничего нет

## Когда что-то идёт не так

ui-trouble-title = Что-то пошло не так
ui-trouble-text = Ваши партии хранятся на сервере. Загрузите страницу ещё раз и продолжайте с того же места.
ui-trouble-load-title = Страница не загрузилась
ui-trouble-load-text = Возможно, нет связи или вышла новая версия. Загрузите страницу ещё раз.
ui-trouble-reload = Загрузить ещё раз
ui-trouble-home = На главную
ui-missing-text = Этот адрес никуда не ведёт. Возможно, часть ссылки потерялась.
ui-error-offline = Сервер недоступен.
ui-error-server = Ответ сервера не удалось прочитать.
ui-error-abandoned = Действие не отправлено: за это время сменилось ваше место.

## Соединение

ui-link-connecting = Соединяемся…
ui-link-lost = Связь потеряна. Пробуем ещё раз…
ui-link-back = Связь восстановлена.

## Почему нельзя отменить

ui-undo-nothing-to-undo = Отменять нечего.
ui-undo-learnt = С тех пор открылось что-то новое: ход остаётся.
ui-undo-answered = Другие уже сыграли дальше: ход остаётся.

## Игры

ui-game-cartographers-name = Картографы
ui-game-cartographers-tagline = Рисуйте на карте леса, поля и реки и радуйте королеву.
ui-game-explorers-name = Купцы-путешественники
ui-game-explorers-tagline = Ведите экспедиции по суше и морю, основывайте деревни, связывайте города.
ui-game-dale-name = Долина торговцев
ui-game-dale-tagline = Торгуйте с шестью звериными народами и первым заполните прилавок.

## Люди и боты

ui-guest = Гость
ui-seat-open = Свободное место
ui-bot-name-0 = Отто
ui-bot-name-1 = Рен
ui-bot-name-2 = Инес
ui-bot-name-3 = Базиль
ui-bot-name-4 = Марта
ui-bot-name-5 = Гуго
ui-bot-name-6 = Ада
ui-bot-name-7 = Лейф
ui-bot-name-8 = Нора
ui-bot-name-9 = Эмиль
ui-bot-name-10 = Роза
ui-bot-name-11 = Гвен
ui-bot-uniform = Наугад
ui-bot-uniform-help = Делает любой допустимый ход.
ui-bot-novice = Новичок
ui-bot-novice-help = Смотрит только на ближайшее и многого не замечает.
ui-bot-greedy = Подмастерье
ui-bot-greedy-help = Берёт то, что приносит больше всего очков сейчас и потом.
ui-bot-journeyman = Подмастерье
ui-bot-journeyman-help = Берёт то, что приносит больше всего очков сейчас и потом.
ui-bot-expert = Знаток
ui-bot-expert-help = Немного думает наперёд.
ui-bot-master = Мастер
ui-bot-master-help = Много раз мысленно доигрывает каждый ход; до секунды на ход.

## Как узнать о своём ходе

ui-notify-unsupported = Этот браузер не умеет показывать уведомления.
ui-notify-insecure = Для уведомлений нужен защищённый адрес (https).
ui-notify-denied = Уведомления для этой страницы запрещены; разрешите их в настройках браузера.
ui-notify-unanswered = Браузер спросил разрешения, но ответа не получил.
ui-notify-failed = Браузер не показал уведомление.
ui-sound-muted = Звук выключен.
ui-sound-asleep = Браузер пока не даёт странице звучать. Коснитесь страницы и попробуйте ещё раз.

## Сочетания клавиш

ui-shortcuts-title = Сочетания клавиш
ui-shortcuts-letters = Одиночные клавиши
ui-shortcuts-letters-hint = Клавиши без Ctrl и Cmd, например R и ?
ui-shortcut-help = Показать этот список

## Лобби: рамка страниц

ui-nav-label = Страницы
ui-nav-label-foot = Страницы, внизу
ui-nav-home = Guildhall, на главную
ui-nav-play = Играть
ui-band-language = Язык: { $code }
ui-band-to-dark = Тёмное оформление
ui-band-to-light = Светлое оформление
ui-band-mute = Выключить звук
ui-band-unmute = Включить звук
ui-foot-unofficial = Неофициальный любительский проект. Понравилась игра — купите её.
ui-notice-dismiss = Убрать
ui-dialog-close = Закрыть
ui-language-en = English
ui-language-ru = Русский
ui-language-de = Deutsch

## Главная

ui-home-subtitle = Три игры в одной картографической. Играйте в одиночку, с ботами или с друзьями по ссылке.
ui-home-range = { $least }–{ $most }
ui-home-players = Игроков: от { $least } до { $most }
ui-home-minutes = { $minutes } мин
ui-home-minutes-range = { $least }–{ $most } мин
ui-home-play-bots = Играть с ботами
ui-home-new-table = Новый стол
ui-home-mine-label = Ваши столы
ui-home-mine-none = Здесь вас будут ждать ваши партии.
ui-home-mine-none-hint = Регистрация не нужна: нажмите «Играть с ботами» — и вперёд.
ui-home-mine-more = { $count ->
    [one] Ещё { $count } стол
    [few] Ещё { $count } стола
   *[many] Ещё { $count } столов
}
ui-home-turn = Ваш ход
ui-home-waiting = Ходят другие
ui-home-running = Идёт игра
ui-home-free-seats = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[many] { $count } свободных мест
}
ui-home-alone = В одиночку
ui-home-nobody-yet = Пока никого
ui-home-game-place = { $game } · { $place }
ui-home-continue = Продолжить
ui-home-continue-at = Продолжить: { $game } ({ $company })
ui-home-join-label = Войти по ссылке
ui-home-join-field = Ссылка или код стола
ui-home-join = Войти
ui-home-join-wrong = Это не похоже ни на ссылку, ни на код стола.
ui-home-open-title = Открытые столы
ui-home-open-none = Сейчас открытых столов нет. Откройте свой: «Новый стол», затем «Для всех».
ui-home-sit = Сесть
ui-home-sit-at = Сесть за стол: { $game } ({ $company })
ui-home-watch = Смотреть
ui-home-watch-at = Смотреть: { $game } ({ $company })

## Новый стол

ui-new-page-title = Новый стол: { $game }
ui-new-unknown-game = В эту игру здесь пока нельзя сыграть.
ui-new-ignored = В адресе есть то, чего здесь не бывает; это пропущено: { $names }.
ui-new-seats = Места
ui-new-table = Стол
ui-new-rules = Игра
ui-new-person-name = Игрок { $number }
ui-new-seat-who = Кто на месте { $number }
ui-new-seat-name = Имя на месте { $number }
ui-new-seat-me = Вы
ui-new-seat-open = Друг по ссылке
ui-new-seat-device = Кто-то за этим устройством
ui-new-seat-bot = Бот: { $level }
ui-new-seat-open-help = Кто первым откроет ссылку.
ui-new-seat-remove = Убрать место { $number }
ui-new-add-seat = Добавить место
ui-new-add-bot = Бот
ui-new-add-open = Друг по ссылке
ui-new-add-device = За этим устройством
ui-new-choose = Выбрать самим
ui-new-picked = Выбрано { $count } из { $of }
ui-new-pick-missing = Сначала выберите: { $option }.
ui-new-too-few = { $count ->
    [one] Для этой игры нужно хотя бы { $count } место.
    [few] Для этой игры нужно хотя бы { $count } места.
   *[many] Для этой игры нужно хотя бы { $count } мест.
}
ui-new-too-many = { $count ->
    [one] В этой игре не больше { $count } места.
    [few] В этой игре не больше { $count } мест.
   *[many] В этой игре не больше { $count } мест.
}
ui-new-pace = Темп
ui-new-pace-live = Сейчас
ui-new-pace-live-help = Все играют прямо сейчас.
ui-new-pace-relaxed = Не спеша
ui-new-pace-relaxed-help = Каждый ходит, когда найдёт время.
ui-new-door = Кто может сесть
ui-new-door-link = По ссылке
ui-new-door-link-help = Только те, кому вы её пришлёте.
ui-new-door-public = Для всех
ui-new-door-public-help = Стол виден на главной странице; сесть может любой.
ui-new-spectators = Зрители
ui-new-spectators-help = Тайного они не видят.
ui-new-hints = Подсказки
ui-new-hints-help = Игроки могут спросить, какие ходы хороши.
ui-new-clock = Часы
ui-new-clock-off = Нет
ui-new-clock-off-help = Думайте сколько хотите.
ui-new-clock-nudge = Напоминание
ui-new-clock-nudge-help = По истечении времени появится дружеское напоминание.
ui-new-clock-limit = Предел
ui-new-clock-limit-help = По истечении времени за вас сходит бот.
ui-new-clock-time = Время на ход
ui-new-grace = Когда за ушедших садится бот
ui-new-grace-help = Только если их ждут другие. Вернуть место можно одним нажатием.
ui-new-grace-usual = Как обычно
ui-new-grace-never = Никогда
ui-new-seed = Зерно
ui-new-seed-placeholder = выберет случай
ui-new-seed-help = С одним и тем же зерном карты лягут одинаково. Кто знает зерно, знает и карты.
ui-new-summary = { $count ->
    [one] { $count } место
    [few] { $count } места
   *[many] { $count } мест
}
ui-new-begins = Игра начнётся сразу.
ui-new-waits = Вы получите ссылку для друзей; игра начнётся, когда займут все места.
ui-new-begin = Начать
ui-new-open = Открыть стол
ui-new-copy = Ссылка на настройки
ui-new-copied = Ссылка на эти настройки скопирована.
ui-new-copy-by-hand = Браузер не даёт странице копировать. Вот ссылка:
ui-new-more = Ещё
ui-new-reset = Вернуть обычные настройки

## Вход

ui-join-nothing = Сюда уже не попасть
ui-join-full = Все места заняты
ui-join-full-text = Кто-то успел раньше. Можно посмотреть игру или открыть свой стол.
ui-join-company = За столом: { $names }
ui-join-first = Вы первый за столом.
ui-join-open-text = Есть свободное место. Выберите имя — и вы в игре.
ui-join-invited-text = Вам уступают место. Выберите имя — и вы в игре.
ui-join-sit = Сесть за стол
ui-join-watch = Только смотреть

## Записи

ui-records-subtitle = Просматривайте сыгранные партии ход за ходом и сохраняйте их в файлы.
ui-records-finished = Сыгранные партии
ui-records-finished-none = Здесь появятся партии, которые вы доиграли.
ui-records-public = Открытые партии
ui-records-mine = Ваши столы
ui-records-mine-none = Начатых партий нет.
ui-records-file = Открыть файл с записью
ui-records-choose = Выбрать файл
ui-records-choose-hint = Или перетащите его на эту страницу. Неоконченную партию можно доиграть.
ui-records-drop-here = Отпустите файл с записью здесь
ui-records-opening = Открываем { $file }…
ui-records-too-large = { $file }: слишком большой файл для записи партии.
ui-records-refused = { $file }: не открывается.
ui-records-refused-line = { $message } Смотрите строку { $line } файла.
ui-records-imported = Из файла
ui-records-review = Просмотр
ui-records-review-of = Просмотр: { $game }, { $date }
ui-records-save = Сохранить в файл
ui-records-save-of = Сохранить в файл: { $game }, { $date }

## О проекте

ui-about-title = О проекте { $app }
ui-about-project = Проект
ui-about-unofficial = Guildhall — неофициальный любительский проект. Он не связан с авторами и издателями игр и не одобрен ими.
ui-about-own = Взяты названия, числа и действие карт; все тексты, рисунки и код — наши. Понравилась игра — купите её.
ui-about-games = Игры
ui-about-cartographers-story = Вы наносите на карту северные земли королевы. Каждый ход карта показывает фигуру и местность, и все одновременно рисуют её на своих картах. Что понравится королеве, решают четыре указа, по два в каждом сезоне, а соседи порой пририсовывают вам монстров.
ui-about-cartographers-state = Здесь есть всё: обе карты, одиночная игра с титулами, дополнение с навыками.
ui-about-cartographers-makers = Автор — Джорди Адан, разработка — Кит Матейка и Джон Бригер, издатель — Thunderworks Games (на русском — Hobby World).
ui-about-explorers-story = Из столицы ваши путешественники расходятся по карте из шестиугольников. Карта называет местность, и все занимают такие клетки шаг за шагом, начиная оттуда, где уже побывали. Целые области становятся деревнями, два города — торговым путём, в руинах лежат сокровища. В конце эпохи путешественники уходят домой, и остаётся лишь то, что вы основали.
ui-about-explorers-state = Здесь есть всё: четыре карты, одиночная игра с уровнями, две карты дополнения (не проверены).
ui-about-explorers-makers = The Guild of Merchant Explorers придумали Мэтью Данстан и Бретт Дж. Гилберт; издатель — Alderac Entertainment Group.
ui-about-dale-story = Шесть звериных народов торгуют на одном рынке, и у каждого свои хитрости. Вы покупаете карты, пользуетесь их умениями и отдаёте нужные, чтобы собрать восемь полок своего прилавка. Кто закончит прилавок первым, тот и победил, поэтому каждая ушедшая карта — и шаг вперёд, и потеря.
ui-about-dale-state = Здесь есть всё: шесть народов классического набора, от двух до четырёх игроков, командная игра.
ui-about-dale-makers = Dale of Merchants придумал Сами Лааксо; издатель — Snowdale Design.
ui-about-thanks = Значки и шрифты
ui-about-thanks-text = Нарисованы другими, показаны здесь с благодарностью:
ui-about-credit = { $authors } · { $licence }
ui-about-code = Код Guildhall свободен по лицензии MIT.
ui-about-data = Ваши данные
ui-about-data-text = Учётных записей нет. Сервер узнаёт этот браузер по файлу cookie и хранит имена, которые вы указали, ваши партии и ваши слова за столами. Никому больше ничего не передаётся.
ui-about-delete = Удалить мои данные
ui-about-delete-title = Удалить всё о вас?
ui-about-delete-text = Исчезнут ваши имена и реплики. В идущих партиях ваше место займёт бот; столы, где больше никого нет, будут убраны. Вернуть это нельзя.
ui-about-delete-keep = Оставить
ui-about-delete-now = Удалить навсегда
ui-about-deleted = Ваши данные удалены.
ui-about-deleted-count = Оставлено мест: { $seats }. Убрано столов: { $tables }.
ui-about-nothing-to-delete = Сервер ничего не знает об этом браузере.

## Настройки

ui-settings-title = Настройки
ui-settings-part-you = Вы
ui-settings-part-look = Вид
ui-settings-part-told = Звук и уведомления
ui-settings-part-play = Игра
ui-settings-nickname = Имя
ui-settings-nickname-hint = Так вас будут звать за новыми столами.
ui-settings-language = Язык
ui-settings-theme = Оформление
ui-settings-theme-auto = Как в системе
ui-settings-theme-light = День
ui-settings-theme-dark = Ночь
ui-settings-motion = Движение
ui-settings-motion-normal = Обычное
ui-settings-motion-fast = Быстрое
ui-settings-motion-off = Без него
ui-settings-sound = Звук
ui-settings-volume = Громкость
ui-settings-notify = Уведомления
ui-settings-notify-hint = Когда ваш ход, а эта страница не на виду.
ui-settings-notify-off = Уведомления выключены.
ui-settings-test = Проверить оба
ui-settings-test-text = Так вы узнаете о своём ходе.
ui-settings-test-sound-works = должен был прозвучать колокольчик.
ui-settings-test-notification-works = должно было появиться.
ui-settings-channel-sound = Звук
ui-settings-channel-notification = Уведомление
ui-settings-confirm = Спрашивать перед ходом
ui-settings-confirm-off = Никогда
ui-settings-confirm-irreversible = Если не вернуть
ui-settings-confirm-always = Всегда
ui-settings-text-view = Поле словами
ui-settings-text-view-hint = И строка, чтобы вводить ходы.
ui-settings-never-again = Не спрашивать после добора
ui-settings-never-again-hint = Игра «{ ui-game-dale-name }» с пандами или хамелеонами.

## The table: menu and frame

ui-table-menu = Меню стола
ui-table-panel = Рядом с игрой
ui-table-score = Таблица очков
ui-table-score-title = Счёт на сейчас
ui-table-score-none = Счёта пока нет.
ui-table-chronicle = Летопись
ui-table-chat = Беседа
ui-table-people = Игроки
ui-table-replay = Просмотр партии
ui-table-replay-short = Просмотр
ui-table-review = Разбор партии
ui-table-record = Сохранить запись
ui-table-rules = Правила
ui-table-settings = Настройки
ui-table-shortcuts = Сочетания клавиш
ui-table-leave = Вернуться в зал
ui-table-more = Ещё
ui-table-unplayable = В эту игру здесь пока нельзя сыграть.
ui-table-refused = Этот стол не открывается
ui-table-unknown = Этого стола больше нет
ui-table-private-lent = На вашем месте играет другой человек. Смотреть эту игру нельзя, но место можно вернуть в любой момент.
ui-table-private-seat = Смотреть эту игру нельзя, но одно место свободно. Выберите имя и садитесь.

## The table: before the game

ui-table-room-text = Игра начнётся, как только все места будут заняты.
ui-table-seats = Кто играет
ui-table-seat-open = место свободно
ui-table-seat-bot = бот
ui-table-seat-stand-in = отсутствует, играет бот
ui-table-seat-online = здесь
ui-table-seat-offline = сейчас не здесь
ui-table-you = вы
ui-table-leave-seat = Встать
ui-table-sit-label = Занять место
ui-table-sit-or-watch = Или просто останьтесь: когда игра начнётся, вы будете смотреть.
ui-table-bots = Боты на свободные места
ui-table-begin = Посадить ботов и начать
ui-table-beginning = Игра вот-вот начнётся
ui-table-waiting = { $count ->
    [one] Ждём ещё { $count } человека
    [few] Ждём ещё { $count } человек
   *[other] Ждём ещё { $count } человек
}
ui-table-waiting-seated = Отправьте ссылку или отдайте свободные места ботам.
ui-table-waiting-watching = Вы ещё не сидите за этим столом.
ui-table-invite = Пригласить
ui-table-invite-text = { $count ->
    [one] Свободно { $count } место: его займёт тот, кто первым откроет ссылку, остальные будут смотреть.
    [few] Свободно { $count } места: их займут те, кто первыми откроет ссылку, остальные будут смотреть.
   *[other] Свободно { $count } мест: их займут те, кто первыми откроет ссылку, остальные будут смотреть.
}
ui-table-invite-label = Ссылка-приглашение
ui-table-invite-title = { $game }: присоединяйтесь
ui-table-qr = Код для сканирования: { $what }
ui-table-copy = Скопировать
ui-table-copied = Скопировано
ui-table-send = Отправить
ui-table-local = Этот адрес работает только на этом устройстве. Чтобы пригласить других, откройте страницу по адресу этого компьютера в вашей сети.
ui-table-facts = Эта игра
ui-table-fact-clock = { $kind }, { $time }
ui-table-fact-welcome = можно
ui-table-fact-unwelcome = нельзя
ui-table-fact-hints = можно
ui-table-fact-no-hints = нельзя
ui-table-fact-seed = выбрано хозяином стола

## The table: seats in a running game

ui-table-hand-bot = Передать боту
ui-table-hand-link = Передать человеку
ui-table-hand-link-label = Ссылка на ваше место
ui-table-hand-link-text = Тот, кто первым откроет эту ссылку, сыграет за вас. Она действует один раз; до того место остаётся вашим, и вернуть его можно в любой момент.
ui-table-level = Уровень: { $name }
ui-table-take-back = Вернуть моё место
ui-table-stood-in = За вас сейчас играет бот.
ui-table-lent = За вас сейчас играет { $name }.
ui-table-links = Ссылки
ui-table-watch-text = Другие могут смотреть. Тайного они не видят.
ui-table-watch-link = Ссылка для зрителей
ui-table-display-link = Большой экран
ui-table-display-text = Откройте этот адрес на телевизоре: все карты крупно и без чужих тайн.
ui-table-no-spectators = За этим столом смотреть могут только игроки.

## The table: one device, several people

ui-table-pass = Передайте устройство: { $name }
ui-table-pass-text = До этого всё остаётся закрытым.
ui-table-pass-ready = Это я, { $name }
ui-table-pass-stay = Ещё раз назад: { $name }
ui-table-pass-waiting = Дальше играет { $name }.
ui-table-pass-on = Передать

## The table: while you were away, and the end

ui-table-recap = С вашего последнего хода
ui-table-recap-more = { $count ->
    [one] Ещё { $count } более раннее событие есть в летописи.
    [few] Ещё { $count } более ранних события есть в летописи.
   *[other] Ещё { $count } более ранних событий есть в летописи.
}
ui-table-recap-close = Понятно
ui-table-over = Игра окончена
ui-table-over-text = Всю партию можно посмотреть ещё раз.
ui-table-over-company = { $count ->
    [one] Здесь ещё { $count } игрок.
    [few] Здесь ещё { $count } игрока.
   *[other] Здесь ещё { $count } игроков.
}
ui-table-result = Посмотреть итог
ui-table-rematch = Реванш
ui-table-rematch-open = Открыт стол для реванша.
ui-table-rematch-go = К реваншу
ui-table-share = Поделиться

## The chronicle

ui-table-log-empty = Пока ничего не произошло.
ui-table-log-turn = Ход { $turn }:
ui-table-log-taken = { $text } (отменено)
ui-table-log-undo = { $seat }: действие отменено.
ui-table-log-restart = { $seat }: ход начат заново.
ui-table-log-nudge = { $seat }, вас ждут.
ui-table-log-rematch = Открыт стол для реванша.
ui-table-log-mute = Вы больше не слышите: { $seat }.
ui-table-log-unmute = Вы снова слышите: { $seat }.
ui-table-log-chat = { $seat }: { $text }
ui-table-log-seat-joined = { $seat } теперь за столом.
ui-table-log-seat-bot = { $seat } играет как бот: { $level }.
ui-table-log-seat-bot-away = Бот на месте игрока { $seat }: { $level }.
ui-table-log-seat-handed-bot = { $seat }: дальше играет бот.
ui-table-log-seat-handed-person = { $seat } теперь играет за другого.
ui-table-log-seat-handed-open = Кто-то встал из-за стола, место свободно.
ui-table-log-seat-taken-back = { $seat } снова играет.
ui-table-log-seat-left-bot = { $seat } отсутствует, играет бот.
ui-table-log-seat-left-open = Кто-то ушёл, место свободно.

## Chat

ui-chat-lines = Что было сказано
ui-chat-empty = Пока никто ничего не сказал.
ui-chat-deleted = (удалено)
ui-chat-phrases = Готовые фразы
ui-chat-field = Скажите что-нибудь
ui-chat-send = Отправить
ui-chat-watching = Зрители могут читать, но не говорить.
ui-chat-mute = Не слушать
ui-chat-unmute = Слушать снова
ui-chat-unread = непрочитанных: { $count }
ui-chat-open-unread = Беседа, непрочитанных: { $count }

## Replay

ui-replay-place = Шаг { $move } из { $moves } · { $chapter }, ход { $turn }
ui-replay-place-turn = Шаг { $move } из { $moves } · ход { $turn }
ui-replay-place-start = Шаг { $move } из { $moves }
ui-replay-slider = Момент игры
ui-replay-steps = Шаг за шагом
ui-replay-chapters = Части игры
ui-replay-first = В начало
ui-replay-last = В конец
ui-replay-back = На шаг назад
ui-replay-next = На шаг вперёд
ui-replay-turn-back = На ход назад
ui-replay-turn-next = На ход вперёд
ui-replay-play = Смотреть
ui-replay-pause = Пауза
ui-replay-speed = Скорость
ui-replay-speed-slow = Медленно
ui-replay-speed-normal = Обычно
ui-replay-speed-fast = Быстро
ui-replay-more = Чьими глазами и с какой скоростью
ui-replay-speed-of = Скорость: { $speed }
ui-replay-eyes = Чьими глазами
ui-replay-eyes-public = Глазами зрителя
ui-replay-eyes-seat = Глазами игрока: { $name }
ui-replay-eyes-all = Глазами того, кто действует
ui-replay-link = Ссылка на этот момент
ui-replay-copy-failed = Браузер не даёт скопировать; ссылка есть в адресной строке.
ui-replay-live = Вернуться к игре
ui-replay-my-turn = Ваш ход: вернуться к игре
ui-replay-to-result = К таблице очков

## Подсказки. $amount приходит готовым, −1,4 или 74

ui-hint-title = Подсказка
ui-hint-ask = Попросить подсказку
ui-hint-not-now = Подсказка будет, когда настанет ваш ход.
ui-hint-thinking = Просчитываем ваши ходы…
ui-hint-cancel = Отмена
ui-hint-again = Спросить ещё раз
ui-hint-found = { $count ->
    [one] Найден { $count } ход.
    [few] Найдено { $count } хода, лучший первым.
    [many] Найдено { $count } ходов, лучший первым.
   *[other] Найдено { $count } хода, лучший первым.
}
ui-hint-best = лучший
ui-hint-equal = равный
ui-hint-percent = { $amount } %
ui-hint-worth-points = Ведёт примерно к { $amount ->
    [one] { $amount } очку
   *[other] { $amount } очкам
}.
ui-hint-worth-percent = Побеждает примерно в { $amount } % случаев.
ui-hint-take = Выбрать

## Разбор законченной партии

ui-review = Разбор
ui-review-title = Разбор партии
ui-review-lead = Ошибки, которые обошлись дороже всего, и что было бы лучше.
ui-review-whose = Чья партия
ui-review-running = Просчитываем решения…
ui-review-progress = { $done } из { $steps }
ui-review-cancel = Остановить
ui-review-stopped = Разбор остановлен.
ui-review-again = Разобрать снова
ui-review-found = { $count ->
    [0] Дорогих ошибок не нашлось.
    [one] Найдена { $count } дорогая ошибка.
    [few] Найдено { $count } дорогие ошибки.
    [many] Найдено { $count } дорогих ошибок.
   *[other] Найдено { $count } дорогой ошибки.
}
ui-review-none = Дорогих ошибок не нашлось. Отличная игра!
ui-review-checked = { $decisions ->
    [one] Просмотрено { $decisions } решение.
    [few] Просмотрено { $decisions } решения.
    [many] Просмотрено { $decisions } решений.
   *[other] Просмотрено { $decisions } решения.
}
ui-review-where = { $place }, шаг { $move }
ui-review-played = Ваш ход
ui-review-played-by = Ход игрока { $name }
ui-review-better = Лучше
ui-review-loss-points = Цена: около { $amount ->
    [one] { $amount } очка
    [few] { $amount } очков
    [many] { $amount } очков
   *[other] { $amount } очка
}
ui-review-loss-percent = Шансы на победу ниже примерно на { $amount } п. п.
ui-review-look = Посмотреть
ui-review-try = Сыграть отсюда

## The rules

ui-rules-contents = Содержание
ui-rules-link = Ссылка на «{ $title }»
ui-rules-missing = Правил этой игры здесь пока нет.

## Living room

ui-display-join = { $game }: сканируйте и играйте
ui-display-code = Код, чтобы сесть за стол
