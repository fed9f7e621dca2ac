import { describe, expect, it } from 'vitest';
import { ConversationRecord } from '../../../src/client/records/conversation-record.ts';
import { EntityRecord } from '../../../src/client/records/entity-record.ts';
import { conversation, user } from '../../support/fakes.ts';

describe('the value of an accessor of a row', () => {
  it("is the object's value, while the list can write it", () => {
    const chat = conversation('ann');
    const record = new ConversationRecord(chat, null);
    record.unread = 3;
    expect(record.value('getUnreadMessageCount')).toBe(0);
    record.sync();
    expect(record.value('getUnreadMessageCount')).toBe(3);
    // A value set by the app stays until the list has a newer one.
    chat.setUnreadMessageCount(1);
    expect(record.value('getUnreadMessageCount')).toBe(1);
  });

  it.each([
    ['is missing', undefined],
    [
      'throws',
      () => {
        throw new Error('read only');
      },
    ],
  ])('is what the row knows where the setter %s', (_, setter) => {
    const chat = conversation('ann');
    const ann = chat.getConversationWith() as ReturnType<typeof user>;
    Object.assign(chat, { setUnreadMessageCount: setter });
    Object.assign(ann, { setStatus: setter, setBlockedByMe: setter });
    const record = new ConversationRecord(chat, null);
    const partner = new EntityRecord(ann, record);
    Object.assign(record, { unread: 3, partner });
    Object.assign(partner, { status: 'online', blocked: true });
    record.sync();
    const values = ['getStatus', 'getBlockedByMe'].map((accessor) => partner.value(accessor));
    expect([record.value('getUnreadMessageCount'), ...values]).toEqual([3, 'online', true]);
  });

  it('comes from the newest description where the held object has no setter', () => {
    const held = user('ann');
    Object.assign(held, { setName: undefined });
    const record = new EntityRecord(held, { isGroup: false, id: 'ann' });
    record.entity = user('ann', { name: 'Anna' });
    expect(record.value('getName')).toBe('Anna');
  });

  it('throws what the accessor throws', () => {
    const chat = conversation('ann');
    Object.assign(chat, {
      getLastMessage: () => {
        throw new Error('no message');
      },
    });
    const record = new ConversationRecord(chat, null);
    record.sync();
    expect(() => record.value('getLastMessage')).toThrow('no message');
  });
});
