import { ERROR_CODE, refuse } from './exception.ts';

/** The names of methods in `KitControl`, which counts calls and makes them fail. */
export type KitMethod =
  | 'ConversationsRequest.fetchNext'
  | 'UsersRequest.fetchNext'
  | 'MessagesRequest.fetchPrevious'
  | 'MessagesRequest.fetchNext'
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
  | 'pinConversation'
  | 'unpinConversation'
  | 'muteConversation'
  | 'unmuteConversation'
  | 'archiveConversation'
  | 'unarchiveConversation'
  | 'sendMessage'
  | 'getMessageDetails'
  | 'getMessageReceipts'
  | 'editMessage'
  | 'editCaption'
  | 'deleteMessage'
  | 'addReaction'
  | 'removeReaction'
  | 'ReactionsRequest.fetchNext'
  | 'markAsRead'
  | 'markAsDelivered'
  | 'markMessageAsUnread'
  | 'startTyping'
  | 'endTyping';

/** Adds latency and failures to a network. */
export interface Disturbance {
  /** Runs work on the server side. */
  over<T>(method: KitMethod, work: () => T | Promise<T>): Promise<T>;
  /** Throws if a call was made to fail; with `any`, also for failures of any method. */
  fail(method: KitMethod, any: boolean): void;
}

/** The simulated connection between a session and the data set, and its call counts. */
export class Network {
  connected = true;
  calls: Partial<Record<KitMethod, number>> = {};
  /** Set by tests and demos only. */
  disturbance: Disturbance | undefined;

  count(method: KitMethod): void {
    this.calls[method] = (this.calls[method] ?? 0) + 1;
  }

  /** Runs work on the server side. */
  async over<T>(method: KitMethod, work: () => T | Promise<T>): Promise<T> {
    this.checkConnected();
    return this.disturbance ? this.disturbance.over(method, work) : work();
  }

  /** Runs work that needs no connection; fails only if its method was named in `failNext`. */
  async local<T>(method: KitMethod, work: () => T | Promise<T>): Promise<T> {
    this.disturbance?.fail(method, false);
    return work();
  }

  checkConnected(): void {
    if (this.connected) return;
    refuse(ERROR_CODE.NETWORK, 'There is no connection: try again after onConnected.');
  }
}
