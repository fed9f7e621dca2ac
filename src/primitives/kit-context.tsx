import { type Accessor, createContext, createSignal, type ParentProps, useContext } from 'solid-js';
import { defaultKitEvents, type KitEvents } from '../events/index.ts';
import { createLocalizer, defaultLocalizer, type Localizer } from '../localize/index.ts';
import type { KitSDK } from '../sdk/index.ts';
import { followLogin } from './kit-login-listener.ts';

/** What components read from the nearest provider, or from the global settings where there is none. */
export interface KitContextValue {
  /** The chat SDK, if there is one. Reactive. */
  sdk: Accessor<KitSDK | undefined>;
  /** The channels over which the lists and the app tell each other what happened. */
  events: KitEvents;
  /** Words, dates and directions in the language of the provider. */
  localizer: Localizer;
}

const [globalSdk, setGlobalSdk] = createSignal<KitSDK>();

const GLOBAL: KitContextValue = { sdk: globalSdk, events: defaultKitEvents, localizer: defaultLocalizer };

const KitContext = createContext<KitContextValue>(GLOBAL);

/** The props of `KitProvider`. */
export interface KitProviderProps extends ParentProps {
  /** The chat SDK of everything inside. */
  sdk?: KitSDK;
  /**
   * The UI events of everything inside, made by `createKitEvents`.
   * @defaultValue those of the provider outside, else the global ones
   */
  events?: KitEvents;
  /**
   * The language, as a BCP 47 tag; its words are fetched when they are not here (`helper.loadLanguage`).
   * @defaultValue that of `KitLocalize`
   */
  locale?: string;
  /**
   * The time zone of dates, as an IANA name.
   * @defaultValue that of the browser
   */
  timeZone?: string;
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
  const value: KitContextValue = {
    sdk: () => props.sdk ?? outer.sdk(),
    get events() {
      return props.events ?? outer.events;
    },
    localizer,
  };
  return <KitContext.Provider value={value}>{props.children}</KitContext.Provider>;
}

/**
 * Reads the nearest provider, or the global settings: for components of the app that stand beside the lists. Call it
 * while a component is made (`helper.useKit`).
 * @example
 * const { sdk, events, localizer } = useKit();
 */
export function useKit(): KitContextValue {
  return useContext(KitContext);
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
    followLogin(settings.sdk);
  },
  /** The SDK given to `init`, if any. */
  get sdk(): KitSDK | undefined {
    return globalSdk();
  },
} as const;
