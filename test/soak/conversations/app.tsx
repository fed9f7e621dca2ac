import { type Kit, KitConversations, SelectionMode } from 'solid-chat-kit';
import { createSignal } from 'solid-js';
import { createStore } from 'solid-js/store';
import type { HoldOrder, Page } from '../page.ts';
import { renderLists } from '../two-lists.tsx';
import { ListModel } from './list-model.ts';
import type { World } from './world.ts';

/** What the app sets. */
export interface Settings {
  hideReceipts: boolean;
  hideUserStatus: boolean;
  showSearchBar: boolean;
  holdOrder: HoldOrder;
  selectionMode: SelectionMode;
}

/** An app with one or two lists of conversations on one SDK. */
export interface App {
  readonly container: HTMLElement;
  /** The mounted lists, by name. */
  readonly lists: ReadonlyMap<string, ListModel>;
  /** 'user' or 'group' when the lists only show those. */
  readonly type: string | undefined;
  setType(type: string | undefined): void;
  readonly settings: Settings;
  set(settings: Partial<Settings>): void;
  /** Mounts or unmounts a list; returns whether it is mounted now. */
  toggle(name: 'first' | 'second'): boolean;
  /** The conversations whose slots throw: those with this in their name, '*' for all, '' for none. */
  readonly throwing: string;
  setThrowing(name: string): void;
  /** Whether rows have the slot; with layout they have pictures instead. */
  readonly hasSlot: boolean;
  /** The names of the rows whose slot has thrown. */
  readonly failed: ReadonlySet<string>;
  /** The conversation whose row was clicked last. */
  opened(): Kit.Conversation;
  unmount(): void;
}

/** Mounts the app. */
export function mountApp({ server, client, events }: World, log: string[], page?: Page): App {
  const [builder, setBuilder] = createSignal<Kit.ConversationsRequestBuilder>();
  const [mounted, setMounted] = createStore({ first: true, second: false });
  const [settings, set] = createStore<Settings>({
    hideReceipts: false,
    hideUserStatus: false,
    showSearchBar: true,
    holdOrder: page?.holdOrder ?? 'hover',
    selectionMode: SelectionMode.multiple,
  });
  const [throwing, setThrowing] = createSignal('');
  const failed = new Set<string>();
  const lists = new Map<string, ListModel>();
  let type: string | undefined;
  let opened: Kit.Conversation | undefined;
  const setType = (next: string | undefined) => {
    type = next;
    const made = new client.sdk.ConversationsRequestBuilder();
    if (next) made.setConversationType?.(next);
    setBuilder(() => (next || server.temperament.pageSize !== 30 ? made : undefined));
    for (const list of lists.values()) list.reload();
  };
  setType(undefined);
  /** A slot that shows the unread count, or throws. */
  const slot = (conversation: Kit.Conversation) => {
    const name = conversation.getConversationWith().getName();
    if (throwing() === '*' || (throwing() && name.toLowerCase().includes(throwing()))) {
      failed.add(name);
      throw new Error('a slot that throws');
    }
    return <i class="leading">{conversation.getUnreadMessageCount()}</i>;
  };
  const List = (props: { class: string }) => (
    <div class={props.class}>
      <KitConversations
        conversationsRequestBuilder={builder()}
        {...settings}
        onItemClick={(conversation) => {
          opened = conversation;
        }}
        onSelect={(conversation, isSelected) => {
          const name = conversation.getConversationWith().getName();
          lists.get(props.class)?.selected[isSelected ? 'add' : 'delete'](name);
        }}
        leadingView={page ? undefined : slot}
        trailingView={throwing() === '*' ? slot : undefined}
        onError={(error) => log.push(`onError ${error.code} ${error.message}`)}
        {...page?.props}
      />
    </div>
  );
  const view = renderLists(client.sdk, events, mounted, List, page);
  const follow = (name: string) => {
    const list = new ListModel(view.container.querySelector(`.${name}`) as Element, client.typing);
    lists.set(name, list);
    client.audience.add(list);
  };
  const leave = (name: string) => {
    const list = lists.get(name);
    if (!list) return;
    list.end();
    client.audience.delete(list);
    lists.delete(name);
  };
  follow('first');
  return {
    container: view.container,
    lists,
    get type() {
      return type;
    },
    setType,
    settings,
    set(next) {
      set(next);
      if (page) page.holdOrder = settings.holdOrder;
    },
    toggle(name) {
      setMounted(name, !mounted[name]);
      leave(name);
      if (mounted[name]) follow(name);
      return mounted[name];
    },
    get throwing() {
      return throwing();
    },
    setThrowing,
    hasSlot: page === undefined,
    failed,
    opened: () => opened as Kit.Conversation,
    unmount() {
      for (const name of [...lists.keys()]) leave(name);
      view.unmount();
    },
  };
}
