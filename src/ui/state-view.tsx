import { type JSX, Show } from 'solid-js';

/** The props of `StateView`. */
export interface StateViewProps {
  /** The class prefix of its parts, such as 'kit-users__empty-state-view'. */
  class: string;
  title: string;
  description: string;
  /** Whether it is news that interrupts. */
  isAlert?: boolean;
  /** What can be done about it. */
  children?: JSX.Element;
}

/** What a list shows in place of rows: that there are none, or that they could not be loaded. */
export function StateView(props: StateViewProps): JSX.Element {
  const part = (name: string) => `${props.class}-${name} kit-state-view__${name.replace('body-', '')}`;
  return (
    <div class={`${props.class} kit-state-view`} role={props.isAlert ? 'alert' : undefined}>
      <div class={part('icon')} aria-hidden="true" />
      <div class={part('body')}>
        <div class={part('body-title')}>{props.title}</div>
        <div class={part('body-description')}>{props.description}</div>
      </div>
      <Show when={props.children}>{(actions) => <div class="kit-state-view__actions">{actions()}</div>}</Show>
    </div>
  );
}
