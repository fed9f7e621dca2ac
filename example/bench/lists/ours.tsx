import {
  type ConversationSlot,
  createKitEvents,
  type Kit,
  KitConversations,
  KitListItem,
  KitProvider,
  KitUsers,
  SelectionMode,
} from 'solid-chat-kit';
import { For, type JSX } from 'solid-js';
import { render } from 'solid-js/web';
import { runFrame } from '../measure/frame-callbacks.ts';
import { find, type MountOptions, type Subject, settle } from './subject.ts';

// The kit's lists with everything they do: keyboard, menus, selection, search, anchoring, live region; sounds
// are off.

/** Mounts `KitConversations`. */
export async function mountConversations(options: MountOptions): Promise<Subject> {
  const { feed } = options;
  const builder = new feed.sdk.ConversationsRequestBuilder();
  const mode = options.isSelectable ? SelectionMode.multiple : undefined;
  const events = createKitEvents();
  const itemView = options.hasItemView ? drawItem : undefined;
  const beside = Array.from({ length: options.beside?.count ?? 0 });
  const subject = await mount(options, events, () => (
    <>
      <KitConversations
        itemView={itemView}
        conversationsRequestBuilder={builder}
        selectionMode={mode}
        onSelect={() => undefined}
        disableSoundForMessages
      />
      <For each={beside}>
        {() =>
          options.beside?.kind === 'users' ? (
            <KitUsers usersRequestBuilder={new feed.sdk.UsersRequestBuilder()} />
          ) : (
            <KitConversations
              conversationsRequestBuilder={new feed.sdk.ConversationsRequestBuilder()}
              disableSoundForMessages
            />
          )
        }
      </For>
    </>
  ));
  return {
    ...subject,
    remove(index) {
      const conversation = feed.conversations[index];
      if (conversation) events.conversations.ccConversationDeleted.next(conversation);
    },
  };
}

/** A row as an app renders it: the content of the built-in one, read from the reactive view. */
const drawItem: ConversationSlot = (conversation) => (
  <KitListItem
    id={conversation.getConversationId()}
    title={conversation.getConversationWith().getName()}
    subtitleView={<span>{(conversation.getLastMessage() as Kit.TextMessage | null)?.getText()}</span>}
    trailingView={<b>{conversation.getUnreadMessageCount()}</b>}
  />
);

/** Mounts `KitUsers` with section headers. */
export async function mountUsers(options: MountOptions): Promise<Subject> {
  const builder = new options.feed.sdk.UsersRequestBuilder();
  const subject = await mount(options, createKitEvents(), () => <KitUsers usersRequestBuilder={builder} />);
  return {
    ...subject,
    search(keyword) {
      const input = find(subject.host, '.kit-search-bar__input') as HTMLInputElement;
      input.value = keyword;
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    },
  };
}

async function mount(
  { feed, host }: MountOptions,
  events: ReturnType<typeof createKitEvents>,
  list: () => JSX.Element,
): Promise<Subject> {
  const dispose = render(
    () => (
      <KitProvider sdk={feed.sdk} events={events} locale="en" timeZone="UTC">
        {list()}
      </KitProvider>
    ),
    host,
  );
  const rows = host.getElementsByClassName('kit-list__row');
  await settle({ flush: runFrame }, () => rows.length > 0);
  if (!feed.isHeard()) throw new Error('The list listens to nothing.');
  return { feed, host, scroller: find(host, '.kit-list__scroller'), flush: runFrame, dispose };
}
