import type { Kit } from '../../sdk/index.ts';

/** The keywords that builders had before a search, until it ends. */
const originals = new WeakMap<object, string>();

/** Whether the SDK's builder can search. */
export function canSearch(builder: Partial<Kit.RequestBuilder<unknown>>): boolean {
  try {
    return typeof builder.setSearchKeyword === 'function';
  } catch {
    return false;
  }
}

/** Returns the keyword of a builder; without a getter, that of the request it builds. */
function keywordOf(builder: Kit.RequestBuilder<unknown>): string {
  const source = builder.getSearchKeyword ? builder : (builder.build() as Partial<typeof builder>);
  return source.getSearchKeyword?.() ?? '';
}

/** Sets a search's keyword on a builder, or restores the earlier one. */
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
