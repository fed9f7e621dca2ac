// the elements are typed for pages without Solid: by tag, with their properties, views and events
import {
  type Kit,
  type KitConversationsElement,
  KitUsersElement,
  SelectionMode,
} from 'solid-chat-kit/element';
import { expectTypeOf } from 'vitest';

const chats = document.createElement('kit-conversations');
expectTypeOf(chats).toEqualTypeOf<KitConversationsElement>();
expectTypeOf(document.querySelector('kit-users')).toEqualTypeOf<KitUsersElement | null>();
expectTypeOf(new KitUsersElement()).toEqualTypeOf<KitUsersElement>();

export const element: HTMLElement = chats;
document.body.append(chats, new KitUsersElement());

chats.hideReceipts = true;
chats.selectionMode = SelectionMode.multiple;
chats.locale = 'de';
chats.headerView = document.createElement('header');
chats.emptyView = () => 'Nothing here';
chats.titleView = (conversation, row) => {
  expectTypeOf(conversation).toEqualTypeOf<Kit.Conversation>();
  return document.createTextNode(row.name());
};
chats.onSelect = (conversation, selected) => [conversation.getConversationId(), selected];
expectTypeOf(chats.selection).toEqualTypeOf<readonly Kit.Conversation[]>();

chats.addEventListener('kit-item-click', ({ detail }) => detail.getConversationWith());
chats.addEventListener('kit-select', ({ detail }) => [detail.item.getLastMessage(), detail.selected]);
chats.addEventListener('click', (event) => event.clientX);
chats.addEventListener('kit-error', function listen({ detail }) {
  expectTypeOf(detail).toEqualTypeOf<Kit.Exception>();
  chats.removeEventListener('kit-error', listen);
});

// @ts-expect-error it is a boolean
chats.hideReceipts = 'yes';
// @ts-expect-error there is no such property
chats.hideReceipt = true;
// @ts-expect-error a view is no object
chats.emptyView = { text: 'Nothing' };
// @ts-expect-error a click hands out a conversation
chats.addEventListener('kit-item-click', ({ detail }) => detail.getUid());
// @ts-expect-error the selection is read
chats.selection = [];
