import type { JSX } from 'solid-js';
import { type OwnProps, type RootAttributes, splitRoot } from '../controls/root-attributes.ts';

/** The attributes of the root of a list, whose `onSelect` and `onError` tell of rows and failures. */
export type ListAttributes = RootAttributes<HTMLDivElement, 'onSelect' | 'onError'>;

/** The root element of a list. */
export type ListRoot = (props: { class: string; dir: 'ltr' | 'rtl'; children: JSX.Element }) => JSX.Element;

/** A root that takes no attributes, for elements, which have their own. */
export const PlainRoot: ListRoot = (props) => (
  <div class={props.class} dir={props.dir}>
    {props.children}
  </div>
);

/** Makes a root with the attributes among the props of a list. */
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
