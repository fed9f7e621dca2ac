import {
  type Accessor,
  createEffect,
  createMemo,
  createSelector,
  createSignal,
  type JSX,
  on,
  onMount,
  untrack,
} from 'solid-js';
import { nameOf } from '../client/boundary/entities.ts';
import { isThreadReply, messageId, senderOf } from '../client/boundary/messages.ts';
import { callApp, createGuard, createReport } from '../client/create-report.ts';
import { useChatKit } from '../client/use-chat-kit.ts';
import type { Localizer } from '../localize/index.ts';
import type { AppMessage } from '../sdk/index.ts';
import { createAnnouncer } from '../ui/controls/create-announcer.ts';
import { createMessageSound } from '../ui/controls/create-message-sound.ts';
import { createRowText } from '../ui/controls/create-row-text.ts';
import { createMenu } from '../ui/controls/menu.ts';
import { createToast } from '../ui/controls/toast.tsx';
import { createListRoot, type ListRoot } from '../ui/list/list-root.tsx';
import { focusStop } from '../utils/focus-stop.ts';
import { focusedNear } from '../utils/focused-near.ts';
import { readableProps } from '../utils/readable-props.ts';
import { createMessageTexts } from './bubble/create-message-texts.ts';
import { createSeenMarks } from './bubble/create-seen-marks.ts';
import { contentOf } from './bubble/message-kind.ts';
import type { MessageDialog, MessageView, PictureRequest } from './bubble/message-view.ts';
import { createReactionTip } from './create-reaction-tip.ts';
import { createScrollToLatest } from './create-scroll-to-latest.ts';
import { createMessageInput, type MessageInput } from './message-input.ts';
import { MessageListFrame } from './message-list-frame.tsx';
import { MessageOverlays } from './message-overlays.tsx';
import { createMessageList } from './model/create-message-list.ts';
import { createMessageWindow } from './model/create-message-window.ts';
import type { OwnAction } from './model/message-list.ts';
import { type KitMessageListProps, type MessageListHandle, OWN } from './props.ts';
import type { MessageRecord } from './timeline/message-record.ts';

const TOOLS = '.kit-message-list__tools';

/**
 * The messages of a chat with a user or in a group, or of one thread. It opens at the newest message, at the first
 * unread one or at a message of the app's choice, and what is being read keeps its place. CSS hook:
 * `.kit-message-list`.
 * @example <KitMessageList user={user} />
 */
export function KitMessageList(given: KitMessageListProps): JSX.Element {
  const props = readableProps(given);
  return drawMessageList(props, createListRoot(props, OWN));
}

/** Renders the list with the given root. */
export function drawMessageList(props: KitMessageListProps, root: ListRoot): JSX.Element {
  const { localizer, events: channels } = useChatKit();
  const report = createReport(() => props.onError);
  const guard = createGuard(report);
  const t = createRowText(localizer, guard);
  const announcer = createAnnouncer(() => list.me());
  const ring = createMessageSound(props, report);
  const list = createMessageList({
    user: () => props.user,
    group: () => props.group,
    parentMessageId: () => props.parentMessageId,
    messagesRequestBuilder: () => props.messagesRequestBuilder,
    startFromUnreadMessages: () => props.startFromUnreadMessages,
    goToMessageId: () => props.goToMessageId,
    initialMessages: () => props.initialMessages,
    hideDeletedMessages: () => props.hideDeletedMessages,
    hideGroupActionMessages: () => props.hideGroupActionMessages,
    hideDateSeparator: () => props.hideDateSeparator,
    onMessage(message) {
      ring();
      // Mark it before the next frame and the SDK's answer; otherwise the conversation's row counts it for a moment.
      if (seenMarks.isEndWatched() && untrack(list.isAtNewest) && !isThreadReply(message))
        call(() => untrack(channels).messages.ccMessageRead.next(message));
      const name = nameOf(senderOf(message));
      announcer.announce(messageId(message), () =>
        t('messages.arrived', { name, text: texts.summary(message) }),
      );
      if (props.scrollToBottomOnNewMessages) toNewest();
    },
    reading() {
      const read = messageWindow.anchor();
      if (read) return { at: 'entry', key: read.entry.key, align: read.top };
      return untrack(list.isAtNewest) ? { at: 'end' } : undefined;
    },
    onDone: (action) => announcer.announce('done', () => doneText(action, t)),
    onNotSent: (_message, isWaiting) =>
      announcer.announce('failed', () => t(isWaiting ? 'receipt.waiting' : 'messages.failed')),
    onError: report,
  });
  const texts = createMessageTexts(list, props, localizer, t, guard);

  const messageWindow = createMessageWindow(list, () => input?.focused() ?? null);
  const entryAt = (target: EventTarget | null) => {
    const entry = messageWindow.rows.entryAt(target);
    return entry?.kind === 'message' ? entry : undefined;
  };
  const [dialog, setDialog] = createSignal<MessageDialog | null>(null);
  const [picture, setPicture] = createSignal<PictureRequest | null>(null);
  const [hovered, setHovered] = createSignal<MessageRecord | null>(null);
  const [focused, setFocused] = createSignal<MessageRecord | null>(null);
  const itemOf = (record: MessageRecord) => list.viewOf(record) as AppMessage;
  const call = (callback: () => void) => callApp(report, callback);
  const menu = createMenu(call, (isOpen) => items?.toggleAttribute('data-menu', isOpen));
  const toast = createToast();
  /** Announces that an action failed. */
  const onFailed = (text: string) => {
    toast.show(text);
    announcer.announce('act', () => text);
  };
  const onCopy = (record: MessageRecord) => {
    const text = texts
      .format((record.message as unknown as { getText(): string }).getText(), record.message)
      .map((segment) => segment.text)
      .join('');
    void copyText(text).then(
      () => announcer.announce('copied', () => t('messages.copied')),
      (cause) => {
        onFailed(t('messages.notCopied'));
        report(cause);
      },
    );
  };
  /** Undefined on a server. */
  let input: MessageInput | undefined;
  let items: HTMLElement | undefined;
  /** The message with buttons: that of the open menu, else the focused one, else the hovered one. */
  const activeRows = createMemo(() => [menu.request()?.key ?? focused() ?? hovered()]);
  const view: MessageView = {
    ...texts,
    list,
    settings: props,
    itemOf,
    isGroup: () => list.peer()?.isGroup === true,
    isActive: createRowSelector(activeRows),
    hasMenu: (record) => input?.menu.has(record) ?? false,
    openMenu: (record, options) => input?.menu.open(record, options) ?? false,
    goTo: (id) => void list.goTo(id),
    hold: messageWindow.keepInPlace,
    showPicture: setPicture,
    mount(record, element) {
      messageWindow.rows.add(record, element);
      input?.onMounted(record);
    },
  };
  const toNewest = createScrollToLatest(list, messageWindow);
  const handle: MessageListHandle = {
    scrollTo: list.goTo,
    focus: () => focusStop(items),
    reload: list.reload,
    loadMore: list.loadOlder,
  };
  onMount(() => call(() => props.onReady?.(handle)));

  const seenMarks = createSeenMarks(list.entries, messageWindow, list.seen);
  createEffect(on(activeRows, ([active]) => input?.onMounted(active as MessageRecord), { defer: true }));

  return (
    <MessageListFrame
      root={root}
      view={view}
      list={list}
      messageWindow={messageWindow}
      announcer={announcer}
      onScroller={seenMarks.observe}
      onItems={(element) => {
        items = element;
        input = createMessageInput(element, {
          list,
          settings: props,
          controller: menu,
          t,
          call,
          itemOf,
          messageWindow,
          entryAt,
          canCopy: (record) => contentOf(record).kind === 'text',
          onCopy,
          onDialog: setDialog,
          onFocus: setFocused,
        });
        createReactionTip(element, entryAt, () => untrack(dialog), setDialog);
        element.addEventListener('pointerover', ({ pointerType, target }) => {
          if (pointerType !== 'touch') setHovered(entryAt(target) ?? null);
        });
        element.addEventListener('pointerleave', () => setHovered(null));
        // A moving pointer takes precedence over the keyboard; messages that scroll below a resting one do not change
        // the active row.
        element.addEventListener('pointermove', ({ movementX, movementY }) => {
          if ((movementX || movementY) && untrack(hovered) && !focusedNear(element)?.closest(TOOLS))
            setFocused(null);
        });
      }}
      onNewest={toNewest}
    >
      <MessageOverlays
        view={view}
        toast={toast}
        onFailed={onFailed}
        menu={menu}
        dialog={dialog()}
        onDialogEnd={() => setDialog(null)}
        picture={picture()}
        onPictureEnd={() => setPicture(null)}
        report={report}
      />
    </MessageListFrame>
  );
}

/** Describes what the user has done, for screen readers. */
function doneText(action: OwnAction, t: Localizer['t']): string {
  if (action === 'sent') return t('receipt.sent');
  if (action === 'edited') return t('messages.edited');
  if (action === 'deleted') return t('message.deleted');
  return t('messages.reacted', { emoji: action.emoji, count: action.count });
}

/** Returns a function that checks whether a row is one of a few; only affected rows update. */
function createRowSelector<R>(rows: Accessor<readonly unknown[]>): (row: R) => boolean {
  return createSelector(rows, (row: R, among: readonly unknown[]) => among.includes(row));
}

/**
 * Copies a text to the clipboard, even where browsers lack its API (on pages without HTTPS) or reject it (in frames).
 * @throws if the browser refuses
 */
async function copyText(text: string): Promise<void> {
  try {
    return await navigator.clipboard.writeText(text);
  } catch {
    // Refused, or missing.
  }
  let isCopied = false;
  const write = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    event.stopImmediatePropagation();
    isCopied = event.clipboardData !== null;
  };
  document.addEventListener('copy', write, true);
  try {
    document.execCommand?.('copy');
  } finally {
    document.removeEventListener('copy', write, true);
  }
  if (!isCopied) throw new Error('The browser copied nothing: serve the page over HTTPS.');
}
