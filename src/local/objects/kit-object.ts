/** The base class of the SDK's objects, which can be sent as JSON, for example from a server to a page. */
export abstract class KitObject {
  /** The object's class in JSON; see `revive`. */
  readonly kind: string;

  constructor(kind: string) {
    this.kind = kind;
  }

  /**
   * Returns the object's data as plain JSON, without the bytes of a file; `revive` creates an equal object
   * from it.
   */
  toJSON(): Record<string, unknown> {
    return JSON.parse(JSON.stringify({ ...this }));
  }
}

/** Creates an empty object, by kind. */
const makers = new Map<unknown, () => KitObject>();

/** Creates an empty object of a kind; undefined for an unknown kind. */
export const blankOf = (kind: unknown): KitObject | undefined => makers.get(kind)?.();

/**
 * Adds a getter and a setter for each field of a class's objects, unless a parent class has them, and
 * registers its kind for `blankOf`. The types list those an app may call.
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

/** The fields behind the getters of an object: `name` for `getName()`. */
export type FactsOf<Accessors> = {
  [Name in keyof Accessors as Name extends `get${infer Fact}`
    ? Uncapitalize<Fact>
    : never]: Accessors[Name] extends () => infer Fact ? Fact : never;
};

/** Sets an object's fields, including those without a setter. */
export function give<Made extends KitObject>(object: Made, facts: Partial<FactsOf<Made>>): Made {
  return Object.assign(object, facts);
}
