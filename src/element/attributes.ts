/** Reads the text of an attribute; undefined for an unknown value. */
export type AttributeReader<T> = (text: string) => T | undefined;

/** Maps each property of `P` to the reader of its attribute, or to null when it has no attribute. */
export type PropertyTable<P> = {
  readonly [K in keyof P]-?: AttributeReader<NonNullable<P[K]>> | null;
};

/** Reads a boolean attribute, such as `hidden`; the value `"false"` turns off what is on by default. */
export const flag: AttributeReader<boolean> = (text) => text.trim().toLowerCase() !== 'false';

/** Reads an attribute whose text is the value. */
export const word: AttributeReader<string> = (text) => text;

/** Reads an attribute with a fixed set of values; an unknown value is ignored with a console warning. */
export function oneOf<T>(values: Readonly<Record<string, T>>): AttributeReader<T> {
  return (text) => {
    const name = text.trim().toLowerCase();
    if (Object.hasOwn(values, name)) return values[name];
    console.warn(`solid-chat-kit: "${text}" is not one of ${Object.keys(values).join(', ')}.`);
    return undefined;
  };
}

/** Returns the attribute of a property: `hideReceipts` becomes `hide-receipts`. */
export function attributeOf(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
