import { connectKit } from '../server/create-kit.ts';
import type { UserJSON } from '../server/json.ts';
import type { ServerUser } from '../server/objects/user.ts';
import type { Actor, DataEvent } from './data/data-event.ts';
import { type LocalData, reportLater, type Subscriber } from './data/local-data.ts';
import type { Commands } from './data/place.ts';
import type { State } from './data/state.ts';
import { ERROR_CODE, refuse } from './exception.ts';
import { type KitMethod, Network } from './network.ts';
import { Views } from './views.ts';

/** Runs for a user. */
type Personal<T> = (all: Commands, state: State, actor: Actor) => T;

/** A kit's signed-in user and connection, and the kit of `createKit` over them. */
export class Session implements Subscriber {
  readonly data: LocalData;
  readonly network = new Network();
  /** @internal */
  readonly id: string;
  readonly server: ReturnType<typeof connectKit>;
  #actor: Actor | undefined;
  /** The latest sign-in, which may be pending; it never rejects. */
  #signingIn: Promise<unknown> = Promise.resolve();

  /** @param serverOf - creates the functions of the server for the session */
  constructor(data: LocalData, serverOf: (session: Session) => Parameters<typeof connectKit>[0]) {
    this.data = data;
    this.id = data.nextSession();
    this.server = connectKit(serverOf(this), { onListen: () => undefined, onListenerError: reportLater });
  }

  /** The signed-in user's uid. */
  get uid(): string | undefined {
    return this.#actor?.uid;
  }

  login(uid: string): Promise<ServerUser> {
    const login = this.#logIn(uid);
    this.#signingIn = login.catch(() => {});
    return login;
  }

  async #logIn(uid: string): Promise<ServerUser> {
    const { listeners, handlers, reader } = this.server;
    try {
      this.network.count('login');
      await this.network.over('login', () =>
        this.data.read((state, all) => all.getUser(state, { uid }, uid)),
      );
      await this.#signIn(uid);
    } catch (error) {
      listeners.login.call((each) => each.loginFailure?.(error));
      throw error;
    }
    const own = await this.#own(uid);
    handlers.signedIn(own);
    return reader.user(own, 'login');
  }

  async logout(): Promise<void> {
    const { listeners, handlers } = this.server;
    try {
      this.network.count('logout');
      await this.query('logout', () => undefined);
      await this.data.detach(this.id);
    } catch (error) {
      listeners.login.call((each) => each.logoutFailure?.(error));
      throw error;
    }
    this.#actor = undefined;
    handlers.signedOut();
  }

  /** Fetches the current data of the signed-in user; needs no connection. */
  me(): Promise<UserJSON | null> {
    return this.network.local('getLoggedinUser', async () => {
      // A call during a sign-in refers to that user.
      await this.#signingIn;
      const { uid } = this;
      return uid === undefined ? null : this.#own(uid);
    });
  }

  /** Counts a call of the app, which needs a signed-in user. */
  counted<T>(method: KitMethod, call: () => Promise<T>): Promise<T> {
    this.network.count(method);
    try {
      this.#demandSignedIn();
      return call();
    } catch (error) {
      return Promise.reject(error);
    }
  }

  /** Runs a command for the signed-in user over the network. */
  call<T>(method: KitMethod, command: Personal<T>): Promise<T> {
    return this.#forUser(method, (actor) => this.data.run((state, all) => command(all, state, actor)));
  }

  /** Notifies others of something that is not stored. */
  publish<T>(method: KitMethod, query: Personal<T>): Promise<T> {
    return this.#forUser(method, (actor) => this.data.publish((state, all) => query(all, state, actor)));
  }

  /** Runs a query for the signed-in user over the network. */
  query<T>(method: KitMethod, query: Personal<T>): Promise<T> {
    return this.#forUser(method, (actor) => this.data.read((state, all) => query(all, state, actor)));
  }

  /** Runs a command that needs no signed-in user. */
  anonymous<T>(method: KitMethod, command: Personal<T>): Promise<T> {
    this.network.count(method);
    const actor = { uid: this.uid ?? '' };
    return this.network.over(method, () => this.data.run((state, all) => command(all, state, actor)));
  }

  deliver(event: DataEvent, state: State): void {
    const { uid } = this;
    if (uid === undefined) return;
    if (event.on === 'missed') this.#catchUp(state.get('users', '', uid) !== undefined);
    else {
      const { users, messages, groups } = this.server.listeners;
      const listening = event.on === 'presence' ? users.size : messages.size + groups.size;
      if (listening === 0) return;
      const handle = this.server.handlers[event.on] as (json: unknown) => void;
      handle(new Views(state, uid).event(event));
    }
  }

  /** Makes all listeners read again, unless the user is gone because all data was replaced. */
  #catchUp(isKnown: boolean): void {
    const { connection } = this.server.listeners;
    if (isKnown) {
      connection.call((each) => each.inConnecting?.());
      connection.call((each) => each.onConnected?.());
    } else this.#forget();
  }

  async #forUser<T>(method: KitMethod, work: (actor: Actor) => T | Promise<T>): Promise<T> {
    const actor = this.#demandSignedIn();
    return this.network.over(method, () => {
      if (this.#demandSignedIn() !== actor) {
        refuse(ERROR_CODE.NOT_LOGGED_IN, 'Another user signed in during the call: call again.');
      }
      return work(actor);
    });
  }

  async #signIn(uid: string): Promise<void> {
    if (this.uid === uid) return;
    if (this.uid !== undefined) {
      refuse(ERROR_CODE.ALREADY_LOGGED_IN, `'${this.uid}' is signed in here: call logout() first.`);
    }
    this.#actor = { uid, session: this.id };
    if (!this.network.connected) return;
    try {
      await this.data.attach(this.id, uid, this);
    } catch (error) {
      this.#actor = undefined;
      throw error;
    }
  }

  /** Signs out a user who is gone because all data was replaced. */
  #forget(): void {
    this.#actor = undefined;
    this.data.detach(this.id)?.catch(() => undefined);
    this.server.handlers.signedOut();
  }

  async #own(uid: string): Promise<UserJSON> {
    return this.data.read((state) => new Views(state, uid).user(uid));
  }

  #demandSignedIn(): Actor {
    return this.#actor ?? refuse(ERROR_CODE.NOT_LOGGED_IN, 'Nobody is signed in: call login(uid) first.');
  }
}
