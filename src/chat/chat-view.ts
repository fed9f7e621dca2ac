import type { Report } from '../client/create-report.ts';
import type { OpenChat } from './create-open-chat.ts';
import type { PanelFocus } from './create-panel-focus.ts';
import type { KitChatProps } from './props.ts';

/** The data that the panels of a chat share; constant. */
export interface ChatView {
  /** The props of the chat, read reactively. */
  readonly settings: KitChatProps;
  readonly open: OpenChat;
  readonly focus: PanelFocus;
  readonly report: Report;
  /** Closes the topmost panel. */
  back(): void;
}
