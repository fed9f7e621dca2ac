import 'solid-chat-kit/css-variables.css';
import { loadLanguage } from 'solid-chat-kit/localize';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type PageName, pages } from './hydration/pages.tsx';
import { canonical, drawAlone, layout, look, takeOver } from './hydration/stage.ts';

beforeAll(async () => {
  await loadLanguage('ar');
});

describe.each(Object.keys(pages) as PageName[])('the page "%s" of a server', (name) => {
  it('is taken over element by element, without a message', () => {
    const { host, elements, messages } = takeOver(name);
    const sent = new Set(elements);
    const added = [...host.querySelectorAll('*')].filter((element) => !sent.has(element));
    // What loads after the first rows, and covers them or is hidden; and what notices that a list moves.
    const mayCome =
      'kit-insertion-probe, .kit-list__pill, .kit-list__jump-index, .kit-list__section-pinned, ' +
      '.kit-message-list__sticky-date, .kit-message-list__newest, .kit-toast, .kit-dialog';
    expect(added.filter((element) => !element.closest(mayCome))).toEqual([]);
    // The server has no viewport and renders the whole first page: only rows outside the viewport are removed.
    const gone = elements.filter((element) => !element.isConnected);
    const mayGo = '.kit-list__row, .kit-list__section-header';
    expect(gone.filter((element) => !element.closest(mayGo))).toEqual([]);
    expect(messages()).toEqual([]);
  });

  it('is what the browser alone would draw', async () => {
    const { host } = takeOver(name);
    const alone = drawAlone(name);
    // The browser alone waits a frame for the loading view, and for quiet before machine-readable dates.
    await vi.waitFor(() => expect(canonical(host)).toEqual(canonical(alone)));
    expect(layout(host)).toEqual(layout(alone));
  });

  it('looks the same before and after', () => {
    const { host, before } = takeOver(name);
    const after = look(host);
    expect(after.map((row) => ({ ...row, text: '' }))).toEqual(before.map((row) => ({ ...row, text: '' })));
    if (name !== 'zoneless') expect(after).toEqual(before);
  });
});

it('[chat.server] a whole chat comes with its messages, which stay in place', () => {
  const { host, elements } = takeOver('chat');
  const sent = elements.filter((element) => element.matches('.kit-message-bubble'));
  expect(sent.length).toBeGreaterThan(5);
  expect([...host.querySelectorAll('.kit-message-bubble')]).toEqual(sent);
  expect(host.querySelector('.kit-message-header__title')?.textContent).toBe('Bob Okafor');
});
