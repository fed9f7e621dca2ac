import { describe, expect, it } from 'vitest';
import { Unfiltered } from '../../src/core/unfiltered.ts';

describe('all rows while a filter leaves some out', () => {
  it('keep those that move to the top there, the latest uppermost', () => {
    const rows = new Unfiltered(['ann', 'bob', 'carl']);
    rows.moveToTop('bob');
    rows.moveToTop('carl');
    expect(rows.all()).toEqual(['carl', 'bob', 'ann']);
  });

  it('move one to an index, and no other in place of one that is not among them', () => {
    const rows = new Unfiltered(['ann', 'bob', 'carl']);
    rows.move('carl', () => 1);
    expect(rows.all()).toEqual(['ann', 'carl', 'bob']);
    rows.move('dan', () => 0);
    expect([rows.all(), rows.has('dan')]).toEqual([['ann', 'carl', 'bob'], false]);
  });
});
