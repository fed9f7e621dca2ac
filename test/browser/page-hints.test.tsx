import 'solid-chat-kit/css-variables.css';
import { KitChat, KitConversations, KitProvider, KitUsers } from 'solid-chat-kit';
import type { LocalKit } from 'solid-chat-kit/local';
import type { JSX } from 'solid-js';
import { render } from 'solid-js/web';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { seeded } from './stage.tsx';

let kit: LocalKit;
beforeAll(async () => {
  ({ ann: kit } = await seeded({ users: 12, conversations: 6 }));
});

/** Renders into a host of this class and style. */
function shown(draw: () => JSX.Element, className: string, style: string, sdk = kit): HTMLElement {
  const host = document.createElement('div');
  host.className = className;
  host.style.cssText = style;
  document.body.append(host);
  const dispose = render(() => <KitProvider sdk={sdk}>{draw()}</KitProvider>, host);
  onTestFinished(() => {
    dispose();
    host.remove();
  });
  return host;
}

describe('KitChat in an element without a height', () => {
  it('[chat.height] has room for the list and the open chat', async () => {
    const { user } = { user: await kit.getUser('bob') };
    const host = shown(() => <KitChat user={user} />, 'kit', 'width: 900px');
    const heightOf = (selector: string) => host.querySelector(selector)?.getBoundingClientRect().height ?? 0;
    await vi.waitFor(() => expect(heightOf('.kit-message-list')).toBeGreaterThan(150));
    expect(heightOf('.kit-chat')).toBeGreaterThanOrEqual(384);
    expect(heightOf('.kit-chat__panels')).toBe(heightOf('.kit-chat'));
    expect(heightOf('.kit-chat__list')).toBe(heightOf('.kit-chat'));
  });

  it('[chat.height] fills an element with a height as before', () => {
    const host = shown(() => <KitChat />, 'kit', 'width: 900px; height: 300px');
    const chat = host.querySelector('.kit-chat__panels') as Element;
    expect(chat.getBoundingClientRect().height).toBeGreaterThanOrEqual(300);
  });
});

describe('a development build', () => {
  it('[list.hint] warns once of a page without .kit, without a height and without the style sheet', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    onTestFinished(() => warned.mockRestore());
    const texts = () => warned.mock.calls.map(([text]) => String(text));
    shown(() => <KitConversations />, 'kit', 'height: 600px');
    shown(() => [<KitChat />, <KitChat />], 'bare', '');
    const unstyled = shown(() => <KitConversations class="unstyled" />, 'kit', 'height: 600px');
    (unstyled.querySelector('.unstyled') as HTMLElement).style.overflow = 'visible';
    await vi.waitFor(() => expect(texts()).toHaveLength(3));
    expect(texts().sort()).toEqual([
      expect.stringContaining('no element around the components has the class "kit"'),
      expect.stringContaining('the element around .kit-chat has no height'),
      expect.stringContaining("Import 'solid-chat-kit/css-variables.css'"),
    ]);
  });

  it('[list.hint] warns of a list that only the window limits', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    onTestFinished(() => warned.mockRestore());
    const { ann } = await seeded({ users: 60, conversations: 40 });
    shown(() => <KitUsers />, 'kit', '', ann);
    await vi.waitFor(() =>
      expect(warned.mock.calls).toEqual([
        [expect.stringContaining('the element around .kit-users has no height')],
      ]),
    );
  });
});
