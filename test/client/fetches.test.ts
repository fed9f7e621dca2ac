import { createRoot } from 'solid-js';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Fetch } from '../../src/client/boundary/calls.ts';
import { createFetches } from '../../src/client/create-fetches.ts';
import { settled } from '../support/fake-sdk.ts';

/** A register of fetches, and a function that records the result of each. */
const registered = () =>
  createRoot((dispose) => {
    const fetches = createFetches();
    const told: string[] = [];
    const ask = (question: (fetch: Fetch) => Promise<string>) =>
      fetches.start(question, {
        onAnswer: (answer) => told.push(answer),
        onFailure: (cause) => told.push(String(cause)),
        onEnd: () => told.push('end'),
      });
    return { fetches, told, ask, dispose };
  });

it('calls the handler of the answer or the failure, then of the end', async () => {
  const { told, ask } = registered();
  const fetch = ask(async () => 'yes');
  expect(fetch.isOpen).toBe(true);
  await settled();
  ask(async () => Promise.reject('no'));
  await settled();
  expect([told, fetch.isOpen]).toEqual([['yes', 'end', 'no', 'end'], false]);
});

it('drops what comes after the end, and ends once', async () => {
  const { told, ask } = registered();
  const late = ask(async () => 'late');
  const lost = ask(async () => Promise.reject('lost'));
  late.end();
  lost.end();
  late.end();
  await settled();
  expect(told).toEqual(['end', 'end']);
});

it('reports an answer that could not be taken', async () => {
  const { fetches } = registered();
  const onFailure = vi.fn();
  const broken = new Error('broken');
  fetches.start(async () => 1, {
    onAnswer: () => {
      throw broken;
    },
    onFailure,
  });
  await settled();
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(broken);
});

it('ends everything with its owner, and asks nothing after that', async () => {
  const { told, ask, dispose } = registered();
  ask(async () => 'one');
  ask(async () => 'two');
  dispose();
  const question = vi.fn(async () => 'three');
  expect(ask(question).isOpen).toBe(false);
  await settled();
  expect([told, question.mock.calls.length]).toEqual([['end', 'end'], 0]);
});

it('waits from the last progress on, and reports silence once', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { fetches } = registered();
  const onFailure = vi.fn();
  const fetch = fetches.start(() => new Promise<string>(() => {}), {
    onAnswer: () => {},
    onFailure,
    timeoutMs: 1000,
  });
  vi.advanceTimersByTime(900);
  fetch.extend();
  vi.advanceTimersByTime(900);
  expect(onFailure).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(onFailure).toHaveBeenCalledOnce();
  expect(fetch.isOpen).toBe(false);
  vi.advanceTimersByTime(5000);
  expect(onFailure).toHaveBeenCalledOnce();
});
