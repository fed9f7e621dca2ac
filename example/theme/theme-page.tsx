import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { PageBar } from '../app/bar.tsx';
import { Segments, Slider } from '../app/ui/controls.tsx';
import { colorOf, hexOf } from './color.ts';
import { ContrastReport } from './contrast-report.tsx';
import { createTheme } from './create-theme.ts';
import { Preview } from './preview.tsx';
import { CHOICES, COLORS, type Scheme } from './tokens.ts';

const DEFAULT_ACCENT = '#5352dc';
const PREVIEW = '.preview.kit';
/** A language for each direction. */
const LANGUAGES = { ltr: 'en', rtl: 'ar' } as const;

/** The theming page: the tokens, the themed lists, and the CSS to copy. */
export function ThemePage(): JSX.Element {
  const [look, setLook] = createSignal<'system' | Scheme>('system');
  const [contrast, setContrast] = createSignal<'usual' | 'more'>('usual');
  const [density, setDensity] = createSignal<'comfortable' | 'cosy' | 'compact'>('comfortable');
  const [direction, setDirection] = createSignal<'ltr' | 'rtl'>('ltr');
  const [preview, setPreview] = createSignal<HTMLElement>();
  const [copied, setCopied] = createSignal('');

  const system = matchMedia('(prefers-color-scheme: dark)');
  const [isSystemDark, setSystemDark] = createSignal(system.matches);
  system.addEventListener('change', () => setSystemDark(system.matches));
  const scheme = (): Scheme => {
    const chosen = look();
    if (chosen !== 'system') return chosen;
    return isSystemDark() ? 'dark' : 'light';
  };
  const themeName = () => {
    const words = [look() === 'system' ? '' : look(), contrast() === 'more' ? 'contrast' : ''];
    return words.filter(Boolean).join(' ') || undefined;
  };

  /** The default of each token. */
  const defaults = new Map<string, string>();
  const defaultOf = (token: string, of: Scheme): string => {
    const key = `${token} ${of}`;
    let value = defaults.get(key);
    if (!value) {
      const bare = document.createElement('div');
      bare.className = 'kit';
      document.body.append(bare);
      value = hexOf(colorOf(bare, token, of));
      bare.remove();
      defaults.set(key, value);
    }
    return value;
  };
  const theme = createTheme(PREVIEW, defaultOf);
  const shownColor = (token: string) => theme.choices.colors[token]?.[scheme()] ?? defaultOf(token, scheme());
  const everything = createMemo(() => [theme.css(), themeName(), scheme()], undefined, { equals: false });

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(theme.css());
      setCopied('Copied.');
    } catch {
      setCopied('The browser does not let the page copy: select the text instead.');
    }
  };

  return (
    <div class="kit theme-page" data-theme={look() === 'system' ? undefined : look()}>
      <PageBar current="/theme/" title="Themes" />
      <aside class="panel" aria-label="Tokens">
        <section class="panel__group">
          <h2>Look</h2>
          <Segments
            label="Scheme"
            value={look()}
            options={[
              ['system', 'System'],
              ['light', 'Light'],
              ['dark', 'Dark'],
            ]}
            onChange={setLook}
          />
          <Segments
            label="Contrast"
            value={contrast()}
            options={[
              ['usual', 'Usual'],
              ['more', 'More'],
            ]}
            onChange={setContrast}
          />
          <Segments
            label="Density"
            value={density()}
            options={[
              ['comfortable', 'Comfortable'],
              ['cosy', 'Cosy'],
              ['compact', 'Compact'],
            ]}
            onChange={setDensity}
          />
          <Segments
            label="Direction"
            value={direction()}
            options={[
              ['ltr', 'Left to right'],
              ['rtl', 'Right to left'],
            ]}
            onChange={setDirection}
          />
        </section>
        <section class="panel__group">
          <h2>Colours, {scheme()}</h2>
          <ColorField
            label="Accent, both looks"
            value={theme.choices.accent ?? DEFAULT_ACCENT}
            onChange={theme.setAccent}
          />
          <For each={COLORS}>
            {({ token, label }) => (
              <ColorField
                label={label}
                value={shownColor(token)}
                onChange={(value) => theme.setColor(token, scheme(), value)}
              />
            )}
          </For>
        </section>
        <section class="panel__group">
          <h2>Shape and type</h2>
          <For each={CHOICES}>
            {({ token, label, choices, standard }) => (
              <ChoiceField
                label={label}
                choices={choices}
                value={theme.choices.values[token] || standard}
                onChange={(value) => theme.setValue(token, value === standard ? '' : value)}
              />
            )}
          </For>
        </section>
        <Show when={preview()}>
          {(element) => (
            <section class="panel__group">
              <ContrastReport inside={element()} look={everything()} />
            </section>
          )}
        </Show>
      </aside>
      <main class="theme-page__main" dir={direction()}>
        <Preview theme={themeName()} density={density()} locale={LANGUAGES[direction()]} ref={setPreview} />
        <section class="result" aria-label="The CSS" dir="ltr">
          <pre class="result__css" tabindex="0">
            <code>{theme.css() || '/* Choose a colour or a shape: the CSS of it stands here. */'}</code>
          </pre>
          <div class="result__actions">
            <button type="button" class="kit-button" disabled={theme.css() === ''} onClick={copy}>
              Copy CSS
            </button>
            <button type="button" class="kit-button" data-variant="secondary" onClick={theme.reset}>
              Start over
            </button>
            <span role="status">{copied()}</span>
          </div>
        </section>
      </main>
    </div>
  );
}

function ColorField(props: { label: string; value: string; onChange: (value: string) => void }): JSX.Element {
  return (
    <label class="color">
      <span class="color__label">{props.label}</span>
      <code class="color__value">{props.value}</code>
      <input
        class="color__input"
        type="color"
        value={props.value}
        onInput={(event) => props.onChange(event.currentTarget.value)}
      />
    </label>
  );
}

function ChoiceField(props: {
  label: string;
  choices: readonly (readonly [value: string, label: string])[];
  value: string;
  onChange: (value: string) => void;
}): JSX.Element {
  const values = () => props.choices.map(([value]) => value);
  return (
    <Slider
      label={props.label}
      steps={values()}
      value={props.value}
      format={(value) => props.choices.find(([each]) => each === value)?.[1] ?? value}
      onChange={(value) => props.onChange(value)}
    />
  );
}
