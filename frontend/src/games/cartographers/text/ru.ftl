# Cartographers: words of the play screen. Names of cards, seasons and terrains come ready to read;
# $names is a list of seats in words and $count how many they are; $percent and $delta come formatted.

## What to do now: my own turn

cartographers-ui-prompt-draw = «{ $card }»: нарисуйте { $cells ->
    [one] { $cells } клетку
    [few] { $cells } клетки
    [many] { $cells } клеток
   *[other] { $cells } клетки
}
cartographers-ui-prompt-draw-choice = «{ $card }»: выберите одну из { $shapes ->
    [one] { $shapes } фигуры
   *[other] { $shapes } фигур
}
cartographers-ui-prompt-draw-ruins = «{ $card }»: нарисуйте на руинах { $cells ->
    [one] { $cells } клетку
    [few] { $cells } клетки
    [many] { $cells } клеток
   *[other] { $cells } клетки
}
cartographers-ui-prompt-single = Нарисуйте 1 клетку любой местности
cartographers-ui-prompt-finish = Нарисовано: нажмите «Готово»
cartographers-ui-prompt-answer = Засада: «{ $card }»! Навык или встретить?
cartographers-ui-prompt-ambush = «{ $card }»: нарисуйте { $cells ->
    [one] { $cells } клетку
    [few] { $cells } клетки
    [many] { $cells } клеток
   *[other] { $cells } клетки
} монстров (карта: { $owner })
cartographers-ui-prompt-ambush-single = «{ $card }»: нарисуйте 1 клетку монстров (карта: { $owner })
cartographers-ui-prompt-ambush-finish = Монстры нарисованы (карта: { $owner }): нажмите «Готово»
cartographers-ui-prompt-dodge = «Акробатика»: 2 клетки монстров лягут или встанут?
cartographers-ui-prompt-stealth = «Скрытность»: нарисуйте «{ $card }» через край
cartographers-ui-prompt-secret-knowledge = «Тайные знания»: нарисуйте «{ $card }» как поселение
cartographers-ui-prompt-negotiation = «Переговоры»: нарисуйте квадрат 2×2
cartographers-ui-prompt-wound-healing = «Лечение ран»: нарисуйте 2 клетки у монстров
cartographers-ui-prompt-diplomacy = «Дипломатия»: нарисуйте 1 клетку — поле и поселение
cartographers-ui-prompt-concentration = «Концентрация»: ещё раз та же фигура, { $cells ->
    [one] { $cells } клетка
    [few] { $cells } клетки
    [many] { $cells } клеток
   *[other] { $cells } клетки
}
cartographers-ui-prompt-search = «Поиск»: добавьте 1 клетку рядом с фигурой
cartographers-ui-prompt-of = { $seat }: { $prompt }

## What to do now: waiting and watching

cartographers-ui-prompt-wait-draw = { $count ->
    [1] Ещё рисует { $names }
   *[other] Ещё рисуют: { $names }
}
cartographers-ui-prompt-wait-ambush = { $count ->
    [1] Монстров ещё рисует { $names }
   *[other] Монстров ещё рисуют: { $names }
}
cartographers-ui-prompt-wait-answer = { $count ->
    [1] На засаду отвечает { $names }
   *[other] На засаду отвечают: { $names }
}
cartographers-ui-prompt-watch-draw = { $count ->
    [1] «{ $card }»: рисует { $names }
   *[other] «{ $card }»: рисуют { $names }
}
cartographers-ui-prompt-watch-ambush = { $count ->
    [1] «{ $card }»: монстров рисует { $names }
   *[other] «{ $card }»: монстров рисуют { $names }
}
cartographers-ui-prompt-watch-answer = { $count ->
    [1] «{ $card }»: навык может применить { $names }
   *[other] «{ $card }»: навык могут применить { $names }
}
cartographers-ui-prompt-deal-edict = Раздаются указы
cartographers-ui-prompt-deal-skill = Раздаются навыки
cartographers-ui-prompt-reveal = Открывается следующая карта
cartographers-ui-prompt-over = Партия окончена

## The quieter line under it

cartographers-ui-aside-place = Поставьте, поверните, нарисуйте.
cartographers-ui-aside-single-room = «{ $card }» никуда не помещается.
cartographers-ui-aside-single-ruins = Фигуры карты «{ $card }» не могут накрыть руины.
cartographers-ui-aside-single-gone = Свободных руин у вас не осталось.
cartographers-ui-aside-season-ends = { $season }: подсчёт после этой карты.
cartographers-ui-aside-time-left = { $season }: затем останется времени { $time }.
cartographers-ui-aside-finish = Остальные увидят рисунок, когда закончат все.
cartographers-ui-aside-finish-last = Ждут только вас: затем откроются все рисунки.
cartographers-ui-aside-finish-solo = Затем откроется следующая карта.
cartographers-ui-aside-finish-skill = Ещё можно применить навык «{ $skill }».
cartographers-ui-aside-ambush = А на вашей карте рисует { $seat }.
cartographers-ui-aside-ambush-single = Фигура на этой карте не помещается.
cartographers-ui-aside-ambush-domino = { $owner } применяет «Акробатику»: только 2 клетки.
cartographers-ui-aside-skill = «Отменить» вернёт навык.
cartographers-ui-aside-wait = Вы закончили, но ещё можете передумать.
cartographers-ui-aside-wait-full = Ваша карта заполнена: рисовать нечего.
cartographers-ui-aside-watch = Вы зритель.

## Why the shape cannot lie there

cartographers-ui-conflict-unplaced = Сначала поставьте фигуру на карту.
cartographers-ui-conflict-skill = Сначала примените навык «{ $skill }».
cartographers-ui-conflict-taken = Здесь уже что-то нарисовано.
cartographers-ui-conflict-mountain = Мешают горы.
cartographers-ui-conflict-wasteland = Мешает ущелье.
cartographers-ui-conflict-outside = Фигура выступает за край.
cartographers-ui-conflict-ruins = Нужно накрыть свободные руины.
cartographers-ui-conflict-inside = Фигура должна выступать за край.
cartographers-ui-conflict-monsters = Одна клетка должна быть рядом с монстрами.
cartographers-ui-conflict-apart = Клетка должна быть рядом с фигурой.
cartographers-ui-conflict-unlisted = Здесь это невозможно.

## Buttons

cartographers-ui-turn = Повернуть
cartographers-ui-turn-help = Повернуть фигуру на четверть оборота
cartographers-ui-turn-back-help = Повернуть фигуру в другую сторону
cartographers-ui-mirror = Отразить
cartographers-ui-mirror-help = Отразить фигуру зеркально
cartographers-ui-draw = Нарисовать
cartographers-ui-done = Готово
cartographers-ui-done-help = Отложить карандаш
cartographers-ui-brace = Встретить
cartographers-ui-undo = Отменить
cartographers-ui-redo = Вернуть
cartographers-ui-restart = Ход заново
cartographers-ui-withdraw = Не готово
cartographers-ui-withdraw-help = Взять назад «Готово»
cartographers-ui-put-away = Убрать
cartographers-ui-more = Ещё
cartographers-ui-undo-nothing-to-undo = Отменять нечего.
cartographers-ui-undo-learnt = С тех пор вы увидели новую карту или чужие рисунки.
cartographers-ui-undo-answered = С тех пор остальные уже продолжили игру.
cartographers-ui-redo-nothing = Возвращать нечего.
cartographers-ui-confirm-reveal = Откроются все рисунки; отменить это будет нельзя.
cartographers-ui-confirm-next = Откроется следующая карта; отменить это будет нельзя.

## Labels

cartographers-ui-this-turn = Сейчас
cartographers-ui-coins = Монеты
cartographers-ui-coins-held = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
} из { $track }
cartographers-ui-coins-spent = зачёркнуто: { $spent }
cartographers-ui-coin-shape = с монетой
cartographers-ui-edicts = Королевские указы
cartographers-ui-edict = Указ { $letter }: «{ $edict }»
cartographers-ui-edict-sentinel_wood = По 1 за каждую клетку леса у края карты
cartographers-ui-edict-greenbough = По 1 за каждый ряд и столбец, где есть лес
cartographers-ui-edict-treetower = По 1 за клетку леса, окружённую со всех сторон
cartographers-ui-edict-stoneside_forest = По 3 за гору, соединённую лесом с другой
cartographers-ui-edict-canal_lake = По 1 за воду рядом с полем и за поле рядом с водой
cartographers-ui-edict-mages_valley = Рядом с горами: по 2 за воду, по 1 за поле
cartographers-ui-edict-golden_granary = По 1 за воду рядом с руинами, по 3 за поле на руинах
cartographers-ui-edict-shoreside_expanse = По 3 за поля вдали от воды и края и за воду вдали от полей и края
cartographers-ui-edict-wildholds = По 8 за поселение из шести клеток и больше
cartographers-ui-edict-great_city = По 1 за клетку крупнейшего поселения вдали от гор
cartographers-ui-edict-greengold_plains = По 3 за поселение рядом с тремя и более видами местности
cartographers-ui-edict-shieldgate = По 2 за клетку второго по величине поселения
cartographers-ui-edict-borderlands = По 6 за каждый заполненный ряд или столбец
cartographers-ui-edict-lost_barony = По 3 за клетку стороны самого большого заполненного квадрата
cartographers-ui-edict-broken_road = По 3 за заполненную диагональ от левого края к нижнему
cartographers-ui-edict-cauldrons = По 1 за пустую клетку, закрытую со всех четырёх сторон
cartographers-ui-edict-now = считается в этом сезоне
cartographers-ui-edict-seasons = Подсчёт: { $seasons }
cartographers-ui-other-maps = Карты соперников
cartographers-ui-my-map = Ваша карта
cartographers-ui-map-of = Карта: { $owner }
cartographers-ui-map-enlarge = Увеличить карту: { $owner }
cartographers-ui-zoom-in = Увеличить карту
cartographers-ui-zoom-out = Показать карту целиком
cartographers-ui-chronicle = Летопись
cartographers-ui-monsters = Монстры
cartographers-ui-so-far = { $season } сейчас
cartographers-ui-stars = { $stars ->
    [one] { $stars } звезда
    [few] { $stars } звезды
    [many] { $stars } звёзд
   *[other] { $stars } звезды
}
cartographers-ui-stars-label = Звёзды
cartographers-ui-total = Всего
cartographers-ui-time = Время { $time }
cartographers-ui-time-of = { $season }: время { $time } из { $duration }
cartographers-ui-time-pending = с этой картой ещё { $time }
cartographers-ui-seasons = Времена года
cartographers-ui-season-letters = { $season }, указы { $first } и { $second }
cartographers-ui-season-scored = { $season }: { $stars ->
    [one] { $stars } звезда
    [few] { $stars } звезды
    [many] { $stars } звёзд
   *[other] { $stars } звезды
}
cartographers-ui-choose-terrain = Выберите местность
cartographers-ui-choose-shape = Выберите фигуру
cartographers-ui-ruins-duty = Накройте руины
cartographers-ui-lens = Клетки для указа «{ $edict }»: { $stars ->
    [one] { $stars } звезда
    [few] { $stars } звезды
    [many] { $stars } звёзд
   *[other] { $stars } звезды
}
cartographers-ui-lens-none = Указ «{ $edict }» пока ничего не приносит.
cartographers-ui-lens-monsters = Пустые клетки рядом с монстрами: { $stars ->
    [one] потеряна { $stars } звезда
    [few] потеряно { $stars } звезды
    [many] потеряно { $stars } звёзд
   *[other] потеряно { $stars } звезды
}
cartographers-ui-rules-link = Правила карты «{ $card }»

## What the sketch would change

cartographers-ui-change-edict = Указ { $letter }: { $delta }
cartographers-ui-change-coins = Монеты: { $delta }
cartographers-ui-change-monsters = Монстры: { $delta }
cartographers-ui-change-season = { $season }: { $delta }
cartographers-ui-change-later = Позже: { $delta }
cartographers-ui-change-total = За все оставшиеся сезоны: { $delta }
cartographers-ui-change-none = Звёзды пока не изменятся

## Odds

cartographers-ui-odds = Шансы
cartographers-ui-odds-season-end = Сезон кончится на следующей карте: { $percent }
cartographers-ui-odds-ambush = { $count ->
    [0] Засад в колоде больше нет
    [one] В колоде ещё { $count } засада
    [few] В колоде ещё { $count } засады
    [many] В колоде ещё { $count } засад
   *[other] В колоде ещё { $count } засады
}
cartographers-ui-odds-ambush-next = Следующая карта — засада: { $percent }
cartographers-ui-odds-terrains = Ещё в колоде
cartographers-ui-odds-terrain = { $terrain }: { $count ->
    [0] ни на одной карте
    [one] на { $count } карте
   *[other] на { $count } картах
}
cartographers-ui-odds-ruins = Карты руин: { $count }
cartographers-ui-odds-deck = { $count ->
    [one] В колоде { $count } карта
    [few] В колоде { $count } карты
    [many] В колоде { $count } карт
   *[other] В колоде { $count } карты
}

## Ambush

cartographers-ui-ambush = Засада!
cartographers-ui-ambush-owner = Вы рисуете на чужой карте: { $owner }
cartographers-ui-ambush-clockwise = по часовой стрелке
cartographers-ui-ambush-counterclockwise = против часовой стрелки
cartographers-ui-ambush-corner = Угол: { $corner ->
    [top_left] левый верхний
    [top_right] правый верхний
    [bottom_left] левый нижний
   *[bottom_right] правый нижний
}

## Skills

cartographers-ui-skills = Навыки
cartographers-ui-skill-cost = { $cost ->
    [0] бесплатно
    [one] { $cost } монета
    [few] { $cost } монеты
    [many] { $cost } монет
   *[other] { $cost } монеты
}
cartographers-ui-skill-use = Применить «{ $skill }» ({ $cost ->
    [0] бесплатно
    [one] { $cost } монета
    [few] { $cost } монеты
    [many] { $cost } монет
   *[other] { $cost } монеты
})
cartographers-ui-skill-button = Применить
cartographers-ui-skill-used = В этом сезоне вы применили «{ $skill }».
cartographers-ui-skill-used-by = { $seat }: в этом сезоне применён навык «{ $skill }»
cartographers-ui-skill-poor = Стоит { $cost ->
    [one] { $cost } монету
    [few] { $cost } монеты
    [many] { $cost } монет
   *[other] { $cost } монеты
}, у вас { $coins }.
cartographers-ui-skill-not-now = Сейчас применить нельзя.
cartographers-ui-skill-lying = Лёжа
cartographers-ui-skill-standing = Стоя

## Seats

cartographers-ui-seat-drawing = ещё рисует
cartographers-ui-seat-done = готово
cartographers-ui-seat-full = карта заполнена
cartographers-ui-seat-away = нет на месте
cartographers-ui-seat-summary = { $seat }: { $stars ->
    [one] { $stars } звезда
    [few] { $stars } звезды
    [many] { $stars } звёзд
   *[other] { $stars } звезды
}, { $state }

## End of a season

cartographers-ui-season-end = Сезон окончен: { $season }
cartographers-ui-season-end-you = Вы получаете { $stars ->
    [one] { $stars } звезду
    [few] { $stars } звезды
    [many] { $stars } звёзд
   *[other] { $stars } звезды
}
cartographers-ui-season-end-next = Дальше: { $season }
cartographers-ui-season-end-final = К итогам
cartographers-ui-season-end-skip = Пропустить
cartographers-ui-season-end-again = Показать подсчёт снова
cartographers-ui-season-end-open = Подсчёт сезона «{ $season }»

## End of the game

cartographers-ui-win-you = Вы победили!
cartographers-ui-win-one = Победа: { $seat }
cartographers-ui-win-shared = Общая победа: { $names }
cartographers-ui-win-margin = с отрывом в { $stars ->
    [one] { $stars } звезду
    [few] { $stars } звезды
    [many] { $stars } звёзд
   *[other] { $stars } звезды
}, за четыре сезона
cartographers-ui-win-monsters = звёзд поровну, но меньше потерь от монстров
cartographers-ui-win-equal = поровну и звёзд, и потерь
cartographers-ui-solo-result = Итог: { $rating }
cartographers-ui-solo-sum = { $total ->
    [one] { $total } звезда
    [few] { $total } звезды
    [many] { $total } звёзд
   *[other] { $total } звезды
} минус { $silver } серебром
cartographers-ui-solo-title = { $title }
cartographers-ui-solo-next = До титула «{ $title }» не хватило { $stars ->
    [one] { $stars } звезды
   *[other] { $stars } звёзд
}
cartographers-ui-solo-full = Карта заполнена: игра закончилась раньше
cartographers-ui-ledger = Счётная книга
cartographers-ui-ledger-help = Звёзды игроков по сезонам и причинам
cartographers-ui-place = Место { $place }
cartographers-ui-rematch = Реванш
cartographers-ui-replay = Повтор
cartographers-ui-share = Поделиться
cartographers-ui-home = В зал
cartographers-ui-share-text = «Картографы»: { $seat } — { $stars ->
    [one] { $stars } звезда
    [few] { $stars } звезды
    [many] { $stars } звёзд
   *[other] { $stars } звезды
}

## The map for those who hear it

cartographers-ui-cell = { $cell }, { $content }{ $state ->
    [legal] , можно
    [illegal] , нельзя
    [ghost] , часть наброска
    [advised] , часть подсказки
    [conflict] , мешает
    [fresh] , только что нарисовано
    [earned] , приносит звёзды
    [lost] , отнимает звезду
   *[none] {""}
}
cartographers-ui-content-empty = пусто
cartographers-ui-content-ruins = свободные руины
cartographers-ui-content-on-ruins = { $terrain } на руинах
cartographers-ui-grid = { $name }, 11 на 11 клеток
cartographers-ui-text-view = Карта текстом
cartographers-ui-text-possible = Можно
cartographers-ui-text-draw = Нарисовать: { $terrain } ({ $count ->
    [one] { $count } вариант
    [few] { $count } варианта
   *[many] { $count } вариантов
})
cartographers-ui-text-row = Ряд { $row }: { $content }
cartographers-ui-text-empty = Пока ничего не нарисовано.
cartographers-ui-text-terrain = { $terrain }: { $cells }
cartographers-ui-move-label = Набрать ход
cartographers-ui-move-hint = Например: { $move }
cartographers-ui-move-send = Сыграть
cartographers-ui-say-turned = Повёрнуто
cartographers-ui-say-mirrored = Отражено
cartographers-ui-say-fits = { $shape }, { $cell }: помещается
cartographers-ui-say-refused = { $shape }, { $cell }: { $reason }
cartographers-ui-say-drawn = Нарисовано: { $terrain } ({ $cells })
cartographers-ui-say-your-turn = Ваш ход. { $prompt }

## Shapes, for those who hear them

cartographers-ui-shape = { $shape }, ширина { $width }, высота { $height }, положение { $number } из { $count }
cartographers-ui-shape-great_river-0 = линия из 3
cartographers-ui-shape-great_river-1 = лесенка из 5
cartographers-ui-shape-farmland-0 = пара
cartographers-ui-shape-farmland-1 = крест из 5
cartographers-ui-shape-hamlet-0 = уголок из 3
cartographers-ui-shape-hamlet-1 = блок из 5
cartographers-ui-shape-forgotten_forest-0 = 2 клетки наискосок
cartographers-ui-shape-forgotten_forest-1 = зигзаг из 4
cartographers-ui-shape-hinterland_stream-0 = большой уголок из 5
cartographers-ui-shape-homestead-0 = маленькая «Т» из 4
cartographers-ui-shape-orchard-0 = буква «Г» из 4
cartographers-ui-shape-treetop_village-0 = ступенька из 5
cartographers-ui-shape-marshlands-0 = большая «Т» из 5
cartographers-ui-shape-fishing_village-0 = линия из 4
cartographers-ui-shape-rift_lands-0 = одна клетка
cartographers-ui-shape-goblin_attack-0 = 3 клетки наискосок
cartographers-ui-shape-bugbear_assault-0 = две пары через столбец
cartographers-ui-shape-kobold_onslaught-0 = маленькая «Т» из 4
cartographers-ui-shape-gnoll_raid-0 = скоба из 5
cartographers-ui-shape-no-room = На этой карте для неё нет места.
cartographers-ui-shape-cell = одна клетка
cartographers-ui-shape-domino = пара
cartographers-ui-shape-square = квадрат 2×2

## Chronicle

cartographers-ui-log-empty = Пока ничего не произошло.
cartographers-ui-log-undo = { $seat } берёт действие назад.
cartographers-ui-log-restart = { $seat } начинает ход заново.
cartographers-ui-log-chat = { $seat }: { $text }
cartographers-ui-log-chat-deleted = { $seat }: (удалено)
cartographers-ui-log-joined = { $seat } садится за стол.
cartographers-ui-log-bot = Здесь играет бот: { $seat }.
cartographers-ui-log-handed = { $seat } передаёт своё место.
cartographers-ui-log-taken-back = { $seat } снова в игре.
cartographers-ui-log-left = { $seat } отсутствует, продолжает бот.
cartographers-ui-log-start = Партия начинается.
cartographers-ui-log-nudge = { $seat }, вас ждут.
cartographers-ui-log-rematch = Открыт стол для реванша.
cartographers-ui-log-muted = Вы больше не слышите: { $seat }.
cartographers-ui-log-unmuted = Вы снова слышите: { $seat }.
cartographers-ui-log-jump = Показать этот момент
cartographers-ui-log-live = К текущему ходу
cartographers-ui-recap = После вашего последнего хода
cartographers-ui-recap-close = Понятно

## Living room

cartographers-ui-display-drawing = { $count ->
    [0] Все закончили
    [1] Ещё рисует { $names }
   *[other] Ещё рисуют: { $names }
}
cartographers-ui-display-waiting = Ждём игроков
cartographers-ui-display-join = Наведите камеру и играйте
cartographers-ui-display-code = Код для входа за этот стол
cartographers-ui-display-card = На столе: «{ $card }»
cartographers-ui-display-ambush = «{ $card }»: листы передаются { $direction ->
    [clockwise] налево
   *[counterclockwise] направо
}
cartographers-ui-display-leader = Впереди: { $names }
cartographers-ui-display-over = Последний сезон подсчитан

## One device, several people

cartographers-ui-handover = Передайте устройство: { $seat }
cartographers-ui-handover-text = Карта скрыта, пока { $seat } не нажмёт кнопку.
cartographers-ui-handover-ready = Это я, { $seat }
cartographers-ui-handover-ambush = { $seat } рисует на чужой карте: { $owner }.
cartographers-ui-handover-again = Назад: { $seat }

## Подсказки

cartographers-ui-advice-draw = Нарисовать: { $terrain } ({ $cells })
cartographers-ui-advice-use = Применить навык «{ $skill }»
cartographers-ui-advice-done = Отложить карандаш
