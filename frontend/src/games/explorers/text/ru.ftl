# Explorers: words of the play screen. Names of cards, goals, treasures and terrains come ready to
# read; $names is a list of seats in words and $count how many they are; $percent and $delta come
# formatted.

## What to do now: my own turn

explorers-ui-prompt-explore = { $card }: путешественник { $number } из { $most }
explorers-ui-prompt-explore-any = { $card }: путешественник { $number }
explorers-ui-prompt-finish = { $card }: нажмите «Готово»
explorers-ui-prompt-finish-none = { $card }: исследовать нечего, нажмите «Готово»
explorers-ui-prompt-keep = Оставьте одну из { $count } карт экспедиций
explorers-ui-prompt-reuse = Используйте снова одну из { $count } своих карт экспедиций
explorers-ui-prompt-free = Рука помощи: поставьте 1 путешественника на доступную клетку
explorers-ui-prompt-village = Регион исследован: выберите место для 1 деревни
explorers-ui-prompt-route = Города соединены: выберите место для 1 фактории
explorers-ui-prompt-offer = Вам раздают карты экспедиций
explorers-ui-prompt-draw = Для вас берут карту сокровищ

## What to do now: waiting and watching

explorers-ui-prompt-wait = { $count ->
    [1] { $names } ещё исследует
   *[other] { $names } ещё исследуют
}
explorers-ui-prompt-watch = { $count ->
    [1] { $card }: { $names } исследует
   *[other] { $card }: { $names } исследуют
}
explorers-ui-prompt-deal = Раздаются миссии
explorers-ui-prompt-reveal = Открывается следующая карта
explorers-ui-prompt-over = Партия окончена

## The quieter line under it

explorers-ui-aside-explore = { $spaces ->
    [one] Отмечена { $spaces } доступная клетка
    [few] Отмечены { $spaces } доступные клетки
    [many] Отмечено { $spaces } доступных клеток
   *[other] Отмечено { $spaces } доступной клетки
}. Можно остановиться раньше.
explorers-ui-aside-keep = Она сработает сейчас и снова — в следующих эпохах.
explorers-ui-aside-reuse = В этом ходу она сработает ещё раз.
explorers-ui-aside-free = { $spaces ->
    [one] Отмечена { $spaces } клетка
    [few] Отмечены { $spaces } клетки
    [many] Отмечено { $spaces } клеток
   *[other] Отмечено { $spaces } клетки
}. Можно отказаться.
explorers-ui-aside-village = { $spaces ->
    [one] На выбор { $spaces } пустая клетка.
    [few] На выбор { $spaces } пустые клетки.
    [many] На выбор { $spaces } пустых клеток.
   *[other] На выбор { $spaces } пустой клетки.
}
explorers-ui-aside-route = Другой город останется свободным для нового пути.
explorers-ui-aside-route-many = Сначала город с факторией, затем тот, с кем он торгует.
explorers-ui-aside-finish = Остальные увидят ход, когда закончат все.
explorers-ui-aside-finish-last = Затем откроются все карты.
explorers-ui-aside-finish-solo = Затем откроется следующая карта.
explorers-ui-aside-finish-all = Все путешественники этой карты на местах.
explorers-ui-aside-finish-out = У вас больше нет путешественников.
explorers-ui-aside-finish-reach = Подходящих клеток поблизости нет.
explorers-ui-aside-finish-fits = Больше подходящих клеток нет.
explorers-ui-aside-wait = Вы закончили, но ещё можете передумать.
explorers-ui-aside-watch = Вы наблюдаете.

## Why a space cannot be chosen

explorers-ui-refused-taken = Там уже стоит ваша фигурка.
explorers-ui-refused-apart = Рядом нет ваших путешественников, деревень или столицы.
explorers-ui-refused-card = Карта сейчас не разрешает эту клетку.
explorers-ui-refused-village = Деревня встаёт на отмеченную клетку региона.
explorers-ui-refused-route = Выберите один из отмеченных городов.

## Buttons

explorers-ui-confirm-explore = Исследовать
explorers-ui-confirm-free = Исследовать
explorers-ui-confirm-village = Основать
explorers-ui-confirm-route = Поставить
explorers-ui-confirm-keep = Оставить
explorers-ui-confirm-reuse = Применить
explorers-ui-confirm-help = Выполнить выбранное
explorers-ui-first-explore = Сначала выберите отмеченную клетку.
explorers-ui-first-free = Сначала выберите отмеченную клетку.
explorers-ui-first-village = Сначала выберите отмеченную клетку.
explorers-ui-first-route = Сначала выберите отмеченный город.
explorers-ui-first-keep = Сначала выберите одну из карт.
explorers-ui-first-reuse = Сначала выберите одну из карт.
explorers-ui-done = Готово
explorers-ui-done-help = Завершить ход
explorers-ui-decline = Отказаться
explorers-ui-other-post = Другой город
explorers-ui-undo = Отменить
explorers-ui-redo = Вернуть
explorers-ui-restart = Ход заново
explorers-ui-withdraw = Не готово
explorers-ui-not-yet = Ещё нет
explorers-ui-put-away = Снять выбор
explorers-ui-more = Ещё
explorers-ui-undo-nothing-to-undo = Отменять нечего.
explorers-ui-undo-learnt = С тех пор вы увидели новую карту, сокровище или чужие карты.
explorers-ui-undo-answered = С тех пор остальные уже продолжили игру.
explorers-ui-ask-reveal = Откроются карты всех игроков; отменить это будет нельзя.
explorers-ui-ask-next = Откроется следующая карта; отменить это будет нельзя.
explorers-ui-ask-stop = Вы ещё можете исследовать (отмечено: { $spaces ->
    [one] { $spaces } клетка
    [few] { $spaces } клетки
    [many] { $spaces } клеток
   *[other] { $spaces } клетки
}). Завершить ход? Отменить это будет нельзя.
explorers-ui-ask-draw = Вы возьмёте карту сокровищ; отменить это будет нельзя.
explorers-ui-stopped-early = Вы остановились, хотя могли исследовать дальше.

## Labels

explorers-ui-this-turn = Этот ход
explorers-ui-no-card = Сейчас откроется следующая карта.
explorers-ui-era = Эпоха { $numeral }
explorers-ui-eras = Эпохи
explorers-ui-card-of = { $era }: карта { $number } из { $cards }
explorers-ui-era-cards = Карты эпохи { $numeral }
explorers-ui-era-cards-label = Карты исследования этой эпохи
explorers-ui-card-used = сыграна
explorers-ui-card-now = в этом ходу
explorers-ui-card-next = ещё впереди, следующей с шансом { $percent }
explorers-ui-card-held = Ваша: { $card }
explorers-ui-choose-card = Выберите карту экспедиции
explorers-ui-research = Экспедиции
explorers-ui-not-drawn = Ещё не получена
explorers-ui-goals = Миссии
explorers-ui-goals-of = Миссии: { $province }
explorers-ui-goal-progress = { $have } из { $need }
explorers-ui-goal-met = выполнена
explorers-ui-goal-open = не выполнена
explorers-ui-goal-value = { $coins ->
    [0] больше не приносит монет
    [one] принесёт { $coins } монету
    [few] принесёт { $coins } монеты
    [many] принесёт { $coins } монет
   *[other] принесёт { $coins } монеты
}
explorers-ui-goal-earned = { $coins ->
    [one] принесла { $coins } монету
    [few] принесла { $coins } монеты
    [many] принесла { $coins } монет
   *[other] принесла { $coins } монеты
}
explorers-ui-goal-values = Монет: { $first } всем, кто выполнит первым в том же ходу, { $later } — остальным.
explorers-ui-goal-values-solo = Монет: { $first } или { $later }, когда большая награда закрыта.
explorers-ui-goal-covered-first = Награда { $first } закрыта.
explorers-ui-goal-covered-both = Обе награды закрыты.
explorers-ui-goal-met-by = Выполнили: { $names }
explorers-ui-purse = Ваша казна
explorers-ui-purse-of = Казна: { $owner }
explorers-ui-coins = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}
explorers-ui-coins-label = Монеты
explorers-ui-so-far = Всего
explorers-ui-source-spaces = Клетки
explorers-ui-source-villages = Деревни
explorers-ui-source-towers = Башни
explorers-ui-source-crystals = Кристаллы
explorers-ui-source-routes = Пути
explorers-ui-source-goals = Миссии
explorers-ui-source-treasures = Находки
explorers-ui-source-lands = Земли
explorers-ui-kept = { $count ->
    [0] Отложенных сокровищ нет
    [one] Отложено { $count } сокровище
    [few] Отложено { $count } сокровища
    [many] Отложено { $count } сокровищ
   *[other] Отложено { $count } сокровища
}
explorers-ui-worth = сейчас: { $coins }
explorers-ui-guilds = Другие гильдии
explorers-ui-my-map = Ваша карта
explorers-ui-map-of = Карта: { $owner }
explorers-ui-map-enlarge = Увеличить карту: { $owner }
explorers-ui-zoom-in = Ближе
explorers-ui-zoom-out = Дальше
explorers-ui-zoom-whole = Показать всю карту
explorers-ui-chronicle = Летопись
explorers-ui-rules-link = Правила: «{ $card }»
explorers-ui-seat-exploring = ещё исследует
explorers-ui-seat-done = готово
explorers-ui-seat-summary = { $seat }: { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}, { $state }

## What a choice would bring

explorers-ui-change = { $source }: { $delta }
explorers-ui-change-cards = { $count ->
    [one] { $count } карта сокровищ
    [few] { $count } карты сокровищ
    [many] { $count } карт сокровищ
   *[other] { $count } карты сокровищ
}
explorers-ui-change-region = Регион: исследовано { $have } из { $need }

## What a step has brought

explorers-ui-found = Сокровище: { $treasure }
explorers-ui-goal-reached = Миссия выполнена: { $goal }
explorers-ui-goal-reached-coins = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}, когда закончат все

## Odds

explorers-ui-odds = Шансы
explorers-ui-odds-next = { $count ->
    [1] Следующая карта: { $cards }
   *[other] Следующая: любая из { $count }, шанс { $percent }
}
explorers-ui-odds-none = Это последняя карта эпохи.
explorers-ui-odds-treasures = { $count ->
    [one] { $count } неизвестная карта сокровищ
    [few] { $count } неизвестные карты сокровищ
    [many] { $count } неизвестных карт сокровищ
   *[other] { $count } неизвестной карты сокровищ
}
explorers-ui-odds-treasure = { $treasure }: { $count }, следующей с шансом { $percent }

## End of an era

explorers-ui-era-end = { $era } закончилась
explorers-ui-era-end-home = Путешественники возвращаются домой. Деревни, башни и фактории остаются.
explorers-ui-era-end-next = Дальше: { $era }
explorers-ui-era-end-final = К итогам
explorers-ui-era-end-skip = Пропустить
explorers-ui-era-end-again = Показать конец эпохи снова

## End of the game

explorers-ui-win-you = Вы победили!
explorers-ui-win-one = Победа: { $seat }
explorers-ui-win-shared = Общая победа: { $names }
explorers-ui-win-margin = с отрывом в { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
} после четырёх эпох
explorers-ui-win-towers = монет поровну, но башен больше
explorers-ui-win-villages = монет и башен поровну, но деревень больше
explorers-ui-win-equal = поровну монет, башен и деревень
explorers-ui-solo-won = Вы победили!
explorers-ui-solo-lost = В этот раз не вышло
explorers-ui-solo-aim = из { $need }, уровень «{ $level }»
explorers-ui-solo-sum = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
} из { $need }, уровень «{ $level }»
explorers-ui-solo-coins = не хватило { $coins ->
    [one] { $coins } монеты
   *[other] { $coins } монет
}
explorers-ui-solo-goals = { $count ->
    [one] не выполнена миссия: { $goals }
   *[other] не выполнены миссии: { $goals }
}
explorers-ui-quoted = «{ $name }»
explorers-ui-ledger = Счётная книга
explorers-ui-ledger-help = Монеты каждого игрока по источникам и эпохам
explorers-ui-by-source = По источникам
explorers-ui-by-era = По эпохам

## The map for those who hear it

explorers-ui-space = { $cell }, { $ground }{ $isTaken ->
    [yes] , { $pieces }
   *[no] {""}
}{ $state ->
    [legal] , можно
    [ghost] , выбрано
    [last] , только что исследовано
    [refused] , нельзя
   *[none] {""}
}
explorers-ui-ground-coin = { $terrain }, { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}
explorers-ui-ground-city = { $terrain }, город ценностью { $value }
explorers-ui-ground-crystal = { $terrain }, кристалл ценностью { $value }
explorers-ui-ground-ruin = { $terrain }, развалины
explorers-ui-ground-ruin-named = { $terrain }, развалины { $label }
explorers-ui-ground-discovery = { $terrain }, место для башни
explorers-ui-symbol-triangle = с треугольником
explorers-ui-symbol-circle = с кругом
explorers-ui-symbol-square = с квадратом
explorers-ui-piece-token = развалины исследованы
explorers-ui-grid = { $name }: { $province }
explorers-ui-text-view = Карта текстом
explorers-ui-text-possible = Можно
explorers-ui-text-explorers = Путешественники
explorers-ui-text-posts = Фактории
explorers-ui-text-tokens = Исследованные развалины
explorers-ui-text-cities = Города (ценность)
explorers-ui-text-ruins = Развалины
explorers-ui-text-discoveries = Места для башен
explorers-ui-move-label = Набрать ход
explorers-ui-move-hint = Например: { $move }
explorers-ui-move-send = Сыграть
explorers-ui-say-plan = { $cell }: { $worth }{ $isPut ->
    [yes] . Нажмите Enter ещё раз, чтобы выполнить.
   *[no] {""}
}

## Keys on the map

explorers-ui-key-north-west = Карта: на северо-запад
explorers-ui-key-north = Карта: на север
explorers-ui-key-north-east = Карта: на северо-восток
explorers-ui-key-south-west = Карта: на юго-запад
explorers-ui-key-south = Карта: на юг
explorers-ui-key-south-east = Карта: на юго-восток
explorers-ui-key-left = Карта: по ряду влево
explorers-ui-key-right = Карта: по ряду вправо
explorers-ui-key-next = Карта: следующая доступная клетка
explorers-ui-key-previous = Карта: предыдущая доступная клетка
explorers-ui-key-pick = Карта: выбрать, ещё раз — выполнить

## Living room

explorers-ui-display-exploring = { $count ->
    [0] Все готовы
   *[other] Ещё исследуют: { $names }
}
explorers-ui-display-over = Последняя эпоха закончилась

## Подсказки

explorers-ui-advice-explore = Исследовать { $cells }
explorers-ui-advice-free = Исследовать { $cell } бесплатно
explorers-ui-advice-village = Деревня на { $cell }
explorers-ui-advice-route = Путь { $first } – { $second }, фактория на { $post }
explorers-ui-advice-keep = Оставить «{ $card }»
explorers-ui-advice-reuse = Снова использовать «{ $card }»
explorers-ui-advice-decline = Отказаться от путешественника
explorers-ui-advice-done = Закончить ход
