import { createMemo, type JSX, Show, untrack } from 'solid-js';
import { senderOf } from '../core/messages/messages.ts';
import { textOf } from '../core/objects/read.ts';
import { messageText } from '../primitives/text/preview-text.ts';
import { Avatar } from '../ui/controls/avatar.tsx';
import { MediaContent } from './media-content.tsx';
import { bubbleKind } from './message-kind.ts';
import { drawSlot } from './message-slot.tsx';
import { MessageTools } from './message-tools.tsx';
import type { MessagePartProps } from './message-view.ts';
import { Quote } from './quote.tsx';
import { Reactions } from './reactions.tsx';
import { StatusInfo } from './status-info.tsx';
import { TextContent } from './text-content.tsx';
import { ThreadButton } from './thread-button.tsx';
import { UnsentActions } from './unsent-actions.tsx';

/** A message as it is shown: avatar, bubble, and what belongs below it. CSS hook: `.kit-message-bubble`. */
export function MessageBubble(props: MessagePartProps): JSX.Element {
  return untrack(() => {
    const { record, now, view, id } = props;
    const kind = createMemo(() => bubbleKind(now()));
    return (
      <div class="kit-message-bubble" data-kind={kind()}>
        <Leading {...props} />
        <div class="kit-message-bubble__column">
          {drawSlot('bubbleView', props, () => (
            <div class="kit-message-bubble__body" id={`${id}b`}>
              {drawSlot('bubbleHeaderView', props, () => (
                <Sender {...props} />
              ))}
              {drawSlot('bubbleReplyView', props, () => (
                <Quote {...props} />
              ))}
              {drawSlot('bubbleContentView', props, () => (
                <Content {...props} />
              ))}
              {drawSlot('bubbleStatusInfoView', props, () => (
                <StatusInfo {...props} />
              ))}
            </div>
          ))}
          {drawSlot('bubbleFooterView', props, () => (
            <Reactions {...props} />
          ))}
          <Show when={!view.settings.hideReplyInThreadOption && view.settings.onThreadRepliesClick}>
            {drawSlot('bubbleThreadView', props, () => (
              <ThreadButton {...props} />
            ))}
          </Show>
          <UnsentActions {...props} />
          <Show when={view.isActive(record)}>
            <MessageTools {...props} />
          </Show>
        </div>
      </div>
    );
  });
}

/** The avatar of the sender, beside the last message of a group. */
function Leading(props: MessagePartProps): JSX.Element {
  const { record, now, view } = untrack(() => props);
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
    <Show when={isShown() || (view.isSlotted() && view.slot('bubbleLeadingView'))}>
      <div class="kit-message-bubble__leading-view" aria-hidden="true">
        {drawSlot('bubbleLeadingView', props, builtIn)}
      </div>
    </Show>
  );
}

/** The name of the sender: seen above the first message of a group, and heard with every message. */
function Sender(props: MessagePartProps): JSX.Element {
  const { now, view, record } = untrack(() => props);
  const isSeen = () => view.isGroup() && !now().isOwn && now().startsGroup;
  return (
    <span class="kit-message-bubble__sender" id={`${props.id}s`} data-unseen={isSeen() ? undefined : ''}>
      <bdi>{view.nameOf(senderOf(now().message), record.isOwn)}</bdi>
    </span>
  );
}

/** The content of a message, by its kind. */
function Content(props: MessagePartProps): JSX.Element {
  const { now, view } = untrack(() => props);
  const kind = createMemo(() => bubbleKind(now()));
  const content = createMemo(() => {
    const current = kind();
    switch (current) {
      case 'text':
        return <TextPart {...props} />;
      case 'deleted':
        return <p class="kit-message-bubble__aside">{view.t('message.deleted')}</p>;
      case 'other':
        return (
          <p class="kit-message-bubble__aside" dir="auto">
            {messageText(now().message, view.t)}
          </p>
        );
      default:
        return <MediaContent {...props} kind={current} />;
    }
  });
  return (
    <div class="kit-message-bubble__content" id={`${props.id}c`}>
      {content()}
    </div>
  );
}

function TextPart(props: MessagePartProps): JSX.Element {
  const text = () => textOf(props.now().message, 'getText');
  return (
    <Show
      when={text().trim() !== ''}
      fallback={<p class="kit-message-bubble__aside">{props.view.t('messages.noText')}</p>}
    >
      <TextContent {...props} text={text()} />
    </Show>
  );
}
