import type { Report } from '../../client/create-report.ts';
import type { MenuAnchor } from '../controls/place-menu.ts';

/** A picker to open. */
export interface EmojiRequest extends MenuAnchor {
  /** The control to focus when the picker closes. */
  opener: HTMLElement;
  /** Whether it stays open after a click on an emoji. */
  staysOpen?: boolean;
  /** The uid of the user whose recent emojis and skin tone are stored; without one, nothing is. */
  uid?: string | undefined;
  /**
   * Called with each picked emoji.
   * @param keepsFocus - whether the picker keeps the focus.
   */
  onPick: (emoji: string, keepsFocus: boolean) => void;
}

/** The props of a picker. */
export interface EmojiPickerProps {
  /** The open picker; null closes it. */
  request: EmojiRequest | null;
  onClose: () => void;
  report: Report;
}
