import type { ServerUser, UserJSON } from '../../server/index.ts';
import { appError } from '../shared/coded-error.ts';
import type { XmppFunctions } from './functions.ts';

/** Contacts: users who list each other, and see each other online. */
export interface XmppContacts {
  /**
   * Sends a contact request to a user, and adds that user to the roster under the given name, or else their own. If
   * the user has sent a request already, both are contacts at once.
   */
  addContact(uid: string, options?: { readonly name?: string }): Promise<void>;
  /** Accepts a user's contact request: both are contacts. Rejects with `ERR_NO_REQUEST` without a request. */
  acceptContact(uid: string): Promise<void>;
  /** Removes a contact, or declines a request. The other user keeps the entry, and sees this one as offline. */
  removeContact(uid: string): Promise<void>;
  /** Fetches the users whose contact requests are pending. */
  getContactRequests(): Promise<ServerUser[]>;
}

/**
 * Creates the contact members of the kit.
 * @param current - returns the functions of the signed-in user; throws if nobody is signed in
 */
export function kitContacts(
  current: () => XmppFunctions,
  read: (json: UserJSON) => ServerUser,
): XmppContacts {
  /** Runs a call; a refusal by the server becomes an error with a code. */
  const run = async <T>(work: (functions: XmppFunctions) => Promise<T>): Promise<T> => {
    try {
      return await work(current());
    } catch (error) {
      throw appError(error);
    }
  };
  return {
    addContact: (uid, options) => run((functions) => functions.addContact(uid, options?.name)),
    acceptContact: (uid) => run((functions) => functions.acceptContact(uid)),
    removeContact: (uid) => run((functions) => functions.removeContact(uid)),
    getContactRequests: () => run(async (functions) => (await functions.contactRequests()).map(read)),
  };
}
