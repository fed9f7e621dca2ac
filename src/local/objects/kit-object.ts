/** What the SDK hands out: its state can travel as JSON, from a server to a page for instance. */
export class KitObject {
  /** Which class it is, in JSON; see `revive`. */
  readonly kind: string = '';

  /** All its facts as plain JSON, from which `revive` makes an equal object; a file without its bytes. */
  toJSON(): Record<string, unknown> {
    return JSON.parse(JSON.stringify({ ...this }));
  }
}

/** What the accessors of an object tell: a fact `name` for each `getName()`. */
export type FactsOf<Accessors> = {
  [Name in keyof Accessors as Name extends `get${infer Fact}`
    ? Uncapitalize<Fact>
    : never]: Accessors[Name] extends () => infer Fact ? Fact : never;
};

// biome-ignore lint/suspicious/noExplicitAny: what TypeScript asks of a class that others are mixed with.
type Mixin<Made> = new (...all: any[]) => Made;

/**
 * A class whose objects have more facts, those of `blank()` until they are given others, and for each of them a getter
 * and a setter.
 */
export function withFacts<Base extends new (...all: never[]) => KitObject, Accessors>(
  Base: Base,
  kind: string,
  blank: () => FactsOf<Accessors>,
): Base & Mixin<Accessors> {
  const Made = class extends (Base as unknown as Mixin<KitObject>) {
    override readonly kind = kind;

    constructor(...all: unknown[]) {
      super(...all);
      Object.assign(this, blank());
    }
  };
  for (const name of Object.keys(blank())) {
    const suffix = name.charAt(0).toUpperCase() + name.slice(1);
    Object.assign(Made.prototype, {
      [`get${suffix}`](this: Record<string, unknown>) {
        return this[name];
      },
      [`set${suffix}`](this: Record<string, unknown>, value: unknown) {
        this[name] = value;
      },
    });
  }
  return Made as unknown as Base & Mixin<Accessors>;
}

/** Gives an object facts, also those without a setter. */
export function give<Made extends KitObject>(object: Made, facts: Partial<FactsOf<Made>>): Made {
  return Object.assign(object, facts);
}
