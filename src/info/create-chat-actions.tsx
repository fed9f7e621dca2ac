import { type Accessor, createContext, createMemo, createSignal, type JSX, Show, useContext } from 'solid-js';
import type { OpenedChat } from '../client/boundary/kinds.ts';
import { createChatPeer } from '../client/create-chat-peer.ts';
import type { Report } from '../client/create-report.ts';
import { useChatKit } from '../client/use-chat-kit.ts';
import { chatSdk } from '../sdk/chat-sdk.ts';
import type { MenuItem } from '../ui/controls/menu.ts';
import { createOnDemand, onDemand } from '../utils/on-demand.ts';

/** The actions on a chat, which load when they are first needed. */
export interface ChatActionsHandle {
  /** The key of the chat, from `peerKey`; undefined without one. Tracked. */
  key: Accessor<string | undefined>;
  /** Whether the SDK has any. Tracked. */
  canAct: Accessor<boolean>;
  /** The entries of the chat's menu; undefined until they have loaded. Tracked. */
  items: Accessor<readonly MenuItem[] | undefined>;
  load(): void;
}

/** The actions of the `KitChat` around a part; none outside of one. */
export const ChatActionsOf = /* @__PURE__ */ createContext<ChatActionsHandle>();

export const chatActions = /* @__PURE__ */ onDemand(() =>
  import('./chat-actions.tsx').then((part) => part.ChatActions),
);

/** The options of the actions on a chat. */
export interface CreateChatActionsOptions {
  chat: Accessor<OpenedChat | null>;
  hideDelete: Accessor<boolean | undefined>;
  /** Called when an undone action leaves the focus nowhere. */
  onFocus: () => void;
  report: Report;
}

/** Follows the key of a chat. */
function createKey(chat: Accessor<OpenedChat | null>): Accessor<string | undefined> {
  const { peer } = createChatPeer({
    get user() {
      return chat()?.user;
    },
    get group() {
      return chat()?.group;
    },
  });
  return () => peer()?.key;
}

/** Creates the actions on a chat; render `view` where the toast may outlive the chat. */
export function createChatActions(
  options: CreateChatActionsOptions,
): ChatActionsHandle & { view: () => JSX.Element } {
  const { chat, hideDelete, onFocus, report } = options;
  const { sdk } = useChatKit();
  const [isWanted, setWanted] = createSignal(false);
  const [items, setItems] = createSignal<readonly MenuItem[]>();
  let refresh = () => {};
  const Actions = createOnDemand(chatActions, isWanted, (cause) => {
    setWanted(false);
    setItems([]);
    report(cause, 'ERR_NOT_LOADED');
  });
  const canAct = createMemo(() => {
    const can = chatSdk(sdk());
    const hasMarks = can.pinConversation || can.muteConversation || can.archiveConversation;
    const ofPeer = chat()?.group ? can.leaveGroup : can.blockUsers;
    return Boolean(hasMarks || ofPeer || (can.deleteConversation && !hideDelete()));
  });
  return {
    key: createKey(chat),
    canAct,
    items,
    load() {
      if (!chatActions.loaded()) setItems(undefined);
      setWanted(true);
      refresh();
    },
    view: () => (
      <Show when={Actions()} keyed>
        {(Actions) => (
          <Actions
            chat={chat()}
            hideDelete={hideDelete()}
            onItems={setItems}
            onFocus={onFocus}
            onReady={(made) => {
              refresh = made;
            }}
            report={report}
          />
        )}
      </Show>
    ),
  };
}

/**
 * Creates the actions on a chat for a part of it. In a `KitChat` that shows the same chat, they are its own, so that
 * their toast outlives the part.
 */
export function createPartActions(options: CreateChatActionsOptions): ReturnType<typeof createChatActions> {
  const ofChat = useContext(ChatActionsOf);
  const key = createKey(options.chat);
  const shared = createMemo(() => (ofChat && ofChat.key() === key() ? ofChat : undefined));
  const own = createMemo(() => (shared() ? undefined : createChatActions(options)));
  const actions = () => shared() ?? (own() as ChatActionsHandle);
  const items = createMemo(() =>
    actions()
      .items()
      ?.filter(({ id }) => id !== 'delete' || !options.hideDelete()),
  );
  return {
    key,
    canAct: () => actions().canAct(),
    items,
    load: () => actions().load(),
    view: () => <>{own()?.view()}</>,
  };
}
