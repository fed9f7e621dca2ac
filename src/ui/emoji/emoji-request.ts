import type { Report } from '../../client/create-report.ts';
import type { MenuPlace } from '../controls/place-menu.ts';

/** A picker to open. */
export interface EmojiRequest extends MenuPlace {
  /** The control that gets the focus back. */
  opener: HTMLElement;
  /** Whether it stays open after a click on an emoji. */
  staysOpen?: boolean;
  /** The uid of the user whose recent emojis and skin tone the browser keeps; without one, nothing is stored. */
  uid?: string | undefined;
  /**
   * Called with each emoji that is picked.
   * @param keepsFocus - whether the focus should stay in the picker.
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
