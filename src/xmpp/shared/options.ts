import type { ServerUser } from '../../server/index.ts';
import { isLoopback } from './safe-url.ts';

/** The options of `createXmppKit`. */
export interface XmppOptions {
  /** The WebSocket URL: `wss:`, or `ws:` for a server on this machine. */
  readonly service: string;
  /** The domain of the users, such as 'example.org'. */
  readonly domain: string;
  /**
   * The domain of the rooms.
   * @defaultValue `conference.` and the domain
   */
  readonly rooms?: string;
  /**
   * The prefix of the database name; the account follows.
   * @defaultValue 'solid-chat-kit'
   */
  readonly database?: string;
  /**
   * Whether messages are stored in this browser's database.
   * @defaultValue true
   */
  readonly persist?: boolean;
  /**
   * Called with a user who sends a contact request; again at each sign-in until it is answered with `acceptContact`,
   * or declined with `removeContact`.
   */
  onContactRequest?(user: ServerUser): void;
  /**
   * Called with background errors.
   * @defaultValue console.error
   */
  onError?(error: unknown): void;
}

/**
 * Checks the options of `createXmppKit`.
 * @throws TypeError that names the option
 */
export function checkXmppOptions(options: XmppOptions): void {
  if (!options.domain) throw new TypeError("createXmppKit: the option 'domain' is missing.");
  let url: URL;
  try {
    url = new URL(options.service);
  } catch {
    throw new TypeError("createXmppKit: the option 'service' is not a URL.");
  }
  if (url.protocol === 'wss:') return;
  if (url.protocol !== 'ws:') throw new TypeError("createXmppKit: 'service' has to start with wss://.");
  if (!isLoopback(url.hostname)) {
    throw new TypeError(
      "createXmppKit: 'service' has to be wss://, because ws:// sends everything in the open.",
    );
  }
}
