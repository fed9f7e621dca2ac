import type { Kit } from '../sdk/index.ts';
import type { Id, MessageJSON, UserJSON } from './json.ts';
import { type ChatOf, chatOf } from './object-reader.ts';
import { ServerGroup } from './objects/group.ts';
import { mediaType, ServerMessage } from './objects/message.ts';
import { ServerTypingIndicator } from './objects/signals.ts';
import { ServerUser } from './objects/user.ts';
import type { Draft, ServerFeature } from './options.ts';

/** The content of an unsent message beyond its JSON. */
interface DraftContent {
  readonly text?: string;
  readonly data?: unknown;
  readonly type?: string;
}

/** The constructors of unsent messages, and of typing indicators. */
interface DraftClasses {
  TextMessage: new (receiverId: string, text: string, receiverType: string) => ServerMessage;
  CustomMessage: new (receiverId: string, receiverType: string, type: string, data: object) => ServerMessage;
  MediaMessage: new (
    receiverId: string,
    file: Kit.MediaFile,
    type: string,
    receiverType: string,
  ) => ServerMessage & { readonly file: Kit.MediaFile };
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
    quotedId: Id | undefined;

    constructor(receiverId: string, receiverType: string, content: DraftContent) {
      const isOfGroup = receiverType === 'group';
      const to = isOfGroup ? { group: receiverId } : { to: receiverId };
      const entity = { id: receiverId, name: '' };
      const json: MessageJSON = { id: 0, from: '', ...to, ...content, sentAt: 0 };
      super(json, {
        conversationId: '',
        sender: sender(),
        receiver: isOfGroup ? new ServerGroup(entity) : new ServerUser(entity),
        isOfGroup,
        mentions: [],
        on: null,
        quoted: null,
      });
    }

    override getQuotedMessageId(): Id | null {
      return this.quotedId ?? null;
    }
  }
  const setters = {
    muids: {
      setMuid(this: DraftMessage, muid: string) {
        this.json.muid = muid;
      },
    },
    threads: {
      setParentMessageId(this: DraftMessage, id: Id) {
        this.json.parentId = id;
      },
    },
    quotes: {
      setQuotedMessageId(this: DraftMessage, id: Id) {
        this.quotedId = id;
      },
    },
  };
  for (const [feature, methods] of Object.entries(setters)) {
    if (features.has(feature as ServerFeature)) Object.assign(DraftMessage.prototype, methods);
  }

  return {
    TextMessage: class TextMessage extends DraftMessage {
      constructor(receiverId: string, text: string, receiverType: string) {
        super(receiverId, receiverType, { text });
      }
    },
    CustomMessage: class CustomMessage extends DraftMessage {
      constructor(receiverId: string, receiverType: string, type: string, data: object) {
        super(receiverId, receiverType, { type, data });
      }
    },
    MediaMessage: class MediaMessage extends DraftMessage {
      /** The file to upload. */
      readonly file: Kit.MediaFile;

      constructor(receiverId: string, file: Kit.MediaFile, type: string, receiverType: string) {
        super(receiverId, receiverType, { type: mediaType(type) });
        this.file = file;
        this.json.file = { ...describeFile(file), url: file.url ?? '' };
      }
    },
    TypingIndicator: class TypingIndicator extends ServerTypingIndicator {
      constructor(receiverId: string, receiverType: string) {
        super(receiverId, receiverType, sender);
      }
    },
  };
}

/** Copies the description of a file, without its bytes. */
export function describeFile({ name, type, size, width, height }: Kit.MediaFile) {
  return { name, type, size, width, height };
}

type Accessors = Record<string, (() => unknown) | undefined>;

/** Returns the draft of any message of the contract, for `send`. */
export function readDraft(message: Kit.Message): Draft {
  const read = message as unknown as Accessors;
  const chat: ChatOf = chatOf(message.getReceiverId(), message.getReceiverType());
  const found = {
    text: read.getText?.() || read.getCaption?.(),
    data: message.getCategory() === 'custom' ? read.getData?.() : undefined,
    type: message.getType() === 'text' ? undefined : message.getType(),
    muid: message.getMuid?.(),
    parentId: message.getParentMessageId(),
    quotedId: message.getQuotedMessageId?.(),
  };
  const given = Object.entries(found).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  return { ...chat, ...Object.fromEntries(given) } as Draft;
}
