# Dale of Merchants: words of the play screen. Names of cards, animalfolk and seats come ready to
# read; $names is a list of seats in words and $count how many they are; $percent comes formatted.

## What to do now: my own turn

dale-ui-prompt-wish = Голосование: желание { $number } из { $of }
dale-ui-prompt-wished = Все желания названы
dale-ui-prompt-act = Выберите действие
dale-ui-prompt-market = Покупка: выберите карту рынка
dale-ui-prompt-technique = Приём: выберите карту в руке
dale-ui-prompt-pay = Купить «{ $card }»: заплатите { $price }
dale-ui-prompt-scrap = Утилизируйте до трёх карт хлама из оплаты
dale-ui-prompt-stack = Соберите полку { $number }
dale-ui-prompt-help = { $owner } просит помочь с полкой { $number }
dale-ui-prompt-bonus = Можно сразу собрать полку { $number }
dale-ui-prompt-inventory = Инвентаризация: выберите карты для сброса
dale-ui-prompt-end = Завершите ход
dale-ui-prompt-window = Очистка: примените способность или продолжайте
dale-ui-prompt-refilling = Добор карт
dale-ui-prompt-order = «{ $card }»: какая карта ляжет в сброс следующей?
dale-ui-prompt-throw = «{ $card }»: выберите карту для утилизации
dale-ui-prompt-keep = «{ $card }»: выберите карту, которую возьмёте
dale-ui-prompt-return = «{ $card }»: какая карта вернётся на колоду следующей?
dale-ui-prompt-slot = «{ $card }»: выберите карту рынка
dale-ui-prompt-target = «{ $card }»: выберите игрока
dale-ui-prompt-give = «{ $card }»: выберите карту, которую отдадите
dale-ui-prompt-swap = «{ $card }»: выберите карту на чужом прилавке
dale-ui-prompt-charm = «{ $card }»: выберите, чем будет открытая карта
dale-ui-prompt-hide = «{ $card }»: выберите карту для загадки
dale-ui-prompt-value = «{ $card }»: выберите новое значение своей карты
dale-ui-prompt-guess = { $owner } загадывает карту: угадайте её значение
dale-ui-prompt-face = «{ $card }»: выберите, как её использовать
dale-ui-prompt-picked-buy = Купить «{ $card }» за { $price }?
dale-ui-prompt-picked-play = Разыграть «{ $card }»?
dale-ui-prompt-picked-play-as = Разыграть «{ $card }» как «{ $model }»?
dale-ui-prompt-picked-roll = Бросить кубик для карты «{ $card }»?
dale-ui-prompt-picked-discover = Применить «{ $card }»?
dale-ui-prompt-picked-copy = Превратить «{ $card }» в печенье?

## What to do now: waiting and watching

dale-ui-prompt-wait = { $what ->
    [wish] Ещё { $count ->
        [1] голосует
       *[other] голосуют
    } { $names }
    [help] { $names } решает, помочь ли с полкой
    [guess] { $names } угадывает значение
    [technique] { $names } выполняет приём
    [bonus] { $names } может собрать ещё одну полку
   *[act] { $count ->
        [1] Думает
       *[other] Думают
    } { $names }
}
dale-ui-prompt-watch = { $what ->
    [wish] Голосуют: { $names }
    [help] Помощь зависит от игрока { $names }
    [guess] Сейчас угадывает { $names }
    [technique] Приём разыгрывает { $names }
    [bonus] Ещё одна полка: решает { $names }
   *[act] Ходит { $names }
}
dale-ui-prompt-chance = { $stage ->
    [deck] Случай выбирает народы
    [first] Случай выбирает, кто начнёт
    [hands] Раздаются карты
    [row] Рынок заполняется
    [refill] { $name } добирает руку
    [restock] Рынок пополняется
    [roll] Катится кубик
    [die] Катится кубик
   *[other] Берутся карты
}
dale-ui-prompt-over = Игра окончена

## The quieter line under it

dale-ui-aside-wish = Сначала самое заветное. Другие этого пока не видят.
dale-ui-aside-wished = Пока они не отправлены, их можно изменить.
dale-ui-aside-market = Отмечены карты, на которые вам хватает.
dale-ui-aside-technique = Отмечены приёмы, которые можно разыграть.
dale-ui-aside-step = Коснитесь карты, чтобы узнать, что она делает.
dale-ui-aside-picked-buy = Затем выберите карты руки для оплаты.
dale-ui-aside-act = Купите карту, разыграйте приём{ $canBuild ->
    [yes] , соберите полку { $number }
   *[no] {""}
} или проведите инвентаризацию.
dale-ui-aside-pay = { $state ->
    [none] Выберите карты руки, которыми заплатите.
    [less] Выбрано { $sum }. Не хватает { $missing }.
    [more] Выбрано { $sum }. На { $over } больше, чем нужно.
   *[exact] Выбрано { $sum }. Ровно столько.
}
dale-ui-aside-scrap = Утилизированный хлам покидает вашу колоду навсегда.
dale-ui-aside-stack = { $state ->
    [exact] Положено { $sum }. Полка готова.
   *[less] Положено { $sum }. Не хватает { $missing }.
}
dale-ui-aside-bonus = Карта о близкой зиме позволяет строить ещё раз.
dale-ui-aside-inventory = { $count ->
    [0] Можно и ничего не сбрасывать.
    [one] Выбрана { $count } карта.
    [few] Выбраны { $count } карты.
    [many] Выбрано { $count } карт.
   *[other] Выбрано { $count } карты.
}
dale-ui-aside-end = Затем пополнятся рука и рынок.
dale-ui-aside-window = У отмеченных карт есть способность на этот случай. Иначе ход окончен.
dale-ui-aside-guess = Если угадаете, карта уйдёт в сброс.
dale-ui-aside-face = Её можно использовать по-разному.
dale-ui-aside-wait = Мы позовём, когда будет ваш ход.
dale-ui-aside-watch = Вы наблюдаете за игрой.

## Why a card cannot be chosen

dale-ui-refused-wait = Сейчас не ваш ход.
dale-ui-refused-now = Сейчас её нельзя выбрать.
dale-ui-refused-price = Ваша рука не может заплатить { $price }.
dale-ui-refused-technique = Этот приём сейчас нельзя разыграть.
dale-ui-refused-passive = Эту карту не разыгрывают: она помогает платить и собирать полки.
dale-ui-refused-scrap = Утилизировать можно только хлам из оплаты.
dale-ui-refused-paid = Цена { $price } уже набрана: больше карт не нужно.
dale-ui-refused-needless = С ней карта «{ $card }» станет лишней: { $price } наберётся и так.
dale-ui-refused-payment = Ни одна оплата с этой картой не сходится.
dale-ui-refused-complete = Полка { $number } уже готова.
dale-ui-refused-too-much = Её значение { $value }, а не хватает только { $missing }.
dale-ui-refused-junk = Хлам кладут на полку только с картой, которая это разрешает.
dale-ui-refused-folk = На этой полке один народ: { $folk }.
dale-ui-refused-stack = Полка { $number } с этой картой не складывается.

## Buttons

dale-ui-mode-market = Купить
dale-ui-mode-technique = Приём
dale-ui-mode-stall = Полка { $number }
dale-ui-mode-inventory = Инвентарь
dale-ui-none-market = Ни на одну карту рынка не хватает.
dale-ui-none-technique = У вас нет приёма, который можно разыграть.
dale-ui-none-stall = Из вашей руки следующая полка не складывается.
dale-ui-none-inventory = Не сейчас.
dale-ui-first-pay = Осталось заплатить { $missing }.
dale-ui-first-stack = { $missing ->
    [0] Сначала выберите карты.
   *[other] Не хватает { $missing }.
}
dale-ui-first-face = Сначала выберите, как.
dale-ui-first-act = Сначала выберите отмеченную карту.
dale-ui-first-bonus = Сначала выберите отмеченную карту.
dale-ui-first-end = Сначала выберите отмеченную карту.
dale-ui-first-window = Сначала выберите отмеченную карту.
dale-ui-first-scrap = Сначала выберите хлам из оплаты.
dale-ui-first-wish = { $count ->
    [one] Выберите ещё { $count } народ.
    [few] Выберите ещё { $count } народа.
   *[many] Выберите ещё { $count } народов.
}
dale-ui-first-throw = Сначала выберите отмеченную карту.
dale-ui-first-keep = Сначала выберите одну из карт.
dale-ui-first-slot = Сначала выберите отмеченную карту рынка.
dale-ui-first-target = Сначала выберите отмеченного игрока.
dale-ui-first-give = Сначала выберите карту руки.
dale-ui-first-swap = Сначала выберите карту прилавка.
dale-ui-first-charm = Сначала выберите, чем она будет.
dale-ui-first-hide = Сначала выберите карту руки.
dale-ui-first-guess = Сначала выберите число.
dale-ui-first-value = Сначала выберите число.
dale-ui-do-pay = Купить за { $price }
dale-ui-do-build = Собрать { $number }
dale-ui-do-inventory = { $count ->
    [0] Без сброса
   *[other] Сбросить { $count }
}
dale-ui-do-wish = Отправить желания
dale-ui-do-buy = Купить
dale-ui-do-play = Разыграть
dale-ui-do-roll = Бросить
dale-ui-do-discover = Утилизировать
dale-ui-do-copy = Превратить
dale-ui-do-scrap = Утилизировать
dale-ui-do-throw = Утилизировать
dale-ui-do-keep = Взять
dale-ui-do-slot = Взять
dale-ui-do-target = Выбрать
dale-ui-do-give = Отдать
dale-ui-do-swap = Обменять
dale-ui-do-stack = Собрать
dale-ui-do-charm = Собрать
dale-ui-do-hide = Загадать
dale-ui-do-guess = Угадать
dale-ui-do-value = Назначить
dale-ui-way-play-as = Разыграть как «{ $card }»
dale-ui-way-roll-as = Бросить как «{ $card }»
dale-ui-way-discover-as = Применить как «{ $card }»
dale-ui-way-copy-as = Как «{ $card }»
dale-ui-way-pay-as = Как «{ $card }»
dale-ui-way-stack-as = Как «{ $card }»
dale-ui-way-fetch-as = Как «{ $card }»
dale-ui-way-hide-as = Как «{ $card }»
dale-ui-ways = Как использовать карту
dale-ui-numbers = Числа
dale-ui-ask = Попросить { $partner }
dale-ui-decline = Отказаться
dale-ui-enough = Хватит
dale-ui-enough-window = Дальше
dale-ui-enough-bonus = Обойтись
dale-ui-done = Конец хода
dale-ui-as-they-lie = Как лежат
dale-ui-all = Выбрать все
dale-ui-put-away = Убрать выбор
dale-ui-undo = Отменить
dale-ui-redo = Вернуть
dale-ui-restart = Ход заново
dale-ui-not-yet = Ещё нет
dale-ui-more = Ещё
dale-ui-undo-nothing-to-undo = Отменять нечего.
dale-ui-undo-learnt = С тех пор вы узнали новое: карту, бросок или ходы других.
dale-ui-undo-passed = Ваш ход окончен.
dale-ui-undo-answered = Другие уже пошли дальше.
dale-ui-ask-done = Будут взяты новые карты, отменить это нельзя.
dale-ui-ask-unused = Можно ещё применить способность. Завершить ход? Отменить это нельзя.
dale-ui-ask-play = То, что приём возьмёт или покажет, отменить нельзя.
dale-ui-ask-luck = То, что выпадет, отменить нельзя.
dale-ui-answer-done = Конец хода
dale-ui-answer-unused = Конец хода
dale-ui-answer-play = Разыграть
dale-ui-answer-luck = Дальше

## Labels

dale-ui-turn = Ход { $number }
dale-ui-your-turn = Ваш ход
dale-ui-turn-of = Ходит { $name }
dale-ui-next = далее
dale-ui-market = Рынок
dale-ui-market-deck = { $count ->
    [one] Колода рынка: { $count } карта
    [few] Колода рынка: { $count } карты
    [many] Колода рынка: { $count } карт
   *[other] Колода рынка: { $count } карты
}
dale-ui-market-discard = { $count ->
    [one] Сброс рынка: { $count } карта
    [few] Сброс рынка: { $count } карты
    [many] Сброс рынка: { $count } карт
   *[other] Сброс рынка: { $count } карты
}
dale-ui-market-pile = Рынок
dale-ui-thrown-pile = Утиль
dale-ui-deck = Колода
dale-ui-discard = Сброс
dale-ui-junk = Хлам
dale-ui-junk-pile = { $count ->
    [one] Стопка хлама: { $count } карта
    [few] Стопка хлама: { $count } карты
    [many] Стопка хлама: { $count } карт
   *[other] Стопка хлама: { $count } карты
}
dale-ui-own-deck = { $count ->
    [one] Колода: { $count } карта
    [few] Колода: { $count } карты
    [many] Колода: { $count } карт
   *[other] Колода: { $count } карты
}{ $known ->
    [0] {""}
   *[other] , известно сверху: { $known }
}
dale-ui-own-discard = { $count ->
    [one] Сброс: { $count } карта
    [few] Сброс: { $count } карты
    [many] Сброс: { $count } карт
   *[other] Сброс: { $count } карты
}
dale-ui-deck-of = { $count ->
    [one] Колода: { $count } карта
    [few] Колода: { $count } карты
    [many] Колода: { $count } карт
   *[other] Колода: { $count } карты
}
dale-ui-deck-top = Эти карты на верху колоды вы знаете.
dale-ui-discard-of = { $count ->
    [0] Сброс пуст
    [one] Сброс: { $count } карта
    [few] Сброс: { $count } карты
    [many] Сброс: { $count } карт
   *[other] Сброс: { $count } карты
}
dale-ui-top-first = Сначала верхняя карта.
dale-ui-piles = Стопки
dale-ui-hand = { $count ->
    [one] Ваша рука: { $count } карта
    [few] Ваша рука: { $count } карты
    [many] Ваша рука: { $count } карт
   *[other] Ваша рука: { $count } карты
}
dale-ui-hand-of = { $count ->
    [one] { $name }, рука: { $count } карта
    [few] { $name }, рука: { $count } карты
    [many] { $name }, рука: { $count } карт
   *[other] { $name }, рука: { $count } карты
}
dale-ui-stack = Полка { $number }
dale-ui-stacks = Полки
dale-ui-stack-of = Полка { $number }: { $cards }
dale-ui-stack-next = Полка { $number }, следующая
dale-ui-stack-none = не собрана
dale-ui-stall-of = { $name }, прилавок: полок { $count } из { $of }
dale-ui-stalls = Прилавки соперников
dale-ui-slot-empty = Пустая ячейка, наценка { $surcharge }
dale-ui-price-of = цена { $price }
dale-ui-price = Цена
dale-ui-value = Значение
dale-ui-surcharge = Наценка
dale-ui-stack-number = Полка
dale-ui-laid = Положено
dale-ui-slack = Аккордеон
dale-ui-missing = Не хватает
dale-ui-focus-price = Ваша покупка
dale-ui-focus-stack = Ваша полка
dale-ui-focus-picked = Выбранная карта
dale-ui-focus-technique = Играет { $name }
dale-ui-aside = Отложенные карты
dale-ui-from-discard = Из вашего сброса
dale-ui-rolling = Катится кубик
dale-ui-rolled = Выпало { $points }
dale-ui-rivals = Другие игроки
dale-ui-closely = Вблизи
dale-ui-rival = { $name }{ $isPartner ->
    [yes] {" "}(товарищ)
   *[no] {""}
}: полок { $stacks } из { $of }, рука { $hand }, колода { $deck }, сброс { $discard }{ $state ->
    [legal] , можно выбрать
    [picked] , выбрано
   *[none] . Подробнее
}
dale-ui-chronicle = Летопись
dale-ui-chronicle-whole = Вся летопись
dale-ui-rules-link = Правила карты «{ $card }»
dale-ui-side-of = Сторона игрока { $name }

## Cards for those who hear them

dale-ui-copy-of = { $copy } (копия картой „{ $card }“)
dale-ui-copy-until = Карта «{ $card }» остаётся копией до конца хода.
dale-ui-ability-used = Её способность в этот ход уже использована.
dale-ui-face = «{ $card }» ({ $value })
dale-ui-could-be = Сейчас может стать: { $cards }.
dale-ui-card-hidden = Неизвестная карта
dale-ui-card = { $name }, { $value }, { $kind }{ $isFolk ->
    [yes] , { $folk }
   *[no] {""}
}{ $state ->
    [legal] , можно выбрать
    [laid] , положена
    [picked] , выбрана
    [off] , нельзя выбрать
   *[none] {""}
}

## What the others did

dale-ui-recap = После вашего хода
dale-ui-recap-turn = Последний ход
dale-ui-recap-previous = Предыдущий шаг
dale-ui-recap-next = Следующий шаг
dale-ui-recap-skip = Сразу в конец
dale-ui-recap-close = Убрать
dale-ui-recap-again = Показать ещё раз, что произошло

## Odds

dale-ui-odds = Шансы
dale-ui-odds-deck = { $isReshuffled ->
    [yes] Ваша следующая карта, после перемешивания:
   *[no] Ваша следующая карта:
}
dale-ui-odds-market = { $isReshuffled ->
    [yes] Следующая на рынке, после перемешивания:
   *[no] Следующая на рынке:
}
dale-ui-odds-card = { $card }: { $percent }
dale-ui-odds-more = { $count ->
    [one] и ещё { $count } карта
    [few] и ещё { $count } карты
    [many] и ещё { $count } карт
   *[other] и ещё { $count } карты
}
dale-ui-odds-none = Карт не осталось.

## Voting

dale-ui-vote = Какие народы будут торговать?
dale-ui-vote-help = Все голосуют тайно; самое заветное желание весит больше всего.
dale-ui-wish-place = Желание { $number }
dale-ui-trait-level = { $much } из { $of }
dale-ui-forecast = Боты: ходов около { $turns }, начинающий побеждает в { $percent } партий
dale-ui-forecast-mix = Если выйдет по-вашему: у ботов ходов около { $turns }, начинающий побеждает в { $percent } партий.

## End of the game

dale-ui-win-you = Вы победили!
dale-ui-win-team-you = Ваша команда победила!
dale-ui-win-one = { $count ->
    [1] Побеждает { $names }
   *[other] Побеждают { $names }
}
dale-ui-win-margin = Полок: { $stacks }, ходов: { $turns }; у ближайшего соперника { $behind }
dale-ui-win-shared = Общая победа: { $names }
dale-ui-win-rounds = Самый полный прилавок, кругов: { $rounds }, полок: { $stacks }; у ближайшего соперника { $behind }
dale-ui-win-rounds-all = Кругов: { $rounds }; на каждом прилавке полок: { $stacks }
dale-ui-ledger = Прилавки
dale-ui-ledger-help = Что лежит на каждой полке каждого прилавка
dale-ui-cards-left = Прочие карты

## The table as text

dale-ui-text-view = Стол словами
dale-ui-text-possible = Можно
dale-ui-text-hand = Рука
dale-ui-text-laid = Положено
dale-ui-text-thrown = Сброс рынка
dale-ui-text-discard = Сброс
dale-ui-text-slot = { $slot }: { $card } за { $price }
dale-ui-text-stall = { $name } ({ $count }/{ $of })
dale-ui-text-seat = рука { $hand }, колода { $deck }, сброс { $discard }
dale-ui-move-label = Введите ход
dale-ui-move-hint = Например: { $move }
dale-ui-move-send = Сыграть

## Keys

dale-ui-key-hand = Выбрать карту руки по её месту
dale-ui-key-main = Главное действие
dale-ui-key-stall = Собрать следующую полку
dale-ui-key-inventory = Провести инвентаризацию
dale-ui-key-done = Завершить ход
dale-ui-key-cancel = Убрать выбранное

## Living room

dale-ui-display-turn = Ход { $number }: { $names }

## Подсказки: $what — карта, народец, место или число

dale-ui-advice = { $verb ->
    [wish] Пожелать: { $what }
    [buy] Купить «{ $what }»
    [buy-discarded] Купить сброшенную карту рынка
    [play] Сыграть «{ $what }»
    [build] Собрать полку { $number }
    [inventory] Инвентаризация
    [roll] Бросить кубик для «{ $what }»
    [discover] Утилизировать с помощью «{ $what }»
    [copy] «{ $what }» станет печеньем
    [pay] Заплатить картой «{ $what }»
    [settle] Завершить
    [stack] Строить из «{ $what }»
    [fetch] Достать «{ $what }»
    [ask] Попросить товарища о помощи
    [decline] Отказаться
    [scrap] Утилизировать «{ $what }»
    [throw] Утилизировать «{ $what }»
    [enough] Больше ничего не делать
    [discard] Сбросить «{ $what }»
    [done] Закончить ход
    [done-again] Закончить ход
    [put] Следующей «{ $what }»
    [keep] Взять «{ $what }»
    [return] Вернуть «{ $what }»
    [slot] Взять «{ $what }»
    [target] Выбрать: { $what }
    [give] Отдать «{ $what }»
    [swap] Обменять на «{ $what }»
    [hide] Спрятать «{ $what }»
    [guess] Назвать { $what }
   *[value] Значение { $what }
}
