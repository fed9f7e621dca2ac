import { expect, it } from 'vitest';
import { formatBytes } from '../../src/text/format-bytes.ts';

it.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1000, '1 kB'],
  [999_499, '999 kB'],
  [999_999, '1 MB'],
  [1_440_000, '1.4 MB'],
  [999_949_999, '999.9 MB'],
  [999_960_000, '1 GB'],
  [5_000_000_000_000, '5,000 GB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes, 'en')).toBe(text);
});
