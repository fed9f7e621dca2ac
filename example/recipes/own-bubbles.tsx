import { type Kit, KitMessageList } from 'solid-chat-kit';

const textOf = (message: Kit.Message) =>
  message.getType() === 'text' ? (message as Kit.TextMessage).getText() : `[${message.getType()}]`;

/** A chat as lines, as in a terminal: time, name, text. */
export const Lines = (props: { group: Kit.Group }) => (
  <KitMessageList
    group={props.group}
    hideAvatar
    bubbleView={(message, row) => (
      <p
        style={{ margin: '0', 'font-family': 'monospace', opacity: row.state() === 'pending' ? '0.6' : '1' }}
      >
        <time>{new Date(message.getSentAt() * 1000).toISOString().slice(11, 16)}</time>{' '}
        <b>{message.getSender()?.getName() ?? 'You'}</b> {row.isDeleted() ? '(deleted)' : textOf(message)}
      </p>
    )}
  />
);
