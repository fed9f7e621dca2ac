import { expect, test } from '@playwright/test';
import { testAsDocumented } from '../../scripts/packed.mjs';
import { packedApps } from './apps.ts';

test('docs/testing-your-app.md works in an empty folder, install lines included', () => {
  test.setTimeout(300_000);
  expect(testAsDocumented(packedApps().tarball)).toMatch(/Tests.+3 passed/);
});
