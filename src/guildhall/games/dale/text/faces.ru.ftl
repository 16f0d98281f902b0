# Долина торговцев: что написано на самой карте, в четыре короткие строки. Правило целиком — у карт.

dale-card-junk-face = Не товар: платит 1, на полку не идёт.

dale-card-swift_broker-face = Замените все остальные карты руки на столько же новых.
dale-card-cookies-face = Пока карта в руке, размер руки на 1 больше.
dale-card-shattered_relic-face = Утилизируйте карту из руки, затем возьмите одну.
dale-card-spyglass-face = Посмотрите три верхние карты колоды. Одну возьмите, прочие верните.
dale-card-flashy_show-face = В этот ход каждая ваша карта стоит на 1 больше.
dale-card-favourite_toy-face = Возьмите верхнюю карту своего сброса.

dale-card-loyal_partner-face = Утилизируйте весь рынок и заполните его заново.
dale-card-prepaid_good-face = Возьмите любую карту рынка бесплатно.
dale-card-essential_purchase-face = При покупке: утилизируйте до трёх карт хлама из оплаты.
dale-card-market_discovery-face = Раз в ход: утилизируйте карту рынка. Или купите за неё верх сброса рынка.
dale-card-special_offer-face = Посмотрите три карты рынка. Одну возьмите, прочие утилизируйте.
dale-card-stock_clearance-face = В оплате с ней могут быть лишние карты.

dale-card-wily_fellow-face = Поменяйте местами колоду и сброс, колоду перемешайте.
dale-card-nuisance-face = До двух игроков сбрасывают по случайной карте.
dale-card-rotten_food-face = Положите карту из руки на чужую колоду.
dale-card-dirty_exchange-face = Возьмите случайную карту из чужой руки, отдайте одну.
dale-card-sabotage-face = Посмотрите две карты чужой колоды: одну утилизируйте, другую в сброс.
dale-card-treasure_hunter-face = Возьмите верхнюю карту чужого сброса.

dale-card-stashing_vendor-face = На этой полке может лежать хлам из руки.
dale-card-empty_chest-face = На этой полке можно смешивать народы.
dale-card-nostalgic_item-face = На эту полку можно положить карту из своего сброса.
dale-card-acorn-face = Обменяйте его на карту с прилавка соперника.
dale-card-accordion-face = На полке считается на 1 больше или на 1 меньше.
dale-card-winter_is_coming-face = Собрав полку с ней, можете собрать и следующую.

dale-card-bold_haggler-face = Раз в ход: бросьте кубик и прибавьте к значению.
dale-card-new_season-face = Утилизируйте карту сброса, возьмите карту рынка.
dale-card-whirligig-face = Обновите руку, смешайте её с чужой и раздайте заново.
dale-card-charm-face = Откройте карту рынка: если она одна — ваша следующая полка, соберите её.
dale-card-gamble-face = Бросьте кубик: обменяйтесь с игроком столькими случайными картами.
dale-card-blindfold-face = Соперник угадывает значение карты. Не угадал — назначьте своё.

dale-card-flexible_shopkeeper-face = Копирует карту вашей последней полки.
dale-card-reflection-face = Копирует верхнюю карту чужого сброса.
dale-card-good_old_times-face = Копирует верх сброса рынка. Раз в ход: утилизируйте карту рынка.
dale-card-gift_voucher-face = Обменяйте его на карту рынка.
dale-card-trendsetting-face = Копирует карту рынка.
dale-card-seeing_doubles-face = Копирует другую карту вашей руки.

## Знаки на картах

dale-badge-used = Её способность в этот ход уже использована
dale-badge-seen = Эту карту знают другие
