import { KitConversations, KitUsers } from 'solid-chat-kit';
import { createLocalData, createLocalKit, type LocalKit } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import { describe, expect, it, vi } from 'vitest';
import { type Stage, settled, signIn, stage } from './stage.tsx';

// Most parts of a row are empty in most rows. The style sheet hides empty parts, so that a new row writes
// nothing for them; these tests check that.

/** The smallest possible picture. */
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

async function withFriend(avatar?: string): Promise<LocalKit> {
  const data = createLocalData();
  const guest = createLocalKit({ data });
  for (const uid of ['ann', 'bob']) {
    const user = new guest.User(uid, `${uid} example`);
    user.setAvatar(avatar);
    await guest.createUser(user);
  }
  const bob = await signIn(data, 'bob');
  await bob.sendMessage(new bob.TextMessage('ann', 'Hello', 'user'));
  return signIn(data, 'ann');
}

/** Returns the visible parts below an element, by the last word of their class. */
function seen(view: Stage, selector: string): string[] {
  return [...view.host.querySelectorAll(`${selector} > *`)]
    .filter((part) => part.checkVisibility())
    .map((part) => /^[\w-]+__([\w-]+)/.exec(part.className)?.[1] ?? '');
}

describe('the subtitle of a row', () => {
  it('shows the message alone, and who is typing in its place', async () => {
    const kit = await withFriend();
    const view = stage(() => <KitConversations />, { kit });
    await settled(view);
    expect(seen(view, '.kit-conversations__subtitle')).toEqual(['subtitle-text']);
    controlOf(kit).typeAs('bob', new kit.TypingIndicator('ann', 'user'));
    await vi.waitFor(() => expect(seen(view, '.kit-conversations__subtitle')).toEqual(['subtitle-typing']));
  });

  it("shows the receipt of one's own last message", async () => {
    const kit = await withFriend();
    await kit.sendMessage(new kit.TextMessage('bob', 'Hi', 'user'));
    const view = stage(() => <KitConversations />, { kit });
    await settled(view);
    expect(seen(view, '.kit-conversations__subtitle')).toEqual(['subtitle-receipts', 'subtitle-text']);
  });

  it('leaves room for the sender, however short the message is', async () => {
    const kit = await withFriend();
    await kit.sendMessage(new kit.TextMessage('bob', 'ok', 'user'));
    const view = stage(() => <KitConversations />, { kit, width: 280 });
    await settled(view);
    const sender = view.host.querySelector<HTMLElement>('.kit-conversations__subtitle-text-sender');
    expect(sender?.textContent?.trim()).toBe('You');
    expect(sender?.scrollWidth).toBe(sender?.clientWidth);
  });

  it.each([
    ['en', 'Konstantin Alexandrovich Wolkenstein'],
    ['en', 'عبد الرحمن بن عبد العزيز الطويل جدا'],
  ])('leaves no gap before the colon of a truncated name, in %s: %s', async (locale, name) => {
    const kit = await withFriend();
    await kit.createGroup(new kit.Group('crew', 'Crew', 'public'));
    await kit.createUser(new kit.User('long', name));
    await kit.addMembersToGroup('crew', ['long']);
    await controlOf(kit).sendAs('long', new kit.TextMessage('crew', 'Hello there, how are you?', 'group'));
    const view = stage(() => <KitConversations />, { kit, width: 280, locale });
    await settled(view);
    const part = (word: string) =>
      view.host.querySelector<HTMLElement>(`.kit-conversations__subtitle-text-${word}`)!;
    const isLine = `:dir(${locale === 'ar' ? 'rtl' : 'ltr'})`;
    await vi.waitFor(() => expect(part('prefix').parentElement?.matches(isLine)).toBe(true), 10_000);
    const [prefix, sender, colon] = [part('prefix'), part('sender'), part('colon')];
    const isForeign = !prefix.matches(isLine);
    const cut = isForeign ? sender : prefix;
    expect(cut.scrollWidth).toBeGreaterThan(cut.clientWidth);
    // The colon follows the whole name or, beside a name of the other direction, stands at its beginning.
    const [from, to] = [sender.getBoundingClientRect(), colon.getBoundingClientRect()];
    const gap = locale === 'ar' ? from.left - to.right : to.left - from.right;
    expect(Math.abs(gap)).toBeLessThan(0.5);
  });

  it('shows the icon of a message without text', async () => {
    const kit = await withFriend();
    const file = new File(['x'], 'x.png', { type: 'image/png' });
    await kit.sendMediaMessage(new kit.MediaMessage('bob', file, 'image', 'user'));
    const view = stage(() => <KitConversations hideReceipts />, { kit });
    await settled(view);
    expect(seen(view, '.kit-conversations__subtitle')).toEqual(['subtitle-icon', 'subtitle-text']);
  });
});

describe('the avatar of a row', () => {
  const LISTS = { KitConversations: () => <KitConversations />, KitUsers: () => <KitUsers /> };

  for (const [name, list] of Object.entries(LISTS)) {
    it(`shows the initials without a picture, in ${name}`, async () => {
      const view = stage(list, { kit: await withFriend() });
      await settled(view);
      expect(seen(view, '.kit-avatar')).toEqual(['text']);
    });

    it(`shows the picture, in ${name}`, async () => {
      const view = stage(list, { kit: await withFriend(PIXEL) });
      await settled(view);
      expect(seen(view, '.kit-avatar')).toEqual(['image']);
    });

    it(`[a11y.avatar-alt] shows the initials where the picture cannot be loaded, in ${name}`, async () => {
      const view = stage(list, { kit: await withFriend('data:image/gif;base64,broken') });
      await vi.waitFor(() => expect(seen(view, '.kit-avatar')).toEqual(['text']));
    });
  }
});
