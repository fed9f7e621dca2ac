import { expect, it, vi } from 'vitest';
import { formatBytes } from '../../src/text/format-bytes.ts';
import { signIn, town } from './town.ts';

it('[sdk.files-large] a file of 2 GB is sent without being read into memory, and its size shows as 2 GB', async () => {
  const ann = await signIn(await town('ann', 'bob'), 'ann');
  const file = new File(['start'], 'film.mov', { type: 'video/quicktime' });
  Object.defineProperty(file, 'size', { value: 2 * 1000 ** 3 });
  const reads = (['arrayBuffer', 'text', 'stream', 'slice'] as const).map((name) => vi.spyOn(file, name));
  const sent = await ann.sendMediaMessage(new ann.MediaMessage('bob', file, 'video', 'user'));
  const size = (sent as InstanceType<typeof ann.MediaMessage>).getAttachment()?.getSize();
  expect(formatBytes(size ?? 0, 'en')).toBe('2 GB');
  for (const read of reads) expect(read).not.toHaveBeenCalled();
});
