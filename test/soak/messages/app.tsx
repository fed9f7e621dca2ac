import { render } from '@solidjs/testing-library';
import {
  createKitEvents,
  type Kit,
  KitChat,
  KitMessageComposer,
  KitMessageList,
  KitProvider,
} from 'solid-chat-kit';
import { createSignal, mergeProps, Show } from 'solid-js';
import type { Page } from '../page.ts';
import type { Random } from '../random.ts';
import type { MessageClient } from './client.ts';
import { compare } from './compare.ts';
import { entityOf, idOf, isGroup } from './objects.ts';
import { CHATS } from './steps.ts';

/** A tab with an open chat. */
export interface Tab {
  readonly client: MessageClient;
  readonly container: HTMLElement;
  /** Whether it is a whole chat with its panels. */
  readonly isWhole: boolean;
  chat(): string;
  setChat(chat: string): void;
  /** The id of the first message of the open thread; 0 for none. */
  thread(): number;
  setThread(id: number): void;
  /** Whether the chat is mounted; otherwise the app shows something else. */
  isMounted(): boolean;
  setMounted(isMounted: boolean): void;
  /** Goes to a message; undefined for none. */
  goTo(id: number | undefined): void;
  swapBuilder(): void;
  /** Some element, by chance. */
  some(selector: string): HTMLElement | undefined;
  /** Returns how the panels differ from the server once all is quiet. */
  compare(): readonly string[];
  /** Whether a thread covers the chat, whose messages are not read then. */
  isCovered(): boolean;
  unmount(): void;
}

/** Mounts a chat in a tab. */
export function mountTab(client: MessageClient, random: Random, log: string[], page?: Page): Tab {
  const { server, sdk } = client;
  const { numbers } = server.temperament;
  const isWhole = random.chance(page ? 0.5 : 0.2);
  const [chat, setChat] = createSignal(CHATS[0] as string);
  const [thread, setThread] = createSignal(0);
  const [isMounted, setMounted] = createSignal(true);
  const [builder, setBuilder] = createSignal<Kit.MessagesRequestBuilder>();
  const [target, setTarget] = createSignal<number>();
  const startsFromUnread = random.chance(0.4);
  const onError = (error: Kit.Exception) => log.push(`onError ${error.code} ${error.message}`);
  const peer = () => (isGroup(chat()) ? { group: entityOf(chat()) } : { user: entityOf(chat()) });
  const settings = {
    get messagesRequestBuilder() {
      return builder();
    },
    get goToMessageId() {
      return target();
    },
    startFromUnreadMessages: startsFromUnread,
    disableSoundForMessages: true,
    onThreadRepliesClick: (message: Kit.Message) => setThread(server.find(message.getId())?.id ?? 0),
  };
  const parentId = () => idOf(thread(), numbers);
  const Panels = () => (
    <>
      <div data-panel="main">
        <KitMessageList {...peer()} {...settings} {...page?.props} onError={onError} />
        <KitMessageComposer {...peer()} disableSoundForMessages onError={onError} />
      </div>
      <Show when={thread()}>
        <div data-panel="thread">
          <KitMessageList
            {...peer()}
            parentMessageId={parentId()}
            disableSoundForMessages
            {...page?.props}
            onError={onError}
          />
          <KitMessageComposer
            {...peer()}
            parentMessageId={parentId()}
            disableSoundForMessages
            onError={onError}
          />
        </div>
      </Show>
    </>
  );
  const { container, unmount } = render(
    () => (
      <KitProvider sdk={sdk} events={createKitEvents()} locale="en" timeZone="UTC">
        <Show when={isMounted()}>
          <Show when={isWhole} fallback={<Panels />}>
            <KitChat
              {...peer()}
              disableHistory
              messages={mergeProps(settings, page?.props)}
              composer={{ disableSoundForMessages: true }}
              onError={onError}
            />
          </Show>
        </Show>
      </KitProvider>
    ),
    { container: page?.container },
  );
  const panel = (name: string) => container.querySelector(`[data-panel="${name}"]`);
  return {
    client,
    container,
    isWhole,
    chat,
    setChat,
    thread,
    setThread,
    isMounted,
    setMounted,
    goTo: (id) => setTarget(id === undefined ? undefined : idOf(id, numbers)),
    swapBuilder() {
      const { MessagesRequestBuilder } = sdk as unknown as {
        MessagesRequestBuilder: new () => Kit.MessagesRequestBuilder;
      };
      setBuilder(() => new MessagesRequestBuilder());
    },
    some(selector) {
      const all = [...container.querySelectorAll<HTMLElement>(selector)];
      return all.length > 0 ? random.pick(all) : undefined;
    },
    compare() {
      const [main, reply] = [panel('main'), panel('thread')];
      const shown = reply && !isWhole && thread();
      return [
        // In a narrow chat, a thread covers the messages.
        ...(page && main?.clientHeight === 0 ? [] : compare(main, server, chat())),
        ...(shown ? compare(reply, server, chat(), shown) : []),
      ];
    },
    isCovered() {
      const scroller = panel('main')?.querySelector('.kit-message-list__scroller');
      return page !== undefined && scroller?.checkVisibility({ visibilityProperty: true }) === false;
    },
    unmount,
  };
}
