import { ERROR_CODE, refuse } from './exception.ts';

/** The calls of an app, by the names under which they are counted and made to fail. */
export type KitMethod =
  | 'ConversationsRequest.fetchNext'
  | 'UsersRequest.fetchNext'
  | 'MessagesRequest.fetchPrevious'
  | 'GroupsRequest.fetchNext'
  | 'GroupMembersRequest.fetchNext'
  | 'BannedMembersRequest.fetchNext'
  | 'login'
  | 'logout'
  | 'getLoggedinUser'
  | 'getUser'
  | 'createUser'
  | 'addFriends'
  | 'removeFriends'
  | 'blockUsers'
  | 'unblockUsers'
  | 'getGroup'
  | 'createGroup'
  | 'joinGroup'
  | 'leaveGroup'
  | 'addMembersToGroup'
  | 'kickGroupMember'
  | 'banGroupMember'
  | 'unbanGroupMember'
  | 'updateGroupMemberScope'
  | 'getConversation'
  | 'deleteConversation'
  | 'tagConversation'
  | 'sendMessage'
  | 'editMessage'
  | 'deleteMessage'
  | 'markAsRead'
  | 'markAsDelivered'
  | 'markAsUnread'
  | 'startTyping'
  | 'endTyping';

/** What makes a network slow, and makes its calls fail. */
export interface Disturbance {
  /** Does something at the other end of the wire. */
  over<T>(method: KitMethod, work: () => T | Promise<T>): Promise<T>;
  /** Throws where a call was made to fail; with `any` also where that was said of no method. */
  fail(method: KitMethod, any: boolean): void;
}

/** The wire between a session and the data set: whether it is up, and how often it was used. */
export class Network {
  connected = true;
  calls: Partial<Record<KitMethod, number>> = {};
  /** Only tests and demos have one. */
  disturbance: Disturbance | undefined;

  count(method: KitMethod): void {
    this.calls[method] = (this.calls[method] ?? 0) + 1;
  }

  /** Does something at the other end of the wire. */
  async over<T>(method: KitMethod, work: () => T | Promise<T>): Promise<T> {
    this.checkConnected();
    return this.disturbance ? this.disturbance.over(method, work) : work();
  }

  /** Does something that needs no wire; it fails only when asked for by name. */
  async local<T>(method: KitMethod, work: () => T | Promise<T>): Promise<T> {
    this.disturbance?.fail(method, false);
    return work();
  }

  checkConnected(): void {
    if (this.connected) return;
    refuse(ERROR_CODE.NETWORK, 'There is no connection: try again when onConnected was called.');
  }
}
