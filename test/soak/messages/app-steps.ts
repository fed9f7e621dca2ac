import { flushNow } from 'solid-chat-kit/testing';
import { vi } from 'vitest';
import { SoakUser } from '../objects.ts';
import type { Tab } from './app.tsx';
import { CHATS } from './steps.ts';

type Said = string | undefined;

/** What the user and the app do in a tab, and time, with their weights. */
export const APP_STEPS: Readonly<
  Record<string, readonly [weight: number, step: (tab: Tab, text: () => string) => Said]>
> = {
  send: [8, send],
  retry: [3, click('.kit-message-bubble__failure-action:first-of-type', 'tries again')],
  discard: [1, click('.kit-message-bubble__failure-action:last-of-type', 'discards')],
  reactHere: [4, click('.kit-message-bubble__reaction', 'clicks a reaction')],
  newest: [2, click('.kit-message-list__newest', 'goes to the newest message')],
  clock: [15, clock],
  frame: [10, () => flushNow() as undefined],
  chat: [2, openChat],
  leave: [2, leave],
  thread: [3, openThread],
  goTo: [2, goTo],
  builder: [1, swapBuilder],
  signIn: [1, signIn],
};

function click(selector: string, what: string) {
  return (tab: Tab): Said => {
    const found = tab.some(selector);
    found?.click();
    return found && `${what}: ${found.closest('li')?.textContent?.slice(0, 20) ?? ''}`;
  };
}

const clickThread = click('.kit-message-bubble__thread', 'opens a thread');

function send(tab: Tab, text: () => string): Said {
  const field = tab.some('textarea') as HTMLTextAreaElement | undefined;
  if (!field || field.disabled) return undefined;
  const words = text();
  field.value = words;
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  return `sends ${words}`;
}

function clock({ client }: Tab): Said {
  const { server } = client;
  server.now += server.random.below(3);
  const ms = server.random.pick([16, 16, 100, 1100, 31_000]);
  vi.advanceTimersByTime(ms);
  return ms > 10_000 ? `${ms} ms pass` : undefined;
}

function openChat(tab: Tab): Said {
  tab.setThread(0);
  tab.goTo(undefined);
  tab.setChat(tab.client.server.random.pick(CHATS));
  return `chat with ${tab.chat()}`;
}

function leave(tab: Tab): Said {
  tab.goTo(undefined);
  tab.setMounted(!tab.isMounted());
  return tab.isMounted() ? 'the app shows the chat' : 'the app shows something else';
}

function openThread(tab: Tab): Said {
  if (tab.isWhole) return clickThread(tab);
  const { server } = tab.client;
  const [first] = server.listed(tab.chat()).slice(-1 - server.random.below(4));
  tab.setThread(tab.thread() ? 0 : (first?.id ?? 0));
  return `thread ${tab.thread()}`;
}

function goTo(tab: Tab): Said {
  const { server } = tab.client;
  const all = server.listed(tab.chat());
  if (all.length === 0) return undefined;
  const { id } = server.random.pick(all);
  tab.goTo(id);
  return `goes to #${id}`;
}

function swapBuilder(tab: Tab): Said {
  tab.swapBuilder();
  return 'another builder';
}

function signIn({ client, isWhole }: Tab): Said {
  // The whole chat closes when another user signs in.
  if (isWhole) return undefined;
  client.emit('Login', 'logoutSuccess');
  client.emit('Login', 'loginSuccess', new SoakUser('you', 'online'));
  client.emit('Login', 'logoutSuccess');
  client.emit('Login', 'loginSuccess', new SoakUser('me', 'online'));
  return 'another user signs in for a moment';
}
