import { createEffect, createSignal, type JSX, on, onMount, untrack, useContext } from 'solid-js';
import { createCalls, FETCH_TIMEOUT_MS } from '../client/boundary/calls.ts';
import { isConversation, type Marks, partnerOf } from '../client/boundary/conversations.ts';
import { uidOf } from '../client/boundary/entities.ts';
import { typeOf } from '../client/boundary/peers.ts';
import { attempt, type Report } from '../client/create-report.ts';
import { useKit } from '../client/kit-context.tsx';
import type { ConversationEntry, ConversationRecord } from '../client/records/conversation-record.ts';
import { addTexts } from '../localize/add-texts.ts';
import { enChatActions } from '../localize/en-chat-actions.ts';
import { chatSdk } from '../sdk/chat-sdk.ts';
import type { AppConversation, AppUser, Kit, KitChatSDK } from '../sdk/index.ts';
import { ConfirmDialog, type QuestionTexts } from '../ui/controls/confirm-dialog.tsx';
import type { Announcer } from '../ui/controls/create-announcer.ts';
import type { MenuItem } from '../ui/controls/menu.ts';
import { createToast, ToastView } from '../ui/controls/toast.tsx';
import { LeavingChats } from './leaving-chats.ts';
import type { ActionTarget } from './record-actions.ts';

/** The props of `ConversationActions`. */
export interface ConversationActionsProps {
  list: ActionTarget;
  hideDelete: boolean | undefined;
  announcer: Announcer;
  /** Called with the function that returns the built-in entries of a row's menu. */
  onReady: (itemsOf: (entry: ConversationEntry) => readonly MenuItem[]) => void;
  onFocus: (entry: ConversationEntry) => void;
  report: Report;
}

/** A call of the SDK's conversation methods, by the user's or group's id and the type. */
type MarkMethod = `${'pin' | 'unpin' | 'mute' | 'unmute' | 'archive' | 'unarchive'}Conversation`;

/** An action awaiting confirmation. */
interface Asked {
  readonly kind: 'delete' | 'leave';
  readonly entry: ConversationEntry;
}

/**
 * The signed-in user's actions on conversations: the entries of a row's menu, the dialog before one that is final, and
 * the toast, which undoes each. Actions apply optimistically and are reverted if the SDK fails. What the SDK cannot
 * undo (a deletion, leaving a group, a receipt) is sent when its toast ends.
 */
export function ConversationActions(props: ConversationActionsProps): JSX.Element {
  addTexts(enChatActions);
  const kit = useKit();
  const { t } = kit.localizer;
  const { list, announcer, report, onFocus } = untrack(() => props);
  const onLeaving = useContext(LeavingChats);
  const toast = createToast();
  const [asked, setAsked] = createSignal<Asked | null>(null);
  const forget = () => {
    setAsked(null);
    toast.clear();
  };
  createEffect(on(list.user, forget, { defer: true }));
  const sdk = () => chatSdk(kit.sdk());
  /** The running call of each conversation: calls of one run one after the other. */
  const running = new WeakMap<ConversationRecord, Promise<unknown>>();

  const notify = (text: string, undo?: () => void, onMissed?: () => void, entry?: ConversationEntry) => {
    announcer.announce('action', () => text);
    toast.show(
      text,
      undo && {
        title: t('action.undo'),
        onClick() {
          undo();
          if (entry) onFocus(entry);
        },
        ...(onMissed && { onMissed }),
      },
    );
  };
  /** Calls the SDK after earlier calls for the conversation, unless another user has signed in. */
  const call = (record: ConversationRecord, work: (sdk: KitChatSDK) => unknown, revert: () => void) => {
    const user = list.user();
    const current = sdk() as KitChatSDK;
    const isSame = () => list.user() === user;
    const run = () =>
      new Promise<void>((resolve) => {
        if (!isSame()) return resolve();
        createCalls().start(async () => work(current), {
          timeoutMs: FETCH_TIMEOUT_MS,
          onAnswer: () => {},
          onFailure(cause) {
            if (isSame()) revert();
            report(cause);
          },
          onEnd: resolve,
        });
      });
    const done = (running.get(record) ?? Promise.resolve()).then(run);
    running.set(record, done);
    return done;
  };
  const failed = (text: string) => notify(text);

  /** Sets a mark, and offers to set it back. */
  const mark = (entry: ConversationEntry, name: keyof Marks, isOn: boolean, hasUndo = true) => {
    const { record } = entry;
    const before = record.marks;
    const stem = ({ pinned: 'pin', muted: 'mute', archived: 'archive' } as const)[name];
    const method: MarkMethod = isOn ? `${stem}Conversation` : `un${stem}Conversation`;
    const now = Math.floor(Date.now() / 1000);
    list.mark(record, { [name]: isOn ? now : 0, ...(isOn && EXCLUDED[name]) });
    const undo = () => {
      mark(entry, name, !isOn, false);
      if (isOn && name === 'archived' && before.pinned) mark(entry, 'pinned', true, false);
    };
    if (hasUndo) notify(t(`action.done.${isOn ? '' : 'un'}${stem}`), undo, undefined, entry);
    void call(
      record,
      (current) => current[method]?.(record.id, typeOf(record)),
      () => {
        list.mark(record, before);
        failed(t('error.other'));
      },
    );
  };

  const update = (record: ConversationRecord, conversation: unknown) => {
    if (isConversation(conversation))
      attempt(report, () =>
        kit.events().conversations.ccUpdateConversation.next(conversation as AppConversation),
      );
    list.flush();
    return record;
  };
  /** Marks as read, and sends the receipt when the toast ends: a receipt cannot be undone. */
  const read = (entry: ConversationEntry, hasUndo = true) => {
    const { record } = entry;
    const { unread, mentions } = record;
    const message = record.lastForeignMessage ?? record.lastSentMessage;
    const send = () =>
      void call(
        record,
        (current) => message && current.markAsRead(message),
        () => list.count(record, unread, mentions),
      );
    list.count(record, 0, 0);
    if (!hasUndo) send();
    else notify(t('action.done.read'), () => list.count(record, unread, mentions), send, entry);
  };
  const unread = (entry: ConversationEntry) => {
    const { record } = entry;
    const message = record.lastForeignMessage;
    if (!message) return;
    list.count(record, 1, 0);
    notify(t('action.done.unread'), () => read(entry, false), undefined, entry);
    void call(
      record,
      async (current) => update(record, await current.markMessageAsUnread?.(message)),
      () => {
        list.count(record, 0, 0);
        failed(t('error.other'));
      },
    );
  };

  const block = (entry: ConversationEntry, isBlocked: boolean, hasUndo = true) => {
    const { record } = entry;
    const name = record.name;
    void call(
      record,
      async (current) => {
        const user = partnerOf(record.conversation) as Kit.User;
        await (isBlocked ? current.blockUsers?.([record.id]) : current.unblockUsers?.([record.id]));
        user.setBlockedByMe(isBlocked);
        kit.events().users[isBlocked ? 'ccUserBlocked' : 'ccUserUnblocked'].next(user as AppUser);
        const undo = sdk().unblockUsers && (() => block(entry, !isBlocked, false));
        if (hasUndo)
          notify(t(`action.done.${isBlocked ? 'block' : 'unblock'}`, { name }), undo, undefined, entry);
      },
      () => failed(t('error.other')),
    );
  };

  /** Hides a conversation, and deletes or leaves it when the toast ends. */
  const remove = ({ kind, entry }: Asked) => {
    const { record } = entry;
    const { conversation } = record;
    const isLeaving = kind === 'leave';
    list.hide(record, true);
    onLeaving?.(record);
    const restore = () => list.hide(record, false);
    const commit = () =>
      void call(
        record,
        async (current) => {
          const user = list.user();
          if (isLeaving) await current.leaveGroup?.(record.id);
          else await current.deleteConversation(record.id, typeOf(record));
          if (list.user() !== user) return;
          list.remove(conversation);
          const { conversations, groups } = kit.events();
          attempt(report, () => {
            if (isLeaving)
              groups.ccGroupLeft.next({ group: partnerOf(conversation) as Kit.Group, reason: 'left' });
            else conversations.ccConversationDeleted.next(conversation as AppConversation);
          });
        },
        () => {
          restore();
          failed(t(isLeaving ? 'error.other' : 'delete.failed'));
        },
      );
    const text = isLeaving ? t('action.done.leave', { name: record.name }) : t('delete.done');
    notify(text, restore, commit, entry);
  };

  const itemsOf = (entry: ConversationEntry): readonly MenuItem[] => {
    const { record } = entry;
    const { marks, isGroup } = record;
    const can = sdk();
    const items: MenuItem[] = [];
    const add = (has: unknown, id: string, onClick: () => void, isDestructive = false) => {
      if (has)
        items.push({
          id,
          action: id,
          title: t(`menu.${id}`),
          onClick,
          ...(isDestructive && { isDestructive }),
        });
    };
    const addMark = (name: keyof Marks, stem: 'pin' | 'mute' | 'archive') => {
      const isOn = marks[name] > 0;
      const id = isOn ? `un${stem}` : stem;
      add(can[`${id}Conversation` as MarkMethod], id, () => mark(entry, name, !isOn));
    };
    if (record.unread > 0) add(can.markAsRead, 'read', () => read(entry));
    else add(can.markMessageAsUnread && record.lastForeignMessage, 'unread', () => unread(entry));
    addMark('pinned', 'pin');
    addMark('muted', 'mute');
    addMark('archived', 'archive');
    if (isGroup) add(can.leaveGroup, 'leave', () => setAsked({ kind: 'leave', entry }), true);
    else if (record.partner?.blocked) add(can.unblockUsers, 'unblock', () => block(entry, false));
    else add(can.blockUsers && record.id !== uidOf(list.user()), 'block', () => block(entry, true), true);
    add(
      !props.hideDelete && can.deleteConversation,
      'delete',
      () => setAsked({ kind: 'delete', entry }),
      true,
    );
    return items;
  };

  onMount(() => props.onReady(itemsOf));
  const name = () => asked()?.entry.name ?? '';
  const texts = (): QuestionTexts | undefined =>
    asked()?.kind === 'leave'
      ? { title: t('leave.title', { name: name() }), text: t('leave.text'), confirm: t('menu.leave') }
      : undefined;
  return (
    <>
      <ToastView toast={toast} />
      <ConfirmDialog
        question={{
          isOpen: () => asked() !== null,
          name,
          confirm() {
            const action = asked();
            setAsked(null);
            if (action) remove(action);
          },
          cancel: () => setAsked(null),
        }}
        {...(texts() && { texts: texts() as QuestionTexts })}
      />
    </>
  );
}

/** The marks that setting a mark clears. */
const EXCLUDED: Readonly<Record<keyof Marks, Partial<Marks>>> = {
  pinned: { archived: 0 },
  archived: { pinned: 0 },
  muted: {},
};
