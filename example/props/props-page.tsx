import { KitButton, KitProvider } from 'solid-chat-kit';
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { PageBar } from '../app/bar.tsx';
import { Switch } from '../app/ui/controls.tsx';
import { t } from '../words/words.ts';
import { Choice, Chooser } from './chooser.tsx';
import { codeOf, type Settings } from './code.ts';
import { createLog } from './create-log.ts';
import { kit } from './kit.ts';
import { GROUPS } from './option.ts';
import { EVENTS, HOOKS, PARTS, type Part, type PartName, SITUATIONS } from './parts.ts';

/** Every prop of each part of the kit, live, with the code that does it. */
export function PropsPage(props: { locale: string; theme: string }): JSX.Element {
  const [name, setName] = createSignal<PartName>('chats');
  /** The name of each prop's choice. */
  const [chosen, setChosen] = createSignal<Readonly<Record<string, string>>>({});
  const [events, setEvents] = createSignal<readonly string[]>([]);
  const [situation, setSituation] = createSignal('');
  const [isCopied, setCopied] = createSignal(false);
  const log = createLog();

  const part = (): Part => PARTS[name()];
  /** The groups of options that the part has; all have events. */
  const groups = createMemo(() =>
    GROUPS.filter((group) => Object.values(part().options).some((option) => option.group === group)),
  );
  /** The name of the choice of a prop. */
  const choiceOf = (prop: string): string => {
    const { chat } = part();
    const isGiven = chat?.[0] === prop && !chosen().user && !chosen().group;
    return isGiven ? chat[1] : (chosen()[prop] ?? '');
  };
  const settings = createMemo((): Settings => {
    const choices = Object.entries(part().options).flatMap(([prop, option]) => {
      const choice = option.choices.find((each) => each.name === choiceOf(prop));
      return choice ? [[prop, choice] as const] : [];
    });
    return { props: new Map(choices), hooks: [...events(), situation()].filter(Boolean) };
  });
  const code = createMemo(() => codeOf(part(), settings()));
  const values = createMemo(() => {
    const all = {};
    for (const [prop, choice] of settings().props) {
      Object.defineProperty(all, prop, { get: () => choice.value(), enumerable: true, configurable: true });
    }
    return all;
  });
  /** What a part reads once, and what is called while it is made. */
  const made = createMemo(() => {
    const once = Object.entries(part().options).filter(([, option]) => option.isReadOnce);
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
    return <Dynamic component={part().component} {...values()} />;
  };

  return (
    <div class="kit props" data-theme={props.theme === 'system' ? undefined : props.theme}>
      <PageBar current="/props/" title={t('demo.props')} />
      <main class="props__main">
        <section class="props__options" aria-label={t('demo.props')}>
          <p class="props__intro">{t('demo.propsIntro')}</p>
          <Choice
            label={t('demo.component')}
            choices={Object.entries(PARTS).map(([key, { name }]) => [key as PartName, name])}
            value={name()}
            onChange={(next) => {
              reset();
              setName(next);
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
          <For each={groups()}>
            {(group) => (
              <fieldset class="props__group">
                <legend class="props__legend">{t(group)}</legend>
                <For each={Object.entries(part().options).filter(([, option]) => option.group === group)}>
                  {([prop, option]) => (
                    <Chooser
                      label={prop}
                      choices={option.choices.map((each) => each.name)}
                      value={choiceOf(prop)}
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
        <section class="props__preview" data-part={name()} aria-label={t('demo.demo')}>
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
