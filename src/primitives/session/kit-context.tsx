import { type Accessor, createContext, createMemo, onMount, type ParentProps, useContext } from 'solid-js';
import type { KitEvents } from '../../events/index.ts';
import { createLocalizer, defaultLocalizer, type Localizer } from '../../localize/index.ts';
import type { AppSDK, KitSDK } from '../../sdk/index.ts';
import { followLogin } from './kit-login-listener.ts';
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

const GLOBAL: KitContextValue = {
  sdk: globalSdk,
  events: () => eventsOf(globalSdk()),
  localizer: defaultLocalizer,
};

const KitContext = createContext<KitContextValue>(GLOBAL);

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
}

/**
 * Sets the SDK, and optionally events, language and time zone, of the components inside. Changes nothing
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
  // Memoized: an expression such as `createKitEvents()` in JSX creates another set at each read.
  const events = createMemo(() => props.events);
  const inner = withSdk(
    outer,
    createMemo(() => props.sdk ?? outer.sdk()),
  );
  const value: KitContextValue = { ...inner, events: () => events() ?? inner.events(), localizer };
  return <KitContext.Provider value={value}>{props.children}</KitContext.Provider>;
}

/**
 * Returns the context for another SDK: channels belong to an SDK, so those of the outer provider apply to its
 * own SDK only.
 */
function withSdk(
  outer: KitContextValue,
  sdk: Accessor<KitSDK | undefined>,
): Pick<KitContextValue, 'sdk' | 'events'> {
  provideSdk(sdk);
  onMount(followLogin);
  return { sdk, events: () => (sdk() === outer.sdk() ? outer.events() : eventsOf(sdk())) };
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

/** Returns the context of a list: that of the nearest provider, or of an SDK of its own. */
export function useListKit(sdk: Accessor<KitSDK | undefined> | undefined): KitContextValue {
  const kit = useKit();
  return sdk ? { ...kit, ...withSdk(kit, createMemo(sdk)) } : kit;
}

/** The global settings, for apps with one SDK and no provider. */
export const KitUIKit = {
  /**
   * Sets the SDK of all components outside a `KitProvider`.
   * @throws TypeError when `sdk` is missing
   * @example KitUIKit.init({ sdk: MyChat });
   */
  init(settings: { sdk: KitSDK }): void {
    if (!settings?.sdk)
      throw new TypeError('KitUIKit.init needs the chat SDK: KitUIKit.init({ sdk: MyChat }).');
    setGlobalSdk(() => settings.sdk);
    followLogin();
  },
  /** The SDK given to `init`, if any. */
  get sdk(): KitSDK | undefined {
    return globalSdk();
  },
} as const;
