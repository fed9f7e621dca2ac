import { KitButton } from 'solid-chat-kit';
import { createXmppKit, type XmppKit } from 'solid-chat-kit/xmpp';
import { createSignal, createUniqueId, type JSX, Show } from 'solid-js';

const ADDRESS = 'xmpp-address';

/** Returns the address as `name@domain`; the domain of the server follows a name alone. */
function fullAddress(address: string, server: string): string {
  if (address.includes('@')) return address;
  const { hostname } = new URL(server);
  return `${address}@${hostname === '127.0.0.1' ? 'localhost' : hostname}`;
}

/** What a failed sign-in says to the reader. */
function explain(error: unknown, server: string): string {
  const { code, message } = error as { code?: string; message?: string };
  if (code === 'ERR_WRONG_CREDENTIALS') return 'The address or the password is wrong.';
  if (code === 'ERR_OFFLINE') return `${server} cannot be reached. Check the server and your network.`;
  return message || String(error);
}

/** Asks for an address and a password. Keeps the address for the next time; the password is kept nowhere. */
export function SignIn(props: { server: string; onSignIn: (kit: XmppKit) => void }): JSX.Element {
  const id = createUniqueId();
  const [isBusy, setBusy] = createSignal(false);
  const [isShown, setShown] = createSignal(false);
  const [failure, setFailure] = createSignal('');
  let password!: HTMLInputElement;

  const signIn = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy()) return;
    const fields = new FormData(event.currentTarget as HTMLFormElement);
    const text = (name: string) => String(fields.get(name) ?? '').trim();
    const server = text('server');
    setBusy(true);
    setFailure('');
    let kit: XmppKit | undefined;
    try {
      const address = fullAddress(text('address'), server);
      kit = createXmppKit({ service: server, domain: address.slice(address.indexOf('@') + 1) });
      await kit.login(address, { password: String(fields.get('password')) });
      localStorage.setItem(ADDRESS, address);
      props.onSignIn(kit);
    } catch (error) {
      void kit?.close();
      setFailure(explain(error, server));
      setBusy(false);
      password.select();
    }
  };

  return (
    <form class="sign-in" aria-labelledby={`${id}-title`} aria-busy={isBusy()} onSubmit={signIn}>
      <h1 id={`${id}-title`}>Sign in</h1>
      <label>
        Address
        <input
          name="address"
          value={localStorage.getItem(ADDRESS) ?? ''}
          placeholder="ann@example.org"
          autocomplete="username"
          autocapitalize="none"
          spellcheck={false}
          required
          autofocus
        />
      </label>
      <div class="sign-in__field">
        <label for={`${id}-password`}>Password</label>
        <div class="sign-in__password">
          <input
            ref={password}
            id={`${id}-password`}
            name="password"
            type={isShown() ? 'text' : 'password'}
            autocomplete="current-password"
            required
            aria-invalid={failure() ? true : undefined}
            aria-describedby={`${id}-failure`}
          />
          <button
            type="button"
            aria-label="Show password"
            aria-pressed={isShown()}
            onClick={() => setShown((shown) => !shown)}
          >
            {isShown() ? 'Hide' : 'Show'}
          </button>
        </div>
      </div>
      <details>
        <summary>Server</summary>
        <label>
          WebSocket of the server
          <input name="server" type="url" value={props.server} required spellcheck={false} />
        </label>
      </details>
      <p class="sign-in__failure" id={`${id}-failure`} role="alert">
        {failure()}
      </p>
      <KitButton type="submit" isBusy={isBusy()}>
        Sign in
      </KitButton>
      <Show when={!isBusy()}>
        <p class="sign-in__hint">Your password is sent to the server only, and is not kept.</p>
      </Show>
    </form>
  );
}
