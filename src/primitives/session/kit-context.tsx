import { type Accessor, createContext, createMemo, onMount, type ParentProps, useContext } from 'solid-js';
import type { KitEvents } from '../../events/index.ts';
import { createLocalizer, defaultLocalizer, type Localizer } from '../../localize/index.ts';
import type { AppSDK, KitSDK } from '../../sdk/index.ts';
import { followLogin } from './kit-login-listener.ts';
import { eventsOf, globalSdk, provideSdk, setGlobalSdk } from './main-sdk.ts';

/** What components read from the nearest provider, or from the global settings where there is none. */
export interface KitContextValue<SDK extends KitSDK = AppSDK> {
  /** The chat SDK, if there is one. Reactive. */
  sdk: Accessor<SDK | undefined>;
  /** The channels over which the lists and the app tell each other what happened. Reactive. */
  events: Accessor<KitEvents>;
  /** Words, dates and directions in the language of the provider. */
  localizer: Localizer;
}

const GLOBAL: KitContextValue = {
  sdk: globalSdk,
  events: () => eventsOf(globalSdk()),
  localizer: defaultLocalizer,
};

const KitContext = createContext<KitContextValue>(GLOBAL);

/** The props of `KitProvider`; each may change at any time. */
export interface KitProviderProps extends ParentProps {
  /** The chat SDK of everything inside. */
  sdk?: KitSDK | undefined;
  /**
   * The UI events of everything inside, made by `createKitEvents`.
   * @defaultValue those of the provider outside where it has the same SDK, else those of the SDK
   */
  events?: KitEvents | undefined;
  /**
   * The language, as a BCP 47 tag; its words are fetched when they are not here.
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
 * Gives an SDK, and on wish events, language and time zone, to the components inside. Nothing global changes,
 * so one server renders for many users at once.
 * @example <KitProvider sdk={Kit}><KitConversations /></KitProvider>
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
  // Once each: an expression such as `createKitEvents()` in JSX makes another set whenever it is read.
  const events = createMemo(() => props.events);
  const inner = withSdk(
    outer,
    createMemo(() => props.sdk ?? outer.sdk()),
  );
  const value: KitContextValue = { ...inner, events: () => events() ?? inner.events(), localizer };
  return <KitContext.Provider value={value}>{props.children}</KitContext.Provider>;
}

/** What holds for another SDK: channels belong to the SDK, so those outside hold for the one outside alone. */
function withSdk(
  outer: KitContextValue,
  sdk: Accessor<KitSDK | undefined>,
): Pick<KitContextValue, 'sdk' | 'events'> {
  provideSdk(sdk);
  onMount(followLogin);
  return { sdk, events: () => (sdk() === outer.sdk() ? outer.events() : eventsOf(sdk())) };
}

/**
 * Reads the nearest provider, or the global settings: for components of the app that stand beside the lists. Call it
 * while a component is made.
 * @typeParam SDK - the type of the SDK that the provider was given.
 * @example
 * const { sdk, events, localizer } = useKit<typeof MyChat>();
 */
export function useKit<SDK extends KitSDK = AppSDK>(): KitContextValue<SDK> {
  return useContext(KitContext) as KitContextValue<SDK>;
}

/** What a list works with: the nearest provider, or an SDK of its own. */
export function useListKit(sdk: Accessor<KitSDK | undefined> | undefined): KitContextValue {
  const kit = useKit();
  return sdk ? { ...kit, ...withSdk(kit, createMemo(sdk)) } : kit;
}

/** The global settings, for apps of one SDK without a provider. */
export const KitUIKit = {
  /**
   * Makes an SDK the one of all components outside a `KitProvider`.
   * @throws TypeError when there is no `sdk`
   * @example KitUIKit.init({ sdk: Kit });
   */
  init(settings: { sdk: KitSDK }): void {
    if (!settings?.sdk) throw new TypeError('KitUIKit.init needs the chat SDK: KitUIKit.init({ sdk: Kit }).');
    setGlobalSdk(() => settings.sdk);
    followLogin();
  },
  /** The SDK given to `init`, if any. */
  get sdk(): KitSDK | undefined {
    return globalSdk();
  },
} as const;
