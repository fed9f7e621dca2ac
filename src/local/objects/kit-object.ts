/** What the SDK hands out: its state can travel as JSON, from a server to a page for instance. */
export abstract class KitObject {
  /** Which class it is, in JSON; see `revive`. */
  readonly kind: string;

  constructor(kind: string) {
    this.kind = kind;
  }

  /** All its facts as plain JSON, from which `revive` makes an equal object; a file without its bytes. */
  toJSON(): Record<string, unknown> {
    return JSON.parse(JSON.stringify({ ...this }));
  }
}
