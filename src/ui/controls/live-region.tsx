import type { Accessor, JSX } from 'solid-js';

/**
 * Announces texts politely. Each is a node of its own, because assistive technology stays silent about a text that is
 * the same as before.
 */
export function LiveRegion(props: { message: Accessor<string> }): JSX.Element {
  return (
    <div class="kit-live-region" aria-live="polite">
      {props.message() && new Text(props.message())}
    </div>
  );
}
