import 'solid-chat-kit/css-variables.css';
import { KitMessageComposer, KitMessageEvents, KitProvider, KitUIKit } from 'solid-chat-kit';
import { createLocalData, createLocalKit } from 'solid-chat-kit/local';
import { render } from 'solid-js/web';

const params = new URLSearchParams(location.search);
const language = params.get('lang') ?? 'en';
const data = createLocalData({ conversations: 8, users: 30, messages: 40, groups: 0.5, seed: 3 });
const kit = createLocalKit({ data });
await kit.login('ann');
KitUIKit.init({ sdk: kit });
const conversations = await new kit.ConversationsRequestBuilder().setLimit(30).build().fetchNext();
const chatOf = (type: string) =>
  conversations.find((each) => each.getConversationType() === type)?.getConversationWith();
const host = document.getElementById('host') as HTMLElement;
host.dataset.theme = params.get('theme') ?? 'light';
document.documentElement.lang = language;
document.documentElement.style.fontSize = `${params.get('font') ?? 16}px`;
const type = params.get('type') ?? 'user';
Object.assign(window, { kit, events: KitMessageEvents, chat: chatOf(type), errors: [] as unknown[] });
render(
  () => (
    <KitProvider sdk={kit} locale={language}>
      <KitMessageComposer
        {...({ [type]: params.has('none') ? undefined : chatOf(type) } as object)}
        maxLength={Number(params.get('max')) || undefined}
        disableSoundForMessages
        onError={(error) => (window as unknown as { errors: unknown[] }).errors.push(error)}
      />
    </KitProvider>
  ),
  host,
);
