import { createEffect, createMemo, createSignal, type JSX, on, untrack } from 'solid-js';
import { nameOf } from '../client/boundary/entities.ts';
import { isThreadReply, messageId, senderOf } from '../client/boundary/messages.ts';
import type { MessageRecord } from '../core/timeline/message-record.ts';
import type { TimelineEntry } from '../core/timeline/timeline-entry.ts';
import { createMessageSound } from '../primitives/conversations/create-message-sound.ts';
import { callApp, createGuard, createReport } from '../primitives/guard/create-report.ts';
import { readableProps } from '../primitives/guard/readable-props.ts';
import { createAnnouncer } from '../primitives/list/create-announcer.ts';
import { focusedNear } from '../primitives/list/focused-near.ts';
import { createMeasuredWindow } from '../primitives/measured/create-measured-window.ts';
import { createMessageList } from '../primitives/messages/create-message-list.ts';
import { useChatKit } from '../primitives/messages/use-chat-kit.ts';
import { createRowText } from '../primitives/text/create-row-text.ts';
import type { AppMessage } from '../sdk/index.ts';
import { createMenu } from '../ui/controls/menu.ts';
import { createToast } from '../ui/controls/toast.tsx';
import { createListRoot, type ListRoot } from '../ui/list/list-root.tsx';
import { copyText } from './copy-text.ts';
import { createMessageTexts } from './create-message-texts.ts';
import { createPlaceFollower } from './create-place-follower.ts';
import { createRowSelector } from './create-row-selector.ts';
import { createSeenMarks } from './create-seen-marks.ts';
import { createWayToNewest } from './create-way-to-newest.ts';
import { createMessageInput, type MessageInput } from './message-input.ts';
import { contentOf } from './message-kind.ts';
import { MessageListFrame } from './message-list-frame.tsx';
import { MessageOverlays } from './message-overlays.tsx';
import type { MessageDialog, MessageView, Picture } from './message-view.ts';
import { type KitMessageListProps, OWN } from './props.ts';

/** The rows to render without layout: about a page, with its days. */
const FIRST_ROWS = 40;
/** The height of a row that was never mounted, in px. */
const ROW_PX = 56;
/** Space before the first and after the last row, in px. */
const PADDING = [12, 12] as const;
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

/** Renders the list in its own root or in an element. */
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
    hideGroupActionMessages: () => props.hideGroupActionMessages,
    hideDateSeparator: () => props.hideDateSeparator,
    onMessage(message) {
      ring();
      // Before the next frame and the answer of the SDK, or the row of this chat would count it for a moment.
      if (seenMarks.isEndWatched() && untrack(list.atNewest) && !isThreadReply(message))
        call(() => untrack(channels).messages.ccMessageRead.next(message));
      const name = nameOf(senderOf(message));
      announcer.announce(messageId(message), () =>
        t('messages.arrived', { name, text: texts.summary(message) }),
      );
      if (props.scrollToBottomOnNewMessages) toNewest();
    },
    reading() {
      const read = shown.place();
      if (read) return { at: 'entry', key: read.entry.key, align: read.top };
      return untrack(list.atNewest) ? { at: 'end' } : undefined;
    },
    onNotSent: (_message, isWaiting) =>
      announcer.announce('failed', () => t(isWaiting ? 'receipt.waiting' : 'messages.failed')),
    onError: report,
  });
  const texts = createMessageTexts(list, props, localizer, t, guard);

  const { entries } = list;
  const shown = createMeasuredWindow<TimelineEntry>({
    entries,
    estimate: () => ROW_PX,
    firstPage: FIRST_ROWS,
    first() {
      const place = list.place();
      return place?.at === 'entry' ? entries().find(({ key }) => key === place.key) : undefined;
    },
    follows: list.atNewest,
    kept: () => [input?.focused()].filter((entry) => entry != null),
    isMovable: (entry) => entry.kind !== 'message',
    padding: PADDING,
  });
  /** The messages by the elements of their rows. */
  const recordOf = new WeakMap<Element, MessageRecord>();
  const entryAt = (target: EventTarget | null) => {
    // A slot may have list items of its own.
    let row = target as Element | null;
    while (row && !recordOf.has(row)) row = row.parentElement;
    return row ? recordOf.get(row) : undefined;
  };
  const [dialog, setDialog] = createSignal<MessageDialog | null>(null);
  const [picture, setPicture] = createSignal<Picture | null>(null);
  const [hovered, setHovered] = createSignal<MessageRecord | null>(null);
  const [focused, setFocused] = createSignal<MessageRecord | null>(null);
  const itemOf = (record: MessageRecord) => list.viewOf(record) as AppMessage;
  const call = (callback: () => void) => callApp(report, callback);
  const menu = createMenu(call, () => {});
  const toast = createToast();
  /** Says that an act failed. */
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
  /** None on a server. */
  let input: MessageInput | undefined;
  /** One message has buttons: that of the open menu, else that of the keyboard, else that of the pointer. */
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
    hold: shown.hold,
    showPicture: setPicture,
    mount(record, element) {
      shown.mount(record, element);
      recordOf.set(element, record);
      input?.onMounted(record);
    },
  };
  const toNewest = createWayToNewest(list, entries, shown);

  createPlaceFollower(list, entries, shown);
  const seenMarks = createSeenMarks(entries, shown, list.seen);
  createEffect(() => list.setAtEnd(shown.isAtEnd()));
  createEffect(() => {
    if (shown.isNearStart() && list.state.phase === 'ready' && list.state.older === 'idle') list.loadOlder();
  });
  createEffect(() => {
    if (shown.isNearEnd() && list.state.phase === 'ready' && list.state.newer === 'idle') list.loadNewer();
  });
  createEffect(() => {
    const range = shown.range();
    if (range) list.trim(range.first, range.last);
  });
  createEffect(on(activeRows, ([active]) => input?.onMounted(active as MessageRecord), { defer: true }));

  return (
    <MessageListFrame
      root={root}
      view={view}
      list={list}
      shown={shown}
      announcer={announcer}
      onScroller={seenMarks.follow}
      onItems={(element) => {
        input = createMessageInput(element, {
          list,
          settings: props,
          controller: menu,
          t,
          call,
          itemOf,
          entries,
          shown,
          entryAt,
          canCopy: (record) => contentOf(record).kind === 'text',
          onCopy,
          onDialog: setDialog,
          onFocus: setFocused,
        });
        element.addEventListener('pointerover', ({ pointerType, target }) => {
          if (pointerType !== 'touch') setHovered(entryAt(target) ?? null);
        });
        element.addEventListener('pointerleave', () => setHovered(null));
        // A pointer that moves takes over from the keyboard; one that rests on messages that scroll does not.
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
