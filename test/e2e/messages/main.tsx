import 'solid-chat-kit/css-variables.css';
import { KitMessageList, KitProvider } from 'solid-chat-kit';
import { createLocalData, createLocalKit } from 'solid-chat-kit/local';
import { render } from 'solid-js/web';

const params = new URLSearchParams(location.search);
const now = Math.floor(Date.now() / 1000) - 60;
const data = createLocalData({ now, conversations: 6, users: 20, messages: 60, groups: 0.5 });
const ann = createLocalKit({ data });
await ann.login('ann');
const conversations = await new ann.ConversationsRequestBuilder().setLimit(30).build().fetchNext();
const type = params.get('type') ?? 'group';
const chat = conversations.find((each) => each.getConversationType() === type)?.getConversationWith();
if (params.get('lang')) document.documentElement.dir = params.get('lang') === 'ar' ? 'rtl' : 'ltr';
if (params.get('font')) document.documentElement.style.fontSize = `${params.get('font')}px`;
const host = document.getElementById('host') as HTMLElement;
host.dataset.theme = params.get('theme') ?? 'light';
const target = type === 'group' ? { group: chat } : { user: chat };
Object.assign(window, { ann, data, chat });
render(
  () => (
    <KitProvider sdk={ann} locale={params.get('lang') ?? 'en'}>
      <KitMessageList
        {...(target as object)}
        onThreadRepliesClick={() => {}}
        onError={(error) => console.error('onError', JSON.stringify(error))}
      />
    </KitProvider>
  ),
  document.getElementById('list') as HTMLElement,
);
