import type { Kit } from '../sdk/index.ts';
import type { FileJSON, Id, MessageJSON, UserJSON } from './json.ts';
import { type ChatOf, chatOf } from './object-reader.ts';
import { ServerGroup } from './objects/group.ts';
import { bytesOf, filesJSON, mediaType, type ServerFile, ServerMessage } from './objects/message.ts';
import { ServerTypingIndicator } from './objects/signals.ts';
import { ServerUser } from './objects/user.ts';
import type { Draft, ServerFeature } from './options.ts';

/** The content of an unsent message beyond its JSON. */
interface DraftContent {
  readonly text?: string;
  readonly data?: unknown;
  readonly type?: string;
}

/** A message that the app made; it has only the setters that the server's features support. */
export interface UnsentMessage extends ServerMessage {
  setMuid(muid: string | undefined): void;
  setParentMessageId(id: Id | undefined): void;
  setQuotedMessageId(id: Id | undefined): void;
  setSender(sender: Kit.User): void;
  setMentionedUsers(users: Kit.User[]): void;
}

/** An unsent message with files. */
export interface UnsentMediaMessage extends UnsentMessage {
  setAttachments(attachments: Kit.Attachment[]): void;
}

/** The constructors of unsent messages, and of typing indicators. */
export interface DraftClasses {
  TextMessage: new (receiverId: string, text: string, receiverType: string) => UnsentMessage;
  CustomMessage: new (receiverId: string, receiverType: string, type: string, data: unknown) => UnsentMessage;
  MediaMessage: new (
    receiverId: string,
    file: Kit.MediaFile | readonly Kit.MediaFile[],
    type: string,
    receiverType: string,
  ) => UnsentMediaMessage;
  TypingIndicator: new (receiverId: string, receiverType: string) => ServerTypingIndicator;
}

/** Creates the classes of unsent messages, with only the setters that the server's features support. */
export function draftClasses(
  me: () => UserJSON | null | undefined,
  features: ReadonlySet<ServerFeature>,
): DraftClasses {
  const sender = () => new ServerUser(me() ?? { id: '', name: '' });

  /** A message without an id, which is 0. */
  class DraftMessage extends ServerMessage {
    declare setMuid: UnsentMessage['setMuid'];
    declare setParentMessageId: UnsentMessage['setParentMessageId'];
    declare setQuotedMessageId: UnsentMessage['setQuotedMessageId'];

    constructor(receiverId: string, receiverType: string, content: DraftContent) {
      const isOfGroup = receiverType === 'group';
      const to = isOfGroup ? { group: receiverId } : { to: receiverId };
      const entity = { id: receiverId, name: '' };
      const json: MessageJSON = { id: 0, from: '', ...to, ...content, sentAt: 0 };
      super(json, {
        conversationId: '',
        sender: sender(),
        receiver: isOfGroup ? new ServerGroup(entity) : new ServerUser(entity),
        receiverType,
        mentions: [],
        on: null,
        quoted: null,
      });
    }

    setSender(sender: Kit.User): void {
      Object.assign(this.parties, { sender });
    }
    setMentionedUsers(mentions: Kit.User[]): void {
      Object.assign(this.parties, { mentions });
    }
  }
  const setters = {
    muids: {
      setMuid(this: DraftMessage, muid: string | undefined) {
        this.json.muid = muid;
      },
    },
    threads: {
      setParentMessageId(this: DraftMessage, id: Id | undefined) {
        this.json.parentId = id;
      },
    },
    quotes: {
      setQuotedMessageId(this: DraftMessage, id: Id | undefined) {
        this.json.quotedId = id;
      },
    },
  };
  for (const [feature, methods] of Object.entries(setters)) {
    if (features.has(feature as ServerFeature)) Object.assign(DraftMessage.prototype, methods);
  }

  /** A message with files. */
  class MediaMessage extends DraftMessage {
    declare setAttachments: UnsentMediaMessage['setAttachments'];

    constructor(
      receiverId: string,
      file: Kit.MediaFile | readonly Kit.MediaFile[],
      type: string,
      receiverType: string,
    ) {
      super(receiverId, receiverType, { type: mediaType(type) });
      Object.assign(this.json, filesJSON([file].flat().map(fileJSON)));
    }
  }
  if (features.has('albums')) {
    MediaMessage.prototype.setAttachments = function (attachments) {
      const files = filesJSON(attachments.map(fileToSend).map(fileJSON));
      Object.assign(this.json, { file: undefined, files: undefined, ...files });
    };
  }

  return {
    TextMessage: class TextMessage extends DraftMessage {
      constructor(receiverId: string, text: string, receiverType: string) {
        super(receiverId, receiverType, { text });
      }
    },
    CustomMessage: class CustomMessage extends DraftMessage {
      constructor(receiverId: string, receiverType: string, type: string, data: unknown) {
        super(receiverId, receiverType, { type, data });
      }
    },
    MediaMessage,
    TypingIndicator: class TypingIndicator extends ServerTypingIndicator {
      constructor(receiverId: string, receiverType: string) {
        super(receiverId, receiverType, sender);
      }
    },
  };
}

/** Describes a file, without its bytes and URL. */
export function describeFile({ name, type, size, width, height }: Kit.MediaFile): Omit<FileJSON, 'url'> {
  return { name, type, size, width, height };
}

/** Returns the JSON of a file that the app has. */
export function fileJSON(file: Kit.MediaFile): FileJSON {
  return { ...describeFile(file), url: file.url ?? '', bytes: bytesOf(file) };
}

/** Returns the files of any message of the contract, for sending them. */
export function filesToSend(message: Kit.Message): Kit.MediaFile[] {
  const { getAttachment, getAttachments } = message as Kit.MediaMessage;
  const all = getAttachments?.call(message) ?? [];
  const first = all.length > 0 ? null : getAttachment?.call(message);
  return (first ? [first] : [...all]).map(fileToSend);
}

function fileToSend(file: Kit.Attachment & Partial<ServerFile>): Kit.MediaFile {
  if (file.getFile) return file.getFile();
  return {
    name: file.getName(),
    type: file.getMimeType?.(),
    size: file.getSize?.(),
    url: file.getUrl?.(),
    width: file.getWidth?.(),
    height: file.getHeight?.(),
  } as Kit.MediaFile;
}

type Accessors = Record<string, (() => unknown) | undefined>;

/** Returns the draft of any message of the contract, for `send`. */
export function readDraft(message: Kit.Message): Draft {
  const read = message as unknown as Accessors;
  const chat: ChatOf = chatOf(message.getReceiverId(), message.getReceiverType());
  const found = {
    text: read.getText?.() || read.getCaption?.() || read.getConversationText?.(),
    data: message.getCategory() === 'custom' ? read.getData?.() : undefined,
    type: message.getType() === 'text' ? undefined : message.getType(),
    muid: message.getMuid?.(),
    parentId: message.getParentMessageId(),
    quotedId: message.getQuotedMessageId?.(),
    metadata: read.getMetadata?.(),
  };
  const given = Object.entries(found).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  return { ...chat, ...Object.fromEntries(given) } as Draft;
}
