import type { Localizer } from '../localize/index.ts';
import type { AppMessage } from '../sdk/index.ts';
import type { MenuController, MenuItem, MenuReactions } from '../ui/controls/menu.ts';
import type { MenuOptions, MessageDialog } from './bubble/message-view.ts';
import type { MessageWindow } from './model/create-message-window.ts';
import type { MessageList } from './model/message-list.ts';
import type { KitMessageListProps } from './props.ts';
import type { MessageRecord } from './timeline/message-record.ts';

/** The options of the menu of messages. */
export interface MessageMenuOptions {
  list: MessageList;
  settings: KitMessageListProps;
  controller: MenuController;
  t: Localizer['t'];
  /** Runs a callback of the app and reports its errors. */
  call: (callback: () => void) => void;
  itemOf: (record: MessageRecord) => AppMessage;
  messageWindow: Pick<MessageWindow, 'rows'>;
  canCopy: (record: MessageRecord) => boolean;
  onCopy: (record: MessageRecord) => void;
  onDialog: (dialog: MessageDialog) => void;
}

const QUICK_REACTIONS = ['👍', '❤️', '😂', '😮', '😢', '🙏'];

const BODY = '.kit-message-bubble__body';

/** The menu of a message list. */
export interface MessageMenu {
  /** Whether a message has a menu. */
  has(record: MessageRecord): boolean;
  /** Opens the menu of a message; returns false if it has none. */
  open(record: MessageRecord, place?: MenuOptions): boolean;
}

/** Creates the menu of a message list: quick reactions, then the app's entries or the built-in ones. */
export function createMessageMenu(options: MessageMenuOptions): MessageMenu {
  const { list, settings, controller, t, call, itemOf } = options;
  const { can } = list;

  const builtIn = (record: MessageRecord): readonly MenuItem[] => {
    const entry = (id: string, title: string, isShown: boolean, onClick: () => void): readonly MenuItem[] =>
      isShown ? [{ id, title, onClick, isDestructive: id === 'delete' }] : [];
    if (record.state === 'failed')
      return [
        ...entry('resend', t('messages.resend'), !list.rowOf(record).isWaiting(), () => list.resend(record)),
        ...entry('delete', t('menu.delete'), true, () => list.discard(record)),
      ];
    if (record.state !== 'sent' || record.isDeleted || record.isAction) return [];
    const { onThreadRepliesClick } = settings;
    const hasThread = !settings.hideReplyInThreadOption && onThreadRepliesClick && can.thread(record);
    return [
      ...entry('reply', t('messages.reply'), !settings.hideReplyOption && can.reply(record), () =>
        list.reply(record),
      ),
      ...entry('thread', t('messages.replyInThread'), Boolean(hasThread), () =>
        onThreadRepliesClick?.(itemOf(record)),
      ),
      ...entry('copy', t('messages.copy'), !settings.hideCopyMessageOption && options.canCopy(record), () =>
        options.onCopy(record),
      ),
      ...entry('edit', t('messages.edit'), !settings.hideEditMessageOption && can.edit(record), () =>
        list.edit(record),
      ),
      ...entry(
        'unread',
        t('messages.markAsUnread'),
        !settings.hideMarkAsUnreadOption && can.markAsUnread(record),
        () => void list.markAsUnread(record),
      ),
      ...entry(
        'info',
        t('messages.info'),
        !settings.hideMessageInfoOption && !settings.hideReceipts && can.info(record),
        () => options.onDialog({ kind: 'info', record }),
      ),
      ...entry('delete', t('menu.delete'), !settings.hideDeleteMessageOption && can.remove(record), () =>
        options.onDialog({ kind: 'delete', record }),
      ),
    ];
  };
  const itemsOf = (record: MessageRecord): readonly MenuItem[] => {
    const { options: ofApp } = settings;
    if (!ofApp) return builtIn(record);
    let items: readonly MenuItem[] = [];
    call(() => {
      items = ofApp(itemOf(record), builtIn(record));
    });
    return items;
  };
  const reactionsTo = (record: MessageRecord): MenuReactions['items'] => {
    if (settings.hideReactionOption || record.isDeleted || !can.react(record)) return [];
    return (settings.quickReactions ?? QUICK_REACTIONS).map((emoji) => ({
      emoji,
      label: t('messages.reactWith', { emoji }),
      isMine: record.reactions.some((each) => each.emoji === emoji && each.mine),
      onClick: () => void list.react(record, emoji),
    }));
  };
  const has: MessageMenu['has'] = (record) =>
    itemsOf(record).length > 0 || (!settings.options && reactionsTo(record).length > 0);
  const open: MessageMenu['open'] = (record, { anchor, point, isReacting = false } = {}) => {
    list.flush();
    const row = options.messageWindow.rows.element(record);
    const items = isReacting ? [] : itemsOf(record);
    const reactions = reactionsTo(record);
    const place = () => ({ anchor: row?.querySelector<HTMLElement>(BODY) ?? (row as HTMLElement), point });
    if (!row || (items.length === 0 && (reactions.length === 0 || settings.options))) return false;
    controller.open({
      items,
      reactions: {
        label: t('messages.react'),
        items: reactions,
        more: settings.hideEmojiPicker
          ? undefined
          : {
              label: t('messages.moreReactions'),
              onClick: () => options.onDialog({ kind: 'react', record, row, place: place() }),
            },
      },
      label: t(isReacting ? 'messages.react' : 'messages.options'),
      key: record,
      ...place(),
      ...(anchor && { anchor }),
      opener: row,
    });
    return true;
  };
  return { has, open };
}
