import { createEffect, createMemo, type JSX, on, Show } from 'solid-js';
import type { ConversationRecord } from '../core/conversation-record.ts';
import { KIT_ERROR } from '../core/exception.ts';
import { createAnnouncer } from '../primitives/create-announcer.ts';
import { createConversationList } from '../primitives/create-conversation-list.ts';
import { createMessageSound } from '../primitives/create-message-sound.ts';
import { createReport } from '../primitives/create-report.ts';
import { createSearch } from '../primitives/create-search.ts';
import type { ListWindow } from '../primitives/create-window.ts';
import { useKit } from '../primitives/kit-context.tsx';
import type { Kit } from '../sdk/index.ts';
import { ActivityPills, createOutOfSight } from '../ui/activity-pills.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { createRowActions } from '../ui/create-row-actions.ts';
import { failureText } from '../ui/failure-text.ts';
import { ListFrame } from '../ui/list-frame.tsx';
import { menuItemsOf } from '../ui/menu.tsx';
import type { RowControls } from '../ui/row-model.ts';
import { SearchBar } from '../ui/search-bar.tsx';
import { hasSlots, View } from '../ui/slot.tsx';
import { createToast, ToastView } from '../ui/toast.tsx';
import { ConversationItem } from './conversation-item.tsx';
import { createConversationView } from './conversation-view.ts';
import { createDeletion } from './create-deletion.ts';
import type { KitConversationsProps } from './props.ts';

/**
 * The conversations of the signed-in user: a scrollable list that follows the chat SDK live.
 * CSS hook: `.kit-conversations`.
 * @example <KitConversations onItemClick={(conversation) => open(conversation.getConversationWith())} />
 */
export function KitConversations(props: KitConversationsProps): JSX.Element {
  const kit = useKit();
  const { t } = kit.localizer;
  const report = createReport(() => props.onError);
  const search = createSearch();
  const announcer = createAnnouncer();
  const toast = createToast();
  let window: ListWindow<ConversationRecord> | undefined;

  const play = createMessageSound({
    isDisabled: () => Boolean(props.disableSoundForMessages),
    url: () => props.customSoundForMessages,
    report,
  });
  const list = createConversationList({
    conversationsRequestBuilder: () => props.conversationsRequestBuilder,
    initialConversations: () => props.initialConversations,
    activeConversation: () => props.activeConversation,
    activeWith: () => props.activeWith,
    hideReceipts: () => props.hideReceipts,
    hideUserStatus: () => props.hideUserStatus,
    searchKeyword: () => (props.showSearchBar ? search.keyword() : ''),
    onMessage: (message, _conversation, isActive) => {
      if (isActive && document.visibilityState === 'visible') return;
      play();
      announcer.announce(() => t('message.received', { name: message.getSender().getName() }));
    },
    onError: report,
  });

  const deletion = createDeletion({
    sdk: kit.sdk,
    onDeleted: (conversation) => {
      list.remove(conversation);
      toast.show(t('delete.done'));
      announcer.announce(() => t('delete.done'));
      actions.call(() => kit.events.conversations.ccConversationDeleted.next(conversation));
    },
    onError: report,
  });
  createEffect(on(list.user, deletion.dismiss, { defer: true }));
  const menuKind = () => {
    if (props.options) return 'own';
    return props.hideDeleteConversation ? 'none' : 'built-in';
  };
  const actions = createRowActions<ConversationRecord, ConversationRecord, Kit.Conversation>({
    source: list.source,
    isRow: (entry): entry is ConversationRecord => !entry.isHeader,
    itemOf: (record) => record.conversation,
    nameOf: (record) => record.entity.getName(),
    mode: () => props.selectionMode,
    onItemClick: () => props.onItemClick,
    onSelect: () => props.onSelect,
    menuItems: (conversation) => {
      if (props.options) return menuItemsOf(props.options(conversation));
      if (menuKind() === 'none') return [];
      return [
        {
          id: 'delete',
          title: t('menu.delete'),
          isDanger: true,
          onClick: () => deletion.request(conversation),
        },
      ];
    },
    flush: list.flush,
    touch: list.touch,
    hold: list.hold,
    report,
  });
  createEffect(on(list.source.version, () => actions.selection.forget((record) => !list.isKnown(record))));

  const controls = createMemo<RowControls>(() => ({
    mode: actions.mode(),
    menu: menuKind(),
    groupName: actions.groupName,
    labels: { select: (name) => t('select.row', { name }), menu: () => t('menu.more') },
  }));
  const view = createConversationView(props, {
    list,
    localizer: kit.localizer,
    report,
    actions,
    controls,
  });
  const isMeasured = createMemo(() => hasSlots(view.slots()));
  const rowKey = createMemo(() => ({ slots: view.slots(), controls: controls() }));
  const outOfSight = createOutOfSight(list.source.order, () => window);

  return (
    <ListFrame<ConversationRecord>
      class="kit-conversations"
      words="chats"
      source={list.source}
      row={(record, host) => <ConversationItem record={record} host={host} view={view} />}
      rowKey={rowKey()}
      textOf={(record) => record.entity.getName()}
      isMeasured={isMeasured()}
      firstPage={list.pageSize()}
      state={list.state}
      connection={list.connection()}
      rowCount={list.length()}
      views={props}
      searched={props.showSearchBar ? search.keyword() : ''}
      showScrollbar={Boolean(props.showScrollbar)}
      hideError={Boolean(props.hideError)}
      errorText={failureText(list.state.error, kit.localizer)}
      toolbar={
        <Show when={props.showSearchBar}>
          <View
            view={props.searchView}
            onError={(cause) => report(cause, KIT_ERROR.VIEW_FAILED)}
            fallback={() => (
              <SearchBar
                search={search}
                label={t('chats.title')}
                onClick={() => actions.call(props.onSearchBarClicked)}
              />
            )}
          />
        </Show>
      }
      overlay={
        <>
          <ActivityPills
            outOfSight={outOfSight}
            label={(count) => t('list.newActivity', { count })}
            onGo={(record) => window?.reveal(record)}
          />
          <ToastView toast={toast} />
        </>
      }
      menu={actions.menu}
      announcer={announcer}
      hold={list.hold}
      holdOrder={props.holdOrder}
      ref={(made) => {
        window = made;
      }}
      onLoadMore={list.loadMore}
      onQuiet={view.onQuiet}
      onMoved={outOfSight.look}
      onMenu={actions.openMenu}
      onRetry={list.retry}
      onError={(cause) => report(cause, KIT_ERROR.VIEW_FAILED)}
    >
      <ConfirmDialog
        isOpen={deletion.conversation() !== null}
        title={t('delete.title')}
        text={t('delete.text')}
        error={deletion.hasFailed() ? t('delete.failed') : ''}
        confirmLabel={t('delete.confirm')}
        cancelLabel={t('delete.cancel')}
        isBusy={deletion.isBusy()}
        onConfirm={deletion.confirm}
        onCancel={deletion.cancel}
      />
    </ListFrame>
  );
}
