import {
  createEffect,
  createMemo,
  createRoot,
  createSignal,
  type JSX,
  mergeProps,
  onCleanup,
} from 'solid-js';
import { render } from 'solid-js/web';
import { KitProvider, KitUIKit } from '../client/kit-context.tsx';
import { scrollToNow } from '../list/window/scroll-to.ts';
import { type AttributeReader, attributeOf, type PropertyTable, word } from './attributes.ts';
import {
  createDispatch,
  createElementEvents,
  type Dispatch,
  type ElementEvents,
  type OwnCallbacks,
} from './element-events.ts';
import type { ElementSettings } from './element-types.ts';

/** How long an element waits for an SDK before it warns on the console, in ms. */
const SDK_WAIT_MS = 5000;

const SETTINGS: PropertyTable<ElementSettings> = { sdk: null, events: null, locale: word, timeZone: word };

/** The component that an element renders, and the properties it passes as props. */
export interface ElementDefinition<P extends object> {
  component: (props: P) => JSX.Element;
  properties: PropertyTable<P>;
  /** Creates callbacks that dispatch events of this element only; `own` has those that the page set. */
  callbacks?: (dispatch: Dispatch, own: P) => Partial<P>;
}

/** All properties of an element, read reactively. */
type ElementValues = ElementSettings & OwnCallbacks<unknown> & Record<string, unknown>;

// A server may import this module but has no `HTMLElement`.
const Base = typeof HTMLElement === 'undefined' ? (class {} as unknown as typeof HTMLElement) : HTMLElement;

/**
 * Creates a custom element class that renders a component into its light DOM, so that the page's stylesheets
 * apply. Each prop is a property, including properties set before the script loaded; simple props are
 * attributes as well.
 */
export function createElementClass<P extends object>(
  definition: ElementDefinition<P>,
): new () => HTMLElement {
  const properties: [name: string, read: AttributeReader<unknown> | null][] = Object.entries({
    ...SETTINGS,
    ...definition.properties,
  });
  const names = properties.map(([name]) => name);
  const attributes = new Map(
    properties.flatMap(([name, read]) => (read ? [[attributeOf(name), { name, read }] as const] : [])),
  );

  class KitElement extends Base {
    static readonly observedAttributes = ['class', ...attributes.keys()];

    static {
      for (const name of names) {
        Object.defineProperty(KitElement.prototype, name, {
          configurable: true,
          enumerable: true,
          get(this: KitElement) {
            return this.#values[name];
          },
          set(this: KitElement, value: unknown) {
            this.#values[name] = value;
          },
        });
      }
    }

    readonly #values = createElementValues<ElementValues>(names);
    readonly #events: ElementEvents<unknown> = createElementEvents(this, this.#values);
    /** Attributes in the markup to ignore once, because their property was set before the script loaded. */
    readonly #overruled = new Set<string>();
    /** The scroll positions of its parts, because moving the element resets them. */
    readonly #scrolled = new WeakMap<Element, number>();
    #unmount: (() => void) | undefined;

    constructor() {
      super();
      for (const name of names) {
        if (!Object.hasOwn(this, name)) continue;
        const value: unknown = Reflect.get(this, name);
        Reflect.deleteProperty(this, name);
        this.#values[name as keyof ElementValues] = value;
        if (this.hasAttribute(attributeOf(name))) this.#overruled.add(attributeOf(name));
      }
      // Scroll events do not bubble, so they are captured. Nothing has changed at that point, so reading
      // causes no layout.
      const onScroll = ({ target }: Event) => {
        this.#scrolled.set(target as Element, (target as Element).scrollTop);
      };
      this.addEventListener('scroll', onScroll, { capture: true, passive: true });
    }

    /** The selected objects of the SDK, the latest one last. */
    get selection(): readonly unknown[] {
      return this.#events.selection();
    }

    connectedCallback(): void {
      this.#wearTokens();
      // An element removed and inserted again within one task was moved: keep its state and restore the scroll
      // positions.
      if (!this.#unmount) this.#mount();
      else for (const part of this.querySelectorAll('*')) scrollToNow(part, this.#scrolled.get(part) ?? 0);
    }

    disconnectedCallback(): void {
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#unmount?.();
        this.#unmount = undefined;
      });
    }

    /** Called by `moveBefore`, which keeps all state. */
    connectedMoveCallback(): void {
      this.#wearTokens();
    }

    attributeChangedCallback(attribute: string, _before: string | null, text: string | null): void {
      const known = attributes.get(attribute);
      if (!known) this.#wearTokens();
      else if (!this.#overruled.delete(attribute))
        this.#values[known.name] = text === null ? undefined : known.read(text);
    }

    /** Adds the class `.kit`, on which the CSS variables are defined, unless an ancestor has it. */
    #wearTokens(): void {
      if (this.isConnected && !this.closest('.kit')) this.classList.add('kit');
    }

    #mount(): void {
      const values = this.#values;
      this.#unmount = createRoot((dispose) => {
        const hasSdk = createMemo(() => Boolean(values.sdk ?? KitUIKit.sdk));
        createEffect(() => {
          if (hasSdk()) this.#draw();
          else this.#wait();
        });
        return dispose;
      }, null);
    }

    #draw(): void {
      const values = this.#values;
      const props = mergeProps(
        values,
        this.#events.callbacks,
        definition.callbacks?.(createDispatch(this), values as unknown as P),
      ) as unknown as P;
      this.replaceChildren();
      const draw = () => (
        <KitProvider
          sdk={values.sdk}
          events={values.events}
          locale={values.locale}
          timeZone={values.timeZone}
        >
          <definition.component {...props} />
        </KitProvider>
      );
      onCleanup(render(draw, this));
      onCleanup(this.#events.reset);
    }

    #wait(): void {
      const timer = setTimeout(() => {
        console.warn(
          `solid-chat-kit: <${this.localName}> still has no chat SDK. Set its property sdk, or call init({ sdk }).`,
          this,
        );
      }, SDK_WAIT_MS);
      onCleanup(() => clearTimeout(timer));
    }
  }
  return KitElement;
}

/**
 * Creates an object of signals, one per property: reads are tracked, values are stored as they are. Setting
 * null resets a property, as undefined does.
 */
function createElementValues<V extends Record<string, unknown>>(names: readonly string[]): V {
  const values = {};
  for (const name of names) {
    const [get, set] = createSignal<unknown>();
    Object.defineProperty(values, name, {
      enumerable: true,
      get,
      set: (value: unknown) => set(() => value ?? undefined),
    });
  }
  return values as V;
}
