type Held = () => unknown;

/** The part of the browser's lock manager that tabs use: exclusive locks, granted in the order of asking. */
export class FakeLocks {
  private readonly last = new Map<string, Promise<unknown>>();

  /** The lock manager as one tab has it; `crash` ends all that this tab holds. */
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
