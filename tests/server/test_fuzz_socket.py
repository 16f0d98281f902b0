"""Nonsense over the WebSocket: refused by name, nothing changes, nothing is told."""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
from base64 import b64encode
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosedError

from guildhall.server import protocol
from guildhall.server.problems import STATUS
from tests.server.games.notes import GAMES, PLACES, Json, Notes, notes_of, quickness
from tests.server.hiding import hide, told
from tests.server.secrecy import choiceless
from tests.server.services import Place, open_place
from tests.server.talk import Browser, Held, beginning, pass_on, rebuilt
from tests.server.traces import Row, read_logs, undisturbed

Message = str | bytes
SEED = "the-fuzz-must-not-tell-this"
_DECODER: msgspec.json.Decoder[protocol.Request] = msgspec.json.Decoder(protocol.Request)
_LAST = "the-last-one"


class Scene(NamedTuple):
    """A running game: Ann has nothing to take back, Bob has done what nobody else may see."""

    place: Place
    notes: Notes
    ann: Held
    bob: Held
    stranger: Held
    hidden: list[str]

    def address(self, number: int) -> str:
        process = self.place.processes[number % len(self.place.processes)]
        return "ws" + process.address.removeprefix("http") + "/api/play"

    def log(self) -> list[Row]:
        return read_logs(self.place.settings["database_url"])[self.ann.table]

    def secrets(self) -> list[str]:
        tokens = [one.token for one in (self.ann, self.bob, self.stranger)]
        hashes = [hashlib.sha256(token.encode()).digest() for token in tokens]
        written = [form for one in hashes for form in (one.hex(), b64encode(one).decode())]
        return [SEED, *tokens, *written]

    def standings(self) -> list[Json]:
        found = []
        for one in (self.ann, self.bob):
            with one.sit() as wire:
                found.append(wire.standing | {"seq": wire.seq, "entries": wire.entries})
        return found


SCENES = [
    pytest.param((place, game), id=f"{place}-{game}", marks=quickness(place, game))
    for game in GAMES
    for place in PLACES
]


@pytest.fixture(scope="module", params=SCENES)
def scene(request: pytest.FixtureRequest) -> Iterator[Scene]:
    kind, game = request.param
    with open_place(kind, log_format="json") as place:
        wish = {"game": game, "options": beginning(game), "seed": SEED, "name": "Ann"}
        ann = Browser(place.here).open("me", "open", **wish)[0]
        bob = Browser(place.there).join(ann.table, "Bob")
        stranger = Browser(place.here).open("me", name="Eve", seed="eve")[0]
        with ann.sit() as first, bob.sit() as wire:
            first.has_turn()
            moves = pass_on(first, random.Random(1))
            wire.has_turn()
            hidden = hide(wire, rebuilt(SEED, 2, moves, game))
        yield Scene(place, notes_of(game), ann, bob, stranger, hidden)


# Broken messages


class Breaker:
    """Makes messages that are wrong in all the ways we could think of."""

    def __init__(self, scene: Scene, who: Held | None, chooser: random.Random) -> None:
        self._chooser = chooser
        self._who = who
        self._scene = scene
        self._makers: tuple[Callable[[], Message], ...] = (
            self._noise,
            self._binary_noise,
            self._truncated,
            self._mutated,
            self._mutated,
            self._binary_mutated,
            self._wrong_value,
            self._wrong_value,
            self._unknown_field,
            self._missing_field,
            self._nested,
            self._odd_number,
            self._odd_text,
            self._wrong_tag,
            self._not_an_object,
            self._wrong_moment,
            self._wrong_moment,
            self._others_token,
        )

    def messages(self, count: int) -> list[Message]:
        large: list[Message] = [_sized(64 * 1024 + 1), b"\x00" * 1024 * 1024, _sized(1024 * 1024)]
        found = [large[number % 3] for number in range(max(3, count // 400))]
        while len(found) < count:
            message = self._chooser.choice(self._makers)()
            if self._is_harmless(message):
                found.append(message)
        self._chooser.shuffle(found)
        return found

    def _is_harmless(self, message: Message) -> bool:
        """Whether it is broken, or at least cannot change anything where it is understood."""
        try:
            request = _DECODER.decode(message)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return True
        match request:
            case protocol.Say(text=said, phrase=phrase):
                return not said.strip() and not phrase
            case protocol.Mute(seat=seat):
                return seat > 1
            case protocol.Submit(ticket=ticket) | protocol.AskHint(ticket=ticket):
                return ticket is not None and ticket < 0
            case protocol.Undo() | protocol.Redo() | protocol.Restart():
                return self._who is not self._scene.bob
            case protocol.Hello(table=table):
                return self._who is not None or table != self._scene.ann.table
        return True

    def _valid(self) -> Json:
        """A message that would be understood, though it may not be its moment."""
        who = self._who or self._scene.stranger
        hello = {"type": "hello", "table": who.table, "token": who.token, "seat": who.seat}
        return self._chooser.choice(
            [
                hello,
                hello | {"seen": 1, "lang": "de"},
                {"type": "submit", "id": self._key(), "action": self._illegal(), "ticket": -1},
                {"type": "undo", "id": self._key()},
                {"type": "redo", "id": self._key()},
                {"type": "restart", "id": self._key()},
                {"type": "preview", "id": self._key(), "action": "done"},
                {"type": "scores", "id": self._key()},
                {"type": "hint", "id": self._key(), "ticket": -1},
                {"type": "say", "id": self._key(), "text": " ", "phrase": ""},
                {"type": "mute", "id": self._key(), "seat": 7, "on": True},
                {"type": "ping", "id": self._key()},
            ]
        )

    def _illegal(self) -> str:
        return self._chooser.choice(self._scene.notes.illegal)

    def _key(self) -> str:
        return f"k{self._chooser.randrange(10**9)}"

    def _noise(self) -> Message:
        codes = [self._chooser.choice([self._chooser.randrange(0x20, 0x7F), 0, 10, 0x44F, 0x1F600])]
        codes *= self._chooser.randrange(30)
        return "".join(map(chr, codes))

    def _binary_noise(self) -> Message:
        return self._chooser.randbytes(self._chooser.randrange(100))

    def _truncated(self) -> Message:
        text = json.dumps(self._valid())
        return text[: self._chooser.randrange(len(text))]

    def _mutated(self) -> Message:
        text = list(json.dumps(self._valid()))
        for _ in range(self._chooser.randrange(1, 4)):
            at = self._chooser.randrange(len(text))
            other = self._chooser.choice(list('{}[]",:0x \\\n\x00é-'))
            text[at : at + self._chooser.randrange(2)] = other
        return "".join(text)

    def _binary_mutated(self) -> Message:
        text = bytearray(json.dumps(self._valid()).encode())
        text[self._chooser.randrange(len(text))] = self._chooser.randrange(256)
        return bytes(text)

    def _wrong_value(self) -> Message:
        message = self._valid()
        name = self._chooser.choice(list(message))
        message[name] = self._chooser.choice(
            [None, True, -1, 0, 1.5, "", "x" * 2000, [], {}, [[]], {"type": "ping"}, 10**30, 1e300]
        )
        return json.dumps(message)

    def _unknown_field(self) -> Message:
        name = self._chooser.choice(["seed", "Type", "__class__", "", "ticket ", "\x00", "as"])
        return json.dumps(self._valid() | {name: 1})

    def _missing_field(self) -> Message:
        message = self._valid()
        del message[self._chooser.choice(list(message))]
        return json.dumps(message)

    def _nested(self) -> Message:
        depth = self._chooser.choice([10, 500, 5_000, 20_000])
        opening, closing = self._chooser.choice([("[", "]"), ('{"a":', "}"), ('{"type":', "}")])
        return opening * depth + "1" + closing * self._chooser.choice([0, depth])

    def _odd_number(self) -> Message:
        number = self._chooser.choice(
            [
                "NaN",
                "Infinity",
                "-Infinity",
                "1e999",
                "-0",
                "9" * 400,
                "1" * 5000,
                "1.0",
                "0x1",
                "01",
            ]
        )
        field = self._chooser.choice(["id", "seat", "on", "ticket", "seen"])
        kind = self._chooser.choice(["mute", "submit", "hello", "ping"])
        return f'{{"type":"{kind}","id":"k","action":"done","{field}":{number}}}'

    def _odd_text(self) -> Message:
        odd = self._chooser.choice(
            [
                "\\ud800",
                "\\udc00\\ud800",
                "\\u0000",
                "\\u202e",
                "\\x41",
                "\t",
                "\\ud83d\\ude00" * 30,
            ]
        )
        return self._chooser.choice(
            [
                f'{{"type":"hello","table":"{odd}"}}',
                f'{{"type":"preview","id":"{odd}","action":"{odd}"}}',
                f'{{"type":"submit","id":"{odd}","action":"done {odd}","ticket":-1}}',
                f'{{"type":"undo","id":"{odd}"}}',
                f'{{"type":"say","id":"{odd}","phrase":"{odd}","text":"{odd}"}}',
                f'{{"type":"hello","table":"{self._scene.ann.table}","token":"{odd * 30}"}}',
            ]
        )

    def _wrong_tag(self) -> Message:
        tag = self._chooser.choice(["", "Hello", "update", "welcome", "error", "delete", 3, None])
        return json.dumps(self._valid() | {"type": tag})

    def _not_an_object(self) -> Message:
        return self._chooser.choice(["", "null", "[]", '""', "1", "true", "{}", "[{}]", "\ufeff{}"])

    def _wrong_moment(self) -> Message:
        key, ticket = self._key(), -self._chooser.randrange(1, 10**6)
        return json.dumps(
            self._chooser.choice(
                [
                    {"type": "submit", "id": key, "action": "done", "ticket": ticket},
                    {"type": "submit", "id": key, "action": self._illegal(), "ticket": ticket},
                    {"type": "submit", "id": key, "action": self._illegal(), "ticket": -1},
                    {"type": "redo", "id": key},
                    {"type": "mute", "id": key, "seat": 99},
                    {"type": "preview", "id": key, "action": self._illegal()},
                    {"type": "say", "id": key, "text": "\u200b\u0007"},
                    {"type": "say", "id": key, "phrase": ""},
                    {"type": "hello", "table": self._scene.stranger.table + "x"},
                    {"type": "hello", "table": self._scene.ann.table, "seat": 1, "token": "x" * 40},
                ]
            )
        )

    def _others_token(self) -> Message:
        table, token = self._scene.ann.table, self._scene.stranger.token
        seat = self._chooser.choice([0, 1, None])
        return json.dumps({"type": "hello", "table": table, "token": token, "seat": seat})


def _sized(size: int) -> str:
    """A message that is well formed but for its size."""
    start, end = '{"type":"say","id":"k","text":"', '"}'
    return start + "x" * (size - len(start) - len(end)) + end


# Over the WebSocket


async def _pour(scene: Scene, number: int, who: Held | None, messages: list[Message]) -> list[str]:
    """Send everything at once, then ask for a sign of life; all frames that came meanwhile."""
    async with connect(
        scene.address(number), compression=None, max_size=None, proxy=None
    ) as socket:
        if who is not None:
            hello = {"type": "hello", "table": who.table, "token": who.token, "seat": who.seat}
            await socket.send(json.dumps(hello))
        sending = asyncio.create_task(_send_all(socket, messages))
        frames = [text async for text in _until_the_last(socket)]
        await sending
        return frames


async def _send_all(socket: ClientConnection, messages: list[Message]) -> None:
    for message in messages:
        await socket.send(message)
    await socket.send(json.dumps({"type": "ping", "id": _LAST}))


async def _until_the_last(socket: ClientConnection) -> Any:  # Any: an async iterator of text
    while True:
        text = str(await asyncio.wait_for(socket.recv(), 90))
        yield text
        if json.loads(text).get("re") == _LAST:
            return


async def _pour_all(
    scene: Scene, pours: list[tuple[Held | None, list[Message]]]
) -> list[list[str]]:
    tasks = [_pour(scene, number, *one) for number, one in enumerate(pours)]
    return await asyncio.gather(*tasks)


def check_fuzz(scene: Scene, count: int, seed_text: str) -> None:
    people = (scene.ann, scene.ann, scene.bob, scene.stranger, None)
    chooser = random.Random(seed_text)
    pours = [(one, Breaker(scene, one, chooser).messages(count // len(people))) for one in people]
    log, standings = scene.log(), scene.standings()
    with undisturbed(scene.place):
        answers = asyncio.run(_pour_all(scene, pours))
    for (who, messages), frames in zip(pours, answers, strict=True):
        _check_answers(scene, who, messages, frames)
    assert scene.log() == log
    assert scene.standings() == standings


def _check_answers(
    scene: Scene, who: Held | None, messages: list[Message], texts: list[str]
) -> None:
    """One answer to each message, in order; errors have a known code; no secret in any of them."""
    frames = [json.loads(text) for text in texts]
    answers = [frame for frame in frames if frame["type"] != "presence"]
    assert len(answers) == len(messages) + 1 + (who is not None)
    kinds = Counter(frame["type"] for frame in answers)
    assert kinds["error"] > 0.8 * len(messages), kinds
    assert set(kinds) <= {"error", "welcome", "pong", "scores", "previews"}, kinds
    codes = {frame["code"] for frame in answers if frame["type"] == "error"}
    assert codes <= STATUS.keys() - {"internal", "busy"}, codes
    assert {"malformed", "too-large", "unknown-table"} <= codes, codes
    secrets, hidden = scene.secrets(), [] if who is scene.bob else scene.hidden
    for text, frame in zip(texts, frames, strict=True):
        assert not [secret for secret in secrets if secret in text], text[:2000]
        assert not told(hidden, choiceless(frame)), text[:2000]


def test_ten_thousand_broken_messages_change_nothing_and_tell_nothing(scene: Scene) -> None:
    check_fuzz(scene, 10_000, "fuzz")


@pytest.mark.long
@pytest.mark.parametrize("number", range(10))
def test_a_hundred_thousand_broken_messages(scene: Scene, number: int) -> None:
    check_fuzz(scene, 10_000, f"fuzz {number}")


def test_text_that_is_not_utf8_closes_its_connection_only(scene: Scene) -> None:
    """The protocol itself demands the close; everybody else plays on."""

    async def send(data: bytes) -> int:
        async with connect(scene.address(0), compression=None, proxy=None) as socket:
            await socket.send(data, text=True)
            with pytest.raises(ConnectionClosedError) as closed:
                await asyncio.wait_for(socket.recv(), 90)
            assert closed.value.rcvd is not None
            return closed.value.rcvd.code

    with scene.ann.sit() as wire, undisturbed(scene.place):
        for data in (b"\xff", b'{"type":"ping","id":"\xed\xa0\x80"}', b'"\xc3', b"\x80" * 70_000):
            assert asyncio.run(send(data)) == 1007
        assert wire.ask("ping")["type"] == "pong"


def test_more_than_can_be_read_closes_its_connection_only(scene: Scene) -> None:
    async def send() -> int:
        async with connect(scene.address(0), compression=None, proxy=None) as socket:
            sending = asyncio.create_task(socket.send("x" * 9_000_000))
            with pytest.raises(ConnectionClosedError) as closed:
                await asyncio.wait_for(socket.recv(), 90)
            await asyncio.gather(sending, return_exceptions=True)
            assert closed.value.rcvd is not None
            return closed.value.rcvd.code

    with scene.ann.sit() as wire, undisturbed(scene.place):
        assert asyncio.run(send()) == 1009
        assert wire.ask("ping")["type"] == "pong"


def test_clients_that_vanish_in_the_middle_leave_no_traceback(scene: Scene) -> None:
    """Two at one table talk at once and go, some without a word, while it is being written."""

    async def talk_and_vanish(who: Held, number: int) -> None:
        socket = await connect(scene.address(number), max_queue=None, proxy=None)
        hello = {"type": "hello", "table": who.table, "token": who.token, "seat": who.seat}
        await socket.send(json.dumps(hello))
        await socket.recv()
        for one in range(20):
            said = {"type": "say", "id": f"{number}-{one}", "text": "so long"}
            await socket.send(json.dumps(said))
        await asyncio.sleep(0.001 * number)
        if number % 2:
            await socket.close()
        socket.transport.abort()

    async def all_at_once(people: list[Held]) -> None:
        for number in range(40):
            await asyncio.gather(*(talk_and_vanish(one, number) for one in people))

    with undisturbed(scene.place):
        people = Browser(scene.place.here).open("me", "device")
        asyncio.run(all_at_once(people))
        with people[0].sit() as wire:
            assert wire.ask("ping")["type"] == "pong"


@pytest.mark.parametrize("text", ["\\u0000", "k\\u0000k", "\\ud800", "\\ufdd0", "\\u202e"])
def test_a_key_is_carried_out_or_refused_whatever_is_in_it(scene: Scene, text: str) -> None:
    """PostgreSQL cannot hold a NUL; that must not look like a busy server."""
    with scene.stranger.sit() as wire, undisturbed(scene.place, '"level": "warning"'):
        wire.send_text(f'{{"type":"say","id":"{text}","text":"hello"}}')
        frame = wire.until(lambda frame: frame["type"] in ("update", "error"))
        assert frame["type"] == "update" or frame["code"] == "malformed", frame
        assert wire.ask("ping")["type"] == "pong"
