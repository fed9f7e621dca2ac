import { createException } from '../client/boundary/exception.ts';
import { isOfGroup, messageId, parentId, receiverId, sdkId } from '../client/boundary/messages.ts';
import type { ChatPeer } from '../client/create-chat-peer.ts';
import { chatSdk } from '../sdk/chat-sdk.ts';
import type { Kit, KitSDK } from '../sdk/index.ts';
import { firstLink } from '../text/link-preview.ts';
import type { DraftState } from './draft.ts';
import { type Mention, textToSend, type WrittenText } from './mentions.ts';

/** The chat or thread to which a draft is sent. */
export interface Destination {
  readonly peer: ChatPeer;
  /** The id of the thread's parent message; '' outside threads. */
  readonly parentId: string;
}

/**
 * Returns functions that create the messages of a draft, each usable repeatedly: one per file, then one for the text,
 * which has the reply. They throw what the SDK throws, and Kit.Exception if it lacks the class.
 */
export function messagesOf(
  sdk: KitSDK,
  { peer, parentId }: Destination,
  draft: DraftState,
): (() => Kit.Message)[] {
  const { MediaMessage } = chatSdk(sdk);
  const receiverType = peer.isGroup ? 'group' : 'user';
  const creates: (() => Kit.Message)[] = draft.files.map(({ file, kind }) => () => {
    if (!MediaMessage)
      throw createException('ERR_NOT_SENT', 'The SDK sends no files: it has no MediaMessage.');
    return new MediaMessage(peer.id, file, kind, receiverType);
  });
  const text = textToSend(draft).trim();
  if (text !== '')
    creates.push(() => {
      const message = createText(sdk, peer.id, text, receiverType);
      mention(message, draft);
      const { link } = draft;
      if (link && link.preview !== undefined && firstLink(text) === link.url)
        message.setMetadata?.({ ...(message.getMetadata?.() as object), linkPreview: link.preview });
      return message;
    });
  return creates.map((create, at) => () => {
    const message = create();
    // A message to another receiver would not be shown anywhere.
    if (receiverId(message) !== peer.id)
      throw createException(
        'ERR_NOT_SENT',
        'A message to send is to nobody: getReceiverId() returns another id.',
      );
    if (parentId !== '') message.setParentMessageId?.(sdkId(parentId));
    if (draft.reply && at === creates.length - 1) message.setQuotedMessageId?.(sdkId(draft.reply.id));
    return message;
  });
}

/** Creates the edited message for `editMessage`, which finds it by its id. The original is unchanged. */
export function editedMessageOf(sdk: KitSDK, original: Kit.Message, written: WrittenText): Kit.Message {
  const receiverType = isOfGroup(original) ? 'group' : 'user';
  const message = createText(sdk, receiverId(original), textToSend(written).trim(), receiverType);
  const id = original.getId();
  (message as { setId?(id: unknown): void }).setId?.(id);
  // The contract has no `setId`.
  if (messageId(message) !== messageId(original)) Object.assign(message, { getId: () => id });
  const parent = parentId(original);
  if (parent) message.setParentMessageId?.(sdkId(parent));
  mention(message, written);
  return message;
}

/** @throws Kit.Exception if the SDK has no class for texts */
function createText(sdk: KitSDK, receiverId: string, text: string, type: 'user' | 'group'): Kit.TextMessage {
  const { TextMessage } = chatSdk(sdk);
  if (!TextMessage) throw createException('ERR_NOT_SENT', 'The SDK sends no texts: it has no TextMessage.');
  return new TextMessage(receiverId, text, type);
}

/** Sets the mentioned users, so that the message shows them before the SDK answers. */
function mention(message: Kit.Message, { text, mentions }: WrittenText): void {
  if (mentions.length === 0) return;
  message.setMentionedUsers?.(mentions.map((each) => mentionedUser(each, text)));
}

/** A mentioned user with uid and name, which is all that a text shows. */
function mentionedUser({ token, start, end }: Mention, text: string): Kit.User {
  const uid = token.slice(token.indexOf(':') + 1, -1);
  const name = text.slice(start + 1, end);
  return { getUid: () => uid, getName: () => name } as Kit.User;
}
