import { KitChat } from 'solid-chat-kit';
import { controlOf } from 'solid-chat-kit/local/control';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectCleanThemes } from '../support/expect-clean.ts';
import { type StageOptions, seeded, settled, stage } from './stage.tsx';

async function opened(options: Partial<StageOptions> = {}) {
  const { ann } = await seeded({ conversations: 40, groups: 0.2, users: 60 });
  for (let at = 0; at < 40; at++) {
    const words = at === 3 ? 'Who brings the Straße map?' : `line ${at}`;
    await ann.sendMessage(new ann.TextMessage('bob', words, 'user'));
  }
  const view = stage(() => <KitChat onError={() => {}} conversations={{ disableSoundForMessages: true }} />, {
    kit: ann,
    width: 900,
    ...options,
  });
  await settled(view);
  const find = (selector: string) => view.host.querySelector<HTMLElement>(selector) as HTMLElement;
  const all = (selector: string) => [...view.host.querySelectorAll<HTMLElement>(selector)];
  const until = (selector: string) => vi.waitFor(() => expect(find(selector)).not.toBeNull());
  return {
    ann,
    view,
    find,
    all,
    until,
    search: async (keyword: string, result = '.kit-search__hit') => {
      if (!find('.kit-search')) await userEvent.keyboard('{Control>}k{/Control}');
      await until('.kit-search');
      await userEvent.fill(find('.kit-search input'), keyword);
      await until(result);
    },
    expectClean: (state: string) => expectCleanThemes(view.host, state),
  };
}

it('[search.axe] axe finds nothing in the search, with and without results, nor in the search in a chat', async () => {
  const chat = await opened();
  await userEvent.keyboard('{Control>}k{/Control}');
  await chat.until('.kit-search__hint');
  await chat.expectClean('hint');
  await chat.search('an');
  await userEvent.keyboard('{ArrowDown}');
  await chat.expectClean('results');
  controlOf(chat.ann).failNext(3);
  await chat.search('ann', '.kit-search__error');
  await chat.expectClean('error');
  await chat.search('qqqq', '.kit-search__empty-state-view');
  await chat.expectClean('empty');
  await userEvent.keyboard('{Escape}{Escape}');
  chat.find('.kit-conversations .kit-list-item__action').click();
  await chat.until('.kit-message-header__search');
  chat.find('.kit-message-header__search').click();
  await chat.until('.kit-chat-search');
  await userEvent.keyboard('line');
  await vi.waitFor(() => expect(chat.find('.kit-chat-search__status').textContent).toMatch(/^1 of many/));
  await chat.expectClean('in a chat');
});

it.each([
  [900, 'en'],
  [360, 'en'],
  [360, 'ar'],
])('[search.layout] cuts long names and messages to their place, at %i px in %s', async (width, locale) => {
  const chat = await opened({ width, locale });
  controlOf(chat.ann).sendAs('bob', new chat.ann.TextMessage('ann', `needle${'x'.repeat(400)}`, 'user'));
  for (const keyword of ['needle', 'a', 'the']) {
    await chat.search(keyword);
    const scroller = chat.find('.kit-search__results');
    expect(scroller.scrollWidth, keyword).toBe(scroller.clientWidth);
    for (const hit of chat.all('.kit-search__hit')) {
      const box = hit.getBoundingClientRect();
      for (const part of hit.children) {
        const { left, right } = part.getBoundingClientRect();
        expect([left >= box.left, right <= box.right], part.className).toEqual([true, true]);
      }
    }
  }
});

it('[search.keys] keeps the option of the arrow keys in view', async () => {
  const chat = await opened();
  await chat.search('a');
  for (let at = 0; at < 25; at++) {
    await userEvent.keyboard('{ArrowDown}');
    const option = chat.find('[aria-selected="true"]').getBoundingClientRect();
    const scroller = chat.find('.kit-search__results').getBoundingClientRect();
    expect([option.top >= scroller.top - 1, option.bottom <= scroller.bottom + 1]).toEqual([true, true]);
    expect(document.activeElement).toBe(chat.find('.kit-search input'));
  }
});

it('[search.back] the Back button of the browser closes the search over one panel', async () => {
  const chat = await opened({ width: 400 });
  await chat.search('bob');
  const popped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.back();
  await popped;
  await vi.waitFor(() => expect(chat.find('.kit-search')).toBeNull());
});

it('[search.marks] a search in a chat marks the word in its message, and nothing afterwards', async () => {
  const chat = await opened();
  const marked = () => [...(CSS.highlights.get('kit-match') ?? [])].map(String);
  chat.find('.kit-conversations .kit-list-item__action').click();
  await chat.until('.kit-message-header__search');
  chat.find('.kit-message-header__search').click();
  await chat.until('.kit-chat-search');
  await userEvent.keyboard('strasse');
  await vi.waitFor(() => expect(marked()).toEqual(['Straße']));
  expect(chat.find('[data-marked]').textContent).toContain('Straße map');
  await userEvent.keyboard('{Escape}');
  expect(marked()).toEqual([]);
  expect(document.activeElement).toBe(chat.find('.kit-message-header__search'));
});

it('[search.marks] a result of the search is marked in its opened message', async () => {
  const chat = await opened();
  const marked = () => [...(CSS.highlights.get('kit-match') ?? [])].map(String);
  await chat.search('strasse', '[data-kind="messages"] .kit-search__hit');
  chat.find('[data-kind="messages"] .kit-search__hit').click();
  await vi.waitFor(() => expect(marked()).toEqual(['Straße']));
  expect(chat.find('[data-marked]').textContent).toContain('Straße map');
});
