import type { ServerUser } from '../../server/index.ts';
import { isLoopback } from './safe-url.ts';

/** The options of `createXmppKit`. */
export interface XmppOptions {
  /** The URL of the WebSocket: `wss:`, or `ws:` for a server on this machine. */
  readonly service: string;
  /** The domain of the users, such as 'example.org'. */
  readonly domain: string;
  /**
   * The domain of the rooms.
   * @defaultValue `conference.` and the domain
   */
  readonly rooms?: string;
  /**
   * The prefix of the database's name, which ends with the account.
   * @defaultValue 'solid-chat-kit'
   */
  readonly database?: string;
  /**
   * Whether messages stay in this browser's database.
   * @defaultValue true
   */
  readonly persist?: boolean;
  /**
   * Called with a user who asks to become a contact, also at the next sign-ins until there is an answer: `acceptContact`,
   * or `removeContact` to decline.
   */
  onContactRequest?(user: ServerUser): void;
  /**
   * Called with errors in the background.
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
