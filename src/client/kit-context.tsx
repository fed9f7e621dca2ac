import { type Accessor, createContext, createMemo, type ParentProps, useContext } from 'solid-js';
import { isServer } from 'solid-js/web';
import { defaultLocalizer } from '../localize/kit-localize.ts';
import { createLocalizer, type Localizer } from '../localize/localizer.ts';
import type { AppSDK, KitSDK } from '../sdk/index.ts';
import type { KitErrorHandler } from './boundary/exception.ts';
import { sdkFault } from './boundary/sdk-fault.ts';
import { type Client, createClientOf, holdChannels, holdClient } from './client.ts';
import { ProviderErrors } from './create-report.ts';
import type { KitEvents } from './events/ui-events.ts';
import { eventsOf, globalSdk, provideSdk, setGlobalSdk } from './main-sdk.ts';

/** The context of the nearest provider, or the global settings without one. */
export interface KitContextValue<SDK extends KitSDK = AppSDK> {
  /** The chat SDK, if there is one. Reactive. */
  sdk: Accessor<SDK | undefined>;
  /** The event channels between lists and app. Reactive. */
  events: Accessor<KitEvents>;
  /** Texts, dates and text direction in the provider's language. */
  localizer: Localizer;
}

/** The context as the kit's own parts see it. */
export interface ClientContextValue extends KitContextValue {
  /** The client of the SDK. Reactive. */
  client: Accessor<Client | undefined>;
}

const GLOBAL: KitContextValue = {
  sdk: globalSdk,
  events: () => eventsOf(globalSdk()),
  localizer: defaultLocalizer,
};

const KitContext = /* @__PURE__ */ createContext<KitContextValue | ClientContextValue>(GLOBAL);

/** The props of `KitProvider`; all are reactive. */
export interface KitProviderProps extends ParentProps {
  /** The chat SDK of all components inside. */
  sdk?: KitSDK | undefined;
  /**
   * The UI events of all components inside, created by `createKitEvents`.
   * @defaultValue those of the outer provider if it has the same SDK, else those of the SDK
   */
  events?: KitEvents | undefined;
  /**
   * The language, as a BCP 47 tag; it loads when needed.
   * @defaultValue that of `KitLocalize`
   */
  locale?: string | undefined;
  /**
   * The time zone of dates, as an IANA name.
   * @defaultValue that of the browser
   */
  timeZone?: string | undefined;
  /**
   * Called with the errors of all components inside that have no `onError` of their own.
   * @defaultValue that of the outer provider, else errors of the app's code are reported like uncaught ones, and others
   * on the console
   */
  onError?: KitErrorHandler | null | undefined;
}

/**
 * Sets the SDK, and optionally events, language, time zone and error handler, of the components inside. Changes nothing
 * global, so one server renders for many users at once.
 * @example <KitProvider sdk={MyChat}><KitConversations /></KitProvider>
 */
export function KitProvider(props: KitProviderProps) {
  const outer = useKit();
  const localizer = createLocalizer({
    get locale() {
      return props.locale;
    },
    get timeZone() {
      return props.timeZone;
    },
    parent: outer.localizer,
  });
  // Memoized: an expression such as `createKitEvents()` in JSX creates another set on each read.
  const events = createMemo(() => props.events);
  const inner = withSdk(
    outer,
    createMemo(() => props.sdk ?? outer.sdk()),
  );
  const value: ClientContextValue = { ...inner, events: () => events() ?? inner.events(), localizer };
  holdChannels(value.client, value.events);
  const outerErrors = useContext(ProviderErrors);
  const onError = createMemo(() => props.onError ?? outerErrors());
  return (
    <ProviderErrors.Provider value={onError}>
      <KitContext.Provider value={value}>{props.children}</KitContext.Provider>
    </ProviderErrors.Provider>
  );
}

/**
 * Returns the context for another SDK. Channels belong to an SDK, so those of the outer provider apply to its own SDK
 * only.
 */
function withSdk(
  outer: KitContextValue,
  sdk: Accessor<KitSDK | undefined>,
): Pick<ClientContextValue, 'sdk' | 'events' | 'client'> {
  const client = createClientOf(sdk);
  provideSdk(sdk);
  return { sdk, client, events: () => (sdk() === outer.sdk() ? outer.events() : eventsOf(sdk())) };
}

/**
 * Returns the context of the nearest provider, or the global settings: for the app's own components. Call it
 * while a component is created.
 * @typeParam SDK - the type of the provider's SDK.
 * @example
 * const { sdk, events, localizer } = useKit<typeof MyChat>();
 */
export function useKit<SDK extends KitSDK = AppSDK>(): KitContextValue<SDK> {
  return useContext(KitContext) as KitContextValue<SDK>;
}

/** Returns the context for a part of the kit: that of the nearest provider, or of the part's own SDK. */
export function useClient(sdk?: Accessor<KitSDK | undefined>): ClientContextValue {
  const kit = useContext(KitContext);
  if (!sdk && 'client' in kit) return kit;
  const own: ClientContextValue = sdk
    ? { ...kit, ...withSdk(kit, createMemo(sdk)) }
    : { ...kit, client: createClientOf(kit.sdk) };
  holdChannels(own.client, own.events);
  return own;
}

/** Releases the client of `KitUIKit.init`. */
let release = () => {};

/** The global settings, for apps with one SDK and no provider. */
export const KitUIKit = {
  /**
   * Sets the SDK of all components outside a `KitProvider`.
   * @throws TypeError when `sdk` is missing or lacks methods that every SDK has
   * @example KitUIKit.init({ sdk: MyChat });
   */
  init(settings: { sdk: KitSDK }): void {
    if (!settings?.sdk)
      throw new TypeError('KitUIKit.init needs the chat SDK: KitUIKit.init({ sdk: MyChat }).');
    const fault = sdkFault(settings.sdk);
    if (fault) throw new TypeError(fault.message);
    if (!isServer) {
      const before = release;
      release = holdClient(settings.sdk).release;
      before();
    }
    setGlobalSdk(() => settings.sdk);
  },
  /** The SDK given to `init`, if any. */
  get sdk(): KitSDK | undefined {
    return globalSdk();
  },
} as const;
