import type { Frame, Request } from "$core/protocol";

/** A WebSocket that a test plays the server of. */
export class FakeSocket extends EventTarget {
  readyState = 0;
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  readonly sent: Request[] = [];

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Request);
  }

  close(): void {
    this.readyState = 3;
  }

  // The server's side

  accept(): void {
    this.readyState = 1;
    this.onopen?.(new Event("open"));
  }

  say(frame: Frame): void {
    this.onmessage?.(new MessageEvent("message", { data: JSON.stringify(frame) }));
  }

  hangUp(): void {
    this.readyState = 3;
    this.onclose?.(new CloseEvent("close"));
  }

  /** Requests that are not just signs of life. */
  get requests(): Request[] {
    return this.sent.filter((one) => one.type !== "ping");
  }

  get last(): Request {
    const last = this.requests.at(-1);
    if (last === undefined) throw new Error("expected a request, none was sent");
    return last;
  }
}

/** Every connection that was made, latest last. */
export class FakeNetwork {
  readonly sockets: FakeSocket[] = [];

  connect = (): WebSocket => {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    // It has what `PlaySocket` uses of a WebSocket.
    return socket as unknown as WebSocket;
  };

  get socket(): FakeSocket {
    const socket = this.sockets.at(-1);
    if (socket === undefined) throw new Error("expected a connection, none was made");
    return socket;
  }
}

/** The id of a request that has one. */
export function idOf(request: Request): string {
  return "id" in request ? request.id : "";
}
