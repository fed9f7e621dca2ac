import type { MessageJSON, UserJSON } from './json.ts';
import { ObjectReader } from './object-reader.ts';
import type { ServerUser } from './objects/user.ts';
import type { CallOptions, ServerOptions } from './options.ts';
import { SERVER_ERROR, ServerError, toServerError } from './server-error.ts';

/** The signed-in user of a kit, and the calls of server functions for that user. */
export class Session<U extends UserJSON, M extends MessageJSON<U>> {
  readonly options: Omit<ServerOptions<U, M>, 'subscribe'>;
  readonly reader: ObjectReader<U, M>;
  #calls = new AbortController();
  #asking: Promise<ServerUser<U> | null> | undefined;

  constructor(options: Omit<ServerOptions<U, M>, 'subscribe'>) {
    this.options = options;
    this.reader = new ObjectReader<U, M>(this.report);
  }

  /** Aborts the calls of another user, and starts a session for this one; null after a sign-out. */
  start(user: U | null): void {
    const { me } = this.reader;
    if (!user || !me || String(user.id) !== String(me.id)) {
      this.end();
      this.reader.clear();
    }
    // Unknown after a sign-out: `me` is called again, because an app may sign in without an event.
    this.reader.me = user ?? undefined;
  }

  /** Aborts all pending calls. */
  end(): void {
    this.#calls.abort();
    this.#calls = new AbortController();
  }

  /** Reports malformed JSON. */
  readonly report = (error: unknown): void => {
    if (this.options.onError) this.options.onError(error);
    else console.error(error);
  };

  /** Calls a function of the server; every error has a code and a message. */
  async call<T>(name: string, run: (options: CallOptions) => T | Promise<T>): Promise<T> {
    const { signal } = this.#calls;
    try {
      const answer = await run({ signal });
      signal.throwIfAborted();
      return answer;
    } catch (error) {
      throw toServerError(error, name);
    }
  }

  /** Fetches the signed-in user, or null; simultaneous calls share one fetch. */
  fetchUser(): Promise<ServerUser<U> | null> {
    this.#asking ??= this.#askForUser().finally(() => {
      this.#asking = undefined;
    });
    return this.#asking;
  }

  async #askForUser(): Promise<ServerUser<U> | null> {
    const { signal } = this.#calls;
    const answer = this.call('me', (options) => this.options.me(options));
    // If an event aborted the call, its user is newer.
    const json = await answer.catch((error) => (signal.aborted ? this.reader.me : Promise.reject(error)));
    const user = json ? this.reader.user(json, 'me') : null;
    this.reader.me = user?.json;
    return user;
  }

  /** Returns the id of the signed-in user; rejects without one. */
  async uid(): Promise<string> {
    if (!this.reader.me) await this.fetchUser();
    if (this.reader.me) return String(this.reader.me.id);
    throw new ServerError(SERVER_ERROR.NOT_LOGGED_IN, 'Nobody is signed in.');
  }

  /** Calls a function of the server for the signed-in user; at once if that user is known. */
  async ask<T>(name: string, run: (options: CallOptions) => T | Promise<T>): Promise<T> {
    if (!this.reader.me) await this.uid();
    return this.call(name, run);
  }
}
