import type { Accessor } from 'solid-js';
import type { OpenedChat } from '../client/boundary/kinds.ts';
import type { Report } from '../client/create-report.ts';
import type { Kit } from '../sdk/index.ts';
import type { OpenChat } from './create-open-chat.ts';
import type { PanelFocus } from './create-panel-focus.ts';
import type { KitChatProps } from './props.ts';

/** A message to jump to. */
export interface Jump {
  /** The key of its chat, from `keyOf`. */
  readonly key: string;
  readonly messageId: string;
  /** The id of the message whose thread has it; '' outside threads. */
  readonly parentId: string;
}

/** The data that the panels of a chat share; constant. */
export interface ChatView {
  /** The props of the chat, read reactively. */
  readonly settings: KitChatProps;
  readonly open: OpenChat;
  readonly focus: PanelFocus;
  readonly report: Report;
  /** Opens the search across chats. */
  openSearch(): void;
  /** Opens a chat at a message; the thread of a reply is not opened. */
  jumpTo(chat: OpenedChat, message: Kit.Message): Jump;
  /** The latest message to jump to, until another chat opens or its thread closes. Reactive. */
  readonly jump: Accessor<Jump | null>;
  /** Ends a jump, unless another has begun. */
  endJump(jump: Jump): void;
  /** Closes the topmost panel. */
  back(): void;
}
