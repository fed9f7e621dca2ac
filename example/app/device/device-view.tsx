import {
  defaultTextFormatters,
  type Kit,
  KitChat,
  KitProvider,
  KitUrlsFormatter,
  type LinkPreviewOf,
  type OpenedChat,
  useKit,
} from 'solid-chat-kit';
import { createLocalizer, regionalCalendar, type TextKey } from 'solid-chat-kit/localize';
import { KitMarkdownFormatter } from 'solid-chat-kit/markdown';
import { createComputed, createSignal, type JSX, onCleanup, onMount, Show, untrack } from 'solid-js';
import { TitleBadge } from '../../recipes/title-badge.tsx';
import { t } from '../../words/words.ts';
import list from '../pictures/list.svg?url&no-inline';
import { storyOfList } from '../story/texts.ts';
import { Shimmer } from '../ui/shimmer.tsx';
import { Account } from './account.tsx';
import { createDelivery } from './create-delivery.ts';
import type { Device, Session } from './create-device.ts';
import { findFirstChat } from './first-chat.ts';

/** The least width at which a chat is open from the start, beside the list, in px. */
const BOTH = 640;

const markdown = new KitMarkdownFormatter();
/** What a server would say of pages; the demo knows two, and fetches nothing. */
const linkPreview: LinkPreviewOf = (url) => {
  const story = storyOfList(url);
  if (story)
    return { title: story.listTitle, description: story.listAbout, image: list, site: 'example.org' };
  return new URL(url).hostname.endsWith('solidjs.com')
    ? {
        title: 'SolidJS',
        description: 'Simple and performant reactivity for building user interfaces.',
        site: 'Solid',
      }
    : null;
};
const BUBBLES = {
  linkPreview,
  textFormatters: [markdown, ...defaultTextFormatters(), new KitUrlsFormatter()],
};
const PREVIEWS = { textFormatters: [markdown, ...defaultTextFormatters()] };

/** The texts that name landmarks. */
const LANDMARKS: readonly TextKey[] = [
  'chats.title',
  'users.title',
  'section.index',
  'chat.conversation',
  'thread.title',
];

/** A device: the chat of the signed-in user. */
export function DeviceView(props: {
  device: Device;
  label: string;
  locale: string;
  /** The title of the page, which gets the device's unread count. */
  title?: string;
  /** Whether another device is shown before it. */
  isSecond?: boolean;
}): JSX.Element {
  return (
    <section class="device" aria-label={props.label}>
      <Show when={props.device.session()} keyed fallback={<Shimmer />}>
        {(session) => (
          <KitProvider sdk={session.kit} events={session.events} locale={props.locale}>
            <Show when={props.title}>{(title) => <TitleBadge title={title()} />}</Show>
            <Show when={props.isSecond}>
              <NamedLandmarks name={session.me.getName()} />
            </Show>
            <DeviceChat device={props.device} session={session} />
          </KitProvider>
        )}
      </Show>
    </section>
  );
}

/** Adds a name to the landmarks of a device: those of a page must differ. */
function NamedLandmarks(props: { name: string }): JSX.Element {
  const { localizer } = useKit();
  const plain = createLocalizer({
    get locale() {
      return localizer.language();
    },
  });
  createComputed(() => {
    const texts = LANDMARKS.map((key) => [key, `${plain.t(key, { name: '{name}' })} · ${props.name}`]);
    untrack(() => localizer.addDictionary(plain.language(), Object.fromEntries(texts)));
  });
  return undefined;
}

function DeviceChat(props: { device: Device; session: Session }): JSX.Element {
  const session = untrack(() => props.session);
  const { kit, events } = session;
  const { localizer } = useKit();
  const [first, setFirst] = createSignal<OpenedChat>();
  let hasChosen = false;
  let box!: HTMLDivElement;
  createDelivery(kit);

  const isWide = () => box.getBoundingClientRect().width >= BOTH;
  onMount(async () => {
    const found = isWide() && (await findFirstChat(kit).catch(() => undefined));
    if (found && !hasChosen && isWide()) setFirst(found);
  });
  // Without room for both, a chat that nobody chose gives way to the list.
  onMount(() => {
    const observer = new ResizeObserver(() => {
      if (!hasChosen && !isWide()) setFirst(undefined);
    });
    observer.observe(box);
    onCleanup(() => observer.disconnect());
  });
  const setBlocked = async (user: Kit.User, isBlocked: boolean) => {
    const uids = [user.getUid()];
    await (isBlocked ? kit.blockUsers(uids) : kit.unblockUsers(uids));
    user.setBlockedByMe(isBlocked);
    (isBlocked ? events.users.ccUserBlocked : events.users.ccUserUnblocked).next(user);
  };

  return (
    <div class="device__chat" ref={box}>
      <KitChat
        user={first()?.user}
        group={first()?.group}
        onChatChange={() => {
          hasChosen = true;
        }}
        listHeaderView={<Account device={props.device} session={session} />}
        conversations={{
          disableSoundForMessages: true,
          showScrollbar: true,
          filters: ['all', 'unread', 'mentions', 'groups', 'archived'],
          lastMessageDateTimeFormat: regionalCalendar(localizer.language()),
          ...PREVIEWS,
        }}
        users={{
          showScrollbar: true,
          options: (user) => [
            user.getBlockedByMe()
              ? { id: 'unblock', title: t('demo.unblock'), onClick: () => void setBlocked(user, false) }
              : { id: 'block', title: t('demo.block'), onClick: () => void setBlocked(user, true) },
          ],
        }}
        messages={{ disableSoundForMessages: true, startFromUnreadMessages: true, ...BUBBLES }}
        composer={{ disableSoundForMessages: true, linkPreview, ...PREVIEWS }}
        threadHeader={PREVIEWS}
      />
    </div>
  );
}
