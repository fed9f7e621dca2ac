import { createMemo, createSignal, type JSX, mapArray, Show, untrack } from 'solid-js';
import { senderOf } from '../core/messages/messages.ts';
import { textOf } from '../core/objects/read.ts';
import { hueOf } from '../core/text/initials.ts';
import { messageText } from '../primitives/text/preview-text.ts';
import { Avatar } from '../ui/controls/avatar.tsx';
import { MediaContent } from './media-content.tsx';
import { messageInput } from './message-input-on-demand.ts';
import { drawSlot } from './message-slot.tsx';
import type { MessagePart } from './message-view.ts';
import { drawQuote } from './quote.tsx';
import { Reactions } from './reactions.tsx';
import { drawStatusInfo } from './status-info.tsx';
import { drawText } from './text-content.tsx';
import { ThreadButton } from './thread-button.tsx';
import { UnsentActions } from './unsent-actions.tsx';
import { UploadProgress } from './upload-progress.tsx';

/** Renders the bubble itself. */
export function drawBody(part: MessagePart): JSX.Element {
  const sender = drawSlot('bubbleHeaderView', part, drawSender);
  const quote = drawSlot('bubbleReplyView', part, drawQuote);
  const content = drawSlot('bubbleContentView', part, drawContent);
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

/** Renders the avatar of the sender, beside the last message of a group; a chat of two has none. */
export function drawLeading(part: MessagePart): JSX.Element {
  const { record, now, view } = part;
  if (!view.isGroup() && !view.isSlotted()) return undefined;
  const isShown = createMemo(() => view.isGroup() && !view.settings.hideAvatar && !now().isOwn);
  const builtIn = () => {
    const sender = () => senderOf(now().message);
    return (
      <Show when={now().endsGroup}>
        <Avatar
          name={view.nameOf(sender(), false)}
          image={textOf(sender(), 'getAvatar') || undefined}
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

/**
 * Returns a bubble and what belongs below it. Most messages have nothing there, so one list of names in the effect
 * that renders it costs less than a computation for each.
 */
export function withExtras(bubble: JSX.Element, part: MessagePart): () => JSX.Element {
  const extras = mapArray(
    () => extrasOf(part),
    (name) => EXTRAS[name](part),
  );
  return () => [bubble, ...extras()];
}

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
  if (view.isActive(record) && messageInput.loaded()) found.push('tools');
  return found;
}

const EXTRAS = {
  reactions: (part: MessagePart) => drawSlot('bubbleFooterView', part, Reactions),
  thread: (part: MessagePart) => drawSlot('bubbleThreadView', part, ThreadButton),
  unsent: UnsentActions,
  upload: UploadProgress,
  tools: (part: MessagePart) => messageInput.loaded()?.MessageTools(part),
};

/** Renders the name of the sender: seen above the first message of a group, and heard with every message. */
function drawSender({ now, view, record, id }: MessagePart): JSX.Element {
  const isSeen = () => view.isGroup() && !now().isOwn && now().startsGroup;
  return (
    <span
      class="kit-message-bubble__sender"
      id={`${id}s`}
      data-unseen={isSeen() ? undefined : ''}
      data-hue={isSeen() ? hueOf(record.senderId) : undefined}
    >
      <bdi textContent={view.nameOf(senderOf(now().message), record.isOwn)} />
    </span>
  );
}

/** Renders the content of a message, by its kind. */
function drawContent(part: MessagePart): JSX.Element {
  const { now, shown, view, id } = part;
  const [isOpen, setOpen] = createSignal(false);
  const draw = (): JSX.Element => {
    const content = shown();
    if (content.kind === 'text') return drawText(part, content.said, [isOpen, setOpen], 'messages.noText');
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
        default:
          return <MediaContent part={part} kind={kind} />;
      }
    });
  };
  return (
    <div class="kit-message-bubble__content" id={`${id}c`}>
      {draw()}
    </div>
  );
}
