import { GROUP_MENTIONS, type Kit, type KitChatSDK } from '../sdk/index.ts';
import { describeFile, draftClasses, filesToSend, readDraft } from './drafts.ts';
import type { FileJSON, Id, MessageJSON, UserJSON } from './json.ts';
import { messagesBuilder } from './messages-builder.ts';
import { chatOf, chatOfMessage } from './object-reader.ts';
import type { ServerConversation } from './objects/conversation.ts';
import { filesJSON, type ServerMessage } from './objects/message.ts';
import type { ServerUserReceipt } from './objects/signals.ts';
import type { Draft, ServerFeature } from './options.ts';
import type { Session } from './session.ts';

/** The members of the SDK that exist if the server has their functions. */
export type ChatMembers<U extends UserJSON, M extends MessageJSON<U>> = Partial<
  Pick<
    KitChatSDK,
    | 'cancelMessage'
    | 'markAsDelivered'
    | 'markAsRead'
    | 'startTyping'
    | 'endTyping'
    | 'blockUsers'
    | 'unblockUsers'
    | 'leaveGroup'
    | 'addMembersToGroup'
    | 'kickGroupMember'
    | 'banGroupMember'
    | 'unbanGroupMember'
    | 'updateGroupMemberScope'
    | 'MessagesRequestBuilder'
    | 'TextMessage'
    | 'CustomMessage'
    | 'MediaMessage'
    | 'TypingIndicator'
  > &
    Record<
      'sendMessage' | 'sendCustomMessage' | 'editMessage',
      (message: Kit.Message) => Promise<ServerMessage<U, M>>
    > &
    Record<
      | 'pinConversation'
      | 'unpinConversation'
      | 'muteConversation'
      | 'unmuteConversation'
      | 'archiveConversation'
      | 'unarchiveConversation',
      (id: string, type: string) => Promise<ServerConversation<U, M>>
    > &
    Record<'getMessageDetails' | 'deleteMessage', (id: Id) => Promise<ServerMessage<U, M>>> &
    Record<'editCaption', (id: Id, caption: string) => Promise<ServerMessage<U, M>>> &
    Record<'addReaction' | 'removeReaction', (id: Id, reaction: string) => Promise<ServerMessage<U, M>>> & {
      canMessageSelf: boolean;
      groupMentions: readonly string[];
      sendMediaMessage(message: Kit.Message, options?: Kit.UploadOptions): Promise<ServerMessage<U, M>>;
      getMessageReceipts(id: Id): Promise<ServerUserReceipt[]>;
      markMessageAsUnread(message: Kit.Message): Promise<ServerConversation<U, M>>;
    }
>;

/** Creates only the members whose functions the server has. */
export function chatMembers<U extends UserJSON, M extends MessageJSON<U>>(
  session: Session<U, M>,
  features: ReadonlySet<ServerFeature>,
): ChatMembers<U, M> {
  const { options, reader } = session;
  const classes = draftClasses(() => reader.me, features);
  const { TextMessage, CustomMessage, MediaMessage, TypingIndicator } = classes;
  const members: ChatMembers<U, M> = {};

  const askForMessage = async (name: string, run: Parameters<typeof session.ask<M>>[1]) =>
    reader.message(await session.ask(name, run), name);
  const placeOf = (message: Kit.Message) => ({
    ...chatOfMessage(message, String(reader.me?.id)),
    id: message.getId(),
  });

  if (options.messages) members.MessagesRequestBuilder = messagesBuilder(session, features);
  if (options.message) {
    members.getMessageDetails = (id) => askForMessage('message', (call) => options.message?.(id, call) as M);
  }
  if (options.receipts) {
    members.getMessageReceipts = async (id) =>
      reader.userReceipts(await session.ask('receipts', (call) => options.receipts?.(id, call)), 'receipts');
  }
  if (options.send) {
    const send = async (draft: Draft) => {
      const sent = await askForMessage('send', (call) => options.send?.(draft, call) as M);
      // The list identifies its message by the muid.
      if (draft.muid && !sent.getMuid()) Object.assign(sent.json, { muid: draft.muid });
      return sent;
    };
    const sendMessage = async (
      message: Kit.Message,
      { onProgress = () => {}, onCancelable }: Kit.UploadOptions = {},
    ) => {
      const draft = readDraft(message);
      const files = options.upload ? filesToSend(message) : [];
      if (files.length === 0) return send(draft);
      const canceled = new AbortController();
      const sizes = files.map(({ size }) => size || 1);
      const whole = sizes.reduce((sum, size) => sum + size, 0);
      const uploaded: FileJSON[] = [];
      let done = 0;
      for (const [at, file] of files.entries()) {
        const { [at]: size = 1 } = sizes;
        const answer = await session.ask('upload', (call) => {
          onCancelable?.(() => canceled.abort());
          return options.upload?.(file, {
            signal: AbortSignal.any([call.signal, canceled.signal]),
            onProgress: (fraction) => onProgress((done + fraction * size) / whole),
          });
        });
        canceled.signal.throwIfAborted();
        done += size;
        uploaded.push({ ...describeFile(file), ...answer } as FileJSON);
      }
      return send({ ...draft, ...filesJSON(uploaded) });
    };
    const sendCustomMessage = (message: Kit.Message) => sendMessage(message);
    Object.assign(members, { TextMessage, CustomMessage, sendMessage, sendCustomMessage });
    if (options.upload) Object.assign(members, { MediaMessage, sendMediaMessage: sendMessage });
  }
  if (options.send && features.has('selfChats')) members.canMessageSelf = true;
  if (options.send && features.has('groupMentions')) members.groupMentions = GROUP_MENTIONS;
  if (options.cancel) {
    members.cancelMessage = (message) =>
      session.ask('cancel', (call) => options.cancel?.(message.getMuid?.() ?? '', call));
  }
  if (options.edit) {
    members.editMessage = (message) => {
      const change = { id: message.getId(), text: (message as Kit.TextMessage).getText() };
      return askForMessage('edit', (call) => options.edit?.(change, call) as M);
    };
  }
  if (options.edit && features.has('captions')) {
    members.editCaption = (id, text) =>
      askForMessage('edit', (call) => options.edit?.({ id, text }, call) as M);
  }
  if (options.remove) {
    members.deleteMessage = (id) => askForMessage('remove', (call) => options.remove?.(id, call) as M);
  }
  if (options.react) {
    const react = (added: boolean) => (id: Id, emoji: string) =>
      askForMessage('react', (call) => options.react?.({ id, emoji, added }, call) as M);
    Object.assign(members, { addReaction: react(true), removeReaction: react(false) });
  }
  if (options.read) {
    members.markAsRead = async (message) => {
      await session.ask('read', (call) => options.read?.(placeOf(message), call));
    };
  }
  if (options.delivered) {
    members.markAsDelivered = async (message) => {
      await session.ask('delivered', (call) => options.delivered?.(placeOf(message), call));
    };
  }
  if (options.markUnread) {
    members.markMessageAsUnread = async (message) => {
      const json = await session.ask('markUnread', (call) => options.markUnread?.(placeOf(message), call));
      return reader.conversation(json, 'markUnread');
    };
  }
  const marking =
    (
      name: 'pin' | 'mute' | 'archive',
      flag: { pinned: boolean } | { muted: boolean } | { archived: boolean },
    ) =>
    async (id: string, type: string) => {
      const change = { ...chatOf(id, type), ...flag };
      const json = await session.ask(name, (call) => options[name]?.(change as never, call));
      return reader.conversation(json, name);
    };
  if (options.pin) {
    members.pinConversation = marking('pin', { pinned: true });
    members.unpinConversation = marking('pin', { pinned: false });
  }
  if (options.mute) {
    members.muteConversation = marking('mute', { muted: true });
    members.unmuteConversation = marking('mute', { muted: false });
  }
  if (options.archive) {
    members.archiveConversation = marking('archive', { archived: true });
    members.unarchiveConversation = marking('archive', { archived: false });
  }
  if (options.leave) {
    members.leaveGroup = (guid) => session.ask('leave', (call) => options.leave?.(guid, call));
  }
  if (options.addMembers) {
    members.addMembersToGroup = async (group, users) => {
      const ids = users.map((each) => (typeof each === 'string' ? each : (each as Kit.User).getUid()));
      return session.ask('addMembers', (call) => options.addMembers?.({ group, ids }, call));
    };
  }
  if (options.removeMember) {
    const remove = (banned: boolean) => (group: string, id: string) =>
      session.ask('removeMember', (call) => options.removeMember?.({ group, id, banned }, call));
    members.kickGroupMember = remove(false);
    members.banGroupMember = remove(true);
  }
  if (options.unban) {
    members.unbanGroupMember = (group, id) =>
      session.ask('unban', (call) => options.unban?.({ group, id }, call));
  }
  if (options.setScope) {
    members.updateGroupMemberScope = (group, id, scope) =>
      session.ask('setScope', (call) => options.setScope?.({ group, id, scope }, call));
  }
  if (options.typing) {
    // One call after the other, so that the end of typing cannot overtake its start.
    let last = Promise.resolve<unknown>(undefined);
    const type = (typing: boolean) => (indicator: Kit.TypingIndicator) => {
      const chat = chatOf(indicator.getReceiverId(), indicator.getReceiverType());
      const notify = () => session.ask('typing', (call) => options.typing?.({ ...chat, typing }, call));
      last = last.then(notify).catch(session.report);
    };
    Object.assign(members, { TypingIndicator, startTyping: type(true), endTyping: type(false) });
  }
  if (options.block) {
    const block = (blocked: boolean) => async (ids: string[]) =>
      (await session.ask('block', (call) => options.block?.({ ids, blocked }, call))) ?? {};
    Object.assign(members, { blockUsers: block(true), unblockUsers: block(false) });
  }
  return members;
}
