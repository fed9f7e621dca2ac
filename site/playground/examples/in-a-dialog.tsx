import { type Kit, KitProvider, KitUsers, SelectionMode } from 'solid-chat-kit';
import { createLocalKit } from 'solid-chat-kit/local';
import 'solid-chat-kit/css-variables.css';
import { createSignal } from 'solid-js';
import { render } from 'solid-js/web';

const avatar = (index: number) => `./people.svg#person-${(index % 64) + 1}`;
const sdk = createLocalKit({ seed: { conversations: 80, avatar }, persist: false });
await sdk.login('ann');

const STYLE = `
  .post { display: grid; place-items: center; box-sizing: border-box; min-height: 100dvh; padding: 24px; background: var(--kit-background-color-02); color: var(--kit-text-color-primary); font: var(--kit-font-body-regular) }
  .post article { width: min(440px, 100%); overflow: hidden; border-radius: 20px; background: var(--kit-background-color-01); box-shadow: 0 12px 36px -12px rgb(0 0 0 / 35%) }
  .post img { display: block; width: 100%; aspect-ratio: 16 / 10; object-fit: cover }
  .post section { padding: 20px 24px 24px }
  .post h1 { margin: 0 0 4px; font-size: 22px }
  .post p { margin: 0 0 18px; color: var(--kit-text-color-secondary) }
  .post__button { min-height: 44px; padding: 0 22px; border: 0; border-radius: 22px; background: var(--kit-primary-color); color: var(--kit-text-color-on-primary); font: var(--kit-font-button); cursor: pointer }
  .post dialog { width: min(400px, calc(100vw - 32px)); height: min(560px, calc(100dvh - 32px)); box-sizing: border-box; padding: 0; overflow: hidden; border: 0; border-radius: 20px; background: var(--kit-background-color-01); color: inherit; box-shadow: 0 24px 64px rgb(0 0 0 / 40%) }
  .post dialog::backdrop { background: rgb(10 10 30 / 55%) }
  .post form { display: flex; flex-direction: column; height: 100% }
  .post footer { display: flex; gap: 12px; align-items: center; justify-content: space-between; padding: 12px 20px }
`;

function Post() {
  let dialog!: HTMLDialogElement;
  const [chosen, setChosen] = createSignal<readonly Kit.User[]>([]);
  const names = () =>
    chosen()
      .map((user) => user.getName())
      .join(', ');
  return (
    <main class="kit post">
      <style>{STYLE}</style>
      <article>
        <img src="./pictures/lake.svg" alt="A lake between mountains" />
        <section>
          <h1>A weekend at the lake</h1>
          <p role="status">{names() ? `Shared with ${names()}.` : 'Twelve pictures, not shared yet.'}</p>
          <button class="post__button" type="button" onClick={() => dialog.showModal()}>
            Share with friends
          </button>
        </section>
      </article>
      <dialog ref={dialog} aria-label="Share with friends">
        <form method="dialog">
          <KitUsers
            selectionMode={SelectionMode.multiple}
            showSelectedUsersPreview
            onSelectedChange={setChosen}
          />
          <footer>
            <span>{chosen().length} selected</span>
            <button class="post__button" type="submit">
              Done
            </button>
          </footer>
        </form>
      </dialog>
    </main>
  );
}

render(
  () => (
    <KitProvider sdk={sdk} locale="en">
      <Post />
    </KitProvider>
  ),
  document.body,
);
