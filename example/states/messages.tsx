import {
  type AppMessage,
  type ComposerHandle,
  type Kit,
  KitMessageComposer,
  type KitMessageComposerSettings,
  KitMessageEvents,
  KitMessageHeader,
  type KitMessageHeaderSettings,
  KitMessageList,
  type KitMessageListSettings,
  KitThreadHeader,
  type OpenedChat,
} from 'solid-chat-kit';
import { createLocalKit, type LocalKit } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import { type JSX, Show, splitProps } from 'solid-js';
import { get, shown, until } from './page.ts';
import { writeRichChat } from './rich-chat.ts';
import type { State } from './state.ts';

const FETCH = 'MessagesRequest.fetchPrevious';
const ROW = '.kit-message-list__row';

/** The parts of an open chat, one below the other. */
export interface ChatColumnProps extends KitMessageListSettings {
  user?: Kit.User | undefined;
  group?: Kit.Group | undefined;
  /** The message whose thread is shown. */
  parent?: Kit.Message | undefined;
  /** The props of the header; without them it has a back button. */
  header?: KitMessageHeaderSettings;
  composer?: KitMessageComposerSettings;
}

let composer: ComposerHandle | undefined;

const WITH_BACK = { onBack() {}, showBackButton: true };

/** Renders an open chat as `KitChat` does, without the conversations. */
export function ChatColumn(props: ChatColumnProps): JSX.Element {
  const peer = () => ({ user: props.user, group: props.group }) as OpenedChat;
  const [, messages] = splitProps(props, ['parent', 'header', 'composer', 'user', 'group']);
  return (
    <div class="chat-column">
      <Show when={props.parent} fallback={<KitMessageHeader {...peer()} {...(props.header ?? WITH_BACK)} />}>
        {(parent) => <KitThreadHeader parentMessage={parent()} onClose={() => {}} />}
      </Show>
      <KitMessageList disableSoundForMessages onThreadRepliesClick={() => {}} {...peer()} {...messages} />
      <KitMessageComposer
        {...peer()}
        parentMessageId={props.parentMessageId}
        disableStorage
        disableSoundForMessages
        onReady={(made) => {
          composer = made;
        }}
        {...props.composer}
      />
    </div>
  );
}

/** Inserts text into the field of the composer. */
export const write = (text: string): void => composer?.insert(text);

export const withBob = async (kit: LocalKit) => ({ user: await kit.getUser('bob') });
export const inGroup = async (kit: LocalKit) => {
  await kit.createGroup(new kit.Group('pier', 'Saturday at the pier', 'private'));
  const others = await new kit.UsersRequestBuilder().setLimit(3).build().fetchNext();
  const uids = new Set(['bob', ...others.map((each) => each.getUid())]);
  await kit.addMembersToGroup('pier', [...uids]);
  await writeRichChat(kit.data, kit, 'pier');
  return { group: await kit.getGroup('pier') };
};

const rows = () => [...document.querySelectorAll<HTMLElement>(ROW)];
const row = (text: string) => {
  const found = rows().find((each) => each.textContent?.includes(text));
  if (!found) throw new Error(`No message has the text “${text}”.`);
  return found;
};
export const filled = (): Promise<void> =>
  until(() => rows().length > 0 && rows().some((each) => each.tabIndex === 0));
const scroller = () => get('.kit-message-list__scroller');
const frame = () => new Promise(requestAnimationFrame);

/** A chat with every kind of message. */
export const rich = async (kit: LocalKit) => {
  await writeRichChat(kit.data, kit);
  return withBob(kit);
};

export async function scrollTo(text: string): Promise<void> {
  for (let step = 0; step < 60; step++) {
    const found = rows().find((each) => each.textContent?.includes(text));
    const view = scroller().getBoundingClientRect();
    const top = found?.getBoundingClientRect().top ?? Number.NEGATIVE_INFINITY;
    if (found && Math.abs(top - view.top - 56) < 2) return;
    scroller().scrollTop += found ? top - view.top - 56 : -300;
    await frame();
    await frame();
  }
}

export async function openMenu(text: string): Promise<void> {
  const found = row(text);
  const { left, top } = found.getBoundingClientRect();
  found.dispatchEvent(
    new MouseEvent('contextmenu', { bubbles: true, button: 2, clientX: left + 60, clientY: top + 20 }),
  );
  await shown('.kit-menu');
}

async function choose(id: number): Promise<void> {
  const items = document.querySelectorAll<HTMLElement>('.kit-menu__item');
  items[id < 0 ? items.length + id : id]?.click();
  await frame();
}

const INFO = 'The ferry leaves at nine, from the old pier';

/** A message to a group that some have read and others received, with the dialog that tells it. */
const INFORMED: State<Promise<Partial<ChatColumnProps>>> = {
  caption: 'Who received and who read a message',
  async props(kit) {
    const { group } = await inGroup(kit);
    const message = await kit.sendMessage(new kit.TextMessage('pier', INFO, 'group'));
    const members = await new kit.GroupMembersRequestBuilder('pier').setLimit(10).build().fetchNext();
    const others = members.filter((each) => each.getUid() !== 'ann');
    for (const [index, member] of others.entries()) {
      const other = createLocalKit({ data: kit.data });
      await other.login(member.getUid());
      await (index < 2 ? other.markAsRead(message) : other.markAsDelivered(message));
    }
    return { group };
  },
  async reach() {
    await filled();
    await openMenu(INFO);
    get('.kit-menu__item-icon[data-icon="info"]').click();
    await shown('.kit-message-info__user');
  },
};

/** The states of an open chat, by frame name. */
export const MESSAGES: Record<string, State<Promise<Partial<ChatColumnProps>>>> = {
  loading: {
    caption: 'Loading',
    isBrief: true,
    before: (kit) => controlOf(kit).setLatency(600_000),
    props: async (kit) => ({ user: new kit.User('bob', 'Bob Okafor') }),
    reach: () => shown('.kit-message-list__shimmer'),
  },
  empty: {
    caption: 'Empty',
    seed: { conversations: 0 },
    props: withBob,
    reach: () => shown('.kit-message-list__empty-state-view'),
  },
  error: {
    caption: 'Error with retry',
    before: (kit) => controlOf(kit).failNext(FETCH),
    props: withBob,
    reach: () => shown('.kit-message-list__error-state-view'),
  },
  'no-chat': {
    caption: 'Neither user nor group',
    props: async () => ({}),
    reach: () => shown('.kit-message-list__error-state-view'),
  },
  end: { caption: 'Texts, files, own kinds', props: rich, reach: filled },
  above: {
    caption: 'Links, picture, reply, thread, reactions',
    props: rich,
    async reach() {
      await filled();
      await scrollTo('Good morning');
    },
  },
  changed: {
    caption: 'Deleted, edited, other scripts',
    props: rich,
    async reach() {
      await filled();
      await scrollTo('Lovely');
    },
  },
  group: {
    caption: 'Group, with someone typing',
    props: inGroup,
    async reach(kit) {
      await filled();
      await scrollTo('The sea');
      controlOf(kit).typeAs('bob', new kit.TypingIndicator('pier', 'group'));
      await shown('.kit-message-header__subtitle[data-typing]');
    },
    isBrief: true,
  },
  days: {
    caption: 'Days',
    seed: { messages: 2_000 },
    props: withBob,
    async reach() {
      await filled();
      const isShown = () => {
        const days = [...document.querySelectorAll('.kit-message-list__day')];
        const top = days.find((day) => day.textContent === 'Today')?.getBoundingClientRect().top ?? 0;
        return top > scroller().getBoundingClientRect().top + 160;
      };
      while (!isShown()) {
        scroller().scrollTop -= 120;
        await frame();
        await frame();
      }
    },
  },
  unread: {
    caption: 'First unread message',
    props: async (kit) => {
      for (let i = 1; i <= 7; i++) {
        const message = new kit.TextMessage('ann', `${i} of seven that came while you were out`, 'user');
        await controlOf(kit).sendAs('bob', message);
      }
      return { ...(await withBob(kit)), startFromUnreadMessages: true };
    },
    reach: () => shown('.kit-message-list__unread'),
  },
  newest: {
    caption: 'New messages below',
    props: withBob,
    async reach(kit) {
      await filled();
      scroller().scrollTop -= 700;
      await frame();
      await frame();
      for (const text of ['Are you there?', 'We wait at the pier', 'Bring coffee'])
        await controlOf(kit).sendAs('bob', new kit.TextMessage('ann', text, 'user'));
      await shown('.kit-message-list__newest-count');
    },
  },
  unsent: {
    caption: 'On its way, and not sent',
    props: withBob,
    async reach(kit) {
      await filled();
      const write = (text: string, ...statuses: ('inprogress' | 'error')[]) => {
        const message = new kit.TextMessage('bob', text, 'user');
        for (const status of statuses)
          KitMessageEvents.ccMessageSent.next({ message: message as unknown as AppMessage, status });
      };
      write('This one did not get through', 'inprogress', 'error');
      write('This one is on its way', 'inprogress');
      await shown('.kit-message-bubble__failure');
    },
  },
  waiting: {
    caption: 'Waiting for connection',
    props: withBob,
    async reach(kit) {
      await filled();
      controlOf(kit).disconnect();
      composer?.insert('Written on the train, in the tunnel');
      composer?.send();
      await shown('.kit-message-bubble__failure[data-waiting]');
    },
  },
  upload: {
    caption: 'A file being sent',
    props: withBob,
    async reach(kit) {
      await filled();
      kit.sendMediaMessage = (_message, options: Kit.UploadOptions = {}) => {
        options.onCancelable?.(() => {});
        setTimeout(() => options.onProgress?.(0.4));
        return new Promise(() => {});
      };
      composer?.addFiles([
        new File([new Uint8Array(48_000)], 'tide-tables.pdf', { type: 'application/pdf' }),
      ]);
      composer?.send();
      await shown('.kit-message-bubble__upload');
    },
  },
  tools: {
    caption: 'Focus on a message',
    hasFocus: true,
    props: rich,
    async reach() {
      await filled();
      await scrollTo('Lovely');
      row('At nine').focus();
      await shown('.kit-message-list__tools');
    },
  },
  menu: {
    caption: 'Menu of a message',
    props: rich,
    async reach() {
      await filled();
      await scrollTo('Lovely');
      await openMenu('Lovely');
    },
  },
  dialog: {
    caption: 'Question before a deletion',
    props: rich,
    async reach() {
      await filled();
      await scrollTo('Lovely');
      await openMenu('Lovely');
      await choose(-1);
      await shown('.kit-dialog');
    },
  },
  info: INFORMED,
  'info-rtl': { ...INFORMED, caption: 'The same, right to left', locale: 'ar' },
  'info-zoomed': { ...INFORMED, caption: 'The same, 320 px wide at 200%', isZoomed: true },
  picture: {
    caption: 'Picture alone',
    props: rich,
    async reach() {
      await filled();
      await scrollTo('The sea');
      get('.kit-message-bubble__picture').click();
      await shown('.kit-picture-viewer');
    },
  },
  reply: {
    caption: 'Composer: reply',
    props: rich,
    async reach() {
      await filled();
      await scrollTo('At nine');
      await openMenu('At nine');
      await choose(0);
      await shown('.kit-message-composer__preview');
      composer?.insert('At nine it is');
    },
  },
  edit: {
    caption: 'Composer: edit',
    props: rich,
    async reach() {
      await filled();
      await scrollTo('Lovely');
      await openMenu('Lovely');
      const items = [...document.querySelectorAll<HTMLElement>('.kit-menu__item')];
      items.find((item) => item.textContent === 'Edit')?.click();
      await shown('.kit-message-composer__preview');
    },
  },
  files: {
    caption: 'Composer: files and a long text',
    props: withBob,
    async reach() {
      await filled();
      const file = (name: string, type: string, bytes: number) =>
        new File([new Uint8Array(bytes)], name, { type });
      const svg =
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><circle r="9" fill="teal"/></svg>';
      composer?.addFiles([
        new File([svg], 'buoy.svg', { type: 'image/svg+xml' }),
        file('Tide tables of the northern coast 2026.pdf', 'application/pdf', 1_834_000),
        file('waves.m4a', 'audio/mp4', 92_000),
      ]);
      composer?.insert('Here is all that I have found so far: '.repeat(5).trim());
      await shown('.kit-message-composer__file');
    },
  },
  thread: {
    caption: 'Thread',
    props: async (kit) => {
      const { user } = await withBob(kit);
      const bob = createLocalKit({ data: kit.data });
      await bob.login('bob');
      const parent = await bob.sendMessage(new bob.TextMessage('ann', 'Who brings the coffee?', 'user'));
      for (const [from, text] of [
        [kit, 'I do. Four cups?'],
        [bob, 'Five, Noor comes along'],
      ] as const) {
        const reply = new from.TextMessage(from === kit ? 'bob' : 'ann', text, 'user');
        reply.setParentMessageId(parent.getId());
        await from.sendMessage(reply);
      }
      return {
        user,
        parent: await kit.getMessageDetails(String(parent.getId())),
        parentMessageId: parent.getId(),
      };
    },
    reach: filled,
  },
  rtl: {
    caption: 'Right to left',
    locale: 'ar',
    props: rich,
    async reach() {
      await filled();
      await scrollTo('Lovely');
    },
  },
  narrow: {
    caption: '220 px wide',
    isNarrow: true,
    props: rich,
    async reach() {
      await filled();
      await scrollTo('The sea');
    },
  },
  zoomed: {
    caption: '320 px wide at 200%',
    isZoomed: true,
    props: rich,
    async reach() {
      await filled();
      await scrollTo('Lovely');
    },
  },
};
