import { DEV, type JSX, onCleanup, onMount } from 'solid-js';
import { DelegatedEvents, delegateEvents, isServer } from 'solid-js/web';
import { type OwnProps, type RootAttributes, splitRoot } from '../controls/root-attributes.ts';

/** The attributes of a list's root, without `onSelect` and `onError`, which have another meaning. */
export type ListAttributes = RootAttributes<HTMLDivElement, 'onSelect' | 'onError'>;

/** The delay of development hints, in milliseconds. */
const HINT_MS = 2000;

/** The root element of a list. */
export type ListRoot = (props: { class: string; dir: 'ltr' | 'rtl'; children: JSX.Element }) => JSX.Element;

/** A root without attributes, for custom elements, which have their own. */
export const PlainRoot: ListRoot = (props) => (
  <div translate="no" class={props.class} dir={props.dir}>
    {props.children}
  </div>
);

/**
 * Creates a root with the attributes among a list's props. A page translator replaces text nodes, so that later
 * updates would be invisible: changing texts are excluded from translation.
 */
export function createListRoot<P extends ListAttributes>(
  props: P,
  own: OwnProps<P, ListAttributes>,
): ListRoot {
  const root = splitRoot(props, own);
  return (given) => {
    const element = (
      <div translate="no" dir={given.dir} {...root.attributes} class={root.className(given.class)}>
        {given.children}
      </div>
    ) as HTMLElement;
    // Solid listens in the document that loaded it; an app may render into an iframe or another window.
    onMount(() => {
      if (element.ownerDocument !== document) delegateEvents([...DelegatedEvents], element.ownerDocument);
    });
    if (DEV && !isServer) hintLater(element);
    return element;
  };
}

/** Loads the development hints once the page has been laid out and its style sheets have loaded. */
function hintLater(element: HTMLElement): void {
  const timer = setTimeout(async () => (await import('./page-hints.ts')).warnAboutPage(element), HINT_MS);
  onCleanup(() => clearTimeout(timer));
}
