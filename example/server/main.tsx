// Signs in by name, once for each tab, and shows the chat.
import 'solid-chat-kit/css-variables.css';
import './server.css';
import { createSignal, Show } from 'solid-js';
import { render } from 'solid-js/web';
import { allowTemplates } from './allow-templates.ts';
import { ChatPage } from './chat-page.tsx';
import { createClient } from './client.ts';

const KEY = 'token';

function App() {
  const [token, setToken] = createSignal(sessionStorage.getItem(KEY));
  const signIn = async (event: SubmitEvent) => {
    event.preventDefault();
    const { name } = Object.fromEntries(new FormData(event.target as HTMLFormElement));
    const answer = await fetch('/api/sign-in', {
      method: 'POST',
      body: JSON.stringify({ name, lobby: true }),
    });
    const session: { token?: string } = await answer.json();
    if (!session.token) return;
    sessionStorage.setItem(KEY, session.token);
    setToken(session.token);
  };
  const forget = () => {
    sessionStorage.removeItem(KEY);
    setToken(null);
  };
  /** Ends the session on the server, too. */
  const signOut = () => {
    const headers = { authorization: `Bearer ${token()}` };
    fetch('/api/signOut', { method: 'POST', headers }).catch(console.error);
    forget();
  };
  return (
    <Show
      when={token()}
      keyed
      fallback={
        <form class="sign-in" onSubmit={signIn}>
          <h1>Your own server</h1>
          <label>
            Your name
            <input name="name" required maxLength={40} autocomplete="nickname" />
          </label>
          <button type="submit">Sign in</button>
          <p>Open this page in a second browser, and sign in with another name.</p>
        </form>
      }
    >
      {(current) => <ChatPage kit={createClient(current, { onSignedOut: forget })} onSignOut={signOut} />}
    </Show>
  );
}

allowTemplates();
document.body.className = 'kit';
render(() => <App />, document.body);
