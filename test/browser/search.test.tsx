import { KitConversations, KitUsers } from 'solid-chat-kit';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { searchKey } from '../../src/utils/find-matches.ts';
import { seeded, settled, stage } from './stage.tsx';

const marked = () =>
  [...(CSS.highlights.get('kit-match') ?? [])].map((range) => {
    const { startContainer, startOffset, endOffset } = range as Range;
    return searchKey(startContainer.nodeValue?.slice(startOffset, endOffset) ?? '');
  });

it.each([
  ['conversations', () => <KitConversations showSearchBar disableSoundForMessages />],
  ['users', () => <KitUsers />],
])(
  '[conv.showSearchBar] [users.search] marks what was found in the titles of %s, and nothing afterwards',
  async (_, draw) => {
    const { ann } = await seeded({ conversations: 40, users: 60 });
    const view = stage(draw, { kit: ann });
    await settled(view);
    const field = view.host.querySelector<HTMLElement>('.kit-search-bar__input') as HTMLElement;
    await userEvent.type(field, 'an');
    await vi.waitFor(() => {
      expect(marked().length).toBeGreaterThanOrEqual(view.rows().length);
      expect(new Set(marked())).toEqual(new Set(['an']));
    });
    expect(view.host.querySelector('mark')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(marked()).toEqual([]));
    await userEvent.type(field, 'a');
    await vi.waitFor(() => expect(marked().length).toBeGreaterThan(0));
    view.unmount();
    expect(marked()).toEqual([]);
  },
);
