# Dale of Merchants: why something cannot be done. Every sentence is true for the player who tried.

## Who decides what

dale-illegal-over = Игра окончена.
dale-illegal-waiting = Сейчас решает { $owner }.
dale-illegal-not-now = Сейчас нельзя. { $decision }
dale-illegal-wished = Вы уже назвали народ «{ $deck }».
dale-illegal-wishes = Всего нужно назвать народов: { $number }; вы назвали: { $count }.

## Cards and copies

dale-illegal-not-in-hand = Карты «{ $card }» нет у вас в руке.
dale-illegal-laid = Карту «{ $card }» вы уже выложили.
dale-illegal-changed = Карта «{ $card }» сейчас не такая, а { $now }.
dale-illegal-must-copy = Скажите, чем станет карта «{ $card }».
dale-illegal-no-copy = Карта «{ $card }» не может стать другой картой.
dale-illegal-cannot-copy = Карта «{ $card }» сейчас не может стать картой «{ $copied_card }».
dale-illegal-not-offered = Карты «{ $card }» нет среди тех, из которых вы выбираете.
dale-illegal-not-junk = Карта «{ $card }» здесь не считается хламом.

## Buying

dale-illegal-no-slot = На рынке есть только наценки от 0 до { $most }.
dale-illegal-empty-slot = На рынке нет карты с наценкой { $slot }.
dale-illegal-too-dear = Цена — { $price }; в вашей руке нет подходящей оплаты.
dale-illegal-nothing-thrown = Сброс рынка пуст.
dale-illegal-no-discovery = Из сброса рынка покупают, только если в оплате есть карта «{ dale-card-market_discovery }».
dale-illegal-needless = Эти карты дают { $worth }, цена — { $price }: карта со значением { $value } лишняя.
dale-illegal-no-payment = С картой «{ $card }» нет подходящей оплаты для цены { $price }.
dale-illegal-underpaid = Оплата — { $worth }, а цена — { $price }.

## Techniques and abilities

dale-illegal-no-technique = Карта «{ $card }» — не приём.
dale-illegal-no-ability = У карты «{ $card }» нет такой способности.
dale-illegal-spent = Способность карты «{ $card }» в этот ход уже использована.
dale-illegal-no-market-cards = На рынке больше нет карт, которые можно утилизировать.
dale-illegal-only-cookies = В очистку карта становится только картой «{ dale-card-cookies }», и лишь если могла бы стать и чем-то другим.
dale-illegal-no-other = Выберите другого игрока.
dale-illegal-seat-order = Выбирайте каждого игрока один раз и по порядку мест.
dale-illegal-team-mate = { $owner } — не ваш соперник.
dale-illegal-empty-pile = Сброс игрока { $owner } пуст.
dale-illegal-own-stall = Это ваш прилавок: выберите карту на прилавке соперника.
dale-illegal-no-such-stack = Такой полки нет.
dale-illegal-not-in-stack = Карты «{ $card }» нет на полке { $number } этого прилавка.
dale-illegal-out-of-range = Выберите значение от { $least } до { $most }.

## Building

dale-illegal-no-stack = Из ваших карт не собрать полку { $number }.
dale-illegal-junk = Хлам кладут на полку только вместе с картой «{ dale-card-stashing_vendor }».
dale-illegal-one-folk = На полке лежат карты одного народа, а не двух: { $set } и { $other_set }.
dale-illegal-stack-value = Следующей полке нужно значение { $number }, а у этих карт { $worth }.
dale-illegal-no-stack-with = С картой «{ $card }» не собрать полку { $number }.
dale-illegal-not-in-discard = Карты «{ $card }» нет в вашем сбросе.
dale-illegal-no-item = Ни одна ваша карта «{ dale-card-nostalgic_item }» на полке не разрешает ещё одну карту из сброса.
dale-illegal-nothing-laid = Вы ещё не выложили ни одной карты.
dale-illegal-no-partner = В этой игре у вас нет товарища по команде.
dale-illegal-asked-already = С этими картами вы уже спрашивали товарища.
dale-illegal-no-room = На полке { $number } нет места для карты, с которой товарищ мог бы её завершить.
