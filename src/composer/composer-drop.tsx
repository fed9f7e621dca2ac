import { createSignal, type JSX, onMount, untrack, useContext } from 'solid-js';
import type { Attachments } from './attachments.ts';
import type { ComposerParts } from './composer-parts.ts';
import { createDropTargets, DropTargetsContext } from './drop-targets.ts';

/** The props of `ComposerDrop`. */
export interface ComposerDropProps {
  parts: ComposerParts;
  attachments: Attachments;
  label: string;
}

/**
 * Handles dropped files: in a whole chat on its panel, otherwise on the composer and a message list beside it. Covers
 * that area while files are dragged over it; keyboards use the attachment button. CSS hook:
 * `.kit-message-composer__drop`.
 */
export function ComposerDrop(props: ComposerDropProps): JSX.Element {
  const { parts, attachments } = untrack(() => props);
  const [isCovering, setCovering] = createSignal(false);
  let cover!: HTMLDivElement;
  const chat = useContext(DropTargetsContext);
  const area = () => {
    const root = cover.parentElement;
    if (chat) return root?.closest('[data-panel]') ?? root;
    const parent = root?.parentElement;
    return parent?.querySelector('.kit-message-list') ? parent : root;
  };
  onMount(() => {
    const targets = chat ?? createDropTargets(false);
    targets.add({
      area,
      accepts: () => attachments.kinds().length > 0,
      setDragging(isDragging) {
        if (isDragging === untrack(isCovering)) return;
        if (isDragging) putOver(area(), cover);
        setCovering(isDragging);
      },
      drop(data) {
        attachments.takeFrom(data);
        parts.field.focus();
      },
    });
    const around = cover.parentElement?.parentElement ?? cover.parentElement;
    if (!chat && around) targets.listen(around);
  });
  return (
    <div ref={cover} class="kit-message-composer__drop" hidden={!isCovering()}>
      {isCovering() && props.label}
    </div>
  );
}

/** Positions the cover, inside the root of the composer, over an element. Servers render no `style` attribute. */
function putOver(place: Element | null, cover: HTMLElement): void {
  const root = cover.parentElement;
  if (!place || !root) return;
  const [outer, inner] = [place.getBoundingClientRect(), root.getBoundingClientRect()];
  Object.assign(cover.style, {
    left: `${outer.left - inner.left - root.clientLeft}px`,
    top: `${outer.top - inner.top - root.clientTop}px`,
    width: `${outer.width}px`,
    height: `${outer.height}px`,
  });
}
