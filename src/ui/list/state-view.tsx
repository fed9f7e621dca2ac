import { type JSX, untrack } from 'solid-js';

/** The props of `StateView`. */
export interface StateViewProps {
  /** The root class of the list, such as 'kit-users'. */
  root: string;
  /** Errors interrupt assistive technology. */
  kind: 'empty' | 'error';
  title: string;
  description: string;
  /** Actions, in a box with the class `kit-state-view__actions`. */
  children?: JSX.Element;
}

/** Shown instead of rows: the list is empty, or could not be loaded. */
export function StateView(props: StateViewProps): JSX.Element {
  const name = untrack(() => `${props.root}__${props.kind}-state-view`);
  return (
    <div class={`${name} kit-state-view`} role={props.kind === 'error' ? 'alert' : undefined}>
      <div class={`${name}-icon kit-state-view__icon`} aria-hidden="true" />
      <div class={`${name}-body kit-state-view__body`}>
        <div class={`${name}-body-title kit-state-view__title`}>{props.title}</div>
        <div class={`${name}-body-description kit-state-view__description`}>{props.description}</div>
      </div>
      {props.children}
    </div>
  );
}
