import { createSignal, type JSX, onMount, Show } from 'solid-js';
import { createOnDemand, onDemand } from '../../utils/on-demand.ts';
import type { LinkCardProps } from './link-card.tsx';

/** The content of link previews. */
export const linkCard = /* @__PURE__ */ onDemand(() =>
  import('./link-card.tsx').then((part) => part.LinkCard),
);

/** The box of a link preview, whose content loads with the first one. CSS hook: `.kit-link-preview`. */
export function LinkCardOnDemand(props: LinkCardProps): JSX.Element {
  // A server renders the box alone.
  const [isMounted, setMounted] = createSignal(false);
  onMount(() => setMounted(true));
  const card = createOnDemand(linkCard, isMounted, (cause) => props.report(cause, 'ERR_NOT_LOADED'));
  return (
    <div class="kit-link-preview">
      <Show when={card()} keyed>
        {(LinkCard) => <LinkCard {...props} />}
      </Show>
    </div>
  );
}
