/** Reads the text of an attribute; undefined where it says nothing that is known. */
export type AttributeReader<T> = (text: string) => T | undefined;

/** Which attribute writes each property of `P`: one that reads its kind of value, or none (`null`). */
export type PropertyTable<P> = {
  readonly [K in keyof P]-?: AttributeReader<NonNullable<P[K]>> | null;
};

/** An attribute that holds by being there, as `hidden` does; `"false"` says no, where yes is the default. */
export const flag: AttributeReader<boolean> = (text) => text.trim().toLowerCase() !== 'false';

/** An attribute whose text is the value. */
export const word: AttributeReader<string> = (text) => text;

/** An attribute that holds one of some words; another word is told to the developer and counts as none. */
export function oneOf<T>(values: Readonly<Record<string, T>>): AttributeReader<T> {
  return (text) => {
    const name = text.trim().toLowerCase();
    if (Object.hasOwn(values, name)) return values[name];
    console.warn(`solid-chat-kit: "${text}" is none of ${Object.keys(values).join(', ')}.`);
    return undefined;
  };
}

/** The attribute of a property: `hideReceipts` is `hide-receipts`. */
export function attributeOf(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
