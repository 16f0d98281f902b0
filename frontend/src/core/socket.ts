import { Heartbeat } from "./heartbeat";
import { newKey } from "./keys";
import type {
  Entries,
  Failure,
  Frame,
  Hello,
  Hints,
  Ping,
  Previews,
  Request,
  Scores,
  Update,
} from "./protocol";
import { Refused } from "./refused";

/**
 * - `connecting`: for the first time · `open`: the table is shown as it is
 * - `lost`: trying again · `refused`: the server will not have us · `closed`: we left
 */
export type LinkState = "connecting" | "open" | "lost" | "refused" | "closed";

/** What answers a request; a `Failure` only if it had been carried out before (`duplicate`). */
export type Answer = Update | Previews | Scores | Entries | Hints | Failure;

type Keyed = Exclude<Request, Hello | Ping>;
type Keyless<R> = R extends Keyed ? Omit<R, "id"> : never;
/** A request before it has its key. */
export type Wish = Keyless<Keyed>;

const CONNECTING = 0;

export interface SocketOptions {
  /** What to say on every new connection. */
  hello: () => Omit<Hello, "type">;
  onFrame: (frame: Frame) => void;
  onState: (state: LinkState) => void;
  /** The table will not have us (any more); true to say hello once more, else it is over. */
  onRefused: (failure: Failure) => boolean;
  connect?: () => WebSocket;
}

interface Pending {
  request: Keyed;
  resolve: (answer: Answer) => void;
  reject: (problem: Refused) => void;
  /** The connection it was last sent over. */
  sentOver: number;
  tries: number;
}

const GREETING_MS = 8000;
const LONGEST_PAUSE_MS = 5000;
const FIRST_PAUSE_MS = 250;
const BUSY_PAUSE_MS = 400;
const MOST_BUSY_TRIES = 5;
const triesOf = ({ type }: Keyed): number => (type === "hint" ? 0 : MOST_BUSY_TRIES);
/** Refusals of a hello that pass by themselves. */
const PASSING = new Set(["busy", "internal", "too-many"]);
/** Refusals that end it in the midst of a game. */
const GONE = new Set(["unknown-table", "no-spectators"]);

/** Pause before the next attempt: the first is made at once, later ones spread out. */
export function pauseBefore(attempt: number, random = Math.random()): number {
  if (attempt === 0) return 0;
  const full = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempt - 1));
  return full * (0.5 + random / 2);
}

export function playAddress(at: Location = location): string {
  return `${at.protocol === "https:" ? "wss" : "ws"}://${at.host}/api/play`;
}

/**
 * One connection to a table that mends itself.
 *
 * A request without an answer is sent again under its old key when the connection is back, so that
 * it is carried out once. Nothing is sent before the `welcome`.
 */
export class PlaySocket {
  state: LinkState = "connecting";
  #options: SocketOptions;
  #socket: WebSocket | null = null;
  #connections = 0;
  #attempts = 0;
  #isWelcome = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #greeting: ReturnType<typeof setTimeout> | undefined;
  #pending = new Map<string, Pending>();
  #heartbeat = new Heartbeat(
    () => {
      this.#send({ type: "ping", id: "ping" });
    },
    () => {
      this.#lose();
    },
  );

  constructor(options: SocketOptions) {
    this.#options = options;
  }

  open(): void {
    window.addEventListener("online", this.#hurry);
    window.addEventListener("offline", this.#hurry);
    window.addEventListener("pageshow", this.#shown);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#connect();
  }

  close(): void {
    window.removeEventListener("online", this.#hurry);
    window.removeEventListener("offline", this.#hurry);
    window.removeEventListener("pageshow", this.#shown);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#drop(hangUpOnceOpen);
    this.abandon();
    this.#enter("closed");
  }

  /** Carried out exactly once, or refused. */
  request(wish: Wish): Promise<Answer> {
    const request: Keyed = { ...wish, id: newKey() };
    if (this.state === "closed" || this.state === "refused") {
      return Promise.reject(new Refused("abandoned", ""));
    }
    return new Promise((resolve, reject) => {
      const pending: Pending = { request, resolve, reject, sentOver: 0, tries: 0 };
      this.#pending.set(request.id, pending);
      if (this.#isWelcome) this.#post(pending);
    });
  }

  /** Give up what was not answered: it was meant for another seat. */
  abandon(): void {
    const given = [...this.#pending.values()];
    this.#pending.clear();
    for (const one of given) one.reject(new Refused("abandoned", ""));
  }

  /** Say hello again over the same connection: another seat, another language. */
  greet(): void {
    if (!this.#isWelcome) return; // it will be said when the connection is there
    this.#isWelcome = false;
    this.#hello();
  }

  /** Connect anew: the browser has got a cookie that the old connection does not know. */
  reconnect(): void {
    this.#attempts = 0;
    this.#connect();
  }

  // Coming and going

  /** Something changed around us: make sure of the connection at once. */
  #hurry = (): void => {
    if (this.state === "refused" || this.state === "closed") return;
    if (document.hidden) return;
    if (this.#isWelcome) this.#heartbeat.probe();
    else this.reconnect();
  };

  /** Back from the browser's cache of pages, which keeps no connections. */
  #shown = (event: PageTransitionEvent): void => {
    if (event.persisted) this.#hurry();
  };

  #connect(): void {
    this.#drop();
    this.#connections += 1;
    const socket = (this.#options.connect ?? (() => new WebSocket(playAddress())))();
    this.#socket = socket;
    socket.onopen = () => {
      this.#hello();
    };
    socket.onmessage = (message: MessageEvent<unknown>) => {
      this.#receive(JSON.parse(String(message.data)) as Frame);
    };
    socket.onclose = () => {
      this.#lose();
    };
    this.#greeting = setTimeout(() => {
      this.#lose();
    }, GREETING_MS);
  }

  /** Let go of the connection without hearing of it again. */
  #drop(end = hangUp): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#greeting);
    this.#heartbeat.stop();
    this.#isWelcome = false;
    const socket = this.#socket;
    this.#socket = null;
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    end(socket);
  }

  #lose(): void {
    this.#drop();
    this.#enter("lost");
    this.#retry = setTimeout(() => {
      this.#connect();
    }, pauseBefore(this.#attempts));
    this.#attempts += 1;
  }

  #enter(state: LinkState): void {
    if (this.state === state) return;
    this.state = state;
    this.#options.onState(state);
  }

  // Talking

  #hello(): void {
    this.#send({ type: "hello", ...this.#options.hello() });
  }

  #send(request: Request): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(request));
  }

  #post(pending: Pending): void {
    if (pending.sentOver === this.#connections) return;
    pending.sentOver = this.#connections;
    this.#send(pending.request);
  }

  #receive(frame: Frame): void {
    this.#heartbeat.heard();
    switch (frame.type) {
      case "pong":
        return;
      case "welcome":
        this.#isWelcome = true;
        this.#options.onFrame(frame);
        if (this.#isWelcome) this.#welcomed(); // else hello was said once more
        return;
      case "error":
        this.#failed(frame);
        return;
      default:
        this.#options.onFrame(frame);
        if ("re" in frame && frame.re) this.#settle(frame.re, frame);
    }
  }

  #welcomed(): void {
    clearTimeout(this.#greeting);
    this.#attempts = 0;
    this.#enter("open");
    for (const pending of this.#pending.values()) this.#post(pending);
  }

  #settle(id: string, answer: Answer): void {
    this.#pending.get(id)?.resolve(answer);
    this.#pending.delete(id);
  }

  #failed(failure: Failure): void {
    const pending = this.#pending.get(failure.re ?? "");
    if (pending === undefined) {
      if (!failure.re) this.#turnedAway(failure);
    } else if (failure.code === "duplicate") {
      this.#settle(pending.request.id, failure);
    } else if (failure.code === "busy" && pending.tries < triesOf(pending.request)) {
      this.#postLater(pending);
    } else {
      this.#pending.delete(pending.request.id);
      pending.reject(new Refused(failure.code, failure.message, failure.detail));
    }
  }

  /** The database did not take it this time; the same key makes it safe to ask again. */
  #postLater(pending: Pending): void {
    pending.tries += 1;
    setTimeout(() => {
      pending.sentOver = 0;
      const isOpen = this.#isWelcome && this.#pending.has(pending.request.id);
      if (isOpen) this.#post(pending);
    }, BUSY_PAUSE_MS * pending.tries);
  }

  /** A refusal that answers no request: of our hello, or the table is gone. */
  #turnedAway(failure: Failure): void {
    if (this.#isWelcome && !GONE.has(failure.code)) {
      console.error(failure.code, failure.detail);
    } else if (PASSING.has(failure.code)) {
      this.#lose();
    } else if (this.#options.onRefused(failure)) {
      this.#isWelcome = false;
      this.#hello();
    } else {
      this.#drop();
      this.abandon();
      this.#enter("refused");
    }
  }
}

function hangUp(socket: WebSocket): void {
  socket.close();
}

/** For lines we no longer need: a browser complains aloud of one that is closed before it is open. */
function hangUpOnceOpen(socket: WebSocket): void {
  if (socket.readyState !== CONNECTING) hangUp(socket);
  else
    socket.onopen = () => {
      hangUp(socket);
    };
}
