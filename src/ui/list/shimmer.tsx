import { type JSX, untrack } from 'solid-js';

/** Enough for most screens. */
const ITEMS = /* @__PURE__ */ Array.from({ length: 8 });

/** The props of `Shimmer`. */
export interface ShimmerProps {
  /** The root class of the list, such as 'kit-users'. */
  root: string;
  /** The label for assistive technology. */
  label: string;
}

/** Placeholder rows while the first page loads. */
export function Shimmer(props: ShimmerProps): JSX.Element {
  const name = untrack(() => `${props.root}__shimmer`);
  const item = `${name}-item`;
  const items = ITEMS.map(() => (
    <div class={item} aria-hidden="true">
      <div class={`${item}-avatar`} />
      <div class={`${item}-body`}>
        <div class={`${item}-title`} />
        <div class={`${item}-subtitle`} />
      </div>
      <div class={`${item}-tail`} />
    </div>
  ));
  return (
    <div class={`${name} kit-shimmer`} role="status" aria-label={props.label}>
      {items}
    </div>
  );
}
