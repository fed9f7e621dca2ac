import { KitProvider } from 'solid-chat-kit';
import { createUserList } from 'solid-chat-kit/headless';
import { createLocalKit } from 'solid-chat-kit/local';
import 'solid-chat-kit/css-variables.css';
import { createSignal, For } from 'solid-js';
import { render } from 'solid-js/web';

const avatar = (index: number) => `./people.svg#person-${(index % 64) + 1}`;
const sdk = createLocalKit({ seed: { users: 60, conversations: 40, avatar }, persist: false });
await sdk.login('ann');

const STYLE = `
  .people { min-height: 100dvh; padding: 20px; background: var(--kit-background-color-02); color: var(--kit-text-color-primary); font: var(--kit-font-body-regular); box-sizing: border-box }
  .people h1 { margin: 0 0 16px; font: var(--kit-font-heading4); font-size: 22px }
  .people ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(150px, 1fr)); gap: 14px; margin: 0; padding: 0; list-style: none }
  .card { position: relative; overflow: hidden; border-radius: 18px; background: var(--kit-background-color-01); box-shadow: 0 6px 18px -8px rgb(0 0 0 / 30%) }
  .card img { display: block; width: 100%; aspect-ratio: 1 }
  .card div { padding: 10px 12px 14px }
  .card b, .card small { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
  .card small { color: var(--kit-text-color-secondary) }
  .card button { position: absolute; inset: 8px 8px auto auto; width: 44px; height: 44px; border: 0; border-radius: 50%; background: rgb(255 255 255 / 90%); color: #6b6472; font-size: 20px; cursor: pointer }
  .card button[aria-pressed="true"] { background: #c2185b; color: #fff }
`;

function People() {
  const list = createUserList({ sectioning: () => null });
  const [liked, setLiked] = createSignal<readonly string[]>([]);
  const toggle = (uid: string) =>
    setLiked((all) => (all.includes(uid) ? all.filter((each) => each !== uid) : [...all, uid]));
  return (
    <main class="people">
      <style>{STYLE}</style>
      <h1>People near you</h1>
      <ul>
        <For each={list.slice(0, 24)}>
          {(user) => {
            if ('letter' in user) return null;
            const row = list.row(user);
            return (
              <li class="card">
                <img src={user.getAvatar()} alt="" loading="lazy" />
                <div>
                  <b>{row?.name()}</b>
                  <small>{user.getStatus() === 'online' ? '● online now' : 'away'}</small>
                </div>
                <button
                  type="button"
                  aria-label={`Like ${row?.name()}`}
                  aria-pressed={liked().includes(user.getUid())}
                  onClick={() => toggle(user.getUid())}
                >
                  ♥
                </button>
              </li>
            );
          }}
        </For>
      </ul>
    </main>
  );
}

render(
  () => (
    <KitProvider sdk={sdk} locale="en">
      <div class="kit">
        <People />
      </div>
    </KitProvider>
  ),
  document.body,
);
