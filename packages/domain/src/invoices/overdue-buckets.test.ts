import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { property } from '../../test/property.ts';
import { getOverdueBucket } from './overdue-buckets.ts';

describe('getOverdueBucket (spec 9)', () => {
  it.each([
    [-3, null],
    [0, null],
    [1, 'week-one'],
    [7, 'week-one'],
    [8, 'week-two'],
    [14, 'week-two'],
    [15, 'week-three'],
    [21, 'week-three'],
    [22, 'older'],
    [4_000, 'older'],
  ])('%i days overdue belong to the bucket %s', (days, bucket) => {
    expect(getOverdueBucket(days)).toBe(bucket);
  });

  property(
    'returns a bucket for every number of days, in ascending order',
    [fc.integer({ min: 1, max: 100_000 }), fc.nat(100_000)],
    (days, extraDays) => {
      const bucketOrder = ['week-one', 'week-two', 'week-three', 'older'];
      const earlierIndex = bucketOrder.indexOf(getOverdueBucket(days) ?? '');
      const laterIndex = bucketOrder.indexOf(getOverdueBucket(days + extraDays) ?? '');
      expect(earlierIndex).toBeGreaterThanOrEqual(0);
      expect(laterIndex).toBeGreaterThanOrEqual(earlierIndex);
    },
  );

  property('returns null if nothing is overdue', [fc.integer({ max: 0 })], (days) => {
    expect(getOverdueBucket(days)).toBeNull();
  });
});
