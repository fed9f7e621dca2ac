import { describe, expect, it, onTestFinished, vi } from 'vitest';

/** A view whose loading this test controls. */
const MENU = '../../src/ui/controls/menu-view.tsx';

/** The entries of the menu of an unread chat with a user. */
const ENTRIES = ['Mark as read', 'Pin', 'Mute', 'Archive', 'Block', 'Delete'];

/** A list in fresh modules, where nothing has loaded on demand yet. */
async function freshList() {
  vi.resetModules();
  // A single import registers the mocks. Imports at the same time would each register them again, in any order.
  await import('../../src/utils/is-same-array.ts');
  const { chats, renderConversations } = await import('../conversations/harness.tsx');
  const onError = vi.fn();
  const kit = await chats({ ann: 'Hi', bob: 'Yo' });
  const list = renderConversations(kit, { onError });
  onTestFinished(list.unmount);
  await list.ready();
  return { list, kit, onError };
}

/** Holds the menu's view back; runs a callback when it loads. */
function holdMenu() {
  let release = () => {};
  const turn = new Promise<void>((resolve) => {
    release = resolve;
  });
  const load = vi.fn(async () => {
    await turn;
    return vi.importActual(MENU);
  });
  vi.doMock(MENU, load);
  onTestFinished(async () => {
    release();
    // What is still loading would be in the fresh modules of the next test.
    await vi.dynamicImportSettled();
    vi.doUnmock(MENU);
  });
  return { load, release: () => release() };
}

describe('what loads on demand', () => {
  it.each([
    ['points at it', new Event('pointerenter')],
    ['enters it by the focus', new Event('focusin', { bubbles: true })],
  ])('[limit.on-demand] is not asked for until somebody %s, and then once', async (_, event) => {
    const { load, release } = holdMenu();
    const { list } = await freshList();
    expect(load).not.toHaveBeenCalled();
    list.one('.kit-list').dispatchEvent(event);
    list.one('.kit-list').dispatchEvent(event);
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
    release();
  });

  it('[limit.on-demand] opens once it is there, with the focus in it, and later ones open at once', async () => {
    const { release } = holdMenu();
    const { list } = await freshList();
    list.openMenu('Bob');
    expect(list.menuItems()).toEqual([]);
    release();
    await vi.waitFor(() => expect(list.menuItems()).toEqual(ENTRIES));
    expect(document.activeElement).toBe(list.one('[role="menuitem"]'));
    list.choose('Delete');
    expect(list.menuItems()).toEqual([]);
    await vi.waitFor(() => expect(list.one<HTMLDialogElement>('.kit-dialog').open).toBe(true));
    list.dialogButton('Cancel').click();
    list.openMenu('Ann');
    expect(list.menuItems()).toEqual(ENTRIES);
    list.choose('Delete');
    expect(list.one<HTMLDialogElement>('.kit-dialog').open).toBe(true);
  });

  it.each([
    ['a key was pressed', new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })],
    ['the pointer went down', new Event('pointerdown', { bubbles: true })],
  ])('[limit.on-demand] does not open when %s meanwhile', async (_, event) => {
    const { load, release } = holdMenu();
    const { list } = await freshList();
    const field = document.body.appendChild(document.createElement('input'));
    onTestFinished(() => field.remove());
    list.openMenu('Bob');
    expect(list.all('[aria-expanded="true"]')).toHaveLength(1);
    field.focus();
    field.dispatchEvent(event);
    expect(list.all('[aria-expanded="true"]')).toEqual([]);
    release();
    await vi.waitFor(() => expect(load).toHaveResolved());
    await vi.waitFor(() => expect(list.has('.kit-menu-positioner')).toBe(true));
    expect([list.menuItems(), document.activeElement]).toEqual([[], field]);
    list.openMenu('Bob');
    expect(list.menuItems()).toEqual(ENTRIES);
  });

  it('[limit.on-demand] brings the player of sounds with the first message', async () => {
    const play = vi.fn();
    const load = vi.fn(async () => ({ createSoundPlayer: () => ({ play, stop() {} }) }));
    vi.doMock('../../src/ui/controls/sound-player.ts', load);
    onTestFinished(() => void vi.doUnmock('../../src/ui/controls/sound-player.ts'));
    const { list, kit } = await freshList();
    list.set({ customSoundForMessages: '/ping.mp3' });
    expect(load).not.toHaveBeenCalled();
    const { controlOf } = await import('solid-chat-kit/local/control');
    const { text } = await import('../conversations/harness.tsx');
    controlOf(kit).sendAs('ann', text('me', 'Hello'));
    await vi.waitFor(() => expect(play).toHaveBeenCalledExactlyOnceWith('/ping.mp3'));
  });

  it('[limit.on-demand] that cannot be loaded is reported, leaves the list as it was, and is tried again', async () => {
    vi.doMock(MENU, () => {
      throw new TypeError('Failed to fetch');
    });
    const { list, onError } = await freshList();
    list.openMenu('Bob');
    await vi.waitFor(() => expect(onError).toHaveBeenCalledOnce());
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ code: 'ERR_NOT_LOADED' }));
    expect(list.all('[aria-expanded="true"]')).toEqual([]);
    vi.doUnmock(MENU);
    list.openMenu('Bob');
    await vi.waitFor(() => expect(list.menuItems()).toEqual(ENTRIES));
    expect(onError).toHaveBeenCalledOnce();
  });
});
