import { createEffect, createMemo, createRoot, type JSX, mergeProps, onCleanup } from 'solid-js';
import { render } from 'solid-js/web';
import { KitProvider, KitUIKit } from '../primitives/session/kit-context.tsx';
import { type AttributeReader, attributeOf, type PropertyTable, word } from './attributes.ts';
import { createElementEvents, type ElementEvents, type OwnCallbacks } from './element-events.ts';
import type { ElementSettings } from './element-types.ts';
import { createElementValues } from './element-values.ts';

/** How long an element waits for an SDK before it says so on the console, in ms. */
const PATIENCE = 5000;

const SETTINGS: PropertyTable<ElementSettings> = { sdk: null, events: null, locale: word, timeZone: word };

/** The component that an element draws, and the properties that are its props. */
export interface ElementDefinition<P extends object> {
  component: (props: P) => JSX.Element;
  properties: PropertyTable<P>;
}

/** All that is set on an element, read reactively. */
type ElementValues = ElementSettings & OwnCallbacks<unknown> & Record<string, unknown>;

// A server may import the elements, though it draws none.
const Base = typeof HTMLElement === 'undefined' ? (class {} as unknown as typeof HTMLElement) : HTMLElement;

/**
 * Makes the class of a custom element that draws a component into its light DOM, so that the sheets of the page
 * reach every hook. Each prop is a property, one that was set before the script came too; the simple ones are
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
    /** Attributes of the markup that give way to a property which was set before the script came. */
    readonly #overruled = new Set<string>();
    #scrollTop = 0;
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
      // A scroll does not bubble. While it is captured nothing has changed yet, and to read costs no layout.
      const onScroll = ({ target }: Event) => {
        if (target === this.#scroller) this.#scrollTop = (target as Element).scrollTop;
      };
      this.addEventListener('scroll', onScroll, { capture: true, passive: true });
    }

    /** The selected objects of the SDK, the latest one last. */
    get selection(): readonly unknown[] {
      return this.#events.selection();
    }

    connectedCallback(): void {
      this.#wearTokens();
      // What leaves the page and comes back in one task only moved: it keeps everything, and scrolls back.
      if (!this.#unmount) this.#mount();
      else if (this.#scroller) this.#scroller.scrollTop = this.#scrollTop;
    }

    disconnectedCallback(): void {
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#unmount?.();
        this.#unmount = undefined;
      });
    }

    /** Moved by `moveBefore`: nothing is lost. */
    connectedMoveCallback(): void {
      this.#wearTokens();
    }

    attributeChangedCallback(attribute: string, _before: string | null, text: string | null): void {
      const known = attributes.get(attribute);
      if (!known) this.#wearTokens();
      else if (!this.#overruled.delete(attribute))
        this.#values[known.name] = text === null ? undefined : known.read(text);
    }

    get #scroller(): Element | null {
      return this.querySelector('.kit-list__scroller');
    }

    /** The tokens stand on `.kit`: on this element, unless the page has a wrapper with tokens of its own. */
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
      const props = mergeProps(values, this.#events.callbacks) as unknown as P;
      this.#scrollTop = 0;
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
      }, PATIENCE);
      onCleanup(() => clearTimeout(timer));
    }
  }
  return KitElement;
}
