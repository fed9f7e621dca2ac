import { createMemo, createRoot } from 'solid-js';
import { expect, it, onTestFinished } from 'vitest';
import { ErrorCollector } from '../../src/client/boundary/error-collector.ts';
import { createListSource } from '../../src/list/publish/create-list-source.ts';
import { BlockOrder, type OrderEntry } from '../../src/order/block-order.ts';

const row = (): OrderEntry => ({ block: null, height: 0, isHeader: false });

/** Follows a value until the test ends. */
const follow = <T>(read: () => T) =>
  createRoot((dispose) => {
    onTestFinished(dispose);
    return createMemo(read);
  });

it('the length is corrected where it was read before its change was published and taken back', () => {
  const order = new BlockOrder<OrderEntry>();
  order.append([row(), row()]);
  const errors = new ErrorCollector((cause) => expect.unreachable(String(cause)));
  const source = createListSource(order, () => {}, errors);
  const first = follow(source.length);
  const added = row();
  order.append([added]);
  const late = follow(source.length);
  expect([first(), late()]).toEqual([2, 3]);
  order.remove(added);
  source.publish(new Set());
  expect([first(), late()]).toEqual([2, 2]);
});
