import { renderToString } from 'solid-js/web';
import { expect, it } from 'vitest';
import { KitProvider, KitUsers } from '../../src/index.ts';
import { createLocalKit } from '../../src/local/index.ts';
import { loadLanguage } from '../../src/localize/index.ts';

const page = (locale: string) =>
  renderToString(() => (
    <KitProvider sdk={createLocalKit()} locale={locale}>
      <KitUsers />
    </KitProvider>
  ));

it('[helper.loadLanguage] a server that has a language renders it, for each request its own', async () => {
  await Promise.all([loadLanguage('ar'), loadLanguage('pl')]);
  expect(page('ar-EG')).toContain('المستخدمون');
  expect(page('pl')).toContain('Użytkownicy');
  expect(page('en')).toContain('Users');
});
