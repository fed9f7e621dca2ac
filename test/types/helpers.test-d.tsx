// [type.helpers] helpers take what accessors give, undefined too, and keys of the app beside those of the kit
import { KitAvatar, KitConversations, KitDate, KitUsers } from 'solid-chat-kit';
import { createLocalizer, getLocalizedString, KitLocalize } from 'solid-chat-kit/localize';
import type * as Vendor from './vendor-sdk.ts';

export const parts = (props: { user: Vendor.User | null }) => [
  <KitAvatar image={props.user?.getAvatar()} name={props.user?.getName()} />,
  <KitUsers subtitleView={(user) => <KitDate timestamp={user.getLastActiveAt()} />} />,
  <KitConversations
    trailingView={(conversation) => <KitDate timestamp={conversation.getLastMessage()?.getSentAt()} />}
  />,
];

export const words = (key: string) => [
  getLocalizedString('chats.title'),
  getLocalizedString('app.greeting', { name: 'Ann' }),
  getLocalizedString(key),
  createLocalizer().t(key),
];

KitLocalize.addDictionary('en', { 'chats.title': 'Inbox', 'app.greeting': 'Hello {name}' });
KitLocalize.init({ dictionaries: { en: { 'app.unread': { one: 'one', other: 'many' } } } });

// @ts-expect-error a key is a text
getLocalizedString(7);
// @ts-expect-error a text is no number
KitLocalize.addDictionary('en', { 'app.greeting': 7 });
// @ts-expect-error a time is in seconds, and no Date
export const dated = <KitDate timestamp={new Date()} />;
