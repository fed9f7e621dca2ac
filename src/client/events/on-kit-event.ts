import type { Subject } from 'rxjs';
import { createEffect, onCleanup, untrack } from 'solid-js';
import { requireOwner } from '../../utils/require-owner.ts';
import { useKit } from '../kit-context.tsx';
import type { ConversationEvents, GroupEvents, MessageEvents, UserEvents } from './ui-events.ts';

/** All channels of events, by name. */
export type KitEventChannels = ConversationEvents & UserEvents & MessageEvents & GroupEvents;

/** The payload of an event channel. */
export type KitEventPayload<Channel extends keyof KitEventChannels> =
  KitEventChannels[Channel] extends Subject<infer Payload> ? Payload : never;

/**
 * Calls a handler for each event of a channel of the nearest provider's SDK, while the component is mounted. Call it
 * while a component is created.
 * @throws TypeError for a name that is no channel
 * @example onKitEvent('ccConversationDeleted', (conversation) => close(conversation));
 */
export function onKitEvent<Channel extends keyof KitEventChannels>(
  channel: Channel,
  handler: (payload: KitEventPayload<Channel>) => void,
): void {
  requireOwner('onKitEvent');
  const { events } = useKit();
  createEffect(() => {
    const { conversations, users, messages, groups } = events();
    const channels: Partial<KitEventChannels> = { ...conversations, ...users, ...messages, ...groups };
    const subject = channels[channel] as Subject<KitEventPayload<Channel>> | undefined;
    if (!subject) throw new TypeError(`onKitEvent: there is no channel '${channel}'.`);
    const subscription = subject.subscribe((payload) => untrack(() => handler(payload)));
    onCleanup(() => subscription.unsubscribe());
  });
}
