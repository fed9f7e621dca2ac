import { For, type JSX, onMount } from 'solid-js';
import { t, type WordKey } from '../words/words.ts';
import './styles/bar.css';
import { Icon, type IconName } from './ui/icon.tsx';

const PAGES = [
  ['/', 'demo.demo', 'chats'],
  ['/props/', 'demo.props', 'tune'],
  ['/theme/', 'demo.themes', 'palette'],
  ['/states/', 'demo.states', 'grid'],
  ['/bench/', 'demo.bench', 'gauge'],
] as const satisfies readonly (readonly [string, WordKey, IconName])[];

/** The address of a page of the example. */
export type PageAddress = (typeof PAGES)[number][0];

/** Returns a page's address from any other page: the pages need not be at the root of their server. */
const fromHere = (address: PageAddress) => `..${address}`;

/** The mark and the name of the kit. */
export function Brand(): JSX.Element {
  return (
    <>
      <svg class="brand__mark" viewBox="0 0 32 32" aria-hidden="true">
        <path
          class="brand__back"
          d="M12 4h9a8 8 0 0 1 8 8v3a8 8 0 0 1-8 8h-9a8 8 0 0 1-8-8v-3a8 8 0 0 1 8-8Z"
        />
        <path class="brand__tail" d="M9 20h7l-5.6 7.2c-.5.6-1.4.3-1.4-.5Z" />
        <path class="brand__line" d="M11 11.5h11M11 15.5h7" />
      </svg>
      <span class="brand__name">Solid Chat Kit</span>
    </>
  );
}

/** Links to the pages of the example. */
export function PageLinks(props: { current: PageAddress }): JSX.Element {
  return (
    <For each={PAGES}>
      {([address, word, icon]) => (
        <a
          class="bar-button"
          href={fromHere(address)}
          aria-current={address === props.current ? 'page' : undefined}
        >
          <Icon name={icon} />
          <span class="bar-button__label">{t(word)}</span>
        </a>
      )}
    </For>
  );
}

/** The bar of a page beside the demo. */
export function PageBar(props: {
  current: PageAddress;
  title: string;
  /** Controls of the page. */
  children?: JSX.Element;
}): JSX.Element {
  let pages!: HTMLElement;
  onMount(() => {
    const current = pages.querySelector('[aria-current]');
    current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  return (
    <header class="top-bar top-bar--page">
      <a class="brand" href={fromHere('/')}>
        <Brand />
      </a>
      <h1 class="top-bar__title">{props.title}</h1>
      <span class="top-bar__space" />
      {props.children}
      <nav class="pages" aria-label={t('demo.pages')} ref={pages}>
        <PageLinks current={props.current} />
      </nav>
    </header>
  );
}
