import { type JSX, splitProps } from 'solid-js';

/** The attributes that a component sets on its root itself. */
type Content = 'children' | 'innerHTML' | 'innerText' | 'textContent';

/** The attributes that an app may set on a component's root, except those with another meaning. */
export type RootAttributes<E extends HTMLElement = HTMLDivElement, Taken extends PropertyKey = never> = Omit<
  JSX.HTMLAttributes<E>,
  Content | Taken
>;

/** The props of a component that are not attributes of its root; a missing or misspelt one is a compile error. */
export type OwnProps<P, A> = Readonly<Record<Exclude<keyof P, keyof A>, 1>>;

/** The root element of a component with the app's attributes. */
export interface Root {
  /** The attributes to spread on the root. */
  readonly attributes: object;
  /** The component's class with the app's classes. Reactive. */
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
    // Joined into one string: setting `class` would remove classes added by `classList`.
    className(base) {
      const added = Object.entries(props.classList ?? {}).filter(([, isOn]) => isOn);
      return [base, props.class, ...added.map(([name]) => name)].filter(Boolean).join(' ');
    },
  };
}
