import { type JSX, splitProps } from 'solid-js';

/** What a component puts into its root itself. */
type Content = 'children' | 'innerHTML' | 'innerText' | 'textContent';

/** The attributes that an app may set on the root element of a component, but for those that have another meaning. */
export type RootAttributes<E extends HTMLElement = HTMLDivElement, Taken extends PropertyKey = never> = Omit<
  JSX.HTMLAttributes<E>,
  Content | Taken
>;

/** The props of a component that are no attributes of its root: a missing or misspelt one is a compile error. */
export type OwnProps<P, A> = Readonly<Record<Exclude<keyof P, keyof A>, 1>>;

/** The root element of a component, as the app wants it. */
export interface Root {
  /** What to spread over the root. */
  readonly attributes: object;
  /** The class of the component with those of the app. Reactive. */
  className(base: string): string;
}

/** Splits the attributes of the root from the props of a component. */
export function splitRoot<P extends Pick<RootAttributes, 'class' | 'classList'>>(
  props: P,
  own: Readonly<Record<string, 1>>,
): Root {
  const [, attributes] = splitProps(props, ['class', 'classList', ...(Object.keys(own) as (keyof P)[])]);
  return {
    attributes,
    // In one text: what sets `class` takes away what `classList` added before.
    className(base) {
      const added = Object.entries(props.classList ?? {}).filter(([, isOn]) => isOn);
      return [base, props.class, ...added.map(([name]) => name)].filter(Boolean).join(' ');
    },
  };
}
