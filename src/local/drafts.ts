import type { Kit, MessageCategory } from '../sdk/index.ts';
import type { GroupDraft, MessageContent, MessageDraft, Receiver, UserDraft } from './data/records.ts';
import { ERROR_CODE, refuse } from './exception.ts';
import type { Group } from './objects/group.ts';
import { idOf } from './objects/message.ts';
import { bytesOf, type MediaFile } from './objects/messages.ts';
import type { User } from './objects/user.ts';

/** The accessors that the SDK reads of a message given to it, whatever its class. */
interface AnyAccessors {
  getText?(): string;
  getCaption?(): string | undefined;
  getAttachment?(): (Kit.Attachment & { getFile?(): MediaFile }) | null | undefined;
  getData?(): unknown;
  getConversationText?(): string | undefined;
  getMetadata?(): unknown;
}

/** Copies what is to be sent from an app's message, so that later changes to the message have no effect. */
export function messageDraft(message: Kit.Message): MessageDraft {
  if (typeof message?.getCategory !== 'function') {
    refuse(ERROR_CODE.BAD_ARGUMENT, 'Not a message: pass a TextMessage, MediaMessage or CustomMessage.');
  }
  return {
    ...receiverOf(message),
    parentId: idOf(message.getParentMessageId()),
    muid: message.getMuid?.() || undefined,
    quotedId: idOf(message.getQuotedMessageId?.()),
    content: contentOf(message),
  };
}

/** Reads the receiver of a message or typing indicator. */
export function receiverOf(of: { getReceiverType(): string; getReceiverId(): string }): Receiver {
  return { receiverType: of.getReceiverType(), receiverId: of.getReceiverId() };
}

function contentOf(message: Kit.Message & AnyAccessors): MessageContent {
  const content: MessageContent = {
    category: message.getCategory() as MessageCategory,
    type: message.getType(),
  };
  if (content.category === 'custom') {
    content.data = copyOf(message.getData?.());
    content.conversationText = message.getConversationText?.();
  } else if (content.type === 'text') {
    content.text = String(message.getText?.() ?? '');
  } else {
    const attachment = message.getAttachment?.();
    if (attachment) {
      const file = attachment.getFile?.();
      const bytes = bytesOf(file);
      const width = pixelsOf(attachment.getWidth?.());
      const height = pixelsOf(attachment.getHeight?.());
      content.file = {
        name: attachment.getName(),
        type: file?.type,
        size: file?.size,
        url: file?.url,
        bytes,
        // A side alone gives no room to reserve.
        ...(width && height ? { width, height } : {}),
      };
    }
    content.text = message.getCaption?.();
  }
  const metadata = message.getMetadata?.();
  if (metadata !== undefined && metadata !== null) content.metadata = copyOf(metadata);
  return content;
}

const pixelsOf = (value: unknown): number => (Number.isFinite(value) ? Math.max(Number(value), 0) : 0);

function copyOf(value: unknown): unknown {
  try {
    return structuredClone(value);
  } catch (cause) {
    return refuse(
      ERROR_CODE.BAD_MESSAGE,
      'The data or metadata contains something that cannot be cloned, such as a function: pass plain data.',
      cause,
    );
  }
}

/** Reads a new user's fields. */
export function userDraft(user: User): UserDraft {
  if (typeof user?.getUid !== 'function')
    refuse(ERROR_CODE.BAD_ARGUMENT, 'Pass a User: new User(uid, name).');
  const tags = user.getTags();
  return {
    uid: user.getUid(),
    name: user.getName(),
    avatar: user.getAvatar(),
    statusMessage: user.getStatusMessage(),
    role: user.getRole(),
    tags: tags?.slice(),
  };
}

/** Reads a new group's fields. */
export function groupDraft(group: Group): GroupDraft {
  if (typeof group?.getGuid !== 'function') {
    refuse(ERROR_CODE.BAD_ARGUMENT, 'Pass a Group: new Group(guid, name, type).');
  }
  const tags = group.getTags();
  return {
    guid: group.getGuid(),
    name: group.getName(),
    type: group.getType(),
    password: group.getPassword(),
    icon: group.getIcon(),
    tags: tags?.slice(),
  };
}
