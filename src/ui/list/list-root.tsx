import type { JSX } from 'solid-js';
import { type OwnProps, type RootAttributes, splitRoot } from '../controls/root-attributes.ts';

/** The attributes of a list's root, where `onSelect` and `onError` report rows and errors. */
export type ListAttributes = RootAttributes<HTMLDivElement, 'onSelect' | 'onError'>;

/** The root element of a list. */
export type ListRoot = (props: { class: string; dir: 'ltr' | 'rtl'; children: JSX.Element }) => JSX.Element;

/** A root without attributes, for custom elements, which have their own. */
export const PlainRoot: ListRoot = (props) => (
  <div class={props.class} dir={props.dir}>
    {props.children}
  </div>
);

/** Creates a root with the attributes among the props of a list. */
export function createListRoot<P extends ListAttributes>(
  props: P,
  own: OwnProps<P, ListAttributes>,
): ListRoot {
  const root = splitRoot(props, own);
  return (given) => (
    <div dir={given.dir} {...root.attributes} class={root.className(given.class)}>
      {given.children}
    </div>
  );
}
