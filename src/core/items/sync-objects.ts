import { partnerOf } from '../../client/boundary/conversations.ts';
import { write, writeGroup, writeUser } from '../../client/boundary/write.ts';
import type { Kit } from '../../sdk/index.ts';
import type { ConversationRecord } from '../conversations/conversation-record.ts';
import type { EntityRecord } from '../entities/entity-record.ts';

/**
 * Writes a row's state into the SDK's own object, so that app code reads the same. Writes absolute values
 * only, because two lists may share the object, and some SDKs update it too.
 */
export function syncConversation(record: ConversationRecord): void {
  const { conversation } = record;
  write(conversation, 'LastMessage', record.lastMessage);
  write(conversation, 'UnreadMessageCount', record.unread);
  const entity = partnerOf(conversation);
  if (entity && record.partner) syncEntity(entity, record.partner);
}

/** Writes what is known of a user or group into an SDK's object of it. */
export function syncEntity(object: Kit.User | Kit.Group, record: EntityRecord): void {
  if (record.isGroup) writeGroup(object as Kit.Group, record as EntityRecord<Kit.Group>);
  else writeUser(object as Kit.User, record as EntityRecord<Kit.User>);
}
