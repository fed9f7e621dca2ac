/** The account to which stored texts belong. */
export interface StoredAccount {
  readonly uid: string;
  /**
   * The `storageScope` of its SDK: the same uid in another scope is another account.
   * @defaultValue none
   */
  readonly scope?: string;
}

/** The kinds of stored data: drafts, unsent texts, and recent emojis with the skin tone. */
export type StoredKind = 'drafts' | 'unsent' | 'emoji';
const KINDS: readonly StoredKind[] = ['drafts', 'unsent', 'emoji'];

const PREFIX = 'solid-chat-kit';
/** The suffix of values that could not be read. */
const UNREADABLE = ':unreadable';
/** The event of `clearStored`; copies of this file in other entries of the package listen too. */
const CLEARED = `${PREFIX}:cleared`;

/** Returns the key in `localStorage` of an account's texts. */
export function storedKey(kind: StoredKind, { scope, uid }: StoredAccount): string {
  return scope ? `${PREFIX}:${kind}@${JSON.stringify([scope, uid])}` : `${PREFIX}:${kind}:${uid}`;
}

/** Returns the key of a value that could not be read. */
export const unreadableKey = (key: string): string => key + UNREADABLE;

/**
 * Deletes the drafts, unsent texts and recent emojis of an account from this browser, also from memory: composers become empty, and
 * messages that failed are gone. Call it after the sign-out on a shared computer. Does nothing on a server.
 * @example
 * clearStored({ uid: 'ann', scope: kit.storageScope });
 */
export function clearStored(account: StoredAccount): void {
  if (typeof window === 'undefined') return;
  // Notify first: composers store pending input before it is deleted.
  window.dispatchEvent(new CustomEvent(CLEARED, { detail: storedKey('drafts', account) }));
  for (const key of KINDS.map((kind) => storedKey(kind, account))) {
    try {
      localStorage.removeItem(key);
      localStorage.removeItem(unreadableKey(key));
    } catch {
      // A browser that denies access has stored nothing.
    }
  }
}

/**
 * Calls `forget` of an owner when the texts of its account are cleared; returns a function that unsubscribes. Keeps no
 * reference to the owner, so that it can be collected.
 */
export function onCleared(account: StoredAccount, owner: { forget(): void }): () => void {
  if (typeof window === 'undefined') return () => {};
  const key = storedKey('drafts', account);
  const weak = new WeakRef(owner);
  const stop = () => window.removeEventListener(CLEARED, listen);
  const listen = (event: Event) => {
    if ((event as CustomEvent<unknown>).detail !== key) return;
    const live = weak.deref();
    if (live) live.forget();
    else stop();
  };
  window.addEventListener(CLEARED, listen);
  return stop;
}
