import { createEffect, createSignal, type JSX, untrack } from 'solid-js';
import type { OpenedChat } from '../client/boundary/kinds.ts';
import { createChatPeer } from '../client/create-chat-peer.ts';
import type { Report } from '../client/create-report.ts';
import type { ConversationEntry } from '../client/records/conversation-record.ts';
import { ConversationActions } from '../conversations/conversation-actions.tsx';
import { createAnnouncer } from '../ui/controls/create-announcer.ts';
import { LiveRegion } from '../ui/controls/live-region.tsx';
import type { MenuItem } from '../ui/controls/menu.ts';
import { createChatEntry } from './create-chat-entry.ts';

/** The props of `ChatActions`. */
export interface ChatActionsProps {
  /** The chat; null for none. */
  chat: OpenedChat | null;
  hideDelete: boolean | undefined;
  /** Called with the entries of the chat's menu whenever they change: undefined while they load, none after a failure. */
  onItems: (items: readonly MenuItem[] | undefined) => void;
  /** Called when an undone action leaves the focus nowhere. */
  onFocus: () => void;
  /** Called with a function that fetches what may have changed. */
  onReady: (refresh: () => void) => void;
  report: Report;
}

/** The actions without a conversation, which nobody has written to yet. */
const OF_NEW = ['block', 'unblock', 'leave'];

/** The signed-in user's actions on a chat, the same as those on its row, with their dialog and toast. */
export function ChatActions(props: ChatActionsProps): JSX.Element {
  const { report, onItems, onReady, onFocus } = untrack(() => props);
  const { peer } = createChatPeer({
    get user() {
      return props.chat?.user;
    },
    get group() {
      return props.chat?.group;
    },
  });
  const { entry, isNew, hasFailed, list, refresh } = createChatEntry(peer, report);
  const announcer = createAnnouncer(list.user);
  const [itemsOf, setItemsOf] = createSignal<(entry: ConversationEntry) => readonly MenuItem[]>();
  createEffect(() => {
    const [current, items] = [entry(), itemsOf()];
    const all = hasFailed() ? [] : current && items?.(current);
    onItems(all ? all.filter(({ id }) => !isNew() || OF_NEW.includes(id as string)) : undefined);
  });
  onReady(refresh);
  return (
    <div class="kit-chat-actions">
      <LiveRegion message={announcer.message} />
      <ConversationActions
        list={list}
        hideDelete={props.hideDelete}
        announcer={announcer}
        onReady={(made) => setItemsOf(() => made)}
        onFocus={onFocus}
        report={report}
      />
    </div>
  );
}
