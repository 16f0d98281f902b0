# Guildhall: words shared by all games and the command line.

app-name = Guildhall
app-tagline = Настольные игры с точными правилами, честными ботами и полными записями партий.

## The command line: help

cli-help = Настольные игры в терминале: смотреть игру ботов, устраивать между ними турниры, проверять записи, считать очки на карте.
cli-version-help = Показать версию и выйти.
cli-lang-help = Язык: en, ru или de.
cli-game-help = Идентификатор игры.
cli-seed-help = Текст, который задаёт все случайности.
cli-json-help = Вывести JSON для программ.
cli-option-help = Настройка игры в виде ИМЯ=ЗНАЧЕНИЕ; можно указать несколько раз.
cli-arena-help = Провести серию партий между ботами и показать итоги.
cli-arena-bots-help = Боты по именам через запятую. За именем может следовать запас на одно решение: master@400 (сколько исходов просмотреть), master@0.5s (секунды). Свой бот: пакет.модуль:Имя.
cli-arena-games-help = Сколько партий играет каждая группа ботов, с округлением вверх до целых раздач: каждая раздача играется по разу в каждой рассадке.
cli-arena-seats-help = Пусть встретятся все группы из стольких ботов (2 — все пары), а не все за одним столом.
cli-arena-workers-help = Сколько процессов использовать.
cli-arena-executor-help = Где играть: processes — процессы этой машины, ray — кластер по адресу RAY_ADDRESS или местный.
cli-arena-records-help = Папка для записей всех партий и для результатов по мере игры.
cli-arena-resume-help = Файл для результатов по мере игры; если он уже есть, серия продолжается с того же места.
cli-arena-plot-help = Нарисовать распределение очков в этот файл SVG.
cli-arena-solo-help = Пусть каждый бот играет один, на каждой карте игры.
cli-clairvoyant-help = Сравнить бота в одиночной игре с игроком, который заранее знает все карты.
cli-clairvoyant-bot-help = Бот по его имени, если нужно — с запасом, или свой; как в турнирах.
cli-clairvoyant-games-help = Сколько раскладов сыграют оба.
cli-clairvoyant-beam-help = Сколько вариантов партии рассматривается одновременно.
cli-clairvoyant-breadth-help = Сколько способов сыграть ход пробуется в каждом из них.
cli-clairvoyant-records-help = Папка с записями: партии бота, которые там есть (в том числе из турниров), не играются заново, остальные сохраняются туда.
cli-watch-help = Смотреть в терминале, как боты играют одну партию.
cli-watch-delay-help = Пауза между шагами в секундах.
cli-watch-every-help = Рисовать карты после каждой карты колоды, даже если вывод идёт не в терминал.
cli-replay-help = Просмотреть записанную партию или проверить её.
cli-replay-file-help = Файл записи; один дефис — читать стандартный ввод.
cli-replay-verify-help = Только проверить запись: каждое действие, каждый отпечаток, зерно и его печать.
cli-score-help = Посчитать очки на бумажной карте.
cli-score-map-help = Файл с картой в виде строк из букв; один дефис — читать стандартный ввод.
cli-score-side-help = Сторона планшета.
cli-score-edict-help = Идентификатор карты подсчёта; можно указать несколько раз. По умолчанию — все.
cli-score-ruins-help = Клетки руин вместо напечатанных: РЯД,СТОЛБЕЦ, счёт с нуля, через пробел.
cli-score-free-form-help = Принимать любой прямоугольник с любыми горами.
cli-serve-help = Запустить сервер: столы для людей и ботов, в браузере и по сети.
cli-serve-host-help = Адрес, на котором сервер принимает соединения; 0.0.0.0 — в том числе с других машин.
cli-serve-port-help = Порт, на котором сервер принимает соединения.
cli-serve-processes-help = Сколько процессов сервера делят порт; если больше одного, нужен Redis.
cli-serve-database-url-help = Где хранятся столы: sqlite:///ФАЙЛ или postgresql://ИМЯ@МАШИНА/БАЗА.
cli-serve-redis-url-help = Redis, через который несколько процессов узнают друг о друге: redis://МАШИНА/0.
cli-serve-origins-help = Другие веб-адреса, страницам которых можно обращаться к серверу, через запятую.
cli-serve-trusted-proxies-help = Адреса прокси, которые вправе сообщать адрес клиента, через запятую.
cli-serve-secure-cookies-help = Отправлять cookie только по HTTPS.
cli-serve-log-format-help = Строки журнала: text — для людей, json — для машин.
cli-serve-log-level-help = Что записывать в журнал: debug, info, warning или error.
cli-serve-metrics-help = Кому отдавать метрики (для Prometheus) по адресу /metrics: никому, программам на этой машине или всем.
cli-serve-bot-workers-help = Сколько процессов считают за ботов.
cli-serve-expert-seconds-help = Сколько секунд эксперт думает над решением.
cli-serve-master-seconds-help = Сколько секунд мастер думает над решением.
cli-serve-hint-seconds-help = Сколько секунд ищется подсказка.
cli-serve-review-seconds-help = Сколько секунд партия изучается для разбора.
cli-serve-grace-help = Через сколько секунд бот заменяет того, кто ушёл из-за стола с живой игрой.
cli-serve-address-rate-help = Сколько запросов в секунду можно с одного адреса; 0 — без ограничения.
cli-serve-seat-rate-help = Сколько сообщений в секунду можно с одного места; 0 — без ограничения.
cli-serve-connections-help = Сколько соединений можно держать открытыми с одного адреса.
cli-serve-sockets-help = Сколько сокетов может быть открыто с одного адреса вместе с веб-страницами.
cli-serve-tables-per-hour-help = Сколько столов в час можно открыть с одного адреса; 0 — без ограничения.
cli-serve-hint-rate-help = Подсказок в секунду с одного адреса; 0 — без ограничения.
cli-serve-reviews-per-hour-help = Разборов в час с одного адреса; 0 — без ограничения.
cli-serve-most-tables-help = Сколько столов хранится всего; 0 — без ограничения.
cli-serve-idle-seconds-help = Через сколько секунд стол, за которым ничего не происходит, уходит из памяти; при надобности он читается снова.
cli-serve-keep-open-days-help = Через сколько дней убирать стол, за которым так и не начали играть; 0 — хранить.
cli-serve-keep-running-days-help = Через сколько дней убирать партию, которую никто не продолжает; 0 — хранить.
cli-serve-keep-finished-days-help = Через сколько дней убирать оконченную партию; 0 — хранить.
cli-serve-open-help = Открыть браузер, когда сервер запустится.
cli-backup-help = Скопировать все столы в новый файл, даже при работающем сервере, и проиграть каждый заново.
cli-backup-file-help = Файл резервной копии.
cli-restore-help = Заполнить пустую базу данных из резервной копии.
cli-bench-help = Измерить скорость: правил игры рядом с другими открытыми движками, доигрываний ботов или сервера.
cli-bench-what-help = Игра по её имени: решения и просчёты в секунду. bots: доигрывания с середины партии в секунду для каждой игры: случайно по правилам, быстро, и исходы перебора мастера. server: ходы в секунду.
cli-bench-tables-help = Сколько столов на двоих играют одновременно (только server).
cli-bench-seconds-help = Сколько секунд длится каждое измерение.
cli-bench-against-help = Другая копия исходников Guildhall, измеряемая в тех же раундах (только для игр): по каждому измерению сказано, быстрее эта копия, медленнее или разницы нет.


## The command line: arena

arena-title = { $game }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
}, зерно { $seed }
arena-options = Опции: { $options }
arena-counted = { $deals ->
    [one] { $deals } раздача
    [few] { $deals } раздачи
    [many] { $deals } раздач
   *[other] { $deals } раздачи
}, каждая сыграна в { $rotations ->
    [one] { $rotations } рассадке
   *[other] { $rotations } рассадках
}. Интервалы накрывают истинное значение в 95 случаях из 100.
arena-counted-groups = { $deals ->
    [one] { $deals } раздача
    [few] { $deals } раздачи
    [many] { $deals } раздач
   *[other] { $deals } раздачи
}; каждую сыграли { $groups ->
    [one] { $groups } группа
    [few] { $groups } группы
    [many] { $groups } групп
   *[other] { $groups } группы
} ботов в { $rotations ->
    [one] { $rotations } рассадке
   *[other] { $rotations } рассадках
}. Интервалы накрывают истинное значение в 95 случаях из 100.
arena-counted-solo = { $deals ->
    [one] { $deals } раздача, одна
    [few] { $deals } раздачи, одни
    [many] { $deals } раздач, одни
   *[other] { $deals } раздачи, одни
} и те же для всех. Интервалы накрывают истинное значение в 95 случаях из 100.
arena-unfinished = { $games ->
    [one] { $games } партия не доиграна и учтена как есть.
    [few] { $games } партии не доиграны и учтены как есть.
    [many] { $games } партий не доиграны и учтены как есть.
   *[other] { $games } партии не доиграны и учтены как есть.
}
arena-wins-title = Победы
arena-points-title = Очки
arena-turns-title = Своих ходов до победы
arena-pairs-title = Каждый с каждым, по раздачам
arena-elo-title = Рейтинг Эло
arena-verdict-title = По правилам одиночной игры
arena-bot = Бот
arena-map = Карта
arena-pair = Пара
arena-against = { $first } – { $second }
arena-games = Партии
arena-wins = Победы
arena-shared = Ничьи
arena-share = Победы, %
arena-interval = 95 %
arena-mean = Среднее
arena-spread = Разброс
arena-least = Мин.
arena-most = Макс.
arena-time = мс на ход
arena-difference = Перевес
arena-elo = Эло
arena-anchor = задан
arena-bounded = Кто-то не взял у остальных ничего или ещё не встречался с ними; чтобы рейтинг не был бесконечным, каждой паре засчитана ещё одна ничья.
arena-rating = Итог
arena-won = Победы, %
arena-titles = { $name }: { $titles }
arena-distribution = Очки бота { $bot }
arena-plot-title = { $game }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
}
arena-plot-seed = Зерно: { $seed }
arena-plot-axis = Очки за партию; линия — среднее, полоса — его интервал 95 %
arena-plot-heights = Столбики — число партий; у каждого ряда свой масштаб, наибольшее число стоит рядом
arena-plot-mean = среднее { $mean } ({ $interval })
arena-plot-bot = { $bot }: { $means }.
arena-seconds = { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
} за { $seconds } с, { $workers ->
    [one] { $workers } процесс
    [few] { $workers } процесса
    [many] { $workers } процессов
   *[other] { $workers } процесса
}
arena-playing = Идёт игра
arena-resumed = Продолжено из { $file }: готово партий { $done } из { $total }.
arena-unrecorded = В { $folder } нет записей готовых партий ({ $games }): записываются только партии, которые играются сейчас.
arena-stopped = Остановлено, сыграно партий: { $done } из { $total }.
arena-stopped-resume = Остановлено, сыграно партий: { $done } из { $total }. Чтобы продолжить: --resume { $file }
clairvoyant-search = Поиск, когда все карты известны: --beam { $beam } --breadth { $breadth }
arena-foreseen = Все карты известны
arena-reached = Доля, %
arena-equal = Столько же
arena-winnable = Можно выиграть, %
arena-kept = { $kept ->
    [one] { $kept } партия бота уже есть в папке { $folder } и не играется заново.
    [few] { $kept } партии бота уже есть в папке { $folder } и не играются заново.
   *[other] { $kept } партий бота уже есть в папке { $folder } и не играются заново.
}

## The command line: watching and replaying

watch-title = { $game }, зерно { $seed }
watch-why = { $seat }: { $reasons }
watch-score = { $seat }: { $total ->
    [one] { $total } звезда
    [few] { $total } звезды
    [many] { $total } звёзд
   *[other] { $total } звезды
}
watch-winner = Победа: { $seat }, { $total ->
    [one] { $total } звезда
    [few] { $total } звезды
    [many] { $total } звёзд
   *[other] { $total } звезды
}.
watch-tie = Победу делят: { $seats }.
replay-verified = Запись верна: { $actions ->
    [one] { $actions } действие
    [few] { $actions } действия
    [many] { $actions } действий
   *[other] { $actions } действия
}, состояние { $digest }.
replay-sealed = Зерно соответствует печати, и все карты розданы так, как записано.
replay-seeded = Зерно раздаёт все карты так, как записано; печать не записана.
replay-unsealed = Зерно не записано, поэтому раздачу проверить нельзя.
replay-unfinished = Партия не окончена.
replay-keys = Enter — дальше · b — назад · q — выход

## The command line: scoring a map

score-edict = Карта подсчёта
score-stars = Звёзды
score-cells = Клетки
score-monsters = Монстры

## The command line: benchmark

bench-title = Скорость игры «{ $game }» на одном ядре
bench-what = Что измерено
bench-rate = В секунду
bench-ratio = Во сколько раз быстрее { $engine }
bench-full = Решения с полным списком допустимых действий
bench-choices = из них с настоящим выбором
bench-sample = Решения случайной выборкой
bench-preview = Просчитанные размещения
bench-catanatron = catanatron, случайная игра
bench-chess = python-chess, случайная игра
bench-preview-time = Просчёт всех размещений позиции ({ $placements }) занимает { $time } мс.
bench-missing = Не измерено: { $engine } не установлен (pip install 'guildhall[dev]').
bench-spread = Измерено процессорное время. В скобках: средняя половина из { $rounds } раундов.
bench-against = Во сколько раз быстрее, чем { $file }:
bench-faster = быстрее
bench-slower = медленнее
bench-no-difference = разницы нет
bench-busy = Машина загружена: измеряемому досталось лишь { $share } % времени. Повторите измерение, когда она освободится.
bench-bots-title = Доигрывания с середины партии, на одном ядре, в секунду
bench-bots-game = Игра
bench-bots-seats = Места
bench-bots-rules = Случайно, по правилам
bench-bots-quick = Быстро
bench-bots-guided = Исходы перебора
bench-server-title = Сервер на одном ядре: { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
   *[other] { $tables } столов
} на двоих в замкнутом цикле
bench-server-moves = Ходов/с
bench-server-p50 = p50, мс
bench-server-p99 = p99, мс
bench-server-cpu = ЦП/ход, мкс
bench-server-real = Guildhall: правила, виды, надёжная запись
bench-server-echo = Голый сервер: эхо и надёжная запись
bench-server-paced = Guildhall, каждое место думает 1 с
bench-server-share = { $share } % ходов в секунду голого сервера.
bench-server-memory = { $kilobytes } КБ памяти на стол, за которым думают двое.
bench-server-start = { $seconds } с от запуска до первого ответа, с готовой базой данных.

## Errors: commands that cannot be read

usage-help = Как пользоваться: { $command } --help
usage-no-option = Нет параметра { $name }.
usage-no-option-alike = Нет параметра { $name }; похожие: { $alike }.
usage-missing = Не указано: { $name }.
usage-number = { $name }: ожидалось число, получено «{ $value }».
usage-whole = { $name }: ожидалось целое число, получено { $value }.
usage-value = { $name } требует значения.
usage-flag = { $name } не принимает значения.
usage-command = Нет команды { $name }.
usage-extra = Здесь ничего не ожидалось: { $name }.

## Errors

error = Ошибка: { $reason }
error-no-file = Файл { $file } не найден или не читается.
error-unreadable = { $file } — не текстовый файл в UTF-8.
error-unwritable = Не удалось записать { $file }: { $problem }
error-backup-damaged = { $file } повреждён или не является резервной копией: { $problem }
error-backup-exists = { $file } уже существует.
error-database-damaged = База данных { $file } повреждена ({ $problem }). Переместите её, затем: guildhall restore КОПИЯ
error-database-form = Версия базы данных { $found }, а нужна { $wanted }. Сначала один раз запустите на ней этот сервер.
error-database-later = Данные записаны более новой версией ({ $found }).
error-database-not-empty = База данных не пуста.
error-blank-path = { $name }: ожидалось имя файла или папки, получено пустое.
error-no-checkout = { $file } — не копия исходников Guildhall: нет src/guildhall/__init__.py.
error-checkout = { $file } не удаётся измерить: { $problem }
error-against-game = --against сравнивает только правила одной игры, не bots и не server.
error-plot-on-results = --plot: в { $file } хранятся результаты серии.
error-too-large = { $file } больше { $megabytes } МБ.
error-option = Ожидалось ИМЯ=ЗНАЧЕНИЕ, получено { $text }.
error-bots = { $game }: мест от { $least } до { $most }, получено { $count }.
error-number = { $name }: ожидалось число от { $least } до { $most }, получено { $number }.
error-record = Строка { $line }: { $problem }
error-language = Нет языка «{ $language }»; есть { $known }.
error-unknown-game = Нет игры «{ $game }»; есть { $known }.
error-unknown-bot = В игре { $game } нет бота «{ $bot }»; есть { $known }.
error-option-unknown = В игре { $game } нет настройки «{ $name }»; есть { $known }.
error-option-value = Настройка { $name }: возможно { $values }, получено «{ $value }».
error-option-items = Настройка { $name }: возможно { $values } или { $number } из { $items }, получено «{ $value }».
error-option-count = Настройка { $name }: ожидалось разных идентификаторов: { $number }, получено «{ $value }».
error-seed = --seed: ожидалась одна строка, от 1 до { $most } печатных символов.
error-not-foreseen = Для игры { $game } нет игрока, который знает все карты.
error-number-one = { $name }: должно быть { $wanted }, получено { $number }.
error-no-paper = В игре { $game } нет бумажных карт для подсчёта.
error-interrupted = Остановлено.
error-bot-blank = Ожидалось имя бота, получено «{ $text }».
error-bot-budget = Ожидался запас вида master@400 (исходы) или master@0.5s (секунды), получено { $text }.
error-bot-no-budget = { $bot } не перебирает варианты, запас ему не нужен.
error-bot-fixed-budget = Бот { $bot } не принимает другой запас: { $problem }
error-bot-import = Не удалось использовать { $module }: { $problem }
error-bot-missing = В модуле { $module } нет «{ $name }».
error-bot-maker = { $bot } при вызове не даёт бота: нужен метод choose.
error-bot-broken = Сбой бота { $bot }: { $problem }
error-bot-failed = Сбой бота { $bot } в партии { $number }: { $problem }
error-worker-lost = Процесс, игравший партии, завершился сам или был завершён извне.
error-file-foreign = В файле { $file } нет результатов серии.
error-file-other = В файле { $file } другая серия ({ $name }: там { $theirs }, здесь { $ours }).
error-file-broken = { $file }: в строке { $line } нет партии этой серии ({ $field }).
error-record-unfit = Файл { $file } не подходит: { $problem }
error-executor = Нет исполнителя { $text }; есть { $known }.
error-port-in-use = Порт { $port } занят, попробуйте --port { $other }
error-extra = Нужны дополнительные пакеты: pip install 'guildhall[{ $extra }]'.
error-ray-unreachable = Кластер Ray по адресу { $address } недоступен: { $problem }
error-ray-lost = Кластер Ray потерял партию: { $problem }
error-solo-seats = --solo и --seats нельзя указать вместе.
error-groups = Для --seats { $seats } нужно не меньше ботов, и все разные; получено { $bots }.
seat-number = место { $number }
error-notation-verb = «{ $word }» — не ход.
error-notation-missing = Ход не закончен: { $name ->
    [cell] не указана клетка.
    [cells] не указаны клетки, на которых вы рисуете.
    [terrain] не указана местность.
    [first] не указаны концы пути.
    [second] не указан второй конец пути.
    [post] не указан город для фактории.
    [seat] не указан игрок.
    [slot] не указано место на рынке.
    [value] не указана ценность.
    [stack] не указан номер полки.
    [skill] не указан навык.
   *[other] не указана карта.
}
error-notation-more = «{ $word }» — лишнее: ход заканчивается раньше.
error-notation-joined = «{ $word }»: назовите каждую клетку один раз, между клетками — знак +.
error-notation-value = { $name ->
    [cell] { $word }: такой клетки нет на карте.
    [cells] { $word }: такой клетки нет на карте.
    [first] { $word }: такой клетки нет на карте.
    [second] { $word }: такой клетки нет на карте.
    [post] { $word }: такой клетки нет на карте.
   *[other] «{ $word }» здесь не подходит.
}

## The server

serve-at = Guildhall работает по адресу { $address } (остановить: Ctrl+C).
backup-done = В файле { $file } { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
   *[other] { $tables } столов
} и { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[other] { $steps } шагов
}.
restore-done = Теперь в базе данных { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
   *[other] { $tables } столов
} и { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[other] { $steps } шагов
}.
backup-old = Не проиграно заново, так как начато по другим правилам: { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
   *[other] { $tables } столов
}.
backup-table-damaged = { $table }: повреждено, { $problem }
