import 'solid-chat-kit/css-variables.css';
import { createKitEvents, isSafeHref, type Kit, KitChat, KitProvider } from 'solid-chat-kit';
import { CustomMessage, Group, MediaMessage, TextMessage, User } from 'solid-chat-kit/local';
import { render } from 'solid-js/web';
import { expect, it, onTestFinished, vi } from 'vitest';
import { withGroup } from '../conversations/harness.tsx';
import { FakeChat, withMembers } from '../messages/model/fake-chat.ts';
import { HOSTILE_MARKUP } from '../support/hostile-markup.ts';
import { nextFrame } from './stage.tsx';

const BIDI = 'photo\u202egpj.exe';

/** Puts the page under a strict policy; returns the markup that reached it, and what the policy refused. */
function underPolicy(): { markup: string[]; refused: string[] } {
  const markup: string[] = [];
  const refused: string[] = [];
  const note = (event: SecurityPolicyViolationEvent) =>
    void refused.push(`${event.violatedDirective} ${event.blockedURI}`);
  const take = (text: string) => {
    markup.push(text);
    return text;
  };
  const { trustedTypes } = window as unknown as {
    trustedTypes: { createPolicy(name: string, rules: Record<string, (text: string) => string>): unknown };
  };
  trustedTypes.createPolicy('default', { createHTML: take, createScript: take, createScriptURL: take });
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content =
    "require-trusted-types-for 'script'; object-src 'none'; frame-src 'none'; style-src-attr 'none'";
  document.head.append(policy);
  document.addEventListener('securitypolicyviolation', note);
  onTestFinished(() => document.removeEventListener('securitypolicyviolation', note));
  return { markup, refused };
}

/** The classes of elements in which a text that turns the direction turns its neighbours, too. */
function turned(host: Element): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(host, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement as Element;
    const { unicodeBidi, display } = getComputedStyle(parent);
    const isAlone =
      /isolate|plaintext/.test(unicodeBidi) || (display !== 'inline' && parent.childNodes.length === 1);
    if (node.textContent?.includes('\u202e') && !isAlone) found.push(parent.className);
  }
  return [...new Set(found)];
}

/** A group with messages of every kind, each with hostile fields. */
function hostileMessages(): Kit.Message[] {
  const messages: Kit.Message[] = [];
  const add = (message: TextMessage | MediaMessage | CustomMessage, text: string) => {
    const sender = new User(`${messages.length}${text}`, text);
    sender.setAvatar(text);
    message.setId(messages.length + 1);
    message.setSentAt(1_700_000_000 + messages.length * 1000);
    message.setSender(sender);
    messages.push(message);
    return message;
  };
  for (const text of [...HOSTILE_MARKUP, BIDI]) {
    const said = add(new TextMessage('team', `${text} <@uid:evil> https://${text}`, 'group'), text);
    said.setMentionedUsers([new User('evil', text)]);
    Object.assign(said, {
      getReactions: () => [{ getReaction: () => text, getCount: () => 2, getReactedByMe: () => false }],
      getReplyCount: () => 3,
      getQuotedMessageId: () => 999,
      getQuotedMessage: () => messages[0],
    });
    for (const kind of ['image', 'video', 'audio', 'file', text]) {
      const file = { name: text, type: text, size: 7, url: text };
      const sent = add(new MediaMessage('team', file, kind, 'group'), text);
      Object.assign(sent, { getCaption: () => text });
    }
    add(new CustomMessage('team', 'group', text, { text }), text);
  }
  return messages;
}

it('[error.hostile-text] messages run nothing, link nowhere unsafe, and need no markup of their own under a strict policy', async () => {
  const sdk = withMembers(new FakeChat(), {
    TextMessage,
    MediaMessage,
    sendMediaMessage: () => new Promise(() => {}),
    markAsRead: () => {},
    addReaction: () => new Promise(() => {}),
    removeReaction: () => new Promise(() => {}),
  });
  const { markup, refused } = underPolicy();
  const host = document.createElement('div');
  host.className = 'kit';
  host.style.height = '900px';
  document.body.append(host);
  const team = withGroup('team');
  team.setConversationWith(new Group('team', HOSTILE_MARKUP[0]));
  const dispose = render(
    () => (
      <KitProvider sdk={sdk} events={createKitEvents()} locale="en">
        <KitChat
          disableHistory
          composer={{ initialComposerText: HOSTILE_MARKUP[1], placeholderText: HOSTILE_MARKUP[2] }}
          onError={() => {}}
        />
      </KitProvider>
    ),
    host,
  );
  onTestFinished(() => {
    dispose();
    host.remove();
  });
  const one = (selector: string) => host.querySelector<HTMLElement>(selector);
  await vi.waitFor(() => expect(sdk.fetches.length).toBe(1));
  await sdk.latest.answer([team]);
  await vi.waitFor(() => expect(one('.kit-list-item__action')).not.toBeNull());
  one('.kit-list-item__action')?.click();
  await vi.waitFor(() => expect(sdk.pages.length).toBe(1));
  const all = hostileMessages();
  // The window holds few rows: every message is on screen once.
  for (let from = 0; from < all.length; from += 11) {
    if (from > 0) sdk.arrive(...all.slice(from, from + 11));
    else await sdk.page.answer(all.slice(0, 11));
    await nextFrame();
    await nextFrame();
    expect('hasRun' in globalThis).toBe(false);
    expect(host.querySelectorAll('script, style, iframe, object, embed, link, svg, base, form')).toHaveLength(
      0,
    );
    const attributes = [...host.querySelectorAll('*')].flatMap((each) => [...each.attributes]);
    expect(attributes.filter(({ name }) => /^on|^srcdoc$|^formaction$/.test(name))).toEqual([]);
    // What a picture cannot show, it does not run either.
    const addresses = [...host.querySelectorAll('a, video, audio')].map(
      (each) => each.getAttribute('href') ?? each.getAttribute('src') ?? '',
    );
    expect(addresses.filter((url) => /^\s*(javascript|data:text|vbscript)/i.test(url))).toEqual([]);
    const links = [...host.querySelectorAll<HTMLAnchorElement>('a.kit-link')].map((link) => link.href);
    expect(links.filter((href) => !isSafeHref(href))).toEqual([]);
    expect([...host.querySelectorAll('a')].filter(({ rel }) => !rel.includes('noopener'))).toEqual([]);
    expect(turned(host)).toEqual([]);
    await vi.waitFor(() => expect(one('.kit-message-list__row')).not.toBeNull());
  }
  const row = [...host.querySelectorAll('.kit-message-list__row')].at(-1);
  row?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, button: 2, cancelable: true }));
  await vi.waitFor(() => expect(one('.kit-menu__item')).not.toBeNull());
  await nextFrame();
  // Only the templates that the compiler made are markup.
  const hostile = [...HOSTILE_MARKUP, 'evil', BIDI];
  expect(markup.filter((each) => hostile.some((text) => each.includes(text)))).toEqual([]);
  expect(markup.length).toBeGreaterThan(0);
  expect(refused).toEqual([]);
  expect('hasRun' in globalThis).toBe(false);
});
