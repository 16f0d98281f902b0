# Cartographers: what players read.

## The game

cartographers-name = Картографы
cartographers-tagline = Рисуйте карту новых земель и радуйте королеву.

## Explore cards

cartographers-card-temple_ruins = Руины храма
cartographers-card-temple_ruins-rule = Время 0, сразу открывается ещё одна карта: её фигура должна накрыть хотя бы одну свободную клетку руин. Если так не получается, вместо фигуры рисуется одна клетка любой местности на любом свободном месте.
cartographers-card-outpost_ruins = Руины заставы
cartographers-card-outpost_ruins-rule = Время 0, сразу открывается ещё одна карта: её фигура должна накрыть хотя бы одну свободную клетку руин. Если так не получается, вместо фигуры рисуется одна клетка любой местности на любом свободном месте.
cartographers-card-great_river = Великая река
cartographers-card-great_river-rule = Водоём, время 1. Линия из 3 клеток приносит монету, лесенка из 5 клеток — нет.
cartographers-card-farmland = Пашня
cartographers-card-farmland-rule = Поле, время 1. Две клетки рядом приносят монету, крест из 5 клеток — нет.
cartographers-card-hamlet = Деревушка
cartographers-card-hamlet-rule = Поселение, время 1. Уголок из 3 клеток приносит монету, фигура из 5 клеток (квадрат 2×2 и ещё одна) — нет.
cartographers-card-forgotten_forest = Забытый лес
cartographers-card-forgotten_forest-rule = Лес, время 1. Две клетки наискосок приносят монету, зигзаг из 4 клеток — нет.
cartographers-card-hinterland_stream = Ручей в глуши
cartographers-card-hinterland_stream-rule = Поле или водоём, время 2. Большой уголок из 5 клеток, по три вдоль каждой стороны.
cartographers-card-homestead = Усадьба
cartographers-card-homestead-rule = Поселение или поле, время 2. Маленькая буква «Т» из 4 клеток: линия из трёх и ещё одна у середины.
cartographers-card-orchard = Фруктовый сад
cartographers-card-orchard-rule = Лес или поле, время 2. Буква «Г» из 4 клеток: линия из трёх с загнутым концом.
cartographers-card-treetop_village = Деревня на деревьях
cartographers-card-treetop_village-rule = Лес или поселение, время 2. Ломаная линия из 5 клеток: три в одном ряду и ещё две в соседнем.
cartographers-card-marshlands = Болота
cartographers-card-marshlands-rule = Лес или водоём, время 2. Большая буква «Т» из 5 клеток: линия из трёх и ножка из двух.
cartographers-card-fishing_village = Рыбацкая деревня
cartographers-card-fishing_village-rule = Поселение или водоём, время 2. Прямая линия из 4 клеток.
cartographers-card-rift_lands = Аномалия
cartographers-card-rift_lands-rule = Время 0. Одна клетка где угодно: лес, поселение, поле, водоём или монстры. После карты руин её место на свободных руинах, пока они есть.

## Ambush cards

cartographers-card-goblin_attack = Атака гоблинов
cartographers-card-goblin_attack-rule = Три клетки монстров по диагонали: на вашей карте их рисует игрок справа (против часовой стрелки). В одиночной игре: без поворотов, из правого нижнего угла и дальше против часовой стрелки до первого свободного места.
cartographers-card-bugbear_assault = Натиск багбиров
cartographers-card-bugbear_assault-rule = Две вертикальные пары клеток монстров через один столбец: на вашей карте их рисует игрок слева (по часовой стрелке). В одиночной игре: без поворотов, из правого верхнего угла и дальше по часовой стрелке до первого свободного места.
cartographers-card-kobold_onslaught = Нашествие кобольдов
cartographers-card-kobold_onslaught-rule = Маленькая буква «Т» из 4 клеток монстров: на вашей карте её рисует игрок слева (по часовой стрелке). В одиночной игре: без поворотов, из левого нижнего угла и дальше по часовой стрелке до первого свободного места.
cartographers-card-gnoll_raid = Набег гноллов
cartographers-card-gnoll_raid-rule = Скоба из 5 клеток монстров: на вашей карте её рисует игрок справа (против часовой стрелки). В одиночной игре: без поворотов, из левого верхнего угла и дальше против часовой стрелки до первого свободного места.

## Edicts

cartographers-edict-sentinel_wood = Сторожевой лес
cartographers-edict-sentinel_wood-rule = 1 звезда за каждую клетку леса на краю карты. Угловая клетка идёт в счёт один раз; граница с ущельем — не край карты.
cartographers-edict-greenbough = Зелёный край
cartographers-edict-greenbough-rule = 1 звезда за каждый ряд и 1 за каждый столбец с лесом. Сколько в них клеток леса, не важно.
cartographers-edict-treetower = Дерево-великан
cartographers-edict-treetower-rule = 1 звезда за каждую клетку леса без открытых сторон: с каждой из четырёх — заполненная клетка или край карты. Руины закрывают сторону, только когда на них что-то нарисовано.
cartographers-edict-stoneside_forest = Горнолесье
cartographers-edict-stoneside_forest-rule = 3 звезды за каждую клетку гор, от которой одна область леса тянется хотя бы к одной другой клетке гор. Каждая клетка гор считается один раз, сколько бы лесов к ней ни вело.
cartographers-edict-canal_lake = Приозёрье
cartographers-edict-canal_lake-rule = 1 звезда за каждую клетку водоёма рядом с полем и 1 за каждую клетку поля рядом с водоёмом. Каждая клетка считается один раз; касание углами не в счёт.
cartographers-edict-mages_valley = Долина волшебников
cartographers-edict-mages_valley-rule = 2 звезды за каждую клетку водоёма и 1 за каждую клетку поля рядом с горами. Даже между двумя горами клетка считается один раз.
cartographers-edict-golden_granary = Золотая жила
cartographers-edict-golden_granary-rule = 1 звезда за каждую клетку водоёма рядом с руинами, даже если на них уже что-то нарисовано; 3 звезды за каждую клетку поля на руинах. Водоём на руинах считается, только если рядом есть другие руины; поле рядом с руинами ничего не приносит.
cartographers-edict-shoreside_expanse = Нетронутые берега
cartographers-edict-shoreside_expanse-rule = 3 звезды за каждую область поля, которая не касается ни водоёма, ни края карты, и 3 за каждую область водоёма, которая не касается ни поля, ни края. Ущелье краем не считается.
cartographers-edict-wildholds = Община
cartographers-edict-wildholds-rule = 8 звёзд за каждую область поселения от шести клеток. Двенадцать соединённых клеток — всё равно одна область, то есть 8 звёзд.
cartographers-edict-great_city = Великий город
cartographers-edict-great_city-rule = В счёт идут только области поселения, которые не касаются гор: самая большая из них приносит по 1 звезде за клетку. Если самых больших несколько, считается одна.
cartographers-edict-greengold_plains = Земля обетованная
cartographers-edict-greengold_plains-rule = 3 звезды за каждую область поселения, у которой среди соседей есть хотя бы три из пяти: лес, поле, водоём, монстры, горы. Пустые клетки, свободные руины, ущелье и край карты не в счёт.
cartographers-edict-shieldgate = Форпост
cartographers-edict-shieldgate-rule = Вторая по размеру область поселения приносит по 2 звезды за клетку. Если первое место делят две области, второй считается одна из них; единственная область ничего не приносит.
cartographers-edict-borderlands = Необъятные просторы
cartographers-edict-borderlands-rule = 6 звёзд за каждый ряд и 6 за каждый столбец без пустых клеток. Горы и ущелье считаются заполненными, свободные руины — нет.
cartographers-edict-lost_barony = Затерянное княжество
cartographers-edict-lost_barony-rule = 3 звезды, умноженные на сторону самого большого квадрата без пустых клеток: квадрат 4×4 приносит 12. Горы и ущелье считаются заполненными.
cartographers-edict-broken_road = Разбитые дороги
cartographers-edict-broken_road-rule = 3 звезды за каждую диагональ без пустых клеток, которая идёт от левого края вправо и вниз до нижнего. Левый нижний угол — тоже такая диагональ из одной клетки; диагонали с другим наклоном не считаются.
cartographers-edict-cauldrons = Кальдеры
cartographers-edict-cauldrons-rule = 1 звезда за каждую одинокую пустую клетку: с каждой её стороны — заполненная клетка или край карты. Две пустые клетки рядом ничего не приносят; свободные руины тоже считаются пустыми.

## Skills

cartographers-skill-acrobatics = Акробатика
cartographers-skill-acrobatics-rule = 2 монеты, когда открыта засада: на вашей карте вместо фигуры засады появляются только две соседние клетки монстров. По правилам одиночной игры вы решаете, как они лягут: горизонтально или вертикально.
cartographers-skill-concentration = Концентрация
cartographers-skill-concentration-rule = 3 монеты, после того как вы нарисовали фигуру с открытой карты: нарисуйте её ещё раз с той же местностью. Вторая фигура не приносит монету с карты и не обязана накрывать руины.
cartographers-skill-wound_healing = Лечение ран
cartographers-skill-wound_healing-rule = 1 монета, до или после вашего рисунка: добавьте две соседние клетки с одной из местностей открытой карты. Хотя бы одна из них должна граничить с монстрами.
cartographers-skill-diplomacy = Дипломатия
cartographers-skill-diplomacy-rule = 1 монета, в любой момент хода, даже когда открыта засада: добавьте одну клетку, которая считается и полем, и поселением.
cartographers-skill-secret_knowledge = Тайные знания
cartographers-skill-secret_knowledge-rule = Бесплатно: нарисуйте фигуру с открытой карты как поселение, какая бы местность там ни была указана. После карты руин она всё равно должна накрыть руины.
cartographers-skill-stealth = Скрытность
cartographers-skill-stealth-rule = Бесплатно: фигура может выступать за край, и рисуется только та часть, что попала на карту. Перекрывать заполненные клетки по-прежнему нельзя; монету с карты вы получаете.
cartographers-skill-negotiation = Переговоры
cartographers-skill-negotiation-rule = 1 монета: вместо фигуры с открытой карты нарисуйте квадрат 2×2 с одной из её местностей. Монету с карты он не приносит, а после карты руин должен накрыть руины.
cartographers-skill-search = Поиск
cartographers-skill-search-rule = Бесплатно, после вашего рисунка: добавьте одну клетку той же местности вплотную к фигуре этого хода.

## Terrains and other cells

cartographers-terrain-forest = лес
cartographers-terrain-village = поселение
cartographers-terrain-field = поле
cartographers-terrain-water = водоём
cartographers-terrain-monster = монстры
cartographers-terrain-field_village = поле и поселение
cartographers-terrain-mountain = горы
cartographers-terrain-wasteland = ущелье
cartographers-terrain-ruins = руины
cartographers-terrain-empty = пустая клетка

## Seasons, map sides, letters

cartographers-season-spring = Весна
cartographers-season-summer = Лето
cartographers-season-fall = Осень
cartographers-season-winter = Зима
cartographers-side-A = Дикие земли
cartographers-side-B = Пустошь
cartographers-letter-A = А
cartographers-letter-B = Б
cartographers-letter-C = В
cartographers-letter-D = Г

## Titles of the solo game

cartographers-title-legendary_cartographer = Легендарный картограф
cartographers-title-master_mapsmith = Искусный мастер
cartographers-title-journeyman_topographer = Способный подмастерье
cartographers-title-apprentice_surveyor = Прилежный ученик
cartographers-title-amateur_assessor = Непутёвый помощник
cartographers-title-inept_assistant = Рассеянный дилетант
cartographers-title-dimwitted_doodler = Криворукий чертёжник
cartographers-title-oblivious_inkdrinker = Растратчик чернил
cartographers-title-none = пока без титула

## Events

cartographers-edict-dealt = Указ { $letter }: «{ $edict }».
cartographers-skill-dealt = В игре навык «{ $skill }».
cartographers-season-began = Начинается сезон «{ $season }».
cartographers-card-revealed = Открыта карта «{ $card }».
cartographers-ruins-revealed = Открыта карта руин «{ $card }». Следующая фигура должна накрыть руины.
cartographers-ambush-revealed = Засада: «{ $card }»!
cartographers-drew = { $seat } делает набросок: { $terrain } ({ $cells }), карта: { $owner }.
cartographers-chose-skill = { $seat } выбирает навык «{ $skill }» { $cost ->
    [0] (бесплатно)
    [one] ({ $cost } монета)
    [few] ({ $cost } монеты)
    [many] ({ $cost } монет)
   *[other] ({ $cost } монеты)
}.
cartographers-done = { $seat } откладывает карандаш.
cartographers-drawn = { $seat } рисует: { $terrain } ({ $cells }).
cartographers-monsters-drawn = { $seat }: на карте появляются { $terrain } ({ $cells }).
cartographers-ambush-missed = { $seat }: засаде «{ $card }» не нашлось места на карте.
cartographers-skill-used = { $seat } применяет навык «{ $skill }» { $cost ->
    [0] (бесплатно)
    [one] ({ $cost } монета)
    [few] ({ $cost } монеты)
    [many] ({ $cost } монет)
   *[other] ({ $cost } монеты)
}.
cartographers-coins-earned = { $seat } получает { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}.
cartographers-season-scored = { $seat }, сезон «{ $season }»: { $total ->
    [one] { $total } звезда
    [few] { $total } звезды
    [many] { $total } звёзд
   *[other] { $total } звезды
} («{ $first_edict }» — { $first_stars }, «{ $second_edict }» — { $second_stars }, монеты — { $coins }, потери от монстров — { $monsters }).
cartographers-game-over = Партия окончена.
cartographers-solo-title = { $seat }: итоговый счёт { $rating } — { $title }.

## What to decide now

cartographers-decision-draw = Выберите фигуру и местность и рисуйте на своей карте.
cartographers-decision-finish = Завершите ход, если рисунок вас устраивает. Если доступен навык, его ещё можно применить.
cartographers-decision-answer = Засада! Примените навык или встречайте монстров.
cartographers-decision-ambush = Нарисуйте монстров на карте соседа.
cartographers-decision-dodge = «Акробатика»: выберите, как лягут две клетки монстров: горизонтально или вертикально.
cartographers-decision-stealth = «Скрытность»: нарисуйте фигуру так, чтобы она выступала за край.
cartographers-decision-secret-knowledge = «Тайные знания»: нарисуйте фигуру с открытой карты как поселение.
cartographers-decision-negotiation = «Переговоры»: нарисуйте квадрат 2×2 с местностью открытой карты.
cartographers-decision-wound-healing = «Лечение ран»: нарисуйте рядом с монстрами две соседние клетки с местностью открытой карты.
cartographers-decision-diplomacy = «Дипломатия»: выберите свободную клетку — она станет и полем, и поселением.
cartographers-decision-concentration = «Концентрация»: нарисуйте ту же фигуру ещё раз.
cartographers-decision-search = «Поиск»: добавьте одну клетку вплотную к только что нарисованной фигуре.
cartographers-decision-reveal = Открывается следующая карта.
cartographers-decision-deal-edict = Случай выбирает карту подсчёта очков для указа.
cartographers-decision-deal-skill = Случай выбирает навык для этой партии.

## Where stars come from

cartographers-source-edict-a = Указ А
cartographers-source-edict-b = Указ Б
cartographers-source-edict-c = Указ В
cartographers-source-edict-d = Указ Г
cartographers-source-coins = Монеты
cartographers-source-monsters = Монстры

## Why a bot plays a move

cartographers-reason-edict = Указ «{ $edict }»: { $stars ->
    [one] +{ $stars } звезда
    [few] +{ $stars } звезды
    [many] +{ $stars } звёзд
   *[other] +{ $stars } звезды
} за оставшиеся сезоны.
cartographers-reason-edict-lost = Указ «{ $edict }»: { $stars ->
    [one] −{ $stars } звезда
    [few] −{ $stars } звезды
    [many] −{ $stars } звёзд
   *[other] −{ $stars } звезды
} за оставшиеся сезоны.
cartographers-reason-coin = Приносит монету малой фигуры.
cartographers-reason-mountain = Окружает гору на { $cell }: монета.
cartographers-reason-fences = Закрывает клетки рядом с монстрами: { $stars ->
    [one] +{ $stars } звезда
    [few] +{ $stars } звезды
    [many] +{ $stars } звёзд
   *[other] +{ $stars } звезды
} за оставшиеся сезоны.
cartographers-reason-monsters = Клетки рядом с монстрами: { $stars ->
    [one] −{ $stars } звезда
    [few] −{ $stars } звезды
    [many] −{ $stars } звёзд
   *[other] −{ $stars } звезды
} за оставшиеся сезоны.
cartographers-reason-ruins-kept = Оставляет руины на { $cells } свободными для следующей карты руин.
cartographers-reason-attack = { $owner } теряет на этом { $stars ->
    [one] { $stars } звезду
    [few] { $stars } звезды
    [many] { $stars } звёзд
   *[other] { $stars } звезды
}, если ничего не изменится.
cartographers-reason-attack-nothing = { $owner } пока ничего на этом не теряет.
cartographers-reason-attack-helps = { $owner } получает от этого { $stars ->
    [one] { $stars } звезду
    [few] { $stars } звезды
    [many] { $stars } звёзд
   *[other] { $stars } звезды
}, если ничего не изменится.
cartographers-reason-snug = Пока не меняет счёт; рядом { $cells ->
    [one] { $cells } заполненная клетка
    [few] { $cells } заполненные клетки
    [many] { $cells } заполненных клеток
   *[other] { $cells } заполненные клетки
}.
cartographers-reason-quiet = Пока не меняет счёт.
cartographers-reason-only-move = Другого хода нет.
cartographers-reason-skill = Применяет навык «{ $skill }» за { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}.
cartographers-reason-skill-free = Применяет навык «{ $skill }» бесплатно.
cartographers-reason-dodge = Клеток монстров будет { $few }, а не { $cells }.
cartographers-reason-no-skill = Не применяет навыков против засады.
cartographers-reason-done = Больше ничего не рисует.

## Options of a new game

cartographers-option-side = Карта
cartographers-option-side-help = Все рисуют на одной и той же стороне; посередине стороны Б лежит ущелье, где рисовать нельзя.
cartographers-option-side-A = А: Дикие земли
cartographers-option-side-B = Б: Пустошь
cartographers-option-edicts = Указы
cartographers-option-edicts-help = Доверьте выбор четырёх карт подсчёта очков случаю или возьмите сами по одной каждого вида.
cartographers-option-edicts-random = Случайные
cartographers-option-skills = Навыки
cartographers-option-skills-help = На партию открыты три навыка; за сезон каждый может применить один из них, и только однажды.
cartographers-option-skills-off = Без навыков
cartographers-option-skills-random = Три случайных
cartographers-option-ambush = Засады
cartographers-option-ambush-help = Когда игроков несколько, монстров рисуют соседи или засада идёт из своего угла, как в одиночной игре.
cartographers-option-ambush-pass = Рисуют соседи
cartographers-option-ambush-solo = Из угла, как в одиночной игре
cartographers-option-full_map = Полная карта (соло)
cartographers-option-full_map-help = Что происходит в одиночной игре, если вся карта заполнена до конца зимы.
cartographers-option-full_map-score_season = Подсчитать сезон и закончить
cartographers-option-full_map-stop = Закончить без подсчёта
cartographers-option-full_map-score_all = Подсчитать все оставшиеся сезоны

## Above the maps in a terminal

cartographers-headline-season = { $season }, время { $time } из { $duration }
cartographers-headline-scored = { $letter } { $edict } (считается в этом сезоне)
cartographers-headline-edict = { $letter } { $edict }
cartographers-headline-card = Карта: { $card }
cartographers-headline-seat = { $seat }: { $total ->
    [one] { $total } звезда
    [few] { $total } звезды
    [many] { $total } звёзд
   *[other] { $total } звезды
} за { $seasons ->
    [one] { $seasons } сезон
    [few] { $seasons } сезона
    [many] { $seasons } сезонов
   *[other] { $seasons } сезона
}, монеты: { $coins } из { $track }

## Why a move is refused

cartographers-illegal-waiting = Сейчас вам нечего решать.
cartographers-illegal-decision = Сейчас так нельзя. { $decision }
cartographers-illegal-skill-absent = Навыка «{ $skill }» нет в игре.
cartographers-illegal-skill-used = Один навык за сезон: вы уже применили навык «{ $skill }».
cartographers-illegal-skill-time = Навык «{ $skill }» применяют в другой момент хода.
cartographers-illegal-skill-coins = Навык «{ $skill }» стоит { $cost ->
    [one] { $cost } монету
    [few] { $cost } монеты
   *[many] { $cost } монет
}, а у вас { $coins }.
cartographers-illegal-skill-no-room = С навыком «{ $skill }» сейчас нечего нарисовать.
cartographers-illegal-mountain = { $cell } — горы.
cartographers-illegal-wasteland = { $cell } — ущелье.
cartographers-illegal-filled = Клетка { $cell } уже заполнена.
cartographers-illegal-terrain = На карте «{ $card }» нет такой местности: { $terrain }.
cartographers-illegal-single-cell = Фигура ещё помещается, поэтому одну клетку рисовать нельзя.
cartographers-illegal-no-shape = Ни одну фигуру карты нарисовать нельзя: нарисуйте одну клетку.
cartographers-illegal-shape = Такой фигуры нет на карте «{ $card }».
cartographers-illegal-acrobatics = «Акробатика»: на этой карте появятся лишь две соседние клетки монстров.
cartographers-illegal-coin = Слово «coin» пишут только при фигуре, которая приносит монету, и при ней всегда.
cartographers-illegal-ruins = Фигура должна закрывать руины, пока это возможно.
