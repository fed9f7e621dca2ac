import type { ServerUser, UserJSON } from '../../server/index.ts';
import { appError } from '../shared/coded-error.ts';
import type { XmppFunctions } from './functions.ts';

/** Contacts: users who list each other, and see each other online. */
export interface XmppContacts {
  /**
   * Asks a user to become a contact, and lists that user under the given name, else under their own. If that user has
   * asked first, both are contacts at once.
   */
  addContact(uid: string, options?: { readonly name?: string }): Promise<void>;
  /** Accepts the request of a user: both are contacts. Rejects with `ERR_NO_REQUEST` for a user who does not ask. */
  acceptContact(uid: string): Promise<void>;
  /** Removes a contact, or declines a request. The other user keeps the entry, and sees this one offline. */
  removeContact(uid: string): Promise<void>;
  /** Fetches the users who ask to become contacts. */
  getContactRequests(): Promise<ServerUser[]>;
}

/**
 * Creates the members of the kit for contacts.
 * @param current - returns the functions of the signed-in user; throws when nobody is
 */
export function kitContacts(
  current: () => XmppFunctions,
  read: (json: UserJSON) => ServerUser,
): XmppContacts {
  /** What the server refuses rejects with an error that has a code. */
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
