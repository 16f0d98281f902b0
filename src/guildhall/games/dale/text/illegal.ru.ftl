# Dale of Merchants: why something cannot be done. Every sentence is true for the player who tried.

## Who decides what

dale-illegal-over = Игра окончена.
dale-illegal-waiting = Сейчас решает { $owner }.
dale-illegal-not-now = Сейчас нельзя. { $decision }

## Cards and copies

dale-illegal-not-in-hand = Карты «{ $card }» нет у вас в руке.
dale-illegal-changed = Карта «{ $card }» изменилась: напишите «{ $now }».
dale-illegal-must-copy = Скажите, чем станет карта «{ $card }».
dale-illegal-cannot-copy = Карта «{ $card }» сейчас не может стать картой «{ $copied_card }».
dale-illegal-not-offered = Сейчас этого нет среди вариантов.

## Buying

dale-illegal-empty-slot = На рынке нет карты с такой наценкой.
dale-illegal-too-dear = Цена — { $price }; в вашей руке нет подходящей оплаты.
dale-illegal-nothing-thrown = Сброс рынка пуст.
dale-illegal-no-discovery = Из сброса рынка покупают, только если в оплате есть карта «{ dale-card-market_discovery }».
dale-illegal-needless = Эти карты дают { $worth }, цена — { $price }: карта со значением { $value } лишняя.
dale-illegal-no-payment = С картой «{ $card }» нет подходящей оплаты для цены { $price }.
dale-illegal-underpaid = Оплата — { $worth }, а цена — { $price }.

## Techniques and abilities

dale-illegal-no-technique = Карта «{ $card }» — не приём.
dale-illegal-spent = Способность карты «{ $card }» в этот ход уже использована.

## Building

dale-illegal-no-stack = Из ваших карт не собрать полку { $number }.
dale-illegal-junk = Хлам кладут на полку только вместе с картой «{ dale-card-stashing_vendor }».
dale-illegal-one-folk = На полке лежат карты одного народа, а не двух: { $set } и { $other_set }.
dale-illegal-stack-value = Следующей полке нужно значение { $number }, а у этих карт { $worth }.
dale-illegal-no-stack-with = С картой «{ $card }» не собрать полку { $number }.
dale-illegal-not-in-discard = Карты «{ $card }» нет в вашем сбросе.
dale-illegal-no-item = Ни одна ваша карта «{ dale-card-nostalgic_item }» на полке не разрешает ещё одну карту из сброса.
