import { expect, it } from 'vitest';
import { listFiles, readText } from '../../scripts/files.mjs';

it('the settings of ejabberd in docs/xmpp.md are those of the tests', () => {
  const [, settings] = /```yaml\n([\s\S]*?)```/.exec(readText('docs/xmpp.md')) ?? [];
  expect(settings).toBe(readText('example/xmpp/ejabberd.yml'));
});

it('the codes of errors in docs/xmpp.md are those of the code', () => {
  const codesIn = (text: string) => [...new Set(text.match(/\bERR_[A-Z_]+/g))].sort();
  const source = listFiles('src/xmpp', /\.ts$/).map(readText).join('\n');
  const [, table = ''] = /\n(\| Code of an error [\s\S]*?)\n\n/.exec(readText('docs/xmpp.md')) ?? [];
  expect(codesIn(table)).toEqual(codesIn(source));
});
