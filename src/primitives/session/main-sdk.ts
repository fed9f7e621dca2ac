import { type Accessor, createComputed, createSignal, onCleanup } from 'solid-js';
import { isServer } from 'solid-js/web';
import { createKitEvents, defaultKitEvents, type KitEvents } from '../../events/kit-events.ts';
import type { KitSDK } from '../../sdk/index.ts';

const [globalSdk, setGlobalSdk] = createSignal<KitSDK>();
/** The SDKs of mounted providers, the one mounted first in front. */
const [provided, setProvided] = createSignal<readonly { readonly sdk: KitSDK }[]>([]);
const channels = new WeakMap<KitSDK, KitEvents>();

export { globalSdk, setGlobalSdk };

/** The SDK that the statics serve: the one given to `KitUIKit.init`, else that of the provider mounted first. */
export function mainSdk(): KitSDK | undefined {
  return globalSdk() ?? provided()[0]?.sdk;
}

/** Counts an SDK among those that the statics may serve, for as long as the owner lives. Never on a server. */
export function provideSdk(sdk: Accessor<KitSDK | undefined>): void {
  if (isServer) return;
  // At once, not when mounted: components inside may subscribe while they are made.
  createComputed(() => {
    const current = sdk();
    if (!current) return;
    const entry = { sdk: current };
    setProvided((all) => [...all, entry]);
    onCleanup(() => setProvided((all) => all.filter((each) => each !== entry)));
  });
}

/** The channels of an SDK: those of the statics for the main one and without an SDK, else a set of its own. */
export function eventsOf(sdk: KitSDK | undefined): KitEvents {
  if (!sdk || sdk === mainSdk()) return defaultKitEvents;
  const known = channels.get(sdk);
  if (known) return known;
  const events = createKitEvents();
  channels.set(sdk, events);
  return events;
}
