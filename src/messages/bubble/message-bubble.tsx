import { createMemo, createSignal, type JSX, Show, untrack } from 'solid-js';
import { avatarOf } from '../../client/boundary/entities.ts';
import { senderOf } from '../../client/boundary/messages.ts';
import { callApp } from '../../client/create-report.ts';
import { messageText } from '../../text/preview-text.ts';
import { Avatar } from '../../ui/controls/avatar.tsx';
import { drawLink } from './link-box.tsx';
import { LocationCard } from './location-card.tsx';
import { MediaContent } from './media-content.tsx';
import { drawParts, drawSlot } from './message-slot.tsx';
import { MessageTools } from './message-tools.tsx';
import type { MessagePart } from './message-view.ts';
import { drawQuote } from './quote.tsx';
import { Reactions } from './reactions.tsx';
import { isEntering, rowAttributes, senderAttributes, statusAttributes } from './row-attributes.ts';
import { drawText } from './text-content.tsx';

// Rows are mounted while the user scrolls, so they use few templates and computations.

/**
 * Returns two functions: one that computes the attributes of a part, for the first attribute of a template, and one
 * that returns the last result, for the others. Solid writes all of them in one effect, in order.
 */
function readOnce<Look>(
  look: (part: MessagePart) => Look,
  part: MessagePart,
): [read: () => Look, last: () => Look] {
  let last: Look;
  const read = () => {
    last = look(part);
    return last;
  };
  return [read, () => last];
}

/**
 * Renders the row of a message: avatar, bubble, and the parts below it. CSS hooks: `.kit-message-list__row`,
 * `.kit-message-bubble`.
 */
export function drawRow(part: MessagePart): JSX.Element {
  const { record, shown, view, id } = part;
  const [read, row] = readOnce(rowAttributes, part);
  const entering = isEntering(record) ? '' : undefined;
  const wasDeleted = record.isDeleted;
  return (
    <li
      class="kit-message-list__row"
      tabindex="-1"
      aria-labelledby={`${id}s ${id}q ${id}c ${id}i ${id}r ${id}t ${id}f`}
      data-own={read().own}
      data-first={row().first}
      data-last={row().last}
      data-state={row().state}
      data-marked={row().marked}
      data-entering={entering}
      data-folding={row().isDeleted && !wasDeleted ? '' : undefined}
      ref={(element) => view.mount(record, element)}
    >
      <div class="kit-message-bubble" data-kind={shown().kind}>
        {drawLeading(part)}
        <div class="kit-message-bubble__column">
          {drawSlot('bubbleView', part, drawBody)}
          {drawExtras(part)}
        </div>
      </div>
      {/* For screen readers: in browse mode or by touch, the other buttons of the menu are not mounted. */}
      <button
        type="button"
        class="kit-message-list__actions"
        tabindex="-1"
        aria-haspopup="menu"
        aria-label={view.t('messages.options')}
        hidden={row().hasNoMenu}
        onClick={() => view.openMenu(record)}
      />
    </li>
  );
}

/** Renders the bubble itself. */
function drawBody(part: MessagePart): JSX.Element {
  const sender = drawSlot('bubbleHeaderView', part, drawSender);
  const quote = drawSlot('bubbleReplyView', part, drawQuote);
  const content = drawSlot('bubbleContentView', part, (part) => (
    <div class="kit-message-bubble__content" id={`${part.id}c`}>
      {drawContent(part)}
    </div>
  ));
  const status = drawSlot('bubbleStatusInfoView', part, drawStatusInfo);
  return (
    <div class="kit-message-bubble__body">
      {sender}
      {quote}
      {content}
      {status}
    </div>
  );
}

function drawSender(part: MessagePart): JSX.Element {
  const [read, sender] = readOnce(senderAttributes, part);
  return (
    <span
      class="kit-message-bubble__sender"
      id={`${part.id}s`}
      data-unseen={read().unseen}
      data-hue={sender().hue}
      textContent={sender().name}
    />
  );
}

function drawStatusInfo(part: MessagePart): JSX.Element {
  const [read, status] = readOnce(statusAttributes, part);
  return (
    <span class="kit-message-bubble__status-info-view" id={`${part.id}i`}>
      <span class="kit-message-bubble__edited" textContent={read().edited} />
      <time class="kit-date" dateTime={status().date} textContent={status().time} />
      <span
        class={`kit-message-bubble__receipt kit-receipts-${status().receipt}`}
        role="img"
        aria-label={status().label}
      />
    </span>
  );
}

/** Renders the avatar of the sender beside the last message of a sender group; none in a chat with one user. */
function drawLeading(part: MessagePart): JSX.Element {
  const { record, now, view } = part;
  if (!view.isGroup() && !view.isSlotted()) return undefined;
  const isShown = createMemo(() => view.isGroup() && !view.settings.hideAvatar && !now().isOwn);
  const builtIn = () => {
    const sender = () => senderOf(now().message);
    return (
      <Show when={now().endsGroup}>
        <Avatar
          name={view.nameOf(sender(), false)}
          image={avatarOf(sender()) || undefined}
          colorKey={record.senderId}
        />
      </Show>
    );
  };
  return (
    <Show when={isShown() || view.slot('bubbleLeadingView')}>
      <div class="kit-message-bubble__leading-view" aria-hidden="true">
        {drawSlot('bubbleLeadingView', part, builtIn)}
      </div>
    </Show>
  );
}

/** Renders the parts below a bubble. */
const drawExtras = (part: MessagePart): JSX.Element =>
  drawParts(
    () => extrasOf(part),
    (name) => EXTRAS[name](part),
  );

function extrasOf({ record, now, view }: MessagePart): readonly (keyof typeof EXTRAS)[] {
  const { state, isDeleted, reactions, replyCount } = now();
  const { hideReplyInThreadOption, onThreadRepliesClick } = view.settings;
  const isSlotted = view.isSlotted();
  const hasThread = isSlotted || (replyCount > 0 && !isDeleted);
  const found: (keyof typeof EXTRAS)[] = [];
  if (isSlotted || (reactions.length > 0 && !isDeleted)) found.push('reactions');
  if (hasThread && onThreadRepliesClick && !hideReplyInThreadOption) found.push('thread');
  if (state === 'failed') found.push('unsent');
  if (state === 'pending' && view.list.rowOf(record).progress() !== null) found.push('upload');
  if (view.isActive(record)) found.push('tools');
  return found;
}

const EXTRAS = {
  reactions: (part: MessagePart) => drawSlot('bubbleFooterView', part, Reactions),
  thread: (part: MessagePart) => drawSlot('bubbleThreadView', part, ThreadButton),
  unsent: UnsentActions,
  upload: UploadProgress,
  tools: MessageTools,
};

/** Renders the content of a message, by its kind. */
function drawContent(part: MessagePart): JSX.Element {
  const { now, shown, view } = part;
  const [isOpen, setOpen] = createSignal(false);
  const draw = (): JSX.Element => {
    const content = shown();
    if (content.kind === 'text') {
      const text = drawText(part, content.said, [isOpen, setOpen], 'messages.noText');
      const link = drawLink(part, content.said);
      return link ? [text, link] : text;
    }
    const { kind } = content;
    return untrack(() => {
      switch (kind) {
        case 'deleted':
          return <p class="kit-message-bubble__aside">{view.t('message.deleted')}</p>;
        case 'other':
          return (
            <p class="kit-message-bubble__aside" dir="auto">
              {messageText(now().message, view.t)}
            </p>
          );
        case 'location':
          return <LocationCard {...part} />;
        default:
          return <MediaContent part={part} kind={kind} />;
      }
    });
  };
  return draw as unknown as JSX.Element;
}

/** Shows the number of replies in a message's thread, and opens it. */
function ThreadButton(props: MessagePart): JSX.Element {
  const { record, now, view, id } = untrack(() => props);
  return (
    <Show when={now().replyCount > 0 && !now().isDeleted}>
      <button
        type="button"
        class="kit-message-bubble__thread"
        id={`${id}t`}
        tabindex="-1"
        onClick={() => callApp(view.report, () => view.settings.onThreadRepliesClick?.(view.itemOf(record)))}
      >
        {view.t('messages.replies', { count: now().replyCount })}
      </button>
    </Show>
  );
}

/** Shows in the row that a message was not sent, or waits for a connection, with the available actions. */
function UnsentActions(props: MessagePart): JSX.Element {
  const { record, view } = untrack(() => props);
  const isWaiting = () => view.list.rowOf(record).isWaiting();
  return (
    <div class="kit-message-bubble__failure" data-waiting={isWaiting() ? '' : undefined}>
      <span class="kit-message-bubble__failure-text" id={`${props.id}f`}>
        {view.t(isWaiting() ? 'receipt.waiting' : 'messages.failed')}
      </span>
      <Show when={!isWaiting()}>
        <button
          type="button"
          class="kit-message-bubble__failure-action"
          tabindex="-1"
          aria-describedby={`${props.id}c`}
          onClick={() => view.list.resend(record)}
        >
          {view.t('messages.resend')}
        </button>
      </Show>
      <button
        type="button"
        class="kit-message-bubble__failure-action"
        tabindex="-1"
        aria-describedby={`${props.id}c`}
        onClick={() => view.list.discard(record)}
      >
        {view.t('menu.delete')}
      </button>
    </div>
  );
}

/** Shows the progress of an upload, with a button that cancels it. CSS hook: `.kit-message-bubble__upload`. */
function UploadProgress(props: MessagePart): JSX.Element {
  const { record, view, id } = untrack(() => props);
  const sent = () => view.list.rowOf(record).progress() ?? 0;
  return (
    <div class="kit-message-bubble__upload">
      <progress
        class="kit-message-bubble__upload-progress"
        max="1"
        value={sent()}
        aria-label={view.t('receipt.pending')}
      />
      <button
        type="button"
        class="kit-message-bubble__failure-action"
        tabindex="-1"
        aria-describedby={`${id}c`}
        onClick={() => view.list.discard(record)}
      >
        {view.t('delete.cancel')}
      </button>
    </div>
  );
}
