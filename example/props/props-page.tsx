import { KitButton, KitProvider } from 'solid-chat-kit';
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { PageBar } from '../app/bar.tsx';
import { Segments, Switch } from '../app/ui/controls.tsx';
import { t } from '../words/words.ts';
import { Chooser } from './chooser.tsx';
import { codeOf, type Settings } from './code.ts';
import { createLog } from './create-log.ts';
import { kit } from './kit.ts';
import { EVENTS, HOOKS, LISTS, type ListName, SITUATIONS } from './lists.ts';
import { GROUPS } from './option.ts';

/** Every prop of both lists, live, with the code that does it. */
export function PropsPage(props: { locale: string; theme: string }): JSX.Element {
  const [name, setName] = createSignal<ListName>('chats');
  /** The name of each prop's choice. */
  const [chosen, setChosen] = createSignal<Readonly<Record<string, string>>>({});
  const [events, setEvents] = createSignal<readonly string[]>([]);
  const [situation, setSituation] = createSignal('');
  const [isCopied, setCopied] = createSignal(false);
  const log = createLog();

  const list = () => LISTS[name()];
  const settings = createMemo((): Settings => {
    const choices = Object.entries(list().options).flatMap(([prop, option]) => {
      const choice = option.choices.find((each) => each.name === chosen()[prop]);
      return choice ? [[prop, choice] as const] : [];
    });
    return { props: new Map(choices), hooks: [...events(), situation()].filter(Boolean) };
  });
  const code = createMemo(() => codeOf(list(), settings()));
  const values = createMemo(() => {
    const all = {};
    for (const [prop, choice] of settings().props) {
      Object.defineProperty(all, prop, { get: () => choice.value(), enumerable: true, configurable: true });
    }
    return all;
  });
  /** What a list reads once, and what is called while it is made. */
  const made = createMemo(() => {
    const once = Object.entries(list().options).filter(([, option]) => option.isReadOnce);
    const choices = once.map(([prop]) => chosen()[prop]);
    return JSON.stringify([name(), settings().hooks, choices]);
  });
  const reset = () => {
    setChosen({});
    setEvents([]);
    setSituation('');
  };
  const choose = (prop: string, choice: string) => {
    setCopied(false);
    setChosen((before) => ({ ...before, [prop]: choice }));
  };
  const copy = async () => {
    await navigator.clipboard.writeText(code());
    setCopied(true);
  };

  const Preview = () => {
    for (const hook of settings().hooks) (HOOKS.run(hook) as () => void)();
    return <Dynamic component={list().component} {...values()} />;
  };

  return (
    <div class="kit props" data-theme={props.theme === 'system' ? undefined : props.theme}>
      <PageBar current="/props/" title={t('demo.props')} />
      <main class="props__main">
        <section class="props__options" aria-label={t('demo.props')}>
          <p class="props__intro">{t('demo.propsIntro')}</p>
          <Segments
            label={t('demo.lists')}
            value={name()}
            options={[
              ['chats', 'KitConversations'],
              ['users', 'KitUsers'],
            ]}
            onChange={(next) => {
              setName(next);
              reset();
            }}
          />
          <KitButton variant="secondary" onClick={reset}>
            {t('demo.reset')}
          </KitButton>
          <Chooser
            label={t('demo.situation')}
            choices={SITUATIONS}
            value={situation()}
            onChange={setSituation}
          />
          <For each={GROUPS}>
            {(group) => (
              <fieldset class="props__group">
                <legend class="props__legend">{t(group)}</legend>
                <For each={Object.entries(list().options).filter(([, option]) => option.group === group)}>
                  {([prop, option]) => (
                    <Chooser
                      label={prop}
                      choices={option.choices.map((each) => each.name)}
                      value={chosen()[prop] ?? ''}
                      onChange={(choice) => choose(prop, choice)}
                    />
                  )}
                </For>
                <Show when={group === 'demo.events'}>
                  <For each={EVENTS}>
                    {(event) => (
                      <Switch
                        label={event}
                        checked={events().includes(event)}
                        onChange={(isOn) =>
                          setEvents((all) => (isOn ? [...all, event] : all.filter((each) => each !== event)))
                        }
                      />
                    )}
                  </For>
                </Show>
              </fieldset>
            )}
          </For>
        </section>
        <section class="props__preview" aria-label={t('demo.demo')}>
          {/* With its provider, so that nothing is kept of the list before: each situation begins from nothing. */}
          <Show when={made()} keyed>
            <KitProvider sdk={kit} locale={props.locale}>
              <Preview />
            </KitProvider>
          </Show>
        </section>
        <div class="props__side">
          <section class="props__code" aria-label={t('demo.code')}>
            <header class="props__head">
              <h2>{t('demo.code')}</h2>
              <span role="status">{isCopied() ? t('demo.copied') : ''}</span>
              <KitButton variant="secondary" onClick={() => void copy()}>
                {t('demo.copy')}
              </KitButton>
            </header>
            <pre dir="ltr" tabindex="0">
              <code>{code()}</code>
            </pre>
          </section>
          <section class="props__log" aria-label={t('demo.log')}>
            <header class="props__head">
              <h2>{t('demo.log')}</h2>
              <KitButton variant="secondary" onClick={log.clear}>
                {t('demo.clear')}
              </KitButton>
            </header>
            <ol dir="ltr" tabindex="0">
              <For each={log.lines()} fallback={<li dir="auto">{t('demo.logEmpty')}</li>}>
                {(line) => <li>{line}</li>}
              </For>
            </ol>
          </section>
        </div>
      </main>
    </div>
  );
}
