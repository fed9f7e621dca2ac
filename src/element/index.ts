import { KitUIKit } from '../client/kit-context.tsx';
import type { KitSDK } from '../sdk/index.ts';
import { defineElement } from './define-element.ts';
import { KitConversationsElement } from './kit-conversations-element.ts';
import { KitUsersElement } from './kit-users-element.ts';

export { KIT_ERROR } from '../client/boundary/exception.ts';
export { KitUIKitLoginListener } from '../client/events/kit-login-listener.ts';
export {
  createKitEvents,
  KitConversationEvents,
  type KitEvents,
  KitGroupEvents,
  KitMessageEvents,
  KitUserEvents,
} from '../client/events/ui-events.ts';
export { SelectionMode } from '../list/create-selection.ts';
export { KitLocalize } from '../localize/index.ts';
export type { Kit, KitSDK } from '../sdk/index.ts';
export { KitMentionsFormatter, KitTextFormatter } from '../text/formatters/index.ts';
export { KitOption } from '../ui/controls/kit-option.ts';
export type { ElementSelect, ElementView, KitListElementEventMap } from './element-types.ts';
export {
  KitConversationsElement,
  type KitConversationsElementEventMap,
} from './kit-conversations-element.ts';
export { KitUsersElement, type KitUsersElementEventMap } from './kit-users-element.ts';

/**
 * Sets the chat SDK of every element without one of its own.
 * @throws TypeError when `sdk` is missing
 * @example init({ sdk: MyChat });
 */
export function init(settings: { sdk: KitSDK }): void {
  KitUIKit.init(settings);
}

declare global {
  interface HTMLElementTagNameMap {
    'kit-conversations': KitConversationsElement;
    'kit-users': KitUsersElement;
  }
}

defineElement('kit-conversations', KitConversationsElement as unknown as CustomElementConstructor);
defineElement('kit-users', KitUsersElement as unknown as CustomElementConstructor);
