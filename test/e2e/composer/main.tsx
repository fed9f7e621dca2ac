import 'solid-chat-kit/css-variables.css';
import {
  KitMessageComposer,
  KitMessageEvents,
  KitMessageList,
  KitProvider,
  KitUIKit,
  type OpenedChat,
} from 'solid-chat-kit';
import { createLocalData, createLocalKit, type Group, type User } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import { createSignal, Show } from 'solid-js';
import { render } from 'solid-js/web';

const params = new URLSearchParams(location.search);
const language = params.get('lang') ?? 'en';
const data = createLocalData({ conversations: 8, users: 30, messages: 40, groups: 0.5, seed: 3 });
const kit = createLocalKit({ data });
await kit.login('ann');
KitUIKit.init({ sdk: kit });
const conversations = await new kit.ConversationsRequestBuilder().setLimit(30).build().fetchNext();
const chatsOf = (type: string) =>
  conversations
    .filter((each) => each.getConversationType() === type)
    .map((each) => each.getConversationWith());
const chats = { user: chatsOf('user') as User[], group: chatsOf('group') as Group[] };
const host = document.getElementById('host') as HTMLElement;
host.dataset.theme = params.get('theme') ?? 'light';
document.documentElement.lang = language;
document.documentElement.style.fontSize = `${params.get('font') ?? 16}px`;
const type = params.get('type') === 'group' ? 'group' : 'user';
const chat = () =>
  (type === 'user' ? { user: chats.user[index()] } : { group: chats.group[index()] }) as OpenedChat;
const [index, open] = createSignal(params.has('none') ? -1 : 0);
const page = { kit, control: controlOf(kit), events: KitMessageEvents, chats, open, errors: [] as unknown[] };
/** What a test reads and calls. */
export type ComposerPage = typeof page;
Object.assign(window, { page });
render(
  () => (
    <KitProvider sdk={kit} locale={language}>
      <Show when={params.has('list')}>
        <KitMessageList user={chats.user[index()] as User} disableSoundForMessages />
      </Show>
      <KitMessageComposer
        {...chat()}
        maxLength={Number(params.get('max')) || undefined}
        disableSoundForMessages
        onError={(error) => page.errors.push(error)}
      />
    </KitProvider>
  ),
  host,
);
