"""How a game of Cartographers runs: reveal, draw at the same time, check the season."""

from __future__ import annotations

from guildhall.core.game import Decision
from guildhall.core.rng import Rng
from guildhall.core.seat import CHANCE, Seat
from guildhall.games.cartographers import placements
from guildhall.games.cartographers.actions import (
    DONE,
    Action,
    DealEdict,
    DealSkill,
    Done,
    Draw,
    Reveal,
    Use,
)
from guildhall.games.cartographers.ambush import PLACES, landing
from guildhall.games.cartographers.data import (
    DURATIONS,
    EXPLORE_CARDS,
    MOST_SEATS,
    SKILL_COSTS,
    SKILLS_IN_PLAY,
    Card,
    Edict,
    Letter,
    Season,
    Skill,
    Terrain,
)
from guildhall.games.cartographers.drawing import (
    drawn_shape,
    draws_of,
    main_draws,
    map_owner,
    task_of_skill,
    usable_skills,
    with_cells,
)
from guildhall.games.cartographers.scoring import season_score, seasons_of_full_map
from guildhall.games.cartographers.state import (
    CARDS,
    EXPLORE_BAG,
    Drawn,
    Sheet,
    Stage,
    State,
    Task,
    first_tasks,
    neighbour_step,
)

_BY_STAGE = {
    Stage.DEAL_EDICTS: (Decision(CHANCE, "deal-edict"),),
    Stage.DEAL_SKILLS: (Decision(CHANCE, "deal-skill"),),
    Stage.REVEAL: (Decision(CHANCE, "reveal"),),
    Stage.OVER: (),
}
_CHANCE_DECISIONS = tuple(_BY_STAGE.get(stage) for stage in Stage)
_KINDS = tuple(task.name.lower().replace("_", "-") for task in Task)
_DECISIONS = tuple(tuple(Decision(seat, kind) for kind in _KINDS) for seat in range(MOST_SEATS))
_ALONE = tuple((_DECISIONS[0][task],) for task in Task)
_REVEALS = tuple(Reveal(card) for card in Card)
_TIMES = tuple(EXPLORE_CARDS[card].time if card in EXPLORE_CARDS else 0 for card in Card)
_DEALS = tuple(tuple((DealEdict(letter, edict), 1) for edict in Edict) for letter in Letter)
_ONLY_DONE = (DONE,)

# Reading a member off its enum costs as much as a whole test; these are used at every decision.
_REST, _DRAW, _FINISH, _ANSWER = Task.REST, Task.DRAW, Task.FINISH, Task.ANSWER
_REVEALING, _DRAWING = Stage.REVEAL, Stage.DRAW
_FIRST_AMBUSH = Card.GOBLIN_ATTACK
_LAST_RUINS = Card.OUTPOST_RUINS
_ONLY_FINISH = (_FINISH,)
_ONLY_REST = (_REST,)
_ONLY_DRAW = (_DRAW,)
_STABLE = State._fields.index("drafts")
"""The fields before this one do not change while seats draw."""


def decisions(state: State) -> tuple[Decision, ...]:
    known = _CHANCE_DECISIONS[state.stage]
    if known is not None:
        return known
    tasks = state.tasks
    if len(tasks) == 1:
        return _ALONE[tasks[0]]
    return tuple([_DECISIONS[seat][task] for seat, task in enumerate(tasks) if task])


def legal_actions(state: State, seat: Seat) -> tuple[Action, ...]:
    if not 0 <= seat < len(state.tasks):
        return ()
    task = state.tasks[seat]
    if task is _REST:
        return ()
    if task is _FINISH or task is _ANSWER:
        return _ONLY_DONE if not state.skills else (DONE, *_skill_uses(state, seat))
    if task is _DRAW:
        found = main_draws(state, seat)
        return (*found, *_skill_uses(state, seat)) if state.skills else found
    return draws_of(state, seat, task)


def _skill_uses(state: State, seat: Seat) -> tuple[Use, ...]:
    return tuple(Use(skill) for skill in usable_skills(state, seat))


def sample_action(state: State, seat: Seat, rng: Rng) -> Action:
    """One legal action, all equally likely (for chance: as likely as `chances` says)."""
    if seat == CHANCE:
        return _sample_chance(state, rng)
    task = state.tasks[seat]
    if not state.skills:
        if task is _FINISH:
            return DONE
        if task is _DRAW:
            return _sample_main(state, seat, rng)
    return rng.choice(legal_actions(state, seat))


def _sample_chance(state: State, rng: Rng) -> Action:
    if state.stage is not _REVEALING:
        return rng.weighted(chances(state))
    deck = state.deck
    number = rng.below(deck.bit_count() + state.ambushes)
    bag = deck
    if number >= deck.bit_count():
        bag = state.unseen
        number = rng.below(bag.bit_count())
    for _ in range(number):
        bag &= bag - 1
    return _REVEALS[(bag & -bag).bit_length() - 1]


def _sample_main(state: State, seat: Seat, rng: Rng) -> Draw:
    board = state.rules.board
    free = board.open & ~state.drafts[seat].drawn
    shapes = placements.OF_CARD[state.revealed[-1]]
    if state.ruins:
        found = shapes.sample_covering(free, free & board.ruins, rng)
    else:
        found = shapes.sample(free, rng)
    return found or rng.choice(placements.ANY_CELL.fitting(free))


def chances(state: State) -> tuple[tuple[Action, int], ...]:
    match state.stage:
        case Stage.DEAL_EDICTS:
            letter = Letter(len(state.edicts))
            dealt = {edict.group for edict in state.edicts}
            return tuple([deal for deal in _DEALS[letter] if deal[0].edict.group not in dealt])
        case Stage.DEAL_SKILLS:
            return tuple((DealSkill(s), 1) for s in Skill if s not in state.skills)
        case Stage.REVEAL:
            return _reveal_chances(state)
        case _:
            return ()


def _reveal_chances(state: State) -> tuple[tuple[Reveal, int], ...]:
    """Any of the unseen ambush cards may be the one that waits in the deck."""
    unseen = CARDS.members(state.unseen) if state.ambushes else ()
    explore = ((_REVEALS[card], len(unseen) or 1) for card in CARDS.members(state.deck))
    return (*explore, *((_REVEALS[card], state.ambushes) for card in unseen))


def apply(state: State, seat: Seat, action: Action) -> State:
    if isinstance(action, Draw):
        return _draw(state, seat, action)
    if isinstance(action, Done):
        return _done(state, seat)
    if isinstance(action, Reveal):
        return _reveal(state, action.card)
    match action:
        case Use(skill):
            return _use(state, seat, skill)
        case DealEdict(_, edict):
            return _deal_edict(state, edict)
        case DealSkill(skill):
            return _deal_skill(state, skill)


# Setting up


def _deal_edict(state: State, edict: Edict) -> State:
    edicts = (*state.edicts, edict)
    stage = state.stage if len(edicts) < len(Letter) else after_edicts(state)
    return state._replace(edicts=edicts, stage=stage)


def after_edicts(state: State) -> Stage:
    needs_skills = state.rules.skills and len(state.skills) < SKILLS_IN_PLAY
    return Stage.DEAL_SKILLS if needs_skills else Stage.REVEAL


def _deal_skill(state: State, skill: Skill) -> State:
    skills = (*state.skills, skill)
    stage = Stage.REVEAL if len(skills) == SKILLS_IN_PLAY else state.stage
    return state._replace(skills=skills, stage=stage)


# Revealing


def _reveal(state: State, card: Card) -> State:
    bit = 1 << card
    revealed = (*state.revealed, card)
    if card >= _FIRST_AMBUSH:
        rest = state.unseen & ~bit
        return _begin_ambush(
            state._replace(revealed=revealed, ambushes=state.ambushes - 1, unseen=rest)
        )
    sheets, stage, tasks = state.sheets, _DRAWING, state.tasks
    if card <= _LAST_RUINS:
        stage = _REVEALING
    elif len(sheets) == 1:
        tasks = _ONLY_DRAW
    else:
        tasks = first_tasks(stage, state.rules, sheets)
    made = State(
        state.rules,
        state.edicts,
        sheets,
        stage,
        state.season,
        revealed,
        state.time + _TIMES[card],
        state.deck & ~bit,
        state.ambushes,
        state.unseen,
        state.ruins or stage is _REVEALING,
        state.skills,
        sheets,
        tasks,
        state.mains,
    )
    return made if stage is _REVEALING or any(tasks) else _commit(made)


def stage_tasks(state: State) -> tuple[Task, ...]:
    """What each seat has to do when the present stage begins."""
    if state.stage is Stage.ANSWER:
        return _answer_tasks(state)
    owners = (map_owner(state, seat) for seat in range(len(state.sheets)))
    return first_tasks(state.stage, state.rules, tuple(state.sheets[one] for one in owners))


def _answer_tasks(state: State) -> tuple[Task, ...]:
    asked = state._replace(drafts=state.sheets, tasks=tuple(Task.ANSWER for _ in state.sheets))
    seats = range(len(state.sheets))
    return tuple(Task.ANSWER if usable_skills(asked, seat) else Task.REST for seat in seats)


# Drawing


def _draw(state: State, seat: Seat, action: Draw) -> State:
    drafts = state.drafts
    draft = with_cells(
        state.rules.board, drafts[seat], action.terrain, action.cells, 1 if action.coin else 0
    )
    if not state.skills:
        if len(drafts) == 1:
            return _with_hands(state, (draft,), _ONLY_FINISH, state.mains)
        return _with_draft(state, seat, draft, _FINISH)
    return _draw_with_skills(state, seat, action, draft)


def _draw_with_skills(state: State, seat: Seat, action: Draw, draft: Sheet) -> State:
    task = state.tasks[seat]
    is_extra = task in (Task.WOUND_HEALING, Task.DIPLOMACY)
    before_main = is_extra and state.stage is Stage.DRAW and state.mains[seat] is None
    if before_main and state.rules.board.open & ~draft.drawn:
        return _with_draft(state, seat, draft, Task.DRAW)
    mains = state.mains
    if task is Task.DRAW:
        mains = (*mains[:seat], drawn_shape(state, seat, action), *mains[seat + 1 :])
    return _with_draft(state._replace(mains=mains), seat, draft, Task.FINISH)


def _use(state: State, seat: Seat, skill: Skill) -> State:
    draft = state.drafts[seat]
    cost = SKILL_COSTS[skill]
    paid = draft._replace(coins=draft.coins - cost, spent=draft.spent + cost, used=skill)
    return _with_draft(state, seat, paid, task_of_skill(state, skill))


def _done(state: State, seat: Seat) -> State:
    tasks = state.tasks
    if len(tasks) == 1:
        return _commit(state)
    tasks = (*tasks[:seat], _REST, *tasks[seat + 1 :])
    if any(tasks):
        return _with_hands(state, state.drafts, tasks, state.mains)
    return _commit(state)


def _with_draft(state: State, seat: Seat, draft: Sheet, task: Task) -> State:
    drafts, tasks = state.drafts, state.tasks
    return _with_hands(
        state,
        (*drafts[:seat], draft, *drafts[seat + 1 :]),
        (*tasks[:seat], task, *tasks[seat + 1 :]),
        state.mains,
    )


def _with_hands(
    state: State,
    drafts: tuple[Sheet, ...],
    tasks: tuple[Task, ...],
    mains: tuple[Drawn | None, ...],
) -> State:
    return tuple.__new__(State, (*state[:_STABLE], drafts, tasks, mains, state.dodging))


# When all are done


def _commit(state: State) -> State:
    """Show all drafts and go on to what follows this stage."""
    if state.stage is _DRAWING:
        return _commit_drawing(state)
    if state.stage is Stage.ANSWER:
        return _strike(_answered(state))
    step = neighbour_step(state.revealed[-1])
    count = len(state.drafts)
    sheets = tuple(state.drafts[(owner - step) % count] for owner in range(count))
    return _end_ambush(state, sheets)


def _commit_drawing(state: State) -> State:
    drafts = state.drafts
    is_full = len(drafts) == 1 and state.rules.board.open & ~drafts[0].drawn == 0
    if is_full or state.time >= DURATIONS[state.season]:
        return _end_season(state, drafts, is_full)
    return _resting(state, drafts, _REVEALING, ruins=False)


def _resting(state: State, sheets: tuple[Sheet, ...], stage: Stage, *, ruins: bool) -> State:
    """Between two cards: everybody sees these sheets, nobody has anything to do."""
    count = len(sheets)
    return State(
        state.rules,
        state.edicts,
        sheets,
        stage,
        state.season,
        state.revealed,
        state.time,
        state.deck,
        state.ambushes,
        state.unseen,
        ruins,
        state.skills,
        sheets,
        _ONLY_REST if count == 1 else (_REST,) * count,
        (None,) * count if state.skills else (),
    )


def _end_season(state: State, sheets: tuple[Sheet, ...], is_full: bool) -> State:
    season = state.season
    is_ending = state.time >= DURATIONS[season]
    rule = state.rules.full_map
    scored = seasons_of_full_map(rule, season, is_ending=is_ending) if is_full else (season,)
    for one in scored:
        sheets = tuple([_scored(state, one, sheet) for sheet in sheets])
    if is_full or season is Season.WINTER:
        return _resting(state, sheets, Stage.OVER, ruins=False)
    return _resting(state, sheets, _REVEALING, ruins=False)._replace(
        season=Season(season + 1),
        time=0,
        revealed=(),
        deck=EXPLORE_BAG,
        ambushes=state.ambushes + 1,
    )


def _scored(state: State, season: Season, sheet: Sheet) -> Sheet:
    score = season_score(state.rules.board, state.edicts, season, sheet)
    return sheet._replace(seasons=(*sheet.seasons, score), used=None)


# Ambushes


def _begin_ambush(state: State) -> State:
    asked = state._replace(stage=Stage.ANSWER)
    tasks = _answer_tasks(asked) if state.skills else ()
    return asked._replace(tasks=tasks) if any(tasks) else _strike(state)


def _answered(state: State) -> State:
    """Show what the seats did against the ambush before it strikes."""
    pairs = enumerate(zip(state.sheets, state.drafts, strict=True))
    dodging = tuple(
        seat
        for seat, (before, now) in pairs
        if now.used is Skill.ACROBATICS and before.used is None
    )
    return state._replace(sheets=state.drafts, dodging=dodging)


def _strike(state: State) -> State:
    if not state.rules.passing:
        return _end_ambush(state, tuple(_struck(state, s) for s in range(len(state.sheets))))
    stage = state._replace(stage=Stage.AMBUSH)
    seats = range(len(state.sheets))
    drafts = tuple(state.sheets[map_owner(stage, seat)] for seat in seats)
    begun = stage._replace(drafts=drafts, tasks=stage_tasks(stage))
    return begun if any(begun.tasks) else _end_ambush(state, state.sheets)


def _struck(state: State, seat: Seat) -> Sheet:
    """The sheet after the ambush found its place by itself (or none)."""
    sheet = state.sheets[seat]
    if seat in state.dodging:
        return sheet
    board = state.rules.board
    cells = landing(PLACES[state.revealed[-1]], board.open & ~sheet.drawn)
    return with_cells(board, sheet, Terrain.MONSTER, cells, 0) if cells else sheet


def _end_ambush(state: State, sheets: tuple[Sheet, ...]) -> State:
    if len(sheets) == 1 and not state.rules.board.open & ~sheets[0].drawn:
        return _end_season(state, sheets, is_full=True)
    return _resting(state, sheets, _REVEALING, ruins=state.ruins)
