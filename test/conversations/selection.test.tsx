import { fireEvent } from '@solidjs/testing-library';
import { type Kit, SelectionMode } from 'solid-chat-kit';
import { controlOf } from 'solid-chat-kit/local/control';
import { describe, expect, it, vi } from 'vitest';
import { withViewport } from '../support/layout.ts';
import { chats, crowd, idle, type RenderedConversations, renderConversations, text } from './harness.tsx';

const five = () => chats({ ann: 'a', bob: 'b', cid: 'c', dan: 'd', eve: 'e' });

/** Records each call of `onSelect` as '+Ann' or '-Ann'. */
function recorder() {
  const calls: string[] = [];
  const onSelect = (conversation: Kit.Conversation, selected: boolean) =>
    void calls.push((selected ? '+' : '-') + conversation.getConversationWith().getName());
  return { onSelect, take: () => calls.splice(0) };
}

const checked = (list: RenderedConversations) => list.names().filter((name) => list.checkbox(name).checked);

describe('selection in KitConversations', () => {
  it('[conv.selectionMode] draws no checkbox by default, checkboxes for multiple and radios for single', async () => {
    const list = renderConversations(await five());
    await list.ready();
    expect(list.has('.kit-list-item__checkbox')).toBe(false);
    list.set({ selectionMode: SelectionMode.single });
    expect(list.checkbox('Ann').type).toBe('radio');
    expect(list.checkbox('Ann').getAttribute('aria-label')).toBe('Select Ann');
    list.set({ selectionMode: SelectionMode.multiple });
    expect(list.checkbox('Ann').type).toBe('checkbox');
    list.set({ selectionMode: SelectionMode.none });
    expect(list.has('.kit-list-item__checkbox')).toBe(false);
  });

  it('[conv.onSelect] needs a selectionMode: a click on a row then fires nothing', async () => {
    const { onSelect, take } = recorder();
    const list = renderConversations(await five(), { onSelect });
    await list.ready();
    list.action('Ann').click();
    expect(take()).toEqual([]);
  });

  it('[conv.onSelect] fires on check and uncheck, and onItemClick does not', async () => {
    const { onSelect, take } = recorder();
    const onItemClick = vi.fn();
    const list = renderConversations(await five(), {
      onSelect,
      onItemClick,
      selectionMode: SelectionMode.multiple,
    });
    await list.ready();
    list.checkbox('Ann').click();
    list.checkbox('Cid').click();
    list.checkbox('Ann').click();
    expect(take()).toEqual(['+Ann', '+Cid', '-Ann']);
    expect(checked(list)).toEqual(['Cid']);
    expect(list.row('Cid').dataset.selected).toBe('');
    expect(list.row('Ann').dataset.selected).toBeUndefined();
    expect(onItemClick).not.toHaveBeenCalled();
  });

  it('[conv.onSelect] in single mode reports the previous row first, and a second click deselects', async () => {
    const { onSelect, take } = recorder();
    const list = renderConversations(await five(), { onSelect, selectionMode: SelectionMode.single });
    await list.ready();
    list.checkbox('Ann').click();
    list.checkbox('Bob').click();
    expect(take()).toEqual(['+Ann', '-Ann', '+Bob']);
    expect(checked(list)).toEqual(['Bob']);
    list.checkbox('Bob').click();
    expect(take()).toEqual(['-Bob']);
    expect(checked(list)).toEqual([]);
    list.action('Cid').click();
    list.action('Cid').click();
    expect(take()).toEqual(['+Cid', '-Cid']);
  });

  it('[conv.selectionMode] a click on the row toggles it without onItemClick', async () => {
    const { onSelect, take } = recorder();
    const onItemClick = vi.fn();
    const list = renderConversations(await five(), { onSelect, selectionMode: SelectionMode.multiple });
    await list.ready();
    list.action('Bob').click();
    expect(take()).toEqual(['+Bob']);
    list.set({ onItemClick });
    list.action('Bob').click();
    expect(take()).toEqual([]);
    expect(onItemClick).toHaveBeenCalledOnce();
  });

  it('[conv.selectionMode] shift-click selects the range, and deselects a selected row alone', async () => {
    const { onSelect, take } = recorder();
    const list = renderConversations(await five(), { onSelect, selectionMode: SelectionMode.multiple });
    await list.ready();
    list.checkbox('Dan').click();
    fireEvent.click(list.checkbox('Bob'), { shiftKey: true });
    expect(take()).toEqual(['+Dan', '+Cid', '+Bob']);
    fireEvent.click(list.checkbox('Cid'), { shiftKey: true });
    expect(take()).toEqual(['-Cid']);
    fireEvent.click(list.action('Eve'), { shiftKey: true });
    expect(take()).toEqual(['+Cid', '+Eve']);
    expect(checked(list)).toEqual(['Bob', 'Cid', 'Dan', 'Eve']);
  });

  it('[conv.selectionMode] survives another order, paging and search', async () => {
    const { onSelect, take } = recorder();
    const kit = await crowd(8);
    withViewport(80);
    const list = renderConversations(kit, {
      onSelect,
      selectionMode: SelectionMode.multiple,
      showSearchBar: true,
      conversationsRequestBuilder: new kit.ConversationsRequestBuilder().setLimit(4),
    });
    await list.ready();
    list.checkbox('A001').click();
    controlOf(kit).sendAs('a001', text('me', 'News'));
    await idle();
    expect(list.names()[0]).toBe('A001');
    expect(list.checkbox('A001').checked).toBe(true);
    vi.useFakeTimers();
    list.type('A00');
    vi.advanceTimersByTime(300);
    vi.useRealTimers();
    await idle();
    expect(list.checkbox('A001').checked).toBe(true);
    expect(take()).toEqual(['+A001']);
  });

  it('[conv.selectionMode] deselects with a word what the new mode does not allow', async () => {
    const { onSelect, take } = recorder();
    const list = renderConversations(await five(), { onSelect, selectionMode: SelectionMode.multiple });
    await list.ready();
    for (const name of ['Ann', 'Bob', 'Cid']) list.checkbox(name).click();
    take();
    list.set({ selectionMode: SelectionMode.single });
    expect(take()).toEqual(['-Ann', '-Bob']);
    expect(checked(list)).toEqual(['Cid']);
    list.set({ selectionMode: SelectionMode.none });
    expect(take()).toEqual(['-Cid']);
    list.set({ selectionMode: SelectionMode.multiple });
    expect(checked(list)).toEqual([]);
  });

  it('[conv.selectionMode] a range begins at the last row touched, wherever it is now', async () => {
    const { onSelect, take } = recorder();
    const kit = await five();
    const list = renderConversations(kit, { onSelect, selectionMode: SelectionMode.multiple });
    await list.ready();
    list.checkbox('Dan').click();
    controlOf(kit).sendAs('dan', text('me', 'News'));
    await idle();
    fireEvent.click(list.checkbox('Bob'), { shiftKey: true });
    expect(take()).toEqual(['+Dan', '+Ann', '+Bob']);
  });

  it('[conv.onSelect] that throws is reported and stops nothing', async () => {
    const onError = vi.fn();
    const list = renderConversations(await five(), {
      onError,
      selectionMode: SelectionMode.multiple,
      onSelect: () => {
        throw new Error('no');
      },
    });
    await list.ready();
    list.checkbox('Ann').click();
    fireEvent.click(list.checkbox('Cid'), { shiftKey: true });
    expect(checked(list)).toEqual(['Ann', 'Bob', 'Cid']);
    expect(onError).toHaveBeenCalledTimes(3);
    expect(onError).toHaveBeenCalledWith(
      expect.objectContaining({ code: 'ERR_CALLBACK_FAILED', message: 'no' }),
    );
  });
});
