import { createUniqueId, For, type JSX } from 'solid-js';
import type { SetStoreFunction } from 'solid-js/store';
import { t, type WordKey } from '../words/words.ts';
import { LanguageChoice } from './language-choice.tsx';
import type { Settings } from './settings.ts';
import { Icon, type IconName } from './ui/icon.tsx';

const PAGES = [
  ['/props/', 'demo.props', 'tune'],
  ['/bench/', 'demo.bench', 'gauge'],
  ['/theme/', 'demo.themes', 'palette'],
  ['/states/', 'demo.states', 'grid'],
] as const satisfies readonly (readonly [string, WordKey, IconName])[];

/** The bar of the window. */
export function TopBar(props: {
  settings: Settings;
  onSettings: SetStoreFunction<Settings>;
  hasSecond: boolean;
  onSecond: () => void;
  /** The URL of a tab with another user. */
  tabAddress: string;
  simulateId: string;
  isSimulating: boolean;
  isRunning: boolean;
  onSimulate: () => void;
  isShowing: boolean;
  onShow: () => void;
}): JSX.Element {
  const pagesId = createUniqueId();
  const isDark = () =>
    props.settings.theme === 'dark' ||
    (props.settings.theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);

  return (
    <header class="top-bar">
      <h1 class="brand">
        <svg class="brand__mark" viewBox="0 0 32 32" aria-hidden="true">
          <path
            class="brand__back"
            d="M12 4h9a8 8 0 0 1 8 8v3a8 8 0 0 1-8 8h-9a8 8 0 0 1-8-8v-3a8 8 0 0 1 8-8Z"
          />
          <path class="brand__tail" d="M9 20h7l-5.6 7.2c-.5.6-1.4.3-1.4-.5Z" />
          <path class="brand__line" d="M11 11.5h11M11 15.5h7" />
        </svg>
        <span class="brand__name">Solid Chat Kit</span>
      </h1>
      <BarButton
        icon="play"
        label={t('demo.show')}
        class="bar-button--show"
        isDisabled={props.isShowing}
        onClick={props.onShow}
      />
      <BarButton
        icon="pulse"
        label={t('demo.live')}
        hint={t('demo.liveHint')}
        isPressed={props.settings.isLive}
        isLive={props.settings.isLive}
        onClick={() => props.onSettings('isLive', (isLive) => !isLive)}
      />
      <BarButton
        icon="sliders"
        label={t('demo.simulate')}
        class="bar-button--simulate"
        controls={props.simulateId}
        isExpanded={props.isSimulating}
        isLive={props.isRunning}
        onClick={props.onSimulate}
      />
      <LanguageChoice language={props.settings.language} onChoose={(choice) => props.onSettings(choice)} />
      <BarButton
        icon={isDark() ? 'sun' : 'moon'}
        label={isDark() ? t('demo.light') : t('demo.dark')}
        isIconOnly
        onClick={() => props.onSettings('theme', isDark() ? 'light' : 'dark')}
      />
      <button
        class="bar-button bar-button--icon bar-button--pages"
        type="button"
        popovertarget={pagesId}
        title={t('demo.pages')}
      >
        <Icon name="more" />
        <span class="bar-button__label">{t('demo.pages')}</span>
      </button>
      <nav class="pages" id={pagesId} popover aria-label={t('demo.pages')}>
        <BarButton
          icon="columns"
          label={t('demo.second')}
          isPressed={props.hasSecond}
          onClick={props.onSecond}
        />
        <a
          class="bar-button"
          href={props.tabAddress}
          target="_blank"
          rel="noopener"
          title={t('demo.tabHint')}
        >
          <Icon name="tab" />
          <span class="bar-button__label">{t('demo.tab')}</span>
        </a>
        <For each={PAGES}>
          {([address, word, icon]) => (
            <a class="bar-button" href={address} title={t(word)}>
              <Icon name={icon} />
              <span class="bar-button__label">{t(word)}</span>
            </a>
          )}
        </For>
      </nav>
    </header>
  );
}

function BarButton(props: {
  icon: IconName;
  label: string;
  hint?: string;
  class?: string;
  isIconOnly?: boolean;
  isPressed?: boolean;
  isExpanded?: boolean;
  isLive?: boolean;
  isDisabled?: boolean;
  controls?: string;
  onClick: () => void;
}): JSX.Element {
  return (
    <button
      class={`bar-button ${props.class ?? ''}`}
      classList={{ 'bar-button--icon': props.isIconOnly, 'bar-button--live': props.isLive }}
      type="button"
      title={props.hint ?? props.label}
      disabled={props.isDisabled}
      aria-pressed={props.isPressed}
      aria-expanded={props.isExpanded}
      aria-controls={props.isExpanded ? props.controls : undefined}
      onClick={() => props.onClick()}
    >
      <Icon name={props.icon} />
      <span class="bar-button__label">{props.label}</span>
    </button>
  );
}
