import { type Kit, KitAvatar, USER_STATUS, useKit } from 'solid-chat-kit';
import { createSignal, type JSX, Match, Switch, untrack } from 'solid-js';
import { t } from '../../words/words.ts';
import type { Session } from '../device/create-device.ts';
import { listen } from '../device/listen.ts';
import { Icon } from '../ui/icon.tsx';
import type { Chat } from './chat.ts';
import { createTypists, typingText } from './create-typists.ts';

/** The name and the status of the chat's user or group. */
export function ChatHeader(props: {
  session: Session;
  chat: Chat;
  titleId: string;
  isBlocked: boolean;
  onBack: () => void;
}): JSX.Element {
  const { chat, kit } = untrack(() => ({ chat: props.chat, kit: props.session.kit }));
  const { localizer } = useKit();
  const typing = createTypists(kit, chat);
  // The SDK may return the same object, changed in place.
  const [entity, setEntity] = createSignal<Kit.User | Kit.Group>(chat.entity, { equals: false });
  const user = () => (chat.type === 'user' ? (entity() as Kit.User) : undefined);
  const group = () => (chat.type === 'group' ? (entity() as Kit.Group) : undefined);

  const onPresence = (changed: Kit.User) => {
    if (chat.type === 'user' && changed.getUid() === chat.id) setEntity(changed);
  };
  const onGroup = (changed: Kit.Group) => {
    if (chat.type === 'group' && changed.getGuid() === chat.id) setEntity(changed);
  };
  listen(kit, 'User', { onUserOnline: onPresence, onUserOffline: onPresence });
  listen(kit, 'Group', {
    onGroupMemberJoined: (_action, _user, where) => onGroup(where),
    onGroupMemberLeft: (_action, _user, where) => onGroup(where),
    onGroupMemberKicked: (_action, _user, _by, where) => onGroup(where),
    onGroupMemberBanned: (_action, _user, _by, where) => onGroup(where),
    onMemberAddedToGroup: (_action, _user, _by, where) => onGroup(where),
  });

  return (
    <header class="chat-header">
      <button
        class="icon-button chat-header__back"
        type="button"
        aria-label={t('demo.back')}
        onClick={() => props.onBack()}
      >
        <Icon name="back" />
      </button>
      <div class="chat-header__avatar" aria-hidden="true">
        <KitAvatar name={entity().getName()} image={user()?.getAvatar() ?? group()?.getIcon()} id={chat.id} />
      </div>
      <div class="chat-header__body">
        <h2 class="chat-header__name" id={props.titleId} tabindex="-1">
          <bdi>{entity().getName() || chat.id}</bdi>
        </h2>
        <p class="chat-header__status" classList={{ 'chat-header__status--typing': typing().length > 0 }}>
          <Switch fallback={t('presence.offline')}>
            <Match when={typing().length > 0}>{typingText(typing())}</Match>
            <Match when={group()}>{(known) => memberText(known())}</Match>
            <Match when={props.isBlocked}>{t('demo.blocked')}</Match>
            <Match when={user()?.getStatus() === USER_STATUS.ONLINE}>
              <span class="chat-header__online">{t('presence.online')}</span>
            </Match>
            <Match when={user()?.getLastActiveAt()}>
              {(seconds) => <>{t('presence.lastSeen', { date: localizer.formatDate(seconds()) })}</>}
            </Match>
          </Switch>
        </p>
      </div>
    </header>
  );
}

function memberText(group: Kit.Group): string {
  const count = group.getMembersCount();
  const kinds: Partial<Record<string, string>> = {
    private: t('demo.privateGroup'),
    password: t('demo.protectedGroup'),
  };
  return [kinds[group.getType()], t('demo.members', { count })].filter(Boolean).join(' · ');
}
