import { toSDK } from 'solid-chat-kit';
import { User } from 'solid-chat-kit/local';
import { expect, it } from 'vitest';
import { EntityRecord } from '../../src/client/records/entity-record.ts';
import { isFollowed } from '../../src/client/views/live-row.ts';
import { entityView } from '../../src/client/views/reactive-view.ts';

it('a reactive view on a server reads its object and keeps no signal', () => {
  const user = new User('ann', 'Ann');
  const record = new EntityRecord(user, { isGroup: false, id: 'ann' });
  const view = entityView(record);
  expect([view.getName(), view instanceof User, toSDK(view) === user, isFollowed(record)]).toEqual([
    'Ann',
    true,
    true,
    false,
  ]);
});
