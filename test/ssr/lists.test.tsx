import { KitChatInfo, KitChatMenu, KitConversations, KitProvider, KitSearch, KitUsers } from 'solid-chat-kit';
import { createLocalKit, Group } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import { renderToString } from 'solid-js/web';
import { describe, expect, it } from 'vitest';

describe('on a server', () => {
  it('draws header and shimmer, and asks the SDK for nothing', () => {
    const sdk = createLocalKit();
    const html = renderToString(() => (
      <KitProvider sdk={sdk} locale="en">
        <KitConversations />
        <KitUsers />
        <KitSearch />
        <KitChatInfo group={new Group('team', 'Team')} onClose={() => {}} />
        <KitChatMenu group={new Group('team', 'Team')} />
      </KitProvider>
    ));
    expect(html).toContain('Find chats, people and messages.');
    expect(html).toContain('>Group info</h2>');
    expect(html).toContain('kit-chat-menu');
    expect(html).toContain('>Chats</h2>');
    expect(html).toContain('>Users</h2>');
    expect(html).toContain('kit-conversations__shimmer');
    expect(html).toContain('kit-users__shimmer');
    expect(controlOf(sdk).listenerCount()).toBe(0);
  });

  it('writes no style attribute, so that a strict style-src holds', () => {
    const html = renderToString(() => <KitConversations />);
    expect(html).not.toMatch(/\sstyle=/);
  });

  it('renders for two people at once without mixing their languages', () => {
    const page = (locale: string) =>
      renderToString(() => (
        <KitProvider sdk={createLocalKit()} locale={locale}>
          <KitConversations />
        </KitProvider>
      ));
    expect(page('ar')).toContain('dir="rtl"');
    expect(page('en')).toContain('dir="ltr"');
  });
});
