import { DEV, type JSX, onCleanup, onMount } from 'solid-js';
import { DelegatedEvents, delegateEvents, isServer } from 'solid-js/web';
import { type OwnProps, type RootAttributes, splitRoot } from '../controls/root-attributes.ts';

/** The attributes of a list's root, where `onSelect` and `onError` report rows and errors. */
export type ListAttributes = RootAttributes<HTMLDivElement, 'onSelect' | 'onError'>;

/** When hints are given, in milliseconds. */
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
 * Creates a root with the attributes among the props of a list. A page translator replaces text nodes, and what is
 * written to them later would not be seen: texts that change are not translated.
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
    // Solid listens in the document that loaded it; an app may render into that of an iframe or a window of its own.
    onMount(() => {
      if (element.ownerDocument !== document) delegateEvents([...DelegatedEvents], element.ownerDocument);
    });
    if (DEV && !isServer) hintLater(element);
    return element;
  };
}

/** Loads the hints for development when the page had time to lay out and to load its style sheets. */
function hintLater(element: HTMLElement): void {
  const timer = setTimeout(async () => (await import('./page-hints.ts')).hintAtPage(element), HINT_MS);
  onCleanup(() => clearTimeout(timer));
}
