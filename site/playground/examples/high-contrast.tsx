import { KitProvider, KitUsers, SelectionMode } from 'solid-chat-kit';
import { createLocalKit } from 'solid-chat-kit/local';
import 'solid-chat-kit/css-variables.css';
import { createSignal, For } from 'solid-js';
import { render } from 'solid-js/web';

const avatar = (index: number) => `./people.svg#person-${(index % 64) + 1}`;
const sdk = createLocalKit({ seed: { conversations: 80, avatar }, persist: false });
await sdk.login('ann');

const THEMES = [
  ['contrast', 'By the system'],
  ['light contrast', 'Light'],
  ['dark contrast', 'Dark'],
] as const;

const STYLE = `
  .contrast { display: flex; flex-direction: column; height: 100dvh; background: var(--kit-background-color-01); color: var(--kit-text-color-primary); font: var(--kit-font-body-medium) }
  .contrast fieldset { display: flex; flex-wrap: wrap; gap: 4px 20px; margin: 0; padding: 12px 20px; border: 0; border-bottom: 1px solid var(--kit-border-color-default) }
  .contrast label { display: flex; gap: 8px; align-items: center; min-height: 44px }
  .contrast input { width: 20px; height: 20px; accent-color: var(--kit-primary-color) }
`;

function App() {
  const [theme, setTheme] = createSignal<string>('contrast');
  return (
    <KitProvider sdk={sdk} locale="en">
      <div class="kit contrast" data-theme={theme()}>
        <style>{STYLE}</style>
        <fieldset aria-label="High contrast">
          <For each={THEMES}>
            {([value, label]) => (
              <label>
                <input
                  type="radio"
                  name="theme"
                  checked={theme() === value}
                  onChange={() => setTheme(value)}
                />
                {label}
              </label>
            )}
          </For>
        </fieldset>
        <KitUsers selectionMode={SelectionMode.multiple} showSelectedUsersPreview />
      </div>
    </KitProvider>
  );
}

render(() => <App />, document.body);
