import type { JSX } from 'solid-js';
import type { SetStoreFunction } from 'solid-js/store';
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
}): JSX.Element {
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
      <LanguageChoice language={props.settings.language} onChoose={(choice) => props.onSettings(choice)} />
      <BarButton
        icon={isDark() ? 'sun' : 'moon'}
        label={isDark() ? 'Light theme' : 'Dark theme'}
        isIconOnly
        onClick={() => props.onSettings('theme', isDark() ? 'light' : 'dark')}
      />
      <BarButton
        icon="columns"
        label="Second user beside"
        isPressed={props.hasSecond}
        onClick={props.onSecond}
      />
      <a
        class="bar-button"
        href={props.tabAddress}
        target="_blank"
        rel="noopener"
        title="Open another tab as someone else"
      >
        <Icon name="tab" />
        <span class="bar-button__label">Another tab</span>
      </a>
      <a class="bar-button" href="/bench/" title="Chat lists under load">
        <Icon name="gauge" />
        <span class="bar-button__label">Bench</span>
      </a>
      <a class="bar-button" href="/theme/" title="Change the tokens and copy the CSS">
        <Icon name="palette" />
        <span class="bar-button__label">Themes</span>
      </a>
      <BarButton
        icon="sliders"
        label="Simulate"
        class="bar-button--simulate"
        controls={props.simulateId}
        isExpanded={props.isSimulating}
        isLive={props.isRunning}
        onClick={props.onSimulate}
      />
    </header>
  );
}

function BarButton(props: {
  icon: IconName;
  label: string;
  class?: string;
  isIconOnly?: boolean;
  isPressed?: boolean;
  isExpanded?: boolean;
  isLive?: boolean;
  controls?: string;
  onClick: () => void;
}): JSX.Element {
  return (
    <button
      class={`bar-button ${props.class ?? ''}`}
      classList={{ 'bar-button--icon': props.isIconOnly, 'bar-button--live': props.isLive }}
      type="button"
      title={props.label}
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
