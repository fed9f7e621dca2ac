// The demo with ?server=wss://…/ws: signs in at an XMPP server, and shows the chat.
import './xmpp.css';
import type { XmppKit } from 'solid-chat-kit/xmpp';
import { createSignal, Show } from 'solid-js';
import { render } from 'solid-js/web';
import { ChatPage } from './chat-page.tsx';
import { SignIn } from './sign-in.tsx';

/** The chat of this page, once somebody signed in. */
function XmppApp(props: { server: string }) {
  const [kit, setKit] = createSignal<XmppKit>();
  const signOut = async () => {
    const current = kit();
    setKit(undefined);
    await current?.logout();
    await current?.close();
  };
  return (
    <Show when={kit()} keyed fallback={<SignIn server={props.server} onSignIn={setKit} />}>
      {(current) => <ChatPage kit={current} onSignOut={() => void signOut()} />}
    </Show>
  );
}

/** Shows the page in an element. */
export function showXmpp(root: Element, server: string): void {
  root.classList.add('kit', 'xmpp');
  render(() => <XmppApp server={server} />, root);
}
