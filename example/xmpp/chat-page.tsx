import { type Kit, KitButton, KitChat, KitProvider, type OpenedChat } from 'solid-chat-kit';
import type { XmppKit } from 'solid-chat-kit/xmpp';
import { createResource, createSignal, type JSX, onCleanup, untrack } from 'solid-js';
import { NewGroup } from './new-group.tsx';

const CONNECTIONS = { online: 'Online', connecting: 'Connecting …', offline: 'Offline' } as const;

/** The chat of a signed-in user. */
export function ChatPage(props: { kit: XmppKit; onSignOut: () => void }): JSX.Element {
  const kit = untrack(() => props.kit);
  const [open, setOpen] = createSignal<OpenedChat | null>(null);
  const [isMakingGroup, setMakingGroup] = createSignal(false);
  const openGroup = (group: Kit.Group) => {
    setMakingGroup(false);
    setOpen({ group });
  };
  onCleanup(() => void kit.close());
  return (
    <KitProvider sdk={kit}>
      <main class="xmpp__chat">
        <KitChat
          user={open()?.user}
          group={open()?.group}
          onChatChange={setOpen}
          listHeaderView={
            <Account kit={kit} onNewGroup={() => setMakingGroup(true)} onSignOut={() => props.onSignOut()} />
          }
          conversations={{ markAsDelivered: true, showSearchBar: true }}
          messages={{ startFromUnreadMessages: true }}
          onError={console.error}
        />
      </main>
      <NewGroup kit={kit} isOpen={isMakingGroup()} onMade={openGroup} onClose={() => setMakingGroup(false)} />
    </KitProvider>
  );
}

/** Who is signed in, and whether the connection stands. */
function Account(props: { kit: XmppKit; onNewGroup: () => void; onSignOut: () => void }): JSX.Element {
  const kit = untrack(() => props.kit);
  const [me] = createResource(() => kit.getLoggedinUser());
  const [connection, setConnection] = createSignal<keyof typeof CONNECTIONS>('online');
  kit.addConnectionListener(
    'account',
    new kit.ConnectionListener({
      onConnected: () => setConnection('online'),
      inConnecting: () => setConnection('connecting'),
      onDisconnected: () => setConnection('offline'),
    }),
  );
  onCleanup(() => kit.removeConnectionListener('account'));
  return (
    <div class="xmpp__account">
      <p class="xmpp__me">
        <strong>{me()?.getName()}</strong>
        <span role="status">{CONNECTIONS[connection()]}</span>
      </p>
      <KitButton variant="text" onClick={() => props.onNewGroup()}>
        New group
      </KitButton>
      <KitButton variant="text" onClick={() => props.onSignOut()}>
        Sign out
      </KitButton>
    </div>
  );
}
