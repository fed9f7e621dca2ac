import type { Kit } from '../sdk/index.ts';
import type { Actor, DataEvent, DataSubscriber } from './data/data-event.ts';
import type { LocalData } from './data/local-data.ts';
import type { Command } from './data/place.ts';
import type { Tx } from './data/tx.ts';
import { userOf } from './data/user-of.ts';
import type { Work } from './data/work.ts';
import { ERROR_CODE, refuse } from './exception.ts';
import type { Lazy } from './lazy.ts';
import { type GroupCallbacks, ListenerRegistry } from './listeners.ts';
import { type KitMethod, Network } from './network.ts';
import { holdObjectUrls, releaseObjectUrls } from './objects/object-urls.ts';
import type { User } from './objects/user.ts';
import { Views, viewUsers } from './views.ts';

/** Runs for a user, possibly in a part of the SDK that loads on demand. */
type Personal<T, Part> = (tx: Tx, actor: Actor, part: Part) => Work<T>;

/** A kit's signed-in user, connection and listeners. */
export class Session implements DataSubscriber {
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
      await this.network.over('login', () => this.data.read((tx) => userOf(tx, uid)));
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
      await this.query('logout', function* () {});
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
  call<T, Part>(method: KitMethod, command: Personal<T, Part>, needs?: Lazy<Part>): Promise<T> {
    return this.#forUser(method, (actor) => this.data.run((tx, part) => command(tx, actor, part), needs));
  }

  /** Notifies others of something that is not stored. */
  tell<T, Part>(method: KitMethod, query: Personal<T, Part>, needs: Lazy<Part>): Promise<T> {
    return this.#forUser(method, (actor) => this.data.tell((tx, part) => query(tx, actor, part), needs));
  }

  /** Runs a query for the signed-in user over the network. */
  query<T, Part>(method: KitMethod, query: Personal<T, Part>, needs?: Lazy<Part>): Promise<T> {
    return this.#forUser(method, (actor) => this.data.read((tx, part) => query(tx, actor, part), needs));
  }

  /** Runs a command that needs no signed-in user. */
  anonymous<T, Part>(method: KitMethod, command: Command<T, Part>, needs: Lazy<Part>): Promise<T> {
    this.network.count(method);
    return this.network.over(method, () => this.data.run(command, needs));
  }

  deliver(event: DataEvent): void {
    const { uid } = this;
    if (uid === undefined) return;
    if (event.on === 'missed') this.#catchUp(event.facts.users.has(uid));
    else {
      const views = new Views(uid, event.facts);
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
    return (await this.data.read((tx) => viewUsers(tx, uid, [uid, uid]))) as [User, User];
  }

  #demandSignedIn(): Actor {
    return this.#actor ?? refuse(ERROR_CODE.NOT_LOGGED_IN, 'Nobody is signed in: call login(uid) first.');
  }
}
