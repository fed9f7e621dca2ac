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

/** By kind: makes an object without facts. */
const makers = new Map<unknown, () => KitObject>();

/** An object of this kind without facts; nothing where there is no such kind. */
export const blankOf = (kind: unknown): KitObject | undefined => makers.get(kind)?.();

/**
 * Gives a class a getter and a setter for each field that its objects have, unless a class above it has them, and its
 * kind to `blankOf`. There are more than an app may call: the types say which.
 */
export function completeClass(makeBlank: () => KitObject): void {
  const blank = makeBlank();
  const prototype = Object.getPrototypeOf(blank) as object;
  const add = (name: string, value: (this: Record<string, unknown>, fact: unknown) => unknown) => {
    if (!(name in prototype)) {
      Object.defineProperty(prototype, name, { value, writable: true, configurable: true });
    }
  };
  for (const field of Object.keys(blank)) {
    const suffix = field.charAt(0).toUpperCase() + field.slice(1);
    add(`get${suffix}`, function () {
      return this[field];
    });
    add(`set${suffix}`, function (fact) {
      this[field] = fact;
    });
  }
  if (blank.kind) makers.set(blank.kind, makeBlank);
}

/** What the getters of an object tell: a fact `name` for each `getName()`. */
export type FactsOf<Accessors> = {
  [Name in keyof Accessors as Name extends `get${infer Fact}`
    ? Uncapitalize<Fact>
    : never]: Accessors[Name] extends () => infer Fact ? Fact : never;
};

/** Gives an object facts, also those without a setter. */
export function give<Made extends KitObject>(object: Made, facts: Partial<FactsOf<Made>>): Made {
  return Object.assign(object, facts);
}
