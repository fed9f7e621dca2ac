import { createUniqueId, type JSX } from 'solid-js';
import type { SetStoreFunction } from 'solid-js/store';
import { t } from '../words/words.ts';
import { Brand, PageLinks } from './bar.tsx';
import { LanguageChoice } from './language-choice.tsx';
import type { Settings } from './settings.ts';
import { Icon, type IconName } from './ui/icon.tsx';

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
  lookId: string;
  isStyling: boolean;
  onLook: () => void;
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
        <Brand />
      </h1>
      <span class="top-bar__space" />
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
      <BarButton
        icon="columns"
        label={t('demo.second')}
        class="bar-button--second"
        isPressed={props.hasSecond}
        onClick={props.onSecond}
      />
      <BarButton
        icon="palette"
        label={t('demo.look')}
        controls={props.lookId}
        isExpanded={props.isStyling}
        onClick={props.onLook}
      />
      <LanguageChoice language={props.settings.language} onChoose={(choice) => props.onSettings(choice)} />
      <BarButton
        icon={isDark() ? 'sun' : 'moon'}
        label={isDark() ? t('demo.light') : t('demo.dark')}
        onClick={() => props.onSettings('theme', isDark() ? 'light' : 'dark')}
      />
      <button class="bar-button" type="button" popovertarget={pagesId} title={t('demo.pages')}>
        <Icon name="more" />
        <span class="bar-button__label">{t('demo.pages')}</span>
      </button>
      <nav class="pages" id={pagesId} popover aria-label={t('demo.pages')}>
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
        <PageLinks current="/" />
      </nav>
    </header>
  );
}

function BarButton(props: {
  icon: IconName;
  label: string;
  hint?: string;
  class?: string;
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
      classList={{ 'bar-button--live': props.isLive }}
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
