import 'solid-chat-kit/css-variables.css';
import { createKitEvents, KitMessageList, type KitMessageListProps, KitProvider } from 'solid-chat-kit';
import { createLocalData, createLocalKit } from 'solid-chat-kit/local';
import { render } from 'solid-js/web';
import { writeRichChat } from '../../../example/states/rich-chat.ts';

const params = new URLSearchParams(location.search);
const now = Math.floor(Date.now() / 1000) - 60;
const data = createLocalData({ now, conversations: 6, users: 20, messages: 60, groups: 0.5 });
const ann = createLocalKit({ data });
await ann.login('ann');
const events = createKitEvents();
const conversations = await new ann.ConversationsRequestBuilder().setLimit(30).build().fetchNext();
const isGroup = params.get('type') === 'group';
const chat = isGroup
  ? conversations.find((each) => each.getConversationType() === 'group')?.getConversationWith()
  : await ann.getUser('bob');
if (!isGroup) await writeRichChat(data, ann);
document.documentElement.dir = params.get('lang') === 'ar' ? 'rtl' : 'ltr';
document.documentElement.style.fontSize = `${params.get('font') ?? 16}px`;
const host = document.getElementById('host') as HTMLElement;
host.dataset.theme = params.get('theme') ?? 'light';
render(
  () => (
    <KitProvider sdk={ann} events={events} locale={params.get('lang') ?? 'en'}>
      <KitMessageList
        {...((isGroup ? { group: chat } : { user: chat }) as KitMessageListProps)}
        onThreadRepliesClick={() => {}}
        onError={(error) => console.error('onError', JSON.stringify(error))}
      />
    </KitProvider>
  ),
  document.getElementById('list') as HTMLElement,
);
if (params.has('failed')) {
  await new Promise((resolve) => setTimeout(resolve, 300));
  const message = new ann.TextMessage('bob', 'This one did not get through', 'user');
  events.messages.ccMessageSent.next({ message, status: 'inprogress' } as never);
  events.messages.ccMessageSent.next({ message, status: 'error' } as never);
  const pending = new ann.TextMessage('bob', 'On its way', 'user');
  events.messages.ccMessageSent.next({ message: pending, status: 'inprogress' } as never);
}
