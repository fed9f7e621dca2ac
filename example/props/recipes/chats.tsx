import {
  defaultTextFormatters,
  type Kit,
  type KitConversationsProps,
  KitTextFormatter,
} from 'solid-chat-kit';
import type { Conversation } from 'solid-chat-kit/local';
import { KitMarkdownFormatter } from 'solid-chat-kit/markdown';
import { createSignal } from 'solid-js';
import { kit } from '../kit.ts';

type Slot = NonNullable<KitConversationsProps<Conversation>['titleView']>;

export const oneToOne = new kit.ConversationsRequestBuilder().setConversationType('user');

export const groupsOnly = new kit.ConversationsRequestBuilder().setConversationType('group');

export const pagesOfTen = new kit.ConversationsRequestBuilder().setLimit(10);

export const taggedVip = new kit.ConversationsRequestBuilder().setTags(['vip']);

export const withColleagues = new kit.ConversationsRequestBuilder()
  .withUserAndGroupTags(true)
  .setUserTags(['work']);

export const familyGroups = new kit.ConversationsRequestBuilder()
  .withUserAndGroupTags(true)
  .setGroupTags(['family']);

const [active, setActive] = createSignal<Kit.Conversation>();

export const clicked = active;

export const openOnClick = (conversation: Kit.Conversation) => {
  setActive(() => conversation);
  console.log('onItemClick', conversation.getConversationWith().getName());
};

export const bob = await kit.getUser('bob');

export const logSelection = (conversation: Kit.Conversation, selected: boolean) => {
  console.log('onSelect', conversation.getConversationWith().getName(), selected);
};

export const firstTwo = await new kit.ConversationsRequestBuilder().setLimit(2).build().fetchNext();

export const isGroup = (conversation: Kit.Conversation) => conversation.getConversationType() === 'group';

export const logFilter = (id: string) => console.log('onFilterChange', id);

export const logSelected = (all: readonly object[]) => console.log('onSelectedChange', all.length);

export const logKeyword = (keyword: string) => console.log('onSearchKeywordChange', keyword);

export const logReady = (handle: object) => console.log('onReady', Object.keys(handle));

export const logSearchBar = () => console.log('onSearchBarClicked');

export const logError = (error: Kit.Exception) => console.log('onError', error.message);

export const shortDates = { today: 'HH:mm', lastWeek: 'ddd', otherDays: 'D MMM' };

export const relativeDates = { relativeTime: { minute: '1 min', minutes: '%d min', hours: '%d h' } };

export const noMenu = () => [];

export const archiveEntry = (conversation: Kit.Conversation) => [
  {
    id: 'archive',
    title: 'Archive',
    onClick: () => console.log('archive', conversation.getConversationWith().getName()),
  },
];

class HashtagFormatter extends KitTextFormatter {
  override format(text: string) {
    return this.mark(text, /[#@]\p{L}+|\p{Lu}\p{L}+/gu, ([tag]) => ({ type: 'emphasis', text: tag }));
  }
}

export const emphasis = [new HashtagFormatter()];
export const markdown = [new KitMarkdownFormatter(), ...defaultTextFormatters()];

export const oneLine: Slot = (conversation, row) => (
  <p style={{ 'padding-inline': '12px' }}>
    <b>{row.name()}</b> · {conversation.getUnreadMessageCount()}
  </p>
);

export const initial: Slot = (_conversation, row) => (
  <b style={{ display: 'block', width: '1.5em', 'text-align': 'center' }}>{row.name().slice(0, 1)}</b>
);

export const titleWithCount: Slot = (conversation, row) => (
  <span>
    {row.name()} <small>{conversation.getUnreadMessageCount() || ''}</small>
  </span>
);

export const whoTypes: Slot = (conversation, row) => (
  <span>{row.typing().length > 0 ? '…' : conversation.getConversationType()}</span>
);

export const unreadOnly: Slot = (conversation) => <b>{conversation.getUnreadMessageCount() || ''}</b>;

export const plainHeader = () => <h2 style={{ 'padding-inline': '20px' }}>Inbox</h2>;

export const noHeader = () => <></>;

export const ownSearch = () => <input type="search" aria-label="Search" placeholder="Find a chat" />;

export const loadingText = () => (
  <p role="status" style={{ 'padding-inline': '20px' }}>
    One moment…
  </p>
);

export const emptyText = () => (
  <p role="status" style={{ 'padding-inline': '20px' }}>
    Nobody has written yet.
  </p>
);

export const errorText = () => (
  <p role="alert" style={{ 'padding-inline': '20px' }}>
    That did not work.
  </p>
);
