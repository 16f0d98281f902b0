/**
 * The server said no, or could not be reached.
 *
 * `code` is for programs (see the errors in docs/protocol.md; `offline` and `abandoned` are our
 * own), `message` for people and already in their language, `detail` for developers.
 */
export class Refused extends Error {
  override readonly name = "Refused";

  constructor(
    readonly code: string,
    message: string,
    readonly detail = "",
  ) {
    super(message);
  }
}
