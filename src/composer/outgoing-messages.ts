import { createException } from '../client/boundary/exception.ts';
import { isOfGroup, isText, messageId, parentId, receiverId, sdkId } from '../client/boundary/messages.ts';
import type { ChatPeer } from '../client/create-chat-peer.ts';
import { chatSdk } from '../sdk/chat-sdk.ts';
import type { Kit, KitChatSDK, KitSDK } from '../sdk/index.ts';
import { firstLink } from '../text/link-preview.ts';
import type { ChosenFile } from './chosen-file.ts';
import type { DraftState } from './draft.ts';
import { textToSend, type WrittenText } from './mentions.ts';

/** The chat or thread to which a draft is sent. */
export interface Destination {
  readonly peer: ChatPeer;
  /** The id of the thread's parent message; '' outside threads. */
  readonly parentId: string;
}

/**
 * Returns functions that create the messages of a draft, each usable repeatedly. If the SDK sends several files with a
 * caption, all pictures and videos go in one message, each other file in its own, and the text is the caption of the
 * first one; otherwise each file goes in a message, and the text in a last one. The text's message has the reply. They
 * throw what the SDK throws, and Kit.Exception if it lacks the class.
 */
export function messagesOf(
  sdk: KitSDK,
  { peer, parentId }: Destination,
  draft: DraftState,
): (() => Kit.Message)[] {
  const { MediaMessage } = chatSdk(sdk);
  const receiverType = peer.isGroup ? 'group' : 'user';
  const text = textToSend(draft).trim();
  const isJoined = draft.files.length > 0 && sendsAlbums(MediaMessage);
  const isCaption = isJoined && text !== '';
  const addText = (message: Kit.Message) => {
    mention(message, draft);
    const { link } = draft;
    if (link && link.preview !== undefined && firstLink(text) === link.url)
      message.setMetadata?.({ ...(message.getMetadata?.() as object), linkPreview: link.preview });
    return message;
  };
  const groups = isJoined ? joinFiles(draft.files) : draft.files.map((file) => [file] as const);
  const creates: (() => Kit.Message)[] = groups.map(([first, ...others], at) => () => {
    if (!MediaMessage)
      throw createException('ERR_NOT_SENT', 'The SDK sends no files: it has no MediaMessage.');
    // If messages may have several files, the constructor accepts an array of files.
    const files = others.length > 0 ? ([first, ...others].map(({ file }) => file) as unknown) : first.file;
    const message = new MediaMessage(peer.id, files as File, first.kind, receiverType);
    if (!isCaption || at > 0) return message;
    message.setCaption?.(text);
    return addText(message);
  });
  if (text !== '' && !isCaption) creates.push(() => addText(createText(sdk, peer.id, text, receiverType)));
  const withReply = isCaption ? 0 : creates.length - 1;
  return creates.map((create, at) => () => {
    const message = create();
    // A message to another receiver would not be shown anywhere.
    if (receiverId(message) !== peer.id)
      throw createException(
        'ERR_NOT_SENT',
        'A message to send is to nobody: getReceiverId() returns another id.',
      );
    if (parentId !== '') message.setParentMessageId?.(sdkId(parentId));
    if (draft.reply && at === withReply) message.setQuotedMessageId?.(sdkId(draft.reply.id));
    return message;
  });
}

/** The files of one message. */
type FileGroup = readonly [ChosenFile, ...ChosenFile[]];

/** Joins pictures and videos, in the place of the first one. */
function joinFiles(files: readonly ChosenFile[]): FileGroup[] {
  const isShown = ({ kind }: ChosenFile) => kind === 'image' || kind === 'video';
  const album = files.filter(isShown);
  return files.flatMap((file): FileGroup[] => {
    if (!isShown(file)) return [[file]];
    return file === album[0] ? [album as unknown as FileGroup] : [];
  });
}

/** Whether messages of an SDK carry several files and a caption. */
function sendsAlbums(MediaMessage: KitChatSDK['MediaMessage']): boolean {
  const { setAttachments, setCaption } = (MediaMessage?.prototype ?? {}) as Partial<Kit.MediaMessage>;
  return Boolean(setAttachments && setCaption);
}

/**
 * Creates the edited message for `editMessage`, which finds it by its id, or files with another caption. The original is
 * unchanged.
 */
export function editedMessageOf(sdk: KitSDK, original: Kit.Message, written: WrittenText): Kit.Message {
  if (!isText(original)) return withCaption(original, written);
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

/** Returns files with another caption. A proxy, because the contract can copy no message. */
function withCaption(original: Kit.Message, written: WrittenText): Kit.Message {
  const caption = textToSend(written).trim();
  const people = mentionedUsers(written);
  const changed: object = { getCaption: () => caption, getMentionedUsers: () => people };
  return new Proxy(original, {
    get(target, name) {
      const value: unknown = Reflect.get(name in changed ? changed : target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/** @throws Kit.Exception if the SDK has no class for texts */
function createText(sdk: KitSDK, receiverId: string, text: string, type: 'user' | 'group'): Kit.TextMessage {
  const { TextMessage } = chatSdk(sdk);
  if (!TextMessage) throw createException('ERR_NOT_SENT', 'The SDK sends no texts: it has no TextMessage.');
  return new TextMessage(receiverId, text, type);
}

/** Sets the mentioned users, so that the message shows them before the SDK answers. */
function mention(message: Kit.Message, written: WrittenText): void {
  const people = mentionedUsers(written);
  if (people.length > 0) message.setMentionedUsers?.(people);
}

/** Returns the mentioned users with uid and name, which is all that a text shows. */
function mentionedUsers({ text, mentions }: WrittenText): Kit.User[] {
  return mentions.flatMap(({ token, start, end }) => {
    if (!token.startsWith(USER_TOKEN)) return [];
    const uid = token.slice(USER_TOKEN.length, -1);
    const name = text.slice(start + 1, end);
    return { getUid: () => uid, getName: () => name } as Kit.User;
  });
}

const USER_TOKEN = '<@uid:';
