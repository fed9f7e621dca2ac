import {
  isTextMessage,
  type Kit,
  KitDate,
  KitMessageList,
  MessageListAlignment,
} from 'solid-chat-kit';

const TIME = { today: 'HH:mm', yesterday: 'HH:mm', otherDays: 'HH:mm' };

const textOf = (message: Kit.Message) =>
  isTextMessage(message) ? message.getText() : `[${message.getType()}]`;

/** A chat as lines, as in a terminal: time, name, text. */
export const Lines = (props: { group: Kit.Group }) => (
  <KitMessageList
    group={props.group}
    messageAlignment={MessageListAlignment.left}
    hideAvatar
    bubbleView={(message, row) => (
      <p
        style={{
          margin: '0',
          'font-family': 'monospace',
          opacity: row.state() === 'pending' ? '0.6' : '1',
        }}
      >
        <KitDate
          timestamp={message.getSentAt()}
          calendarObject={TIME}
        />{' '}
        <b>{message.getSender()?.getName() ?? 'You'}</b>{' '}
        {row.isDeleted() ? '(deleted)' : textOf(message)}
      </p>
    )}
  />
);
