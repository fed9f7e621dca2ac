import 'solid-chat-kit/css-variables.css';
import {
  createKitEvents,
  isSafeHref,
  KitConversations,
  KitProvider,
  KitTextFormatter,
  KitUsers,
  type TextSegment,
} from 'solid-chat-kit';
import { Conversation, Group, TextMessage, User } from 'solid-chat-kit/local';
import { KitLocalize } from 'solid-chat-kit/localize';
import { render } from 'solid-js/web';
import { expect, it, onTestFinished, vi } from 'vitest';
import { FakeSdk } from '../support/fake-sdk.ts';
import { HOSTILE_MARKUP } from '../support/hostile-markup.ts';
import { nextFrame } from './stage.tsx';

/** A formatter that gives a link to whatever the text says. */
class LinkingFormatter extends KitTextFormatter {
  override format(text: string): TextSegment[] {
    return [
      { type: 'text', text },
      { type: 'link', text, href: text },
    ];
  }
}

/** The names of all members of the built-in prototypes. */
const prototypes = () =>
  [Object, Array, Function, String, Map, Promise, Element].map(({ prototype }) =>
    Object.getOwnPropertyNames(prototype).join(),
  );

it('[error.hostile-text] names, texts, addresses, words, keywords and formatters run nothing and load pictures alone', async () => {
  const before = prototypes();
  const loaded = () =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.includes('evil.invalid'));
  const sdk = new FakeSdk();
  const host = document.createElement('div');
  host.className = 'kit';
  host.style.height = '900px';
  document.body.append(host);
  KitLocalize.addDictionary('en', Object.fromEntries(HOSTILE_MARKUP.map((text) => [text, text])));
  const dispose = render(
    () => (
      <KitProvider sdk={sdk} events={createKitEvents()} locale="en">
        <KitConversations
          showSearchBar
          customSoundForMessages={HOSTILE_MARKUP[4]}
          textFormatters={[new LinkingFormatter()]}
          lastMessageDateTimeFormat={{ today: HOSTILE_MARKUP[0], otherDays: HOSTILE_MARKUP[1] }}
          onError={() => {}}
        />
        <KitUsers searchKeyword="" onError={() => {}} />
      </KitProvider>
    ),
    host,
  );
  onTestFinished(() => {
    dispose();
    host.remove();
  });
  await vi.waitFor(() => expect(sdk.fetches.length).toBe(2));
  const people = HOSTILE_MARKUP.map((text, at) => {
    const user = new User(`${at}${text}`, text);
    user.setAvatar(`https://evil.invalid/picture.png?${at}`);
    if (at === 4 || at === 5) user.setAvatar(text);
    user.setStatusMessage(text);
    user.setStatus(text);
    user.setRole(text);
    return user;
  });
  const chats = people.flatMap((user, at) => {
    const said = (to: string, type: string) => {
      const message = new TextMessage(to, HOSTILE_MARKUP[at] ?? '', type);
      message.setId(at + 1);
      message.setSentAt(1000 + at);
      message.setSender(user);
      return message;
    };
    const chat = new Conversation(`chat ${at}`, 'user', user);
    chat.setLastMessage(said('me', 'user'));
    const group = new Conversation(`group ${at}`, 'group', new Group(`g${at}`, HOSTILE_MARKUP[at] ?? ''));
    group.setLastMessage(said(`g${at}`, 'group'));
    return [chat, group];
  });
  for (const fetch of sdk.fetches.slice(0, 2)) await fetch.answer(fetch.of === 'users' ? people : chats);
  await vi.waitFor(() => expect(host.querySelectorAll('.kit-list__row').length).toBeGreaterThan(10));
  for (const input of host.querySelectorAll<HTMLInputElement>('.kit-search-bar__input')) {
    input.value = HOSTILE_MARKUP[0];
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  sdk.emit('message', 'onTextMessageReceived', chats[0]?.getLastMessage());
  await nextFrame();
  host.querySelector<HTMLElement>('.kit-list-item__menu-button')?.click();
  await vi.waitFor(() => expect(host.querySelector('[role="menuitem"]')).not.toBeNull());
  await nextFrame();

  expect('hasRun' in globalThis).toBe(false);
  expect(host.querySelectorAll('script, style, iframe, object, embed, link, svg')).toHaveLength(0);
  const attributes = [...host.querySelectorAll('*')].flatMap((each) => [...each.attributes]);
  expect(attributes.filter(({ name }) => /^on|^srcdoc$|^formaction$/.test(name))).toEqual([]);
  const links = [...host.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links.filter((href) => href !== null && !isSafeHref(href))).toEqual([]);
  expect(loaded().filter((name) => !name.startsWith('https://evil.invalid/picture.png?'))).toEqual([]);
  expect(prototypes()).toEqual(before);
  expect(({} as Record<string, unknown>).hasRun).toBeUndefined();
});
