import type { Accessor } from 'solid-js';
import { type JSX, Show, untrack } from 'solid-js';
import { avatarOf, nameOf } from '../client/boundary/entities.ts';
import { peerKey } from '../client/boundary/peer-map.ts';
import { createSessionOf } from '../client/client.ts';
import type { Report } from '../client/create-report.ts';
import { callApp } from '../client/create-report.ts';
import { useChatKit } from '../client/use-chat-kit.ts';
import { createDrafts } from '../composer/drafts.ts';
import type { DraftPreview } from '../conversations/draft-previews.ts';
import { DraftPreviews } from '../conversations/draft-previews.ts';
import { KitConversations } from '../conversations/kit-conversations.tsx';
import { LeavingChats } from '../conversations/leaving-chats.ts';
import type { Localizer } from '../localize/index.ts';
import { chatSdk } from '../sdk/chat-sdk.ts';
import type { KitSDK } from '../sdk/index.ts';
import { ownName } from '../text/own-name.ts';
import { draftText } from '../text/preview-text.ts';
import { Avatar } from '../ui/controls/avatar.tsx';
import { closeByEscape } from '../ui/controls/escape.ts';
import { Guarded } from '../ui/controls/guarded.tsx';
import { KitUsers } from '../users/kit-users.tsx';
import type { ChatView } from './chat-view.ts';
import { createPartProps } from './create-part-props.ts';

/** The conversations; the user list for a new chat opens over them. */
export function ListPanel(props: { view: ChatView }): JSX.Element {
  const { sdk, client, localizer } = useChatKit();
  const { t } = localizer;
  const { settings, open, focus, report, openSearch } = untrack(() => props.view);
  const conversations = createPartProps(() => settings.conversations);
  const users = createPartProps(() => settings.users);
  const drafts = createDraftPreviews({ sdk, uid: open.uid, t, report });
  const session = createSessionOf(client);
  /** The signed-in user, if the SDK allows a chat with oneself. */
  const self = () => (chatSdk(sdk()).canMessageSelf ? session().user : null);
  const choose = (isChoosing: boolean) => {
    focus.actsIn(isChoosing ? 'list' : 'users');
    open.setChoosing(isChoosing);
  };
  const header = () => (
    <div class="kit-list__header">
      <h2 class="kit-list__header-title">{t('chats.title')}</h2>
      <Show when={!settings.hideSearch}>
        <button
          type="button"
          class="kit-chat__search"
          title={t('search.all')}
          aria-keyshortcuts="Control+K Meta+K"
          onClick={() => {
            focus.actsIn('list');
            openSearch();
          }}
        />
      </Show>
      <Show when={!settings.hideNewChat}>
        <button type="button" class="kit-chat__new" title={t('chat.new')} onClick={() => choose(true)} />
      </Show>
    </div>
  );
  const none = () => undefined;
  return (
    <div
      class="kit-chat__list"
      data-panel="list"
      data-choosing={open.isChoosing() ? '' : undefined}
      tabindex="-1"
    >
      <Guarded fallback={none} report={report}>
        {settings.listHeaderView}
      </Guarded>
      <LeavingChats.Provider value={open.closeIf}>
        <DraftPreviews.Provider value={drafts}>
          <KitConversations
            showSearchBar={Boolean(settings.hideSearch)}
            headerView={header()}
            onError={report}
            {...conversations}
            activeWith={open.chat()?.user ?? open.chat()?.group}
            onItemClick={(conversation) => {
              const before = open.chat();
              focus.actsIn('list');
              open.openConversation(conversation);
              // The open chat.
              if (before && before === open.chat()) focus.enter('main');
              callApp(report, () => conversations.onItemClick?.(conversation));
            }}
          />
        </DraftPreviews.Provider>
      </LeavingChats.Provider>
      <Show when={open.isChoosing()}>
        <div
          class="kit-chat__users"
          data-panel="users"
          tabindex="-1"
          on:keydown={(event) => closeByEscape(event, () => choose(false))}
        >
          <div class="kit-chat__users-header">
            <button
              type="button"
              class="kit-message-header__back"
              data-shown=""
              aria-label={t('header.back')}
              onClick={() => choose(false)}
            />
            <h2 class="kit-chat__users-title">{t('chat.new')}</h2>
          </div>
          <Show when={self()}>
            {(user) => (
              <button
                type="button"
                class="kit-chat__self"
                onClick={() => {
                  focus.actsIn('users');
                  open.open({ user: user() });
                }}
              >
                <Avatar name={nameOf(user())} image={avatarOf(user()) || undefined} colorKey={open.uid()} />
                <span class="kit-chat__self-body">
                  <bdi class="kit-chat__self-name">{ownName(nameOf(user()), t)}</bdi>{' '}
                  <span class="kit-chat__self-hint">{t('chat.self')}</span>
                </span>
              </button>
            )}
          </Show>
          <KitUsers
            onError={report}
            {...users}
            onItemClick={(user) => {
              focus.actsIn('users');
              open.open({ user });
              callApp(report, () => users.onItemClick?.(user));
            }}
          />
        </div>
      </Show>
    </div>
  );
}

/** The options of the drafts in a list. */
interface DraftPreviewOptions {
  sdk: Accessor<KitSDK | undefined>;
  /** The uid of the signed-in user; '' without one. */
  uid: Accessor<string>;
  t: Localizer['t'];
  report: Report;
}

/** Creates the draft previews of conversation rows. */
function createDraftPreviews({ sdk, uid, t, report }: DraftPreviewOptions): DraftPreview {
  const drafts = createDrafts(sdk, uid, report);
  return (peer) => {
    const text = drafts()?.textOf(peerKey(peer));
    return text ? draftText(text, t) : undefined;
  };
}
