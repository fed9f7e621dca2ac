import { describe, expect, it } from 'vitest';
import { ConversationBook } from '../../../src/core/conversations/conversation-book.ts';
import { ConversationRecords } from '../../../src/core/conversations/conversation-records.ts';
import { EntityRecords } from '../../../src/core/entities/entity-records.ts';
import { ListEntry, link } from '../../../src/core/order/list-entry.ts';
import { UserBook } from '../../../src/core/users/user-book.ts';
import { conversation, group, ME, noList, user } from '../fakes.ts';

const ann = { isGroup: false, id: 'ann' };
const team = { isGroup: true, id: 'team' };

/** A list of conversations and a list of users of one client. */
function lists() {
  const entities = new EntityRecords();
  const conversations = new ConversationBook(new ConversationRecords(() => ME, entities));
  const users = new UserBook(entities);
  return { entities, conversations, users };
}

describe('the record of a user', () => {
  it('is the same in a conversation and in a list of users', () => {
    const { entities, conversations, users } = lists();
    conversations.appendPage([conversation('ann')]);
    users.appendPage([user('ann', { name: 'Ann' })]);
    const partner = conversations.records.find(ann)?.partner;
    expect(partner).toBe(entities.find(ann));
    expect(users.entryOf(user('ann'))?.record).toBe(partner);
    expect(partner?.name).toBe('Ann');
  });

  it('changes the rows of both when presence is told once', () => {
    const { entities, conversations, users } = lists();
    conversations.appendPage([conversation('ann'), conversation('bob')]);
    users.appendPage([user('ann')]);
    for (const { changes } of [conversations, users]) changes.clear();
    entities.presence(user('ann'), true);
    const changed = [conversations, users].map(({ changes }) => [...changes.changed].map(({ id }) => id));
    expect(changed).toEqual([['ann'], ['ann']]);
  });

  it('lives as long as a conversation, a list or a header has it', () => {
    const { entities, conversations, users } = lists();
    conversations.appendPage([conversation('ann')]);
    users.appendPage([user('ann')]);
    const record = entities.find(ann);
    users.leave();
    expect(entities.find(ann)).toBe(record);
    conversations.records.remove(ann);
    expect(entities.find(ann)).toBeUndefined();
  });
});

describe('the record of a group', () => {
  const shown = (membersCount: number) => {
    const { entities } = lists();
    const record = entities.merge(group('team', { name: 'Team', membersCount }), team);
    link(new ListEntry(record, noList));
    return { entities, record };
  };

  it('takes the description and the members of an event', () => {
    const { entities, record } = shown(7);
    entities.member(group('team', { name: 'Team 2', membersCount: 9 }), 1);
    expect([record.name, record.membersCount]).toEqual(['Team 2', 9]);
  });

  it('counts members, and keeps its name, if the event has only the id', () => {
    const { entities, record } = shown(7);
    const bare = group('team', { name: '', membersCount: 0 });
    entities.member(bare, 1);
    entities.member(bare, -1);
    entities.member(bare, -1);
    expect([record.name, record.membersCount]).toEqual(['Team', 6]);
  });
});

describe('a copy', () => {
  it('that was fetched before a change gets the change', () => {
    const { entities } = lists();
    const since = entities.log.begin();
    entities.presence(user('ann'), true);
    expect(entities.merge(user('ann'), ann, since).status).toBe('online');
  });

  it('that was fetched after a change is right', () => {
    const { entities } = lists();
    entities.log.begin();
    entities.presence(user('ann'), true);
    const since = entities.log.begin();
    expect(entities.merge(user('ann', { status: 'away' }), ann, since).status).toBe('away');
  });

  it('is fetched while one change of a user is recorded for each fetch, however many come', () => {
    const { entities } = lists();
    const since = entities.log.begin();
    for (let i = 0; i < 100; i++) entities.presence(user('ann'), i % 2 === 0);
    const later = entities.log.begin();
    entities.presence(user('ann', { status: 'away' }), true);
    expect(entities.log.since(ann, since)).toHaveLength(2);
    expect(entities.log.since(ann, later)).toHaveLength(1);
  });
});
