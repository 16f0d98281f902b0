# Dale of Merchants: what speaks for a move. Every sentence is true whoever plays it.

## Buying and gaining cards

dale-reason-only-move = Другого хода нет.
dale-reason-stack-alone = Карта «{ $card }» — это сразу полка { $number }.
dale-reason-stack-with = «{ $card }» и «{ $with_card }» вместе — полка { $number }.
dale-reason-stack-among = Карта «{ $card }» и ещё { $count ->
    [one] { $count } своя карта
    [few] { $count } свои карты
    [many] { $count } своих карт
   *[other] { $count } своей карты
} — это полка { $number }.
dale-reason-stack-ready = С картой «{ $card }» в руке есть вся полка { $number }.
dale-reason-denies = Игроку { $owner } не достанется «{ $card }» ({ $set }) для полки { $number }.
dale-reason-in-set = Своих карт этого народа ({ $set }) вне прилавка вместе с этой: { $count }.
dale-reason-has-plus = На карте «{ $card }» есть плюс: её применение не тратит действия.
dale-reason-needs-no-action = Карта «{ $card }» действует сама, не тратя действий.
dale-reason-above-average = Значение карты «{ $card }» ({ $value }) выше среднего среди своих карт.
dale-reason-dearest = Значение карты «{ $card }» выше, чем у любой другой карты там.
dale-reason-worth = Значение карты «{ $card }»: { $value }.
dale-reason-price = Цена карты «{ $card }»: { $price }.
dale-reason-no-surcharge = На карту «{ $card }» нет наценки.
dale-reason-scraps = Карт хлама, которые можно утилизировать, оплатив ими карту «{ $card }»: до { $count }.

## Paying and giving up cards

dale-reason-pays = «{ $card }» даёт { $value } из { $price }.
dale-reason-pays-junk = Платит хламом.
dale-reason-pays-exactly = Платит ровно цену: { $price }.
dale-reason-pays-smallest = Платит самой мелкой картой руки: «{ $card }».
dale-reason-paid = Цена { $price } уплачена.
dale-reason-spared = По напечатанным значениям карта «{ $card }» не нужна ни для одной полки.
dale-reason-loses = Карта «{ $card }» больше не будет среди карт игрока.
dale-reason-loses-junk = Избавляется от хлама.
dale-reason-covered = На карту «{ $card }» ляжет следующая.
dale-reason-gives = { $owner } получит карту «{ $card }».
dale-reason-gives-junk = { $owner } получит хлам.

## Building

dale-reason-win = Собирает последнюю полку и побеждает.
dale-reason-build = Собирает полку { $number }.
dale-reason-begins-stack = Начинает полку { $number }; товарищ может добавить карты.
dale-reason-adds = Сумма значений для полки { $number } теперь { $total }.
dale-reason-adds-up = Сумма значений равна полке { $number }.
dale-reason-stacks-junk = Ставит на полку хлам.
dale-reason-fetches = Карта «{ $card }» берётся из сброса.
dale-reason-asks = До полки { $number } не хватает { $missing }; спрашивает товарища.
dale-reason-asks-partner = Просит товарища дополнить полку { $number }.
dale-reason-declines = Свои карты остаются в руке.

## Inventory

dale-reason-inventory = Можно сбросить любые карты руки.
dale-reason-renews-junk = Вместо { $count ->
    [one] { $count } карты хлама
    [few] { $count } карт хлама
    [many] { $count } карт хлама
   *[other] { $count } карты хлама
} в руку могут прийти новые карты.
dale-reason-discards-card = Отправляет в сброс карту «{ $card }».
dale-reason-discards-junk = Сбрасывает хлам.
dale-reason-replaced = Вместо карты «{ $card }» придёт новая.
dale-reason-keeps-stack = Вся полка { $number } остаётся в руке.
dale-reason-keeps-hand = Все карты остаются в руке.
dale-reason-discards = { $count ->
    [one] Сбрасывается { $count } карта
    [few] Сбрасываются { $count } карты
    [many] Сбрасывается { $count } карт
   *[other] Сбрасывается { $count } карты
}.
dale-reason-renews = { $count ->
    [one] { $count } карта руки сменится новой
    [few] { $count } карты руки сменятся новыми
    [many] { $count } карт руки сменятся новыми
   *[other] { $count } карты руки сменятся новыми
}.

## Abilities, and doing no more

dale-reason-roll = Бросок прибавит к значению от 0 до 3.
dale-reason-roll-chance = Стороны кубика, с которыми рука даёт с этой картой полку { $number }: { $count } из { $sides }.
dale-reason-discovers = Верхняя карта колоды рынка утилизируется.
dale-reason-copies-cookies = Как «{ $card }» она увеличивает размер руки на 1.
dale-reason-ends-turn = Завершает ход.
dale-reason-stops-scrapping = Хлам больше не утилизируется.
dale-reason-stops-using = В очистке больше ничего не применяется.
dale-reason-stops-bothering = Больше никто не сбрасывает карту.
dale-reason-stops-building = Следующую полку сразу не собирает.
dale-reason-wish = Голос за «{ $deck }».

## Techniques

dale-reason-technique = Применяет эффект карты «{ $card }».
dale-reason-plus = На карте «{ $card }» есть плюс: действие остаётся.
dale-reason-throws-junk = Можно утилизировать хлам из руки.
dale-reason-looks = { $count ->
    [one] Следующую карту своей колоды можно взять.
    [few] Одну из следующих { $count } карт своей колоды можно взять.
    [many] Одну из следующих { $count } карт своей колоды можно взять.
   *[other] Одну из следующих { $count } карты своей колоды можно взять.
}
dale-reason-raises = Значение каждой карты, применённой в этот ход, выше на 1.
dale-reason-raises-stack = Если значение каждой карты выше на 1, рука даёт полку { $number }.
dale-reason-recovers = Возвращает из сброса карту «{ $card }».
dale-reason-clears-market = { $count ->
    [one] Утилизируется { $count } карта рынка
    [few] Утилизируются { $count } карты рынка
    [many] Утилизируется { $count } карт рынка
   *[other] Утилизируется { $count } карты рынка
}.
dale-reason-takes-free = Карту рынка можно взять даром.
dale-reason-offers = { $count ->
    [one] Следующую карту колоды рынка можно взять даром.
    [few] Одну из следующих { $count } карт колоды рынка можно взять даром.
    [many] Одну из следующих { $count } карт колоды рынка можно взять даром.
   *[other] Одну из следующих { $count } карты колоды рынка можно взять даром.
}
dale-reason-turns-deck = Сброс становится колодой: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}.
dale-reason-bothers = Другим игрокам, возможно, придётся сбросить карту.
dale-reason-slips-junk = Хлам из руки можно положить на чужую колоду.
dale-reason-trades-junk = За хлам из руки можно получить карту из чужой руки.
dale-reason-sabotages = Чужая колода может лишиться карты.
dale-reason-hunts = Можно взять верхнюю карту чужого сброса.
dale-reason-grabs = Берёт из чужого сброса карту «{ $card }».
dale-reason-raids-stall = Можно взять карту с прилавка соперника.
dale-reason-renews-old = Карту своего сброса можно сменить на карту из колоды рынка.
dale-reason-junk-share = Хлама среди остальных карт руки: { $count } из { $cards }.
dale-reason-charms = Если верхняя карта колоды рынка одна составит полку { $number }, она сразу встанет на прилавок.
dale-reason-blinds = Карта, значение которой не угадают, может получить любое значение от 1 до 5.
dale-reason-trades-goods = Карту «{ $card }» можно обменять на карту рынка.
dale-reason-swaps = Берёт в руку карту «{ $card }».

## Choosing a player, hiding and guessing

dale-reason-leader = Самый полный прилавок у игрока { $owner }: { $count ->
    [one] { $count } полка
    [few] { $count } полки
    [many] { $count } полок
   *[other] { $count } полки
}.
dale-reason-stacks = Полок у игрока { $owner }: { $count }.
dale-reason-loses-card = { $owner } сбросит карту.
dale-reason-costs = { $owner } теряет карту «{ $card }».
dale-reason-relieves = { $owner } теряет хлам.
dale-reason-hides = Если значение не угадают, его можно изменить.
dale-reason-hides-unseen = Эту карту знают не все.
dale-reason-guess = Названо значение { $value }.
dale-reason-guess-most = Среди возможных карт ни одно значение не встречается так часто, как { $value }.
dale-reason-guess-some = Возможных карт со значением { $value }: { $count } из { $cards }.
dale-reason-guess-known = Известных карт со значением { $value } в руке игрока { $owner }: { $count }.
dale-reason-fits = Со значением { $value } рука даёт полку { $number }.
dale-reason-value = Значение карты в этот ход — { $value }.
