import { describe, expect, it, vi } from 'vitest';
import { ConversationRecord } from '../../../src/client/records/conversation-record.ts';
import { EntityRecord } from '../../../src/client/records/entity-record.ts';
import type { Kit } from '../../../src/sdk/index.ts';
import { conversation, group, ME, message, user } from '../../support/fakes.ts';

describe('the object of the SDK', () => {
  it("gets the row's values as absolute values", () => {
    const ann = user('ann');
    const record = new ConversationRecord(conversation(ann, { unread: 2 }), ME);
    const last = message();
    record.setLastSent(last, ME);
    record.unread = 7;
    record.partner = new EntityRecord(ann, record);
    record.partner.change({ status: 'online', blocked: true });
    record.sync();
    const { conversation: own } = record;
    expect([own.getLastMessage(), own.getUnreadMessageCount()]).toEqual([last, 7]);
    expect([ann.getStatus(), ann.getBlockedByMe()]).toEqual(['online', true]);
  });

  it('gets the newest group, the icon only if there is one', () => {
    const team = group('team', { icon: 'old.png' });
    const record = new ConversationRecord(conversation(team), ME);
    record.partner = new EntityRecord(team, record);
    record.partner.merge(group('team', { name: 'Team 2', membersCount: 5 }));
    record.sync();
    expect([team.getName(), team.getMembersCount(), team.getIcon()]).toEqual(['Team 2', 5, 'old.png']);
  });

  it('is left alone where it knows already', () => {
    const own = conversation('ann', { unread: 3 });
    const record = new ConversationRecord(own, ME);
    record.unread = 3;
    const set = vi.spyOn(own, 'setUnreadMessageCount');
    record.sync();
    expect(set).not.toHaveBeenCalled();
  });

  it('may lack a setter, or throw in one: the others are called anyway', () => {
    const own = conversation(user('ann')) as Kit.Conversation;
    const record = new ConversationRecord(own, ME);
    Object.assign(own, {
      setLastMessage: undefined,
      setUnreadMessageCount: () => {
        throw new Error('frozen');
      },
    });
    record.setLastSent(message(), ME);
    record.unread = 1;
    record.partner = new EntityRecord(user('ann', { status: 'online' }), record);
    record.sync();
    expect((own.getConversationWith() as Kit.User).getStatus()).toBe('online');
  });

  it('is not read where a setter failed, such as in a frozen object', () => {
    const own = conversation('ann', { unread: 3 });
    Object.assign(own, { setUnreadMessageCount: () => {} });
    const record = new ConversationRecord(own, ME);
    record.unread = 4;
    record.sync();
    expect([own.getUnreadMessageCount(), record.value('getUnreadMessageCount')]).toEqual([3, 4]);
  });

  it('of a user gets presence and block', () => {
    const ann = user('ann');
    const record = new EntityRecord(ann, { isGroup: false, id: 'ann' });
    record.change({ status: 'online', blocked: true });
    record.sync();
    expect([ann.getStatus(), ann.getBlockedByMe()]).toEqual(['online', true]);
  });
});
