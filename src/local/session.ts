import type { Kit } from '../sdk/index.ts';
import type { Actor, DataEvent } from './data/data-event.ts';
import type { LocalData, Subscriber } from './data/local-data.ts';
import type { Commands } from './data/place.ts';
import type { State } from './data/state.ts';
import { ERROR_CODE, refuse } from './exception.ts';
import { type GroupCallbacks, ListenerRegistry } from './listeners.ts';
import { type KitMethod, Network } from './network.ts';
import { holdObjectUrls, releaseObjectUrls } from './objects/object-urls.ts';
import type { User } from './objects/user.ts';
import { Views } from './views.ts';

/** Runs for a user. */
type Personal<T> = (all: Commands, state: State, actor: Actor) => T;

/** A kit's signed-in user, connection and listeners. */
export class Session implements Subscriber {
  readonly data: LocalData;
  readonly network = new Network();
  readonly listeners = {
    message: new ListenerRegistry<Kit.MessageListenerCallbacks>(),
    user: new ListenerRegistry<Kit.UserListenerCallbacks>(),
    group: new ListenerRegistry<GroupCallbacks>(),
    connection: new ListenerRegistry<Kit.ConnectionListenerCallbacks>(),
    login: new ListenerRegistry<Kit.LoginListenerCallbacks>(),
  };
  /** @internal */
  readonly id: string;
  #actor: Actor | undefined;
  /** The latest sign-in, which may be pending; it never rejects. */
  #signingIn: Promise<unknown> = Promise.resolve();

  constructor(data: LocalData) {
    this.data = data;
    this.id = data.nextSession();
  }

  /** The signed-in user's uid. */
  get uid(): string | undefined {
    return this.#actor?.uid;
  }

  login(uid: string): Promise<User> {
    const login = this.#logIn(uid);
    this.#signingIn = login.catch(() => {});
    return login;
  }

  async #logIn(uid: string): Promise<User> {
    const { login } = this.listeners;
    try {
      this.network.count('login');
      await this.network.over('login', () =>
        this.data.read((state, all) => all.getUser(state, { uid }, uid)),
      );
      await this.#signIn(uid);
    } catch (error) {
      login.dispatch('loginFailure', () => [error]);
      throw error;
    }
    const [own, toTell] = await this.#own(uid);
    login.dispatch('loginSuccess', () => [toTell]);
    return own;
  }

  async logout(): Promise<void> {
    const { login } = this.listeners;
    try {
      await this.query('logout', () => undefined);
      await this.data.detach(this.id);
    } catch (error) {
      login.dispatch('logoutFailure', () => [error]);
      throw error;
    }
    this.#setActor(undefined);
    login.dispatch('logoutSuccess');
  }

  /** Fetches the current data of the signed-in user; needs no connection. */
  loggedInUser(): Promise<User | null> {
    this.network.count('getLoggedinUser');
    return this.network.local('getLoggedinUser', async () => {
      // A call during a sign-in refers to that user.
      await this.#signingIn;
      const { uid } = this;
      return uid === undefined ? null : (await this.#own(uid))[0];
    });
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
      const views = new Views(state, uid);
      const listeners = this.listeners[event.on] as ListenerRegistry<Partial<Record<string, unknown>>>;
      listeners.dispatch(event.callback, () => event.args.map((argument) => views.argument(argument)));
    }
  }

  /** Makes all listeners read again, unless the user is gone because all data was replaced. */
  #catchUp(isKnown: boolean): void {
    const { connection } = this.listeners;
    if (isKnown) {
      connection.dispatch('inConnecting');
      connection.dispatch('onConnected');
    } else this.#forget();
  }

  async #forUser<T>(method: KitMethod, work: (actor: Actor) => T | Promise<T>): Promise<T> {
    this.network.count(method);
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
    this.#setActor({ uid, session: this.id });
    if (!this.network.connected) return;
    try {
      await this.data.attach(this.id, uid, this);
    } catch (error) {
      this.#setActor(undefined);
      throw error;
    }
  }

  #setActor(actor: Actor | undefined): void {
    const before = this.uid;
    this.#actor = actor;
    if (actor) holdObjectUrls(actor.uid);
    if (before !== undefined) releaseObjectUrls(before);
  }

  /** Signs out a user who is gone because all data was replaced. */
  #forget(): void {
    this.#setActor(undefined);
    this.data.detach(this.id)?.catch(() => undefined);
    this.listeners.login.dispatch('logoutSuccess');
  }

  /** Returns the signed-in user twice: to resolve with, and to notify with. */
  async #own(uid: string): Promise<[User, User]> {
    return this.data.read((state) => {
      const views = new Views(state, uid);
      return [views.user(uid), views.user(uid)];
    });
  }

  #demandSignedIn(): Actor {
    return this.#actor ?? refuse(ERROR_CODE.NOT_LOGGED_IN, 'Nobody is signed in: call login(uid) first.');
  }
}
