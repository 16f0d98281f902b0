# Dale of Merchants: what players read. The cards stand in a file of their own, and so does what happens.

## The game

dale-name = Долина торговцев
dale-tagline = Торгуйте с шестью звериными народами, пользуйтесь их хитростями и первым заполните прилавок.

## Animalfolk: name and character, then the short name

dale-deck-macaws = Дерзкие красные ара
dale-deck-macaws-rule = Управление рукой: меняйте, ищите и добирайте карты. Начать легко, а открывать новое можно долго.
dale-deck-pandas = Предприимчивые большие панды
dale-deck-pandas-rule = Знание рынка: больше выбора, лучше цены, товары даром. Спокойная колода, хороша для первой партии.
dale-deck-raccoons = Плутоватые еноты-полоскуны
dale-deck-raccoons-rule = Конфликт: крадите, меняйте и портите чужое. От них ничего не спрячешь.
dale-deck-squirrels = Запасливые белки-летяги
dale-deck-squirrels-rule = Прилавок: собирайте полки с хламом, из разных и старых карт, по две сразу. Быстрее прилавок не заполнит никто.
dale-deck-ocelots = Везучие оцелоты
dale-deck-ocelots-rule = Везение: бросайте кубик, мешайте карты, рискуйте. Выиграть можно много, и потерять тоже.
dale-deck-chameleons = Приспосабливающиеся хамелеоны
dale-deck-chameleons-rule = Подражание: почти каждая карта становится копией другой. Для тех, кто уже знает остальные народы.
dale-set-macaws = Ара
dale-set-pandas = Панды
dale-set-raccoons = Еноты
dale-set-squirrels = Белки
dale-set-ocelots = Оцелоты
dale-set-chameleons = Хамелеоны

## What an animalfolk is like

dale-trait-complexity = Сложность
dale-trait-complexity-help = Сколько нужно читать и помнить.
dale-trait-interaction = Взаимодействие
dale-trait-interaction-help = Как часто ваши ходы касаются чужих карт.
dale-trait-nastiness = Вредность
dale-trait-nastiness-help = Насколько больно можно сделать другим.
dale-trait-luck = Везение
dale-trait-luck-help = Сколько решает случай.

## Kinds of cards

dale-kind-technique = Приём
dale-kind-passive = Способность
dale-kind-junk = Хлам

## Words of the game

dale-term-technique = Приём
dale-term-technique-rule = Карта, которую разыгрывают из руки как действие. Её эффект выполняется по порядку, затем карта уходит в ваш сброс.
dale-term-passive = Способность
dale-term-passive-rule = Карта, которую не разыгрывают: она помогает, пока лежит в руке, в оплате или на полке, как на ней сказано.
dale-term-junk = Хлам
dale-term-junk-rule = Карта со значением 1 без народа и эффекта. Ею платят, но на полку её не кладут.
dale-term-animalfolk = Народ
dale-term-animalfolk-rule = Колода из 15 карт. Полка собирается из карт одного народа.
dale-term-value = Значение
dale-term-value-rule = Число на карте: сколько она стоит в оплате и сколько составляет на полке. Эффекты могут изменить его на один ход.
dale-term-plus = Дополнительное действие (+)
dale-term-plus-rule = После приёма с плюсом у вас есть ещё одно действие, какое угодно.
dale-term-market = Рынок
dale-term-market-rule = Пять ячеек с картами на продажу. К значению карты прибавляется наценка ячейки: слева направо от 4 до 0.
dale-term-discard = Сбросить
dale-term-discard-rule = Положить карту сверху в сброс её владельца. Все сбросы лежат открыто, и порядок карт в них не меняется.
dale-term-throw_away = Утилизировать
dale-term-throw_away-rule = Хлам возвращается в стопку хлама, любая другая карта ложится сверху в сброс рынка. Важно то, что на карте напечатано, а не то, что она копирует.
dale-term-stall = Прилавок
dale-term-stall-rule = Здесь лежат ваши полки: для победы нужно восемь, в командной игре десять.
dale-term-stack = Полка
dale-term-stack-rule = Карты одного народа, сумма значений которых в точности равна следующему номеру вашего прилавка.
dale-term-inventory = Инвентаризация
dale-term-inventory-rule = Действие: сбросить из руки сколько угодно карт, можно и ни одной.
dale-term-clean_up = Очистка
dale-term-clean_up-rule = Конец вашего хода: доберите руку, затем сдвиньте и заполните рынок.
dale-term-hand_size = Размер руки
dale-term-hand_size-rule = До скольких карт вы добираете: до пяти, а с картой «{ dale-card-cookies }» больше. Карты сверх этого остаются.
dale-term-needless = Лишняя карта
dale-term-needless-rule = Карта оплаты, без которой остальных всё равно хватило бы. Платить ею нельзя.
dale-term-copy = Копия
dale-term-copy-rule = То, чем хамелеон становится, когда его используют: народ, значение, вид и эффект другой карты до конца хода.
dale-term-opponent = Соперник
dale-term-opponent-rule = Все, кроме вас и вашего товарища по команде. «Другой игрок» может быть и товарищем.

## Options of a new game

dale-option-decks = Народы
dale-option-decks-help = В игре на одну колоду больше, чем игроков; в командной игре четыре. Пусть решит случай, тайное голосование или ваш собственный выбор.
dale-option-decks-random = Случайные
dale-option-decks-vote = Голосованием
dale-option-teams = Команды
dale-option-teams-help = Четверо в двух командах, товарищи сидят напротив друг друга, у команды один прилавок на десять полок. Товарищи могут помогать друг другу с полкой.
dale-option-teams-no = Каждый за себя
dale-option-teams-yes = Две команды
dale-option-first = Первый игрок
dale-option-first-help = Кто ходит первым. Дальше ход идёт по часовой стрелке.
dale-option-first-random = Случайный
dale-option-first-1 = Место 1
dale-option-first-2 = Место 2
dale-option-first-3 = Место 3
dale-option-first-4 = Место 4
dale-option-rounds = Самая долгая партия
dale-option-rounds-help = Если строить больше никто не может, через столько кругов партия заканчивается, и побеждает самый полный прилавок.
dale-option-rounds-250 = 250 кругов
dale-option-rounds-none = Без предела
dale-option-copied_values = Копия изменённого значения
dale-option-copied_values-help = Переходит ли к хамелеону изменение значения, которое уже есть у его образца.
dale-option-copied_values-altered = С изменением
dale-option-copied_values-printed = Напечатанное значение
dale-option-copied_roll = Копия после броска
dale-option-copied_roll-help = Переходит ли к копии карты «{ dale-card-bold_haggler }» уже выпавший результат, или она бросает сама.
dale-option-copied_roll-inherited = Результат переходит
dale-option-copied_roll-own = Бросает сама
dale-option-turned_deck = { dale-card-wily_fellow }
dale-option-turned_deck-help = В каком порядке лежит старая колода, когда становится сбросом.
dale-option-turned_deck-reversed = Перевёрнута
dale-option-turned_deck-shuffled = Перемешана
dale-option-copied_junk = Хамелеон как хлам
dale-option-copied_junk-help = Можно ли картой «{ dale-card-essential_purchase }» утилизировать хамелеона, которым заплатили как хламом.
dale-option-copied_junk-counts = Считается хламом
dale-option-copied_junk-not = Не считается
dale-option-partner_passives = Способности товарища
dale-option-partner_passives-help = Помогают ли всей полке способности, которые добавил товарищ по команде.
dale-option-partner_passives-count = Помогают
dale-option-partner_passives-not = Не помогают
