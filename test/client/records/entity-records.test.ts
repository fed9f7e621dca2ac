import { describe, expect, it, vi } from 'vitest';
import { ConversationRecords } from '../../../src/client/records/conversation-records.ts';
import { EntityRecords } from '../../../src/client/records/entity-records.ts';
import { ConversationStore } from '../../../src/conversations/conversation-store.ts';
import { ListEntry, link } from '../../../src/order/list-entry.ts';
import { UserStore } from '../../../src/users/user-store.ts';
import { conversation, group, ME, noList, user } from '../../support/fakes.ts';

const ann = { isGroup: false, id: 'ann' };
const team = { isGroup: true, id: 'team' };

/** A list of conversations and a list of users of one client. */
function lists() {
  const entities = new EntityRecords();
  const conversations = new ConversationStore(new ConversationRecords(() => ME, entities));
  const users = new UserStore(entities);
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

describe('the record of a user whom only a conversation has', () => {
  /** A list of conversations with users, of which nothing was read but names and pictures. */
  const read = () => {
    const { entities, conversations, users } = lists();
    const people = ['ann', 'bob'].map((id) => user(id, { name: id.toUpperCase(), status: 'offline' }));
    const reads = people.map((each) => vi.spyOn(each, 'getStatus'));
    conversations.appendPage(people.map((each) => conversation(each)));
    conversations.changes.clear();
    const rows = () => conversations.rows.all().map(({ name }) => name);
    return { entities, conversations, users, rows, reads: () => reads.map(({ mock }) => mock.calls.length) };
  };

  it('costs nothing until something needs it', () => {
    const { rows, reads } = read();
    expect([rows(), reads()]).toEqual([
      ['ANN', 'BOB'],
      [0, 0],
    ]);
  });

  it('is found by an event, which changes the row', () => {
    const { entities, conversations, reads } = read();
    entities.presence(user('ann'), true);
    expect([...conversations.changes.changed].map(({ id }) => id)).toEqual(['ann']);
    expect(conversations.records.find(ann)?.partner?.status).toBe('online');
    expect(reads()[1]).toBe(0);
  });

  it('keeps its description when a list of users has a copy with an id only', () => {
    const { users, rows } = read();
    users.appendPage([user('ann', { name: '' })]);
    expect([users.entryOf(user('ann'))?.name, rows()]).toEqual(['ANN', ['ANN', 'BOB']]);
  });

  it('changes the row when a list of users has a newer name', () => {
    const { conversations, users, rows } = read();
    users.appendPage([user('ann', { name: 'Anna' })]);
    expect(rows()).toEqual(['Anna', 'BOB']);
    expect([...conversations.changes.changed].map(({ id }) => id)).toEqual(['ann']);
  });

  it('is the one that a header meets', () => {
    const { entities, conversations } = read();
    const met = entities.adopt(user('ann', { name: '' }), ann);
    expect([met.name, conversations.records.find(ann)?.partner]).toEqual(['ANN', met]);
  });

  it('goes with its conversation, of which apps may still read it', () => {
    const { entities, conversations } = read();
    const record = conversations.records.find(ann);
    conversations.records.remove(ann);
    expect([record?.partner?.name, entities.find(ann)]).toEqual(['ANN', undefined]);
  });

  it('has what happened while the conversation was fetched', () => {
    const { entities, conversations } = lists();
    const since = conversations.begin();
    entities.presence(user('ann'), true);
    conversations.appendPage([conversation(user('ann', { status: 'offline' }))], since);
    conversations.end(since);
    expect(conversations.records.find(ann)?.partner?.status).toBe('online');
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
