import { expect, it } from 'vitest';
import { readText } from '../../scripts/files.mjs';

it('the settings of ejabberd in docs/xmpp.md are those of the tests', () => {
  const [, settings] = /```yaml\n([\s\S]*?)```/.exec(readText('docs/xmpp.md')) ?? [];
  expect(settings).toBe(readText('example/xmpp/ejabberd.yml'));
});
