import { expect, test } from '@playwright/test';
import { installWithPnpm } from '../../scripts/packed.mjs';
import { packedApps } from './apps.ts';

test('an app on rxjs 7 of its own, installed by pnpm, shares it with the kit', () => {
  test.setTimeout(300_000);
  const { output, copies } = installWithPnpm(packedApps().tarball, '7.5.7');
  expect(copies).toEqual(['rxjs@7.5.7']);
  expect(output).toBe('true function function');
});
