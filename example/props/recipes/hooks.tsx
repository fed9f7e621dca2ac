import { useKit } from 'solid-chat-kit';
import { controlOf } from 'solid-chat-kit/local/control';
import { onCleanup } from 'solid-js';
import { kit } from '../kit.ts';

interface Channel {
  subscribe(next: (payload: unknown) => void): { unsubscribe(): void };
}

const follow = (name: string, channel: Channel) => {
  const subscription = channel.subscribe((payload) => console.log(name, payload));
  onCleanup(() => subscription.unsubscribe());
};

export const ccConversationDeleted = () =>
  follow('ccConversationDeleted', useKit().events().conversations.ccConversationDeleted);

export const ccUpdateConversation = () =>
  follow('ccUpdateConversation', useKit().events().conversations.ccUpdateConversation);

export const ccMarkConversationAsRead = () =>
  follow('ccMarkConversationAsRead', useKit().events().conversations.ccMarkConversationAsRead);

export const ccUserBlocked = () => follow('ccUserBlocked', useKit().events().users.ccUserBlocked);

export const ccUserUnblocked = () => follow('ccUserUnblocked', useKit().events().users.ccUserUnblocked);

export const ccMessageSent = () => follow('ccMessageSent', useKit().events().messages.ccMessageSent);

export const ccMessageEdited = () => follow('ccMessageEdited', useKit().events().messages.ccMessageEdited);

export const ccReplyToMessage = () => follow('ccReplyToMessage', useKit().events().messages.ccReplyToMessage);

export const ccMessageDeleted = () => follow('ccMessageDeleted', useKit().events().messages.ccMessageDeleted);

export const ccMessageRead = () => follow('ccMessageRead', useKit().events().messages.ccMessageRead);

export const ccGroupLeft = () => follow('ccGroupLeft', useKit().events().groups.ccGroupLeft);

export const loading = () => {
  controlOf(kit).setLatency(3_600_000);
  onCleanup(() => controlOf(kit).setLatency(0));
};

export const slow = () => {
  controlOf(kit).setLatency(2_000);
  onCleanup(() => controlOf(kit).setLatency(0));
};

export const failing = () => {
  controlOf(kit).failNext();
};

export const offline = () => {
  controlOf(kit).disconnect();
  onCleanup(() => void controlOf(kit).connect());
};

export const busy = () => {
  const write = () => controlOf(kit).sendAs('bob', new kit.TextMessage('ann', '👋', 'user'));
  const clock = setInterval(() => void write(), 2_000);
  onCleanup(() => clearInterval(clock));
};
