import type { Accessor, JSX } from 'solid-js';

/** Announces texts politely. Each is a separate node, because assistive technology ignores a repeated text. */
export function LiveRegion(props: { message: Accessor<string> }): JSX.Element {
  return (
    <div class="kit-live-region" aria-live="polite">
      {props.message() && new Text(props.message())}
    </div>
  );
}
