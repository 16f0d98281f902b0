# The Guild of Merchant Explorers: what players read.

## The game

explorers-name = Гильдия купцов-путешественников
explorers-tagline = Отправляйте путешественников по суше и морю, открывайте деревни и соединяйте города королевства.

## Maps

explorers-map-avenia = Авения
explorers-map-avenia-rule = Особых клеток нет. Земля — это область клеток, отрезанная морем или краем карты; одна из миссий требует деревень на разных землях.
explorers-map-aghon = Агон
explorers-map-aghon-rule = Множество островков и никаких особых правил. Большинство городов стоит у моря.
explorers-map-kazan = Казан
explorers-map-kazan-rule = Вулканы исследовать нельзя. В двух горных регионах нет пустых клеток, и деревень там не бывает. Развалины отмечены буквами, которые называют миссии.
explorers-map-cnidaria = Нидария
explorers-map-cnidaria-rule = Рифы исследовать нельзя. На развалинах есть символ. Кристалл заменяет любую местность: первое исследование приносит его ценность и ценность всех кристаллов, исследованных раньше.
explorers-map-north_proylia = Северная Пройлия
explorers-map-north_proylia-rule = Дополнение, не проверено. Лёд заменяет любую местность, но забирает двух путешественников карты, если она требует определённой местности. Неограниченные линии по льду не идут.
explorers-map-xawskil = Ксоскил
explorers-map-xawskil-rule = Дополнение, не проверено. В конце игры вы получаете монеты за число земель, на которых исследовали хотя бы одну клетку.

## Explore cards

explorers-card-basic_grassland = Равнина
explorers-card-basic_grassland-rule = Исследуйте до 2 клеток равнины. Они не обязаны соседствовать.
explorers-card-basic_desert = Пустыня
explorers-card-basic_desert-rule = Исследуйте до 2 клеток пустыни. Они не обязаны соседствовать.
explorers-card-basic_mountain = Горы
explorers-card-basic_mountain-rule = Исследуйте 1 клетку гор.
explorers-card-basic_sea = Море
explorers-card-basic_sea-rule = Исследуйте до 3 клеток моря на одной прямой без пропусков. Линия может расти с обоих концов.
explorers-card-basic_any = Две любые
explorers-card-basic_any-rule = Исследуйте до 2 клеток любой местности; вторая должна соседствовать с первой.
explorers-card-era_1 = Карта эпохи I
explorers-card-era_1-rule = В первой эпохе вы получаете две карты экспедиций, оставляете одну и используете её. Позже эта карта используется снова.
explorers-card-era_2 = Карта эпохи II
explorers-card-era_2-rule = Во второй эпохе вы получаете две карты экспедиций, оставляете одну и используете её. Позже эта карта используется снова.
explorers-card-era_3 = Карта эпохи III
explorers-card-era_3-rule = В третьей эпохе вы получаете две карты экспедиций, оставляете одну и используете её. В четвёртой эта карта используется снова.
explorers-card-era_any = Карта эпох I/II/III
explorers-card-era_any-rule = Используйте ещё раз любую из трёх своих карт экспедиций.

## Investigate cards

explorers-card-path_grassland_sea_5 = Путь по равнине и морю
explorers-card-path_grassland_sea_5-rule = Путь до 5 клеток равнины и моря в любом сочетании; каждая клетка соседствует с предыдущей.
explorers-card-path_desert_sea_5 = Путь по пустыне и морю
explorers-card-path_desert_sea_5-rule = Путь до 5 клеток пустыни и моря в любом сочетании; каждая клетка соседствует с предыдущей.
explorers-card-path_mountain_sea_4 = Путь по горам и морю
explorers-card-path_mountain_sea_4-rule = Путь до 4 клеток гор и моря в любом сочетании; каждая клетка соседствует с предыдущей.
explorers-card-mix_mountain2_grassland3 = Горы и равнина
explorers-card-mix_mountain2_grassland3-rule = До 2 клеток гор и до 3 клеток равнины в любом порядке; соседство не требуется.
explorers-card-mix_sea1_grassland4 = Море и равнина
explorers-card-mix_sea1_grassland4-rule = До 1 клетки моря и до 4 клеток равнины в любом порядке; соседство не требуется.
explorers-card-mix_mountain2_desert3 = Горы и пустыня
explorers-card-mix_mountain2_desert3-rule = До 2 клеток гор и до 3 клеток пустыни в любом порядке; соседство не требуется.
explorers-card-mix_sea1_desert4 = Море и пустыня
explorers-card-mix_sea1_desert4-rule = До 1 клетки моря и до 4 клеток пустыни в любом порядке; соседство не требуется.
explorers-card-mix_sea1_mountain3 = Море и горы
explorers-card-mix_sea1_mountain3-rule = До 1 клетки моря и до 3 клеток гор в любом порядке; соседство не требуется.
explorers-card-mix_desert1_grassland1_mountain1_sea2 = Всего понемногу
explorers-card-mix_desert1_grassland1_mountain1_sea2-rule = До 1 клетки пустыни, 1 равнины, 1 гор и до 2 клеток моря в любом порядке; соседство не требуется.
explorers-card-line_land_unlimited = Напрямик по суше
explorers-card-line_land_unlimited-rule = Сколько угодно клеток суши, местности вперемешку, на одной прямой без пропусков. Линия может расти с обоих концов.
explorers-card-line_sea_unlimited = Напрямик по морю
explorers-card-line_sea_unlimited-rule = Сколько угодно клеток моря на одной прямой без пропусков. Линия может расти с обоих концов.
explorers-card-mountain3_coins_x2 = Золото гор
explorers-card-mountain3_coins_x2-rule = До 3 клеток гор; клетки с монетами среди них платят вдвойне.
explorers-card-grassland4_coins_x3 = Золото равнин
explorers-card-grassland4_coins_x3-rule = До 4 клеток равнины; клетки с монетами среди них платят втройне.
explorers-card-desert4_coins_x3 = Золото пустынь
explorers-card-desert4_coins_x3-rule = До 4 клеток пустыни; клетки с монетами среди них платят втройне.
explorers-card-single_region_4 = Один регион
explorers-card-single_region_4-rule = До 4 клеток одного региона суши; соседство не требуется. Среди них могут быть клетки любой местности, касающиеся региона.
explorers-card-burst_grassland = Равнина и окрестности
explorers-card-burst_grassland-rule = Одна клетка равнины, затем до 5 клеток вокруг неё, какой бы ни была их местность.
explorers-card-burst_mountain = Горы и окрестности
explorers-card-burst_mountain-rule = Одна клетка гор, затем до 5 клеток вокруг неё, какой бы ни была их местность.
explorers-card-burst_desert = Пустыня и окрестности
explorers-card-burst_desert-rule = Одна клетка пустыни, затем до 5 клеток вокруг неё, какой бы ни была их местность.
explorers-card-burst_sea = Море и окрестности
explorers-card-burst_sea-rule = Одна клетка моря, затем до 5 клеток вокруг неё, какой бы ни была их местность.
explorers-card-lance_grassland = Напрямик с равнины
explorers-card-lance_grassland-rule = Одна клетка равнины, затем до 3 клеток любой местности на одной прямой с ней.
explorers-card-lance_mountain = Напрямик с гор
explorers-card-lance_mountain-rule = Одна клетка гор, затем до 3 клеток любой местности на одной прямой с ней.
explorers-card-lance_desert = Напрямик из пустыни
explorers-card-lance_desert-rule = Одна клетка пустыни, затем до 3 клеток любой местности на одной прямой с ней.
explorers-card-lance_sea = Напрямик с моря
explorers-card-lance_sea-rule = Одна клетка моря, затем до 3 клеток любой местности на одной прямой с ней.
explorers-card-two_village_lines = Две дороги
explorers-card-two_village_lines-rule = От каждой из двух разных деревень — прямая линия до 3 клеток любой местности, сначала одна, потом другая. Столица здесь считается деревней; деревня, открытая по дороге, тоже подходит.
explorers-card-sea4_then_cities = Море, затем гавани
explorers-card-sea4_then_cities-rule = До 4 клеток моря, затем сколько угодно городов по соседству с ними.
explorers-card-sea4_then_2_coins = Море, затем монеты
explorers-card-sea4_then_2_coins-rule = До 4 клеток моря, затем до 2 клеток с монетами любой местности по соседству с ними.
explorers-card-sea4_extra_treasure = Море и сокровища
explorers-card-sea4_extra_treasure-rule = До 4 клеток моря; каждые развалины, впервые исследованные в этот ход, приносят две карты сокровищ.
explorers-card-sea_5 = Пять морских клеток
explorers-card-sea_5-rule = До 5 клеток моря; соседство не требуется.

## Goals

explorers-goal-avenia_1 = Три земли
explorers-goal-avenia_1-rule = Деревни на трёх разных землях.
explorers-goal-avenia_2 = Две башни
explorers-goal-avenia_2-rule = Две смотровые башни.
explorers-goal-avenia_3 = Развалины на краю
explorers-goal-avenia_3-rule = Исследованы трое развалин на краю карты.
explorers-goal-avenia_4 = Большой регион
explorers-goal-avenia_4-rule = Деревня в регионе из пяти или более клеток.
explorers-goal-avenia_5 = Две крупные фактории
explorers-goal-avenia_5-rule = Две фактории в городах ценностью 3 и выше.
explorers-goal-avenia_6 = Пять деревень
explorers-goal-avenia_6-rule = Пять деревень на карте.
explorers-goal-aghon_1 = Деревни повсюду
explorers-goal-aghon_1-rule = По деревне на равнине, в пустыне и в горах.
explorers-goal-aghon_2 = Торговля повсюду
explorers-goal-aghon_2-rule = По фактории на равнине, в пустыне и в горах.
explorers-goal-aghon_3 = Развалины у каждого берега
explorers-goal-aghon_3-rule = Исследованные развалины вместе соседствуют с равниной, пустыней и горами. Одни развалины могут засчитываться за несколько.
explorers-goal-aghon_4 = У подножия башни
explorers-goal-aghon_4-rule = Деревня по соседству с вашей смотровой башней.
explorers-goal-aghon_5 = Богатый путь
explorers-goal-aghon_5-rule = Завершите торговый путь, который приносит 12 монет или больше.
explorers-goal-aghon_6 = Горный народ
explorers-goal-aghon_6-rule = Две деревни в горах.
explorers-goal-kazan_1 = Развалины A и J
explorers-goal-kazan_1-rule = Исследованы развалины A и J.
explorers-goal-kazan_2 = Развалины C и северо-восток
explorers-goal-kazan_2-rule = Исследованы развалины C, и на северо-восточной клетке открытий стоит башня.
explorers-goal-kazan_3 = Рядом с развалинами
explorers-goal-kazan_3-rule = Деревня по соседству с развалинами, исследованными или нет.
explorers-goal-kazan_4 = Великая цепь
explorers-goal-kazan_4-rule = Два города и двое развалин одновременно заняты вашими путешественниками и соединены путешественниками и деревнями. Столица здесь не соединяет.
explorers-goal-kazan_5 = Богатая находка
explorers-goal-kazan_5-rule = Исследуйте клетку, на которой напечатано три монеты или больше.
explorers-goal-kazan_6 = Развалины B и D
explorers-goal-kazan_6-rule = Исследованы развалины B и D.
explorers-goal-cnidaria_1 = При свете кристаллов
explorers-goal-cnidaria_1-rule = Две деревни по соседству с кристаллами, одним и тем же или разными.
explorers-goal-cnidaria_2 = Один символ
explorers-goal-cnidaria_2-rule = Исследованы трое развалин с одинаковым символом.
explorers-goal-cnidaria_3 = Одна местность
explorers-goal-cnidaria_3-rule = Три деревни на одной и той же местности.
explorers-goal-cnidaria_4 = Три символа
explorers-goal-cnidaria_4-rule = Исследованы развалины каждого из трёх символов.
explorers-goal-cnidaria_5 = Два кристалла
explorers-goal-cnidaria_5-rule = Исследованы два кристалла.
explorers-goal-cnidaria_6 = Роскошный путь
explorers-goal-cnidaria_6-rule = Завершите торговый путь, который приносит 16 монет или больше.
explorers-goal-north_proylia_1 = У кромки льда
explorers-goal-north_proylia_1-rule = Две деревни по соседству со льдом.
explorers-goal-north_proylia_2 = Ледяные развалины
explorers-goal-north_proylia_2-rule = Исследованы двое развалин на льду.
explorers-goal-north_proylia_3 = Торговые деревни
explorers-goal-north_proylia_3-rule = Две деревни по соседству с городами, где есть ваши фактории.
explorers-goal-north_proylia_4 = Через лёд
explorers-goal-north_proylia_4-rule = Завершите торговый путь, в соединённой группе которого есть путешественник на льду.
explorers-goal-north_proylia_5 = Дальний север
explorers-goal-north_proylia_5-rule = Деревня на северном краю карты.
explorers-goal-north_proylia_6 = Малые регионы
explorers-goal-north_proylia_6-rule = Деревни в трёх разных регионах, в каждом из которых не больше трёх клеток.
explorers-goal-xawskil_1 = Пять земель
explorers-goal-xawskil_1-rule = Деревни на пяти разных землях.
explorers-goal-xawskil_2 = Дальний запад
explorers-goal-xawskil_2-rule = Исследуйте клетку самой западной земли.
explorers-goal-xawskil_3 = Три башни
explorers-goal-xawskil_3-rule = Три смотровые башни.
explorers-goal-xawskil_4 = Соседи
explorers-goal-xawskil_4-rule = Две деревни на одной земле.
explorers-goal-xawskil_5 = Крупная фактория
explorers-goal-xawskil_5-rule = Фактория в городе ценностью 5 и выше.
explorers-goal-xawskil_6 = Шестеро развалин
explorers-goal-xawskil_6-rule = Исследовано шестеро развалин.

## Treasures

explorers-treasure-place_explorer = Рука помощи
explorers-treasure-place_explorer-rule = Сразу: поставьте путешественника на любую клетку рядом со своими путешественниками, деревнями или столицей. Можно отказаться.
explorers-treasure-two_coins = Две монеты
explorers-treasure-two_coins-rule = Сразу: получите 2 монеты.
explorers-treasure-vase = Ваза
explorers-treasure-vase-rule = В конце игры 1, 2, 3 или 4 вазы приносят 1, 4, 9 или 16 монет, каждая следующая — ещё 4.
explorers-treasure-tower_bonus = Печать башен
explorers-treasure-tower_bonus-rule = В конце игры 1 монета за каждую вашу смотровую башню.
explorers-treasure-grassland_villages = Печать равнин
explorers-treasure-grassland_villages-rule = В конце игры 1 монета за каждую вашу деревню на равнине.
explorers-treasure-desert_villages = Печать пустынь
explorers-treasure-desert_villages-rule = В конце игры 1 монета за каждую вашу деревню в пустыне.
explorers-treasure-mountain_villages = Печать гор
explorers-treasure-mountain_villages-rule = В конце игры 1 монета за каждую вашу деревню в горах.
explorers-treasure-village_pairs = Печать деревень
explorers-treasure-village_pairs-rule = В конце игры 1 монета за каждые две ваши деревни.

## Terrains and spaces

explorers-terrain-grassland = равнина
explorers-terrain-desert = пустыня
explorers-terrain-mountain = горы
explorers-terrain-sea = море
explorers-terrain-wild = любая местность
explorers-terrain-capital = столица
explorers-terrain-ice = лёд
explorers-feature-none = открытое море
explorers-feature-blank = пустая клетка
explorers-feature-coin = клетка с монетами
explorers-feature-city = город
explorers-feature-ruin = развалины
explorers-feature-discovery = клетка открытий
explorers-feature-crystal = кристалл
explorers-feature-capital = столица
explorers-piece-explorer = путешественник
explorers-piece-village = деревня
explorers-piece-tower = смотровая башня
explorers-piece-post = фактория

## Levels and goal values

explorers-level-easy = лёгкий
explorers-level-normal = обычный
explorers-level-hard = сложный
explorers-value-first = Большая
explorers-value-later = Меньшая

## Events everybody sees

explorers-goal-dealt = Миссия в игре: «{ $goal }».
explorers-era-began = Начинается эпоха { $era ->
    [1] I
    [2] II
    [3] III
   *[other] IV
}.
explorers-card-revealed = Открыта карта «{ $card }».
explorers-goal-covered = { $value } награда миссии «{ $goal }» закрыта жетоном.
explorers-done = { $seat } завершает ход.
explorers-card-kept = { $seat } оставляет карту экспедиции «{ $card }».
explorers-card-reused = { $seat } снова использует карту «{ $card }».
explorers-explored = { $seat } исследует: { $cells }.
explorers-stayed = { $seat } ничего не исследует.
explorers-treasure-used = { $seat } находит сокровище: «{ $treasure }».
explorers-treasures-kept = { $seat } хранит до конца игры { $count ->
    [one] { $count } карту сокровищ
    [few] { $count } карты сокровищ
    [many] { $count } карт сокровищ
   *[other] { $count } карты сокровищ
}.
explorers-spaces = { $seat } получает { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
} на клетках с монетами.
explorers-villages = { $seat } открывает деревню ({ $cells }): { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}.
explorers-towers = { $seat } строит башню ({ $cells }): { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}.
explorers-crystals = { $seat } находит кристалл ({ $cells }): { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}.
explorers-routes = { $seat } завершает торговые пути: { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
} (фактория: { $cells }).
explorers-treasures = { $seat } получает { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
} за сокровища.
explorers-goal = { $seat } выполняет миссию «{ $goal }»: { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}.
explorers-era-ended = Эпоха { $era ->
    [1] I
    [2] II
    [3] III
   *[other] IV
} закончилась, путешественники возвращаются.
explorers-final-coins = { $seat } получает { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
} в конце игры.
explorers-game-over = Игра окончена.
explorers-solo-won = { $seat } побеждает, уровень «{ $level }»: все миссии выполнены, монет достаточно.
explorers-solo-lost = { $seat } не побеждает, уровень «{ $level }». Не хватает: { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
} и { $goals ->
    [one] { $goals } миссия
    [few] { $goals } миссии
    [many] { $goals } миссий
   *[other] { $goals } миссии
}.

## Events only their seat sees

explorers-offered = { $seat } может оставить одну: «{ $first_card }» или «{ $second_card }».
explorers-treasure-drawn = { $seat } берёт сокровище: «{ $treasure }».
explorers-treasure-kept = { $seat } хранит сокровище до конца игры: «{ $treasure }».
explorers-kept-card = { $seat } оставляет карту «{ $card }».
explorers-reused-card = { $seat } снова использует карту «{ $card }».
explorers-put-explorer = { $seat } ставит путешественника: { $cell }.
explorers-put-free-explorer = { $seat } ставит дополнительного путешественника: { $cell }.
explorers-declined = { $seat } отказывается от дополнительного путешественника.
explorers-linked = { $seat } соединяет { $first_cell } и { $second_cell }.
explorers-own-spaces = { $seat }: { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
} с клетки.
explorers-own-villages = { $seat }: деревня ({ $cells }), { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}.
explorers-own-towers = { $seat }: башня ({ $cells }), { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}.
explorers-own-crystals = { $seat }: кристалл ({ $cells }), { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}.
explorers-own-routes = { $seat }: торговый путь, { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}; фактория стоит на клетке { $cells }.
explorers-own-treasures = { $seat }: { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
} за карту сокровищ.
explorers-own-goal = { $seat }: миссия «{ $goal }» выполнена; { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}, когда все завершат ход.

## What to decide now

explorers-decision-keep = Выберите карту экспедиции, которую оставите себе.
explorers-decision-reuse = Выберите, какую из своих карт экспедиций использовать ещё раз.
explorers-decision-explore = Поставьте следующего путешественника или завершите ход.
explorers-decision-village = Регион исследован целиком: выберите место для деревни.
explorers-decision-route = Выберите города торгового пути и тот из них, где встанет фактория.
explorers-decision-free = Поставьте дополнительного путешественника на доступную клетку или откажитесь.
explorers-decision-deal-goal = Случай выбирает миссию.
explorers-decision-reveal = Открывается следующая карта.
explorers-decision-offer = Раздаются карты экспедиций.
explorers-decision-draw = Берётся карта сокровищ.

## Where coins come from

explorers-source-spaces = Клетки с монетами
explorers-source-villages = Деревни
explorers-source-towers = Башни
explorers-source-crystals = Кристаллы
explorers-source-routes = Торговые пути
explorers-source-goals = Миссии
explorers-source-treasures = Сокровища
explorers-source-lands = Земли
explorers-source-final = Отложенные сокровища
explorers-source-goal = Миссия
explorers-part-1 = Эпоха I
explorers-part-2 = Эпоха II
explorers-part-3 = Эпоха III
explorers-part-4 = Эпоха IV
explorers-part-end = Конец игры
explorers-part-now = Сейчас

## Why a bot plays a move

explorers-reason-only-move = Другого хода нет.
explorers-reason-done = Больше не выставляет путешественников в этот ход.
explorers-reason-decline = Отказывается от бесплатного путешественника.
explorers-reason-card = Разыгрывает карту «{ $card }».
explorers-reason-spaces = Собирает клетки с монетами: { $coins ->
    [one] +{ $coins } монета
    [few] +{ $coins } монеты
    [many] +{ $coins } монет
   *[other] +{ $coins } монеты
}.
explorers-reason-village = Основывает деревню на { $cell }: { $coins ->
    [one] +{ $coins } монета
    [few] +{ $coins } монеты
    [many] +{ $coins } монет
   *[other] +{ $coins } монеты
}.
explorers-reason-village-open = Завершает регион для деревни: { $coins ->
    [one] +{ $coins } монета
    [few] +{ $coins } монеты
    [many] +{ $coins } монет
   *[other] +{ $coins } монеты
}.
explorers-reason-start = Не дальше двух шагов от деревни на { $cell } для следующих эпох есть { $spaces ->
    [one] { $spaces } клетка
    [few] { $spaces } клетки
    [many] { $spaces } клеток
   *[other] { $spaces } клетки
}.
explorers-reason-tower = Строит башню на { $cell }: { $coins ->
    [one] +{ $coins } монета
    [few] +{ $coins } монеты
    [many] +{ $coins } монет
   *[other] +{ $coins } монеты
}.
explorers-reason-crystal = Находит кристалл на { $cell }: { $coins ->
    [one] +{ $coins } монета
    [few] +{ $coins } монеты
    [many] +{ $coins } монет
   *[other] +{ $coins } монеты
}.
explorers-reason-route = Замыкает торговый путь { $one } × { $two } между { $start } и { $end }: { $coins ->
    [one] +{ $coins } монета
    [few] +{ $coins } монеты
    [many] +{ $coins } монет
   *[other] +{ $coins } монеты
}.
explorers-reason-route-open = Замыкает торговый путь, самое большее { $coins ->
    [one] +{ $coins } монета
    [few] +{ $coins } монеты
    [many] +{ $coins } монет
   *[other] +{ $coins } монеты
}.
explorers-reason-post = Более ценный город на { $cell } остаётся свободным для другого пути.
explorers-reason-goal = Выполняет миссию «{ $goal }»: { $coins ->
    [one] +{ $coins } монета
    [few] +{ $coins } монеты
    [many] +{ $coins } монет
   *[other] +{ $coins } монеты
}.
explorers-reason-lands = Достигает новой земли: { $coins ->
    [one] +{ $coins } монета
    [few] +{ $coins } монеты
    [many] +{ $coins } монет
   *[other] +{ $coins } монеты
} в конце игры.
explorers-reason-ruin = Исследует развалины на { $cell }: { $cards ->
    [one] { $cards } карта сокровищ
    [few] { $cards } карты сокровищ
    [many] { $cards } карт сокровищ
   *[other] { $cards } карты сокровищ
}.
explorers-reason-region = До деревни в регионе с клеткой { $cell } не хватает { $missing ->
    [one] { $missing } клетки
   *[other] { $missing } клеток
}.
explorers-reason-towards-tower = Приближает к клетке открытий { $cell }.
explorers-reason-towards-ruin = Приближает к развалинам на { $cell }.
explorers-reason-towards-crystal = Приближает к кристаллу на { $cell }.
explorers-reason-towards-coins = Приближает к монетам на { $cell }.
explorers-reason-towards-city = Приближает к городу на { $cell }.
explorers-reason-room = Становится доступно на { $spaces ->
    [one] { $spaces } клетку
    [few] { $spaces } клетки
    [many] { $spaces } клеток
   *[other] { $spaces } клетки
} больше.
explorers-reason-quiet = Сразу ничего не приносит.

## Options of a new game

explorers-option-map = Карта
explorers-option-map-help = Все исследуют одну и ту же провинцию. Две карты дополнения взяты из любительской версии и не проверены.
explorers-option-map-avenia = Авения
explorers-option-map-aghon = Агон
explorers-option-map-kazan = Казан
explorers-option-map-cnidaria = Нидария
explorers-option-map-north_proylia = Северная Пройлия (дополнение, не проверено)
explorers-option-map-xawskil = Ксоскил (дополнение, не проверено)
explorers-option-goals = Миссии
explorers-option-goals-help = Три миссии карты выберет случай или вы сами; в одиночной игре важен их порядок.
explorers-option-goals-random = Случайные
explorers-option-level = Уровень (одиночная игра)
explorers-option-level-help = Сколько монет, кроме всех трёх миссий, нужно для победы в одиночной игре.
explorers-option-level-easy = Лёгкий: 90 монет
explorers-option-level-normal = Обычный: 120 монет
explorers-option-level-hard = Сложный: 150 монет
explorers-option-lances = Прямая от первой клетки
explorers-option-lances-help = Может ли линия четырёх карт «Напрямик…» с первой клеткой заданной местности расти по обе стороны от неё.
explorers-option-lances-both_sides = В обе стороны
explorers-option-lances-one_side = Только в одну сторону
explorers-option-village_lines = Две дороги
explorers-option-village_lines-help = Должна ли каждая линия карты «Две дороги» вести прямо от своей деревни или только начинаться рядом с ней.
explorers-option-village_lines-free = Начинается рядом с деревней
explorers-option-village_lines-collinear = Ведёт прямо от деревни
explorers-option-wild_region = Любая местность в одном регионе
explorers-option-wild_region-help = Какие клетки любой местности может исследовать карта «Один регион».
explorers-option-wild_region-touching = Те, что касаются региона
explorers-option-wild_region-first_only = Только одну, и после неё ничего
explorers-option-capital_links = Столица в великой цепи
explorers-option-capital_links-help = Соединяет ли столица города и развалины для миссии Казана «Великая цепь».
explorers-option-capital_links-no = Не соединяет
explorers-option-capital_links-yes = Соединяет

## Above the maps in a terminal

explorers-headline-era = Эпоха { $era ->
    [1] I
    [2] II
    [3] III
   *[other] IV
}, карта { $number } из { $cards }
explorers-headline-goal = Миссия: { $goal }
explorers-headline-card = Карта: { $card }
explorers-headline-seat = { $seat }: { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}, деревень { $villages }, башен { $towers }, миссий { $goals }
explorers-watch-score = { $seat }: { $total ->
    [one] { $total } монета
    [few] { $total } монеты
    [many] { $total } монет
   *[other] { $total } монеты
}
explorers-watch-winner = Победа: { $seat }, { $total ->
    [one] { $total } монета
    [few] { $total } монеты
    [many] { $total } монет
   *[other] { $total } монеты
}.

## Why a move is refused

explorers-illegal-waiting = Сейчас вам нечего решать.
explorers-illegal-decision = Сейчас так нельзя. { $decision }
explorers-illegal-no-card = Карты «{ $card }» нет среди тех, что можно выбрать.
explorers-illegal-off-map = { $cell } — не клетка, которую можно исследовать.
explorers-illegal-taken = Клетка { $cell } занята: { $piece }.
explorers-illegal-not-beside = Рядом с клеткой { $cell } нет ни ваших путешественников, ни деревень, ни столицы.
explorers-illegal-no-explorers = У вас не осталось путешественников.
explorers-illegal-card-full = Карта «{ $card }» больше не даёт исследовать клетки.
explorers-illegal-terrain = Клетка { $cell } ({ $terrain }) не подходит: карта «{ $card }» сейчас не даёт исследовать такую местность.
explorers-illegal-line = Клетка { $cell } не продолжает прямую линию.
explorers-illegal-first = Клетка { $cell } не рядом с первой клеткой этой карты.
explorers-illegal-path = Клетка { $cell } не рядом с предыдущей.
explorers-illegal-region = Клетка { $cell } — не в том же регионе.
explorers-illegal-shape = Клетка { $cell } не подходит к условию карты «{ $card }».
explorers-illegal-other-region = Клетка { $cell } — не в том регионе, который вы исследовали целиком.
explorers-illegal-not-blank = { $cell } — не пустая клетка, а деревню ставят только на такую.
explorers-illegal-not-city = { $cell } — не город.
explorers-illegal-posted = В городе { $cell } уже есть ваша фактория.
explorers-illegal-unconnected = Город { $cell } не соединён с клеткой, которую вы только что исследовали.
explorers-illegal-route = Назовите два разных города, сначала левый или верхний, потом город для фактории.
