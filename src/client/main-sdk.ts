import { type Accessor, createComputed, createSignal, onCleanup } from 'solid-js';
import { isServer } from 'solid-js/web';
import type { KitSDK } from '../sdk/index.ts';
import { createKitEvents, defaultKitEvents, type KitEvents } from './events/kit-events.ts';

const [globalSdk, setGlobalSdk] = /* @__PURE__ */ createSignal<KitSDK>();
/** The SDKs of mounted providers, in mounting order. */
const [provided, setProvided] = /* @__PURE__ */ createSignal<readonly { readonly sdk: KitSDK }[]>([]);
const channels = new WeakMap<KitSDK, KitEvents>();

export { globalSdk, setGlobalSdk };

/** Returns the main SDK: that of `KitUIKit.init`, else of the provider that was mounted first. */
export function mainSdk(): KitSDK | undefined {
  return globalSdk() ?? provided()[0]?.sdk;
}

/** Registers an SDK as a candidate for the main SDK while the owner lives. Does nothing on a server. */
export function provideSdk(sdk: Accessor<KitSDK | undefined>): void {
  if (isServer) return;
  // Not in onMount: components inside may subscribe while they are being created.
  createComputed(() => {
    const current = sdk();
    if (!current) return;
    const entry = { sdk: current };
    setProvided((all) => [...all, entry]);
    onCleanup(() => setProvided((all) => all.filter((each) => each !== entry)));
  });
}

/** Returns the channels of an SDK: the default channels for the main SDK and without an SDK, else its own set. */
export function eventsOf(sdk: KitSDK | undefined): KitEvents {
  // A page without types may pass anything; lists report what it lacks.
  if (!sdk || Object(sdk) !== sdk || sdk === mainSdk()) return defaultKitEvents;
  const known = channels.get(sdk);
  if (known) return known;
  const events = createKitEvents();
  channels.set(sdk, events);
  return events;
}
