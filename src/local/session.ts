import { GROUP_ACTION, type Kit, MESSAGE_CATEGORY, MESSAGE_TYPE, USER_STATUS } from '../sdk/index.ts';
import type { Actor, DataEvent, DataSubscriber } from './data/data-event.ts';
import type { LocalData } from './data/local-data.ts';
import { ERROR_CODE, refuse } from './exception.ts';
import { ListenerRegistry } from './listeners.ts';
import { type KitMethod, Network } from './network.ts';
import type { Action, CustomMessage, MediaMessage, TextMessage } from './objects/messages.ts';
import { TypingIndicator } from './objects/signals.ts';
import type { User } from './objects/user.ts';
import { Views } from './views.ts';

/** Who is signed in on one kit, its connection, and its listeners. */
export class Session implements DataSubscriber {
  readonly data: LocalData;
  readonly network = new Network();
  readonly listeners = {
    message: new ListenerRegistry<Kit.MessageListenerCallbacks>(),
    user: new ListenerRegistry<Kit.UserListenerCallbacks>(),
    group: new ListenerRegistry<Kit.GroupListenerCallbacks>(),
    connection: new ListenerRegistry<Kit.ConnectionListenerCallbacks>(),
    login: new ListenerRegistry<Kit.LoginListenerCallbacks>(),
  };
  private signedIn: { readonly actor: Actor; readonly views: Views } | undefined;
  /** The attempt to connect that is under way; one that was overtaken ends quietly. */
  private attempt: object | undefined;

  constructor(data: LocalData) {
    this.data = data;
  }

  /** The signed-in uid, if there is one. */
  get uid(): string | undefined {
    return this.signedIn?.actor.uid;
  }

  async login(uid: string): Promise<User> {
    try {
      this.network.count('login');
      const known = await this.network.over('login', () => this.data.user(uid).uid);
      this.signIn(known);
    } catch (error) {
      this.listeners.login.dispatch('loginFailure', () => [error]);
      throw error;
    }
    this.listeners.login.dispatch('loginSuccess', () => [this.own()]);
    return this.own();
  }

  async logout(): Promise<void> {
    try {
      await this.call('logout', () => undefined);
    } catch (error) {
      this.listeners.login.dispatch('logoutFailure', () => [error]);
      throw error;
    }
    if (this.uid !== undefined) this.data.detach(this.uid, this);
    this.signedIn = undefined;
    this.listeners.login.dispatch('logoutSuccess', () => []);
  }

  /** The signed-in user as they are now; needs no connection. */
  loggedInUser(): Promise<User | null> {
    this.network.count('getLoggedinUser');
    return this.network.local('getLoggedinUser', () => (this.signedIn ? this.own() : null));
  }

  /** Does something for the signed-in user at the other end of the wire. */
  async call<T>(method: KitMethod, work: (actor: Actor, views: Views) => T): Promise<T> {
    this.network.count(method);
    const { actor } = this.demandSignedIn();
    return this.network.over(method, () => {
      const now = this.demandSignedIn();
      if (now.actor !== actor) {
        refuse(ERROR_CODE.NOT_LOGGED_IN, 'Someone else signed in during the call: call again for them.');
      }
      return work(actor, now.views);
    });
  }

  /** Does something for which nobody needs to be signed in. */
  anonymous<T>(method: KitMethod, work: (views: Views) => T): Promise<T> {
    this.network.count(method);
    return this.network.over(method, () => work(this.signedIn?.views ?? new Views(this.data, '')));
  }

  disconnect(): void {
    if (!this.network.connected && !this.attempt) return;
    this.attempt = undefined;
    this.network.connected = false;
    if (this.uid !== undefined) this.data.detach(this.uid, this);
    this.listeners.connection.dispatch('onDisconnected', () => []);
  }

  async connect(): Promise<void> {
    if (this.network.connected) return;
    const attempt = {};
    this.attempt = attempt;
    this.listeners.connection.dispatch('inConnecting', () => []);
    await this.network.handshake();
    if (this.attempt !== attempt) return;
    this.attempt = undefined;
    this.network.connected = true;
    if (this.uid !== undefined) this.data.attach(this.uid, this);
    this.listeners.connection.dispatch('onConnected', () => []);
  }

  deliver(event: DataEvent): void {
    const views = this.signedIn?.views;
    if (!views) return;
    const { message, user } = this.listeners;
    switch (event.kind) {
      case 'message':
        this.deliverMessage(event.message, views);
        break;
      case 'edited':
        message.dispatch('onMessageEdited', () => [views.message(event.message)]);
        break;
      case 'deleted':
        message.dispatch('onMessageDeleted', () => [views.message(event.message)]);
        break;
      case 'typing':
        message.dispatch(event.started ? 'onTypingStarted' : 'onTypingEnded', () => {
          const indicator = new TypingIndicator(event.receiverId, event.receiverType);
          indicator.setSender(views.user(event.sender));
          return [indicator];
        });
        break;
      case 'delivered':
        message.dispatch('onMessagesDelivered', () => [views.receipt(event)]);
        break;
      case 'read':
        message.dispatch('onMessagesRead', () => [views.receipt(event)]);
        break;
      case 'deliveredToAll':
        message.dispatch('onMessagesDeliveredToAll', () => [views.receipt(event)]);
        break;
      case 'readByAll':
        message.dispatch('onMessagesReadByAll', () => [views.receipt(event)]);
        break;
      case 'presence': {
        const online = event.user.status === USER_STATUS.ONLINE;
        user.dispatch(online ? 'onUserOnline' : 'onUserOffline', () => [views.user(event.user)]);
        break;
      }
      case 'group':
        this.deliverGroup(event, views);
    }
  }

  private deliverMessage(record: Parameters<Views['message']>[0], views: Views): void {
    const { message } = this.listeners;
    if (record.content.category === MESSAGE_CATEGORY.CUSTOM) {
      message.dispatch('onCustomMessageReceived', () => [views.message(record) as CustomMessage]);
    } else if (record.content.type === MESSAGE_TYPE.TEXT) {
      message.dispatch('onTextMessageReceived', () => [views.message(record) as TextMessage]);
    } else {
      message.dispatch('onMediaMessageReceived', () => [views.message(record) as MediaMessage]);
    }
  }

  private deliverGroup(event: Extract<DataEvent, { kind: 'group' }>, views: Views): void {
    const { group } = this.listeners;
    const action = () => views.message(event.action) as Action;
    const on = () => views.user(event.on);
    const by = () => views.user(event.by);
    const where = () => views.group(event.group);
    switch (event.action.content.action) {
      case GROUP_ACTION.JOINED:
        group.dispatch('onGroupMemberJoined', () => [action(), on(), where()]);
        break;
      case GROUP_ACTION.LEFT:
        group.dispatch('onGroupMemberLeft', () => [action(), on(), where()]);
        break;
      case GROUP_ACTION.KICKED:
        group.dispatch('onGroupMemberKicked', () => [action(), on(), by(), where()]);
        break;
      case GROUP_ACTION.BANNED:
        group.dispatch('onGroupMemberBanned', () => [action(), on(), by(), where()]);
        break;
      case GROUP_ACTION.ADDED:
        group.dispatch('onMemberAddedToGroup', () => [action(), on(), by(), where()]);
    }
  }

  private signIn(uid: string): void {
    if (this.uid === uid) return;
    if (this.uid !== undefined) {
      refuse(ERROR_CODE.ALREADY_LOGGED_IN, `'${this.uid}' is signed in here: call logout() first.`);
    }
    this.signedIn = { actor: { uid, session: this }, views: new Views(this.data, uid) };
    if (this.network.connected) this.data.attach(uid, this);
  }

  private own(): User {
    const { actor, views } = this.demandSignedIn();
    return views.user(this.data.user(actor.uid));
  }

  private demandSignedIn(): { readonly actor: Actor; readonly views: Views } {
    return this.signedIn ?? refuse(ERROR_CODE.NOT_LOGGED_IN, 'Nobody is signed in: call login(uid) first.');
  }
}
