import {
  type AppMessage,
  defaultTextFormatters,
  type Kit,
  type KitChatProps,
  type KitMessageComposerSettings,
  type KitMessageHeaderSettings,
  type KitMessageListSettings,
} from 'solid-chat-kit';
import { KitMarkdownFormatter } from 'solid-chat-kit/markdown';
import { kit } from '../kit.ts';

type Bubble = NonNullable<KitMessageListSettings['bubbleView']>;
type HeaderSlot = NonNullable<KitMessageHeaderSettings['titleView']>;
type ComposerSlot = NonNullable<KitMessageComposerSettings['headerView']>;

export const bob = await kit.getUser('bob');

export const family = (await new kit.GroupsRequestBuilder().setLimit(1).build().fetchNext())[0];

export const newest = (
  await new kit.MessagesRequestBuilder().setUID('bob').setLimit(1).build().fetchPrevious()
)[0];

export const newestId = newest?.getId();

export const pagesOfTen = new kit.MessagesRequestBuilder().setLimit(10);

export const shortTimes = { today: 'HH:mm', yesterday: 'ddd HH:mm', otherDays: 'D MMM' };

export const markdown = [new KitMarkdownFormatter(), ...defaultTextFormatters()];

export const previewOf = (url: string) => ({ title: 'A page', description: 'What it is about', site: url });

export const withPin = (message: AppMessage, builtIn: readonly object[]) => [
  ...builtIn,
  { id: 'pin', title: 'Pin', onClick: () => console.log('pin', message.getId()) },
];

export const threeReactions = ['👍', '🎉', '👀'];

export const line: Bubble = (message, row) => (
  <p style={{ margin: '0', 'font-family': 'monospace' }}>
    <b>{message.getSender()?.getName() ?? 'You'}</b> {row.isDeleted() ? '(deleted)' : message.getType()}
  </p>
);

export const framed: Bubble = (_message, _row, builtIn) => (
  <div style={{ border: '2px dashed', 'border-radius': '18px' }}>{builtIn()}</div>
);

export const word: Bubble = () => <small>Own part</small>;

export const note = () => <p style={{ margin: '0', padding: '8px 16px' }}>A line of the app.</p>;

export const oneMoment = () => <p role="status">One moment…</p>;

export const nothingYet = () => <p role="status">Say something nice.</p>;

export const failed = () => <p role="alert">That did not work.</p>;

export const logReady = (handle: object) => console.log('onReady', Object.keys(handle));

export const logThread = (message: AppMessage) => console.log('onThreadRepliesClick', message.getId());

export const logReaction = (reaction: object) => console.log('onReactionClick', reaction);

export const logError = (error: Kit.Exception) => console.log('onError', error.message);

export const logText = (text: string) => console.log('onTextChange', text);

export const logDraft = (_chat: object, draft: object) => console.log('onDraftChange', draft);

export const logSend = (message: AppMessage) => console.log('onSendButtonClick', message.getType());

export const writtenBefore = () => ({ text: 'From another device', mentions: [] });

const COMMANDS = ['away', 'back', 'help'];

export const slashCommands = [
  {
    trigger: '/',
    label: 'Commands',
    isAtStart: true,
    search: (word: string) =>
      COMMANDS.filter((name) => name.startsWith(word)).map((name) => ({ id: name, title: `/${name}` })),
  },
];

export const smallFiles = { maxBytes: 1_000_000, maxCount: 3 };

export const pollEntry = [{ id: 'poll', title: 'Poll', onClick: () => console.log('poll') }];

export const ownButton: ComposerSlot = () => <button type="button">Own</button>;

export const callButton: HeaderSlot = () => <button type="button">Call</button>;

export const upperName: HeaderSlot = (_entity, header) => <b>{header.name().toUpperCase()}</b>;

export const logBack = () => console.log('onBack');

export const logHeader = () => console.log('onItemClick');

export const logSearch = () => console.log('onSearchClick');

export const logChat: KitChatProps['onChatChange'] = (chat) => console.log('onChatChange', chat);

export const logOpenThread: KitChatProps['onThreadChange'] = (message) =>
  console.log('onThreadChange', message?.getId());

export const readOnly: KitChatProps['composerView'] = () => <p role="status">Only announcements here.</p>;

export const pickOne = () => <p>Choose a chat, or start one.</p>;
