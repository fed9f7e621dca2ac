import type { Kit, KitSDK } from 'solid-chat-kit';
import { type Accessor, createSignal, onCleanup } from 'solid-js';
import { t } from '../../words/words.ts';
import { listen } from '../device/listen.ts';
import type { Chat } from './chat.ts';

/** A typing indicator expires after this time if its end is lost, in ms. */
const EXPIRY = 6_000;

/** Returns the names of those who are typing in a chat. */
export function createTypists(sdk: KitSDK, chat: Chat): Accessor<readonly string[]> {
  const [typists, setTypists] = createSignal<readonly Kit.User[]>([]);
  const timers = new Map<string, ReturnType<typeof setTimeout>>();

  const isHere = (indicator: Kit.TypingIndicator) => {
    if (indicator.getReceiverType() !== chat.type) return false;
    return (chat.type === 'group' ? indicator.getReceiverId() : indicator.getSender().getUid()) === chat.id;
  };
  const end = (uid: string) => {
    clearTimeout(timers.get(uid));
    if (timers.delete(uid)) setTypists((all) => all.filter((user) => user.getUid() !== uid));
  };
  listen(sdk, 'Message', {
    onTypingStarted(indicator) {
      if (!isHere(indicator)) return;
      const sender = indicator.getSender();
      end(sender.getUid());
      timers.set(
        sender.getUid(),
        setTimeout(() => end(sender.getUid()), EXPIRY),
      );
      setTypists((all) => [...all, sender]);
    },
    onTypingEnded: (indicator) => isHere(indicator) && end(indicator.getSender().getUid()),
    onTextMessageReceived: (message) => end(message.getSender().getUid()),
    onMediaMessageReceived: (message) => end(message.getSender().getUid()),
    onCustomMessageReceived: (message) => end(message.getSender().getUid()),
  });
  onCleanup(() => {
    for (const timer of timers.values()) clearTimeout(timer);
  });
  return () => typists().map((user) => user.getName());
}

/** Says who is typing; '' for nobody. */
export function typingText(names: readonly string[]): string {
  const [first, second] = names;
  if (first === undefined) return '';
  if (second === undefined) return t('typing.one', { name: first });
  return names.length === 2 ? t('typing.two', { first, second }) : t('typing.many', { count: names.length });
}
