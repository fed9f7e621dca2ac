import type { Kit } from '../../sdk/index.ts';

/** The keyword a builder had before a search of ours, for as long as the search lasts. */
const originals = new WeakMap<object, string>();

/** Whether the SDK's builder can search. */
export function canSearch(builder: Partial<Kit.RequestBuilder<unknown>>): boolean {
  try {
    return typeof builder.setSearchKeyword === 'function';
  } catch {
    return false;
  }
}

/** The keyword of a builder; where it has no getter, that of the request it builds. */
function keywordOf(builder: Kit.RequestBuilder<unknown>): string {
  const source = builder.getSearchKeyword ? builder : (builder.build() as Partial<typeof builder>);
  return source.getSearchKeyword?.() ?? '';
}

/** Sets the keyword of a search on a builder, or gives it back the one it had before. */
export function withKeyword<B extends Kit.RequestBuilder<unknown>>(builder: B, keyword: string): B {
  if (!canSearch(builder)) return builder;
  const original = originals.get(builder);
  if (keyword !== '') {
    if (original === undefined) originals.set(builder, keywordOf(builder));
    builder.setSearchKeyword?.(keyword);
  } else if (original !== undefined) {
    builder.setSearchKeyword?.(original);
    originals.delete(builder);
  }
  return builder;
}

/** Whether a text has a keyword in it, whatever the case and the accents. */
export function includesWord(text: string, keyword: string): boolean {
  return plain(text).includes(plain(keyword));
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();
}
