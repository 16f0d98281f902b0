# Dale of Merchants: what happens and what is to be decided.

## Before the first turn

dale-wished = { $seat } голосует за «{ $deck }»: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
dale-wishes-done = Голос отдан: { $seat }.
dale-wish-shown = { $seat }: голос за «{ $deck }», { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
dale-deck-chosen = В игре: { $deck }.
dale-first-seat = Начинает { $seat }.
dale-dealt-decks = Все перемешивают начальные колоды.
dale-market-dealt = Колода рынка перемешана.

## Turns and drawing

dale-turn-began = Ход { $number }: { $seat }.
dale-done = { $seat } завершает ход.
dale-done-again = { $seat } завершает ход и добирает карты.
dale-window-closed = { $seat } завершает очистку.
dale-draws = { $seat } берёт карту.
dale-drew = { $seat } берёт карту «{ $card }».
dale-reshuffled = { $seat } перемешивает сброс в новую колоду: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}.
dale-market-reshuffled = Сброс рынка перемешан в новую колоду рынка: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}.
dale-junk-taken = { $seat } берёт { $count ->
    [one] { $count } карту хлама
    [few] { $count } карты хлама
    [many] { $count } карт хлама
   *[other] { $count } карты хлама
}: колода и сброс пусты.
dale-discarded = В сброс ({ $seat }): «{ $card }».
dale-thrown = { $seat } утилизирует карту «{ $card }».
dale-stocked = На рынке появляется, { $slot ->
    [0] без наценки
   *[other] наценка { $slot }
}: «{ $card }».

## Buying

dale-buying = { $seat } собирается купить карту «{ $card }» за { $price }.
dale-pays = { $seat } кладёт в оплату «{ $card }» ({ $value }).
dale-pays-as = { $seat } кладёт в оплату «{ $card }» как «{ $as_card }» ({ $value }).
dale-paid = { $seat } платит картой «{ $card }» ({ $value }).
dale-paid-as = { $seat } платит картой «{ $card }» как «{ $as_card }» ({ $value }).
dale-scrapped = { $seat } утилизирует из оплаты карту «{ $card }».
dale-bought = { $seat } покупает карту «{ $card }» за { $price }.
dale-bought-discarded = { $seat } покупает из сброса рынка карту «{ $card }» за { $price }.

## Building

dale-building = { $seat } собирает полку { $number }.
dale-lays = { $seat } кладёт карту «{ $card }» ({ $value }).
dale-lays-as = { $seat } кладёт карту «{ $card }» как «{ $as_card }» ({ $value }).
dale-fetches = { $seat } достаёт из сброса карту «{ $card }» ({ $value }).
dale-fetches-as = { $seat } достаёт из сброса карту «{ $card }» как «{ $as_card }» ({ $value }).
dale-stacked = { $seat } ставит на полку карту «{ $card }» ({ $value }).
dale-stacked-as = { $seat } ставит на полку карту «{ $card }» как «{ $as_card }» ({ $value }).
dale-fetched = { $seat } ставит на полку карту из сброса: «{ $card }» ({ $value }).
dale-fetched-as = { $seat } ставит на полку карту из сброса: «{ $card }» как «{ $as_card }» ({ $value }).
dale-built = { $seat }: полка { $number } собрана.
dale-asked = { $seat } просит помочь с полкой { $number }. Отвечает { $owner }.
dale-offered = { $seat }: на полке уже «{ $card }» ({ $value }).
dale-offered-as = { $seat }: на полке уже «{ $card }» как «{ $as_card }» ({ $value }).
dale-declined = { $seat } отказывается помочь. Снова выбирает { $owner }.
dale-taken-back = { $seat } возвращает карту «{ $card }» в руку.
dale-bonus = { $seat } может сразу собрать полку { $number }.
dale-bonus-declined = { $seat } не собирает следующую полку.

## Inventory

dale-sorting = { $seat } проводит инвентаризацию.
dale-sets-aside = { $seat } откладывает карту «{ $card }».
dale-sorted = { $seat } проводит инвентаризацию, { $count ->
    [0] ничего не сбрасывая
    [one] сброшена { $count } карта
    [few] сброшены { $count } карты
    [many] сброшено { $count } карт
   *[other] сброшено { $count } карты
}.

## Techniques and abilities

dale-played = { $seat } разыгрывает карту «{ $card }».
dale-played-as = { $seat } разыгрывает карту «{ $card }» как «{ $as_card }».
dale-targeted = { $seat } выбирает игрока: { $owner }.
dale-nobody-targeted = { $seat } никого не выбирает.
dale-no-more-targets = { $seat } больше никого не выбирает.
dale-shown = { $seat } показывает карту «{ $card }».
dale-rolling = { $seat } бросает кубик для карты «{ $card }».
dale-rolling-as = { $seat } бросает кубик для карты «{ $card }» как «{ $as_card }».
dale-rolled = { $seat } бросает кубик: { $points }.
dale-discovers = { $seat } применяет к колоде рынка карту «{ $card }».
dale-discovers-as = { $seat } применяет к колоде рынка карту «{ $card }» как «{ $as_card }».
dale-copied-as = { $seat } превращает карту «{ $card }» в «{ $as_card }».
dale-cookies = { $seat } показывает карту «{ dale-card-cookies }»: размер руки больше на { $count }.
dale-flashy = { $seat }: все карты в этот ход дороже на { $count }.
dale-recovered = { $seat } возвращает из сброса карту «{ $card }».
dale-looks = { $seat } смотрит карту.
dale-saw = { $seat } видит карту «{ $card }».
dale-keeps = { $seat } берёт одну из этих карт.
dale-kept = { $seat } берёт себе карту «{ $card }».
dale-puts-back = { $seat } возвращает на колоду карту «{ $card }».
dale-puts-back-hidden = { $seat } возвращает карту на колоду.
dale-took-goods = { $seat } берёт с рынка карту «{ $card }».
dale-swapped-goods = { $seat } выменивает на рынке карту «{ $card }».
dale-market-draws = { $seat } берёт карту из колоды рынка.
dale-market-drew = { $seat } берёт карту «{ $card }» из колоды рынка.
dale-turned-deck = { $seat } меняет местами колоду и сброс.
dale-deck-mixed = { $seat } замешивает известные карты в колоду.
dale-slipped = { $seat } кладёт карту на чужую колоду. Её получит { $owner }.
dale-slipped-card = { $seat } кладёт на чужую колоду карту «{ $card }». Её получит { $owner }.
dale-took-card = { $seat } берёт случайную карту. Теряет её { $owner }.
dale-took = { $seat } берёт карту «{ $card }». Теряет её { $owner }.
dale-gave-card = { $seat } отдаёт карту. Получает её { $owner }.
dale-gave = { $seat } отдаёт карту «{ $card }». Получает её { $owner }.
dale-grabbed = { $seat } забирает из чужого сброса карту «{ $card }». Теряет её { $owner }.
dale-gambled = { $seat } бросает кубик для карты «{ dale-card-gamble }»: { $points }.
dale-gamble-over = { $seat } и { $owner } забирают карты друг друга.
dale-mixed = { $seat } и { $owner } смешивают карты: { $count }.
dale-deals = Одну из смешанных карт получает { $seat }.
dale-dealt = { $seat } получает при раздаче карту «{ $card }».
dale-swapped-stall = { $seat } забирает карту «{ $card }» с полки { $number }. Прилавок: { $owner }.
dale-charmed = { $seat } открывает карту «{ $card }».
dale-set-value = { $seat }: «{ $card }» в этот ход стоит { $value }.
dale-set-value-as = { $seat }: «{ $card }» как «{ $as_card }» в этот ход стоит { $value }.
dale-hid = { $seat } загадывает карту. Угадывает { $owner }.
dale-hid-card = { $seat } загадывает карту «{ $card }».
dale-hid-card-as = { $seat } загадывает карту «{ $card }» как «{ $as_card }».
dale-guessed = { $seat } называет значение { $value }.
dale-revealed = { $seat } показывает карту «{ $card }»: её значение { $value }.
dale-revealed-as = { $seat } показывает карту «{ $card }» как «{ $as_card }»: её значение { $value }.
dale-guess-right = { $seat } угадывает.
dale-guess-wrong = { $seat } не угадывает.

## The end

dale-won = { $seat } заполняет прилавок и побеждает.
dale-team-won = { $seat } и { $owner } заполняют прилавок и побеждают.
dale-rounds-over = { $count ->
    [one] Сыгран { $count } круг
    [few] Сыграно { $count } круга
   *[other] Сыграно { $count } кругов
}: партия окончена, побеждает самый полный прилавок.

## What to decide now

dale-decision-wish = Голосуйте за народы, начиная с самого желанного.
dale-decision-act = Выберите действие: покупка, приём, полка или инвентаризация.
dale-decision-pay = Выберите карты для оплаты.
dale-decision-scrap = Выберите до трёх карт хлама из оплаты, чтобы утилизировать.
dale-decision-stack = Выберите карты для полки.
dale-decision-help = Товарищ просит помощи: завершите полку или откажитесь.
dale-decision-bonus = Соберите следующую полку сразу или откажитесь.
dale-decision-inventory = Выберите карты, которые сбросите.
dale-decision-end = Завершите ход или сначала примените способность.
dale-decision-window = Очистка: примените способность или продолжайте.
dale-decision-order = Выберите карту, которая ляжет в сброс следующей.
dale-decision-throw = Выберите карту, которую утилизируете.
dale-decision-keep = Выберите карту, которую возьмёте.
dale-decision-return = Выберите карту, которая вернётся на колоду следующей.
dale-decision-slot = Выберите карту на рынке.
dale-decision-target = Выберите игрока.
dale-decision-give = Выберите карту, которую отдадите.
dale-decision-swap = Выберите карту на прилавке соперника.
dale-decision-charm = Выберите, чем станет открытый хамелеон на вашей полке.
dale-decision-hide = Выберите карту, значение которой будут угадывать.
dale-decision-guess = Угадайте значение скрытой карты.
dale-decision-value = Назначьте своей карте значение на этот ход.
dale-decision-deck = Случай выбирает народ.
dale-decision-first = Случай выбирает, кто начнёт.
dale-decision-draw = Берётся карта.
dale-decision-market = Открывается карта колоды рынка.
dale-decision-take = Выбирается случайная карта.
dale-decision-deal = Раздаются карты.
dale-decision-die = Катится кубик.

## What a move brings, and where everybody stands

dale-source-stack = Полка
dale-source-payment = Оплата
dale-source-sum = Сумма полки
dale-source-stacks = Полки
dale-source-hand = Карт в руке
dale-source-deck = Карт в колоде
dale-source-discard = Карт в сбросе
dale-source-junk = Из них хлама
dale-part-1 = Полка 1
dale-part-2 = Полка 2
dale-part-3 = Полка 3
dale-part-4 = Полка 4
dale-part-5 = Полка 5
dale-part-6 = Полка 6
dale-part-7 = Полка 7
dale-part-8 = Полка 8
dale-part-9 = Полка 9
dale-part-10 = Полка 10
dale-part-now = Сейчас

## Above the table in a terminal

dale-headline-turn = Ход { $number }: { $seat }
dale-headline-market = Рынок, наценка { $slot }: «{ $card }» за { $price }
dale-headline-discard = Верх сброса рынка: «{ $card }»
dale-headline-seat = { $seat }: { $stacks ->
    [one] { $stacks } полка
    [few] { $stacks } полки
    [many] { $stacks } полок
   *[other] { $stacks } полки
}, рука { $hand }, колода { $deck }, сброс { $discard }
dale-headline-hand = Рука: { $cards }
dale-watch-score = { $seat }: { $total ->
    [one] { $total } полка
    [few] { $total } полки
    [many] { $total } полок
   *[other] { $total } полки
}
dale-watch-winner = { $seat } побеждает: { $total ->
    [one] { $total } полка
    [few] { $total } полки
    [many] { $total } полок
   *[other] { $total } полки
}.
