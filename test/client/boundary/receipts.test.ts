import { expect, it } from 'vitest';
import { RECEIPT, receiptOf } from '../../../src/client/boundary/receipts.ts';
import { ConversationRecord } from '../../../src/client/records/conversation-record.ts';
import { action, conversation, ME, message } from '../../support/fakes.ts';

it('only the own last message has a receipt', () => {
  expect(receiptOf(null, ME)).toBe(RECEIPT.NONE);
  expect(receiptOf(message({ from: 'ann', readAt: 5 }), ME)).toBe(RECEIPT.NONE);
  expect(receiptOf(action({ from: ME }), ME)).toBe(RECEIPT.NONE);
});

it('returns the progress of the message', () => {
  expect(receiptOf(message({ from: ME }), ME)).toBe(RECEIPT.SENT);
  expect(receiptOf(message({ from: ME, deliveredAt: 5 }), ME)).toBe(RECEIPT.DELIVERED);
  expect(receiptOf(message({ from: ME, readAt: 5 }), ME)).toBe(RECEIPT.READ);
});

it('moves forward only', () => {
  const record = new ConversationRecord(conversation('ann'), ME);
  record.setLastSent(message({ from: ME }), ME);
  expect([record.advance(RECEIPT.READ), record.advance(RECEIPT.DELIVERED)]).toEqual([true, false]);
  expect(record.receipt).toBe(RECEIPT.READ);
});
