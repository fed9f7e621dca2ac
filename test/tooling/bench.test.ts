import { describe, expect, it } from 'vitest';
import { createConversationFeed } from '../../example/bench/feed/feed.ts';
import { createTraffic, EVERYDAY } from '../../example/bench/feed/traffic.ts';
import { shapeOf } from '../../example/bench/measure/growth.ts';
import { createDice, midmean } from '../../example/bench/measure/sample.ts';
import type { FigureResult, TimeResult } from '../../example/bench/scenarios/result.ts';
import { checksOf, isFarOver, linesOf, vanillaShare } from '../../scripts/bench-table.mjs';

const SIZES = [100, 1_000, 10_000, 100_000];

const message: TimeResult = {
  kind: 'time',
  name: 'a message, any row',
  ours: { script: 34, whole: 110 },
  vanilla: { script: 20, whole: 100 },
  goals: { script: 1.5, whole: 1.3 },
};

describe('the growth of a time', () => {
  it('is flat where sizes make no difference to speak of', () => {
    expect(shapeOf(SIZES, [20, 21, 19, 24])).toBe('flat');
  });

  it('is logarithmic where each tenfold adds the same', () => {
    expect(shapeOf(SIZES, [20, 30, 40, 50])).toBe('logarithmic');
  });

  it('is linear where a tenfold size takes a tenfold time', () => {
    expect(shapeOf(SIZES, [1, 10, 100, 1000])).toBe('linear');
    expect(shapeOf(SIZES, [20, 21, 30, 120])).toBe('linear');
  });
});

describe('the middle of some times', () => {
  it('is deaf to outliers and finer than the clock', () => {
    expect(midmean([0, 10, 10, 15, 15, 10, 15, 9000])).toBe(12.5);
    expect(midmean([7])).toBe(7);
  });
});

describe('the judgement of a run', () => {
  it('holds each time against its goal', () => {
    const [script, whole] = checksOf(message);
    expect(script).toMatchObject({ goal: 1.5, value: 1.7 });
    expect(whole).toMatchObject({ goal: 1.3, value: 1.1 });
    expect(linesOf(message).join('\n')).toMatch(/1\.70 x <= 1\.5 OVER[\s\S]*1\.10 x <= 1\.3 ok/);
  });

  it('holds the largest size against the smallest', () => {
    const times = [10, 11, 12, 14].map((script) => ({ script, whole: 100 }));
    const shape = { script: 'flat', whole: 'flat' } as const;
    const checks = checksOf({
      kind: 'growth',
      name: 'a page',
      sizes: SIZES,
      times,
      shape,
      goals: { script: 1.5 },
    });
    expect(checks).toEqual([
      { name: 'a page, script alone, at 100,000 against 100', value: 1.4, goal: 1.5, unit: 'x' },
    ]);
  });

  it('fails a figure at ten times its goal, and none before', () => {
    expect(isFarOver({ name: '', unit: 'x', value: 12.9, goal: 1.3 })).toBe(false);
    expect(isFarOver({ name: '', unit: 'x', value: 13.1, goal: 1.3 })).toBe(true);
    expect(isFarOver({ name: '', unit: 'x', value: 10, goal: 0 })).toBe(false);
    expect(isFarOver({ name: '', unit: 'x', value: 11, goal: 0 })).toBe(true);
    expect(isFarOver({ name: '', unit: 'x', value: Number.NaN, goal: 1 })).toBe(true);
  });

  it('asks nothing of a figure without a goal', () => {
    const figure: FigureResult = { kind: 'figure', name: 'frames', unit: 'frames', value: 3 };
    expect(checksOf(figure)).toEqual([]);
    expect(linesOf(figure)).toHaveLength(1);
  });

  it('holds the list by hand itself to a quarter of script', () => {
    expect(vanillaShare([message])).toMatchObject({ value: 0.2, goal: 0.25 });
    expect(vanillaShare([])).toBeUndefined();
  });
});

describe('the traffic', () => {
  it('is the same for each list, one event at a time', () => {
    const runs = [1, 2].map(() => {
      const feed = createConversationFeed({ first: 50 });
      const heard: string[] = [];
      const hear = (kind: string) => (event: { getSender(): { getUid(): string } }) => {
        heard.push(`${kind} ${event.getSender().getUid()}`);
      };
      feed.sdk.addMessageListener('test', {
        onTextMessageReceived: hear('message'),
        onTypingStarted: hear('typing'),
        onTypingEnded: hear('quiet'),
        onMessagesDelivered: hear('delivered'),
        onMessagesRead: hear('read'),
      });
      const next = createTraffic(feed, EVERYDAY, createDice(3));
      for (let i = 0; i < 1000; i++) next();
      expect(feed.events).toBe(1000);
      return heard;
    });
    expect(runs[0]).toEqual(runs[1]);
    for (const kind of ['message', 'typing', 'quiet', 'delivered', 'read']) {
      expect(runs[0]?.some((event) => event.startsWith(kind))).toBe(true);
    }
  });
});
