import { fireEvent, render, screen, waitFor, within } from '@solidjs/testing-library';
import { KitConversations, KitProvider, KitUsers } from 'solid-chat-kit';
import { flushNow } from 'solid-chat-kit/testing';
import { describe, expect, it, vi } from 'vitest';
import { createKitSDK } from '../../example/adapter/adapter.ts';
import { createMemoryApi } from '../../example/adapter/memory-api.ts';

/** Shows both lists of a chat service in memory, through the adapter. */
function show(names?: string[]) {
  const api = createMemoryApi(names);
  const onError = vi.fn();
  const draw = () => {
    render(() => (
      <KitProvider sdk={createKitSDK(api)} locale="en" timeZone="UTC">
        <section aria-label="Chats">
          <KitConversations onError={onError} />
        </section>
        <section aria-label="People">
          <KitUsers onError={onError} />
        </section>
      </KitProvider>
    ));
  };
  const rows = (label: string) =>
    [...within(screen.getByRole('region', { name: label })).queryAllByRole('listitem')]
      .map((row) => row.querySelector('.kit-list-item__body-title')?.textContent)
      .filter((name) => name !== undefined);
  return { api, draw, rows, onError };
}

describe('[helper.adapter] the adapter of docs/contract.md', () => {
  it('shows chats and people of a service of another shape, newest chat first', async () => {
    const { api, draw, rows, onError } = show();
    api.say('bob', 'Hi');
    api.say('cid', 'Yo');
    draw();
    await waitFor(() => expect(rows('Chats')).toEqual(['Cid', 'Bob']));
    await waitFor(() => expect(rows('People')).toEqual(['Bob', 'Cid', 'Dee']));
    expect(onError).not.toHaveBeenCalled();
  });

  it('adds the row of a first message, and counts further ones', async () => {
    const { api, draw, rows, onError } = show();
    api.say('bob', 'Hi');
    draw();
    await waitFor(() => expect(rows('Chats')).toEqual(['Bob']));
    api.say('dee', 'New here');
    await waitFor(() => expect(rows('Chats')).toEqual(['Dee', 'Bob']));
    api.say('bob', 'Still there?');
    flushNow();
    expect(rows('Chats')).toEqual(['Bob', 'Dee']);
    expect(screen.getByText('Still there?')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Bob 2 unread messages' })).toBeTruthy();
    expect(onError).not.toHaveBeenCalled();
  });

  it('shows presence, and searches by keyword', async () => {
    const { api, draw, rows } = show(['Bob', 'Cid', 'Bobby']);
    draw();
    await waitFor(() => expect(rows('People')).toHaveLength(3));
    api.come('bob');
    flushNow();
    expect(document.querySelectorAll('.kit-users__list-item-online')).toHaveLength(1);
    fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'bob' } });
    await waitFor(() => expect(rows('People')).toEqual(['Bob', 'Bobby']));
  });

  it('fetches further pages until one is empty', async () => {
    const { api } = show(['Bob', 'Cid', 'Dee']);
    const request = new (createKitSDK(api).UsersRequestBuilder)().setLimit(2).build();
    const sizes = [];
    for (let page = await request.fetchNext(); page.length > 0; page = await request.fetchNext())
      sizes.push(page.length);
    expect(sizes).toEqual([2, 1]);
    expect(await request.fetchNext()).toEqual([]);
  });
});
