import { Index, type JSX } from 'solid-js';

const ITEMS = Array.from({ length: 8 }, (_, index) => index);

/** The props of `Shimmer`. */
export interface ShimmerProps {
  /** The class prefix of its parts, such as 'kit-users__shimmer'. */
  class: string;
  /** What is read out meanwhile. */
  label: string;
}

/** The shape of rows to come, while the first page loads. */
export function Shimmer(props: ShimmerProps): JSX.Element {
  return (
    <div class={`${props.class} kit-shimmer`} role="status" aria-label={props.label}>
      <Index each={ITEMS}>
        {() => (
          <div class={`${props.class}-item`} aria-hidden="true">
            <div class={`${props.class}-item-avatar`} />
            <div class={`${props.class}-item-body`}>
              <div class={`${props.class}-item-title`} />
              <div class={`${props.class}-item-subtitle`} />
            </div>
            <div class={`${props.class}-item-tail`} />
          </div>
        )}
      </Index>
    </div>
  );
}
