import { KitAvatar } from 'solid-chat-kit';
import type { JSX } from 'solid-js';
import { t } from '../../words/words.ts';
import { Icon } from '../ui/icon.tsx';
import { AccountMenu } from './account-menu.tsx';
import type { Device, Session } from './create-device.ts';

const WORDS = {
  online: 'presence.online',
  connecting: 'connection.connecting',
  offline: 'presence.offline',
} as const;

/** The signed-in user, with a way to switch. */
export function Account(props: { device: Device; session: Session }): JSX.Element {
  const uid = () => props.session.me.getUid();
  const isOnline = () => props.device.connection() === 'online';
  const switchLabel = () => t(isOnline() ? 'demo.goOffline' : 'demo.goOnline');
  return (
    <div class="account" data-connection={props.device.connection()} aria-busy={props.device.isSigningIn()}>
      <div class="account__avatar" aria-hidden="true">
        <KitAvatar name={props.session.me.getName()} image={props.session.me.getAvatar()} id={uid()} />
        <span class="account__dot" />
      </div>
      <AccountMenu
        device={props.device}
        session={props.session}
        status={t(WORDS[props.device.connection()])}
      />
      <button
        class="icon-button"
        classList={{ 'icon-button--warning': !isOnline() }}
        type="button"
        title={switchLabel()}
        onClick={() => props.device.setOnline(!isOnline())}
      >
        <Icon name={isOnline() ? 'online' : 'offline'} />
      </button>
    </div>
  );
}
