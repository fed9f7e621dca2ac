type Held = () => unknown;

/** The part of the Web Locks API that tabs use: exclusive locks, granted in order. */
export class FakeLocks {
  private readonly last = new Map<string, Promise<unknown>>();

  /** The lock manager of a tab; `crash` releases everything that this tab holds. */
  ofTab(): { request(name: string, options: object, whenHeld: Held): Promise<unknown>; crash(): void } {
    let crash: () => void = () => undefined;
    const crashed = new Promise<void>((resolve) => {
      crash = resolve;
    });
    return {
      crash,
      request: (name, _options, whenHeld) => {
        const before = this.last.get(name) ?? Promise.resolve();
        const held = before.then(() => Promise.race([crashed, whenHeld()]));
        this.last.set(name, held);
        return held;
      },
    };
  }
}
