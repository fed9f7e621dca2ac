import { type Accessor, createEffect, onCleanup } from 'solid-js';

const PREFIX = 'solid-chat-kit-demo ';

/** Tells all tabs who is signed in here, so that nobody else acts for them. */
export function createSignedInLock(uid: Accessor<string | undefined>): void {
  createEffect(() => {
    const name = uid();
    if (name === undefined || !navigator.locks) return;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    void navigator.locks.request(PREFIX + name, { mode: 'shared' }, () => held);
    onCleanup(release);
  });
}

/** Returns who is signed in, in any tab. */
export async function signedInUids(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.map(({ name = '' }) => name.slice(PREFIX.length)));
}
