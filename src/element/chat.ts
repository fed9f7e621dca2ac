import { defineElement } from './define-element.ts';
import { KitChatElement } from './kit-chat-element.ts';

export * from './index.ts';
export { KitChatElement, type KitChatElementEventMap } from './kit-chat-element.ts';

declare global {
  interface HTMLElementTagNameMap {
    'kit-chat': KitChatElement;
  }
}

defineElement('kit-chat', KitChatElement as unknown as CustomElementConstructor);
