import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { build, preview } from 'vite';

const ROOT = process.cwd();
/** A folder inside the project, so that the copied code finds its packages. */
const FOLDER = join(ROOT, 'test-results/copied-code');

/** Opens the page, and notes every error that it throws. */
async function openProps(page: Page): Promise<string[]> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto('/props/');
  await expect(page.locator('.props__preview .kit-list__row').first()).toBeVisible();
  return errors;
}

const codeOf = (page: Page) => page.locator('.props__code code').innerText();

/** Switches a prop on: by its switch, or by one of its choices. */
async function choose(page: Page, prop: string, choice?: string): Promise<void> {
  if (choice) await page.getByRole('combobox', { name: prop, exact: true }).selectOption(choice);
  else await page.getByRole('switch', { name: prop, exact: true }).check();
}

/** Builds copied code as an app would, and serves it. */
async function serveCopied(code: string) {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const file of ['kit.ts', 'beep.wav']) cpSync(join(ROOT, 'example/props', file), join(FOLDER, file));
  writeFileSync(join(FOLDER, 'list.tsx'), code);
  writeFileSync(
    join(FOLDER, 'index.html'),
    '<!doctype html><div id="root"></div><script type="module" src="./main.tsx"></script>',
  );
  writeFileSync(
    join(FOLDER, 'main.tsx'),
    `import 'solid-chat-kit/css-variables.css';
     import { KitProvider } from 'solid-chat-kit';
     import { render } from 'solid-js/web';
     import { kit, loadFirstRows } from './kit.ts';
     await kit.data.seed({ seed: 10, messages: 24 });
     await kit.login('ann');
     await loadFirstRows();
     const { List } = await import('./list.tsx');
     render(
       () => <div class="kit" style="block-size: 828px"><KitProvider sdk={kit}><List /></KitProvider></div>,
       document.getElementById('root')!,
     );`,
  );
  const outDir = join(FOLDER, 'dist');
  await build({
    configFile: join(ROOT, 'vite.config.ts'),
    root: FOLDER,
    logLevel: 'error',
    build: { outDir, target: 'es2022' },
  });
  return preview({ configFile: false, root: FOLDER, build: { outDir }, preview: { port: 0 } });
}

/** What a list looks like, without what differs between two builds. */
const looks = (page: Page) =>
  page.locator('.kit-conversations').evaluate((root) => ({
    header: root.querySelector('.kit-list__header')?.textContent ?? '',
    titles: [...root.querySelectorAll('.kit-list__row')]
      .slice(0, 6)
      .map((row) => row.querySelector('.kit-list-item__title')?.textContent),
    boxes: root.querySelectorAll('.kit-list__row input').length > 0,
    search: root.querySelectorAll('input[type="search"]').length,
    active: root.querySelectorAll('.kit-conversations__list-item-active').length,
  }));

test('the code that the props page shows is what it runs', async ({ page, context }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const errors = await openProps(page);
  await choose(page, 'selectionMode', 'SelectionMode.multiple');
  await choose(page, 'conversationsRequestBuilder', 'groupsOnly');
  await choose(page, 'activeConversation');
  await choose(page, 'showSearchBar');
  await choose(page, 'titleView');
  await choose(page, 'headerView', 'plainHeader');
  await choose(page, 'onItemClick');
  await choose(page, 'ccConversationDeleted');
  const action = '.kit-list-item__action >> nth=1';
  await page.locator('.props__preview').locator(action).click();
  await expect(page.locator('.props__log li').first()).toContainText('onItemClick');
  await expect(page.locator('.kit-conversations__list-item-active')).toHaveCount(1);

  const server = await serveCopied(await codeOf(page));
  try {
    const copy = await context.newPage();
    await copy.setViewportSize({ width: 1440, height: 900 });
    copy.on('pageerror', (error) => errors.push(String(error)));
    const printed = copy.waitForEvent('console', (message) => message.text().startsWith('onItemClick'));
    await copy.goto(server.resolvedUrls?.local[0] ?? '');
    await copy.locator(action).click();
    await printed;
    await expect(copy.locator('.kit-conversations__list-item-active')).toHaveCount(1);
    expect(await looks(copy)).toEqual(await looks(page));
  } finally {
    await server.close();
  }
  expect(errors).toEqual([]);
});

for (const [part, name] of [
  ['KitConversations', 'kit-conversations'],
  ['KitUsers', 'kit-users'],
  ['KitMessageList', 'kit-message-list'],
  ['KitMessageComposer', 'kit-message-composer'],
  ['KitMessageHeader', 'kit-message-header'],
  ['KitChat', 'kit-chat'],
] as const) {
  test(`every prop of ${part} can be switched, and shows in the code`, async ({ page }) => {
    test.setTimeout(120_000);
    const errors = await openProps(page);
    await page.getByRole('combobox', { name: 'Component' }).selectOption(part);
    const documented = readFileSync(join(ROOT, `docs/${name}.md`), 'utf8')
      .split('<!-- /members -->')[0]
      ?.split(/<!-- members:[^>]*-->/)[1];
    const props = [...(documented ?? '').matchAll(/^\| `(\w+)` \|/gm)].map(([, prop]) => String(prop));
    expect(props.length).toBeGreaterThan(15);
    for (const prop of props) {
      const menu = page.getByRole('combobox', { name: prop, exact: true });
      if (await menu.count()) await menu.selectOption({ index: 1 });
      else await choose(page, prop);
      expect(await codeOf(page)).toMatch(new RegExp(`<${part} (.|\\n)*\\b${prop}\\b|^ +${prop}\\b`, 'm'));
      // A copied import of types alone loads no module.
      expect(await codeOf(page)).not.toMatch(/^import \{( type \w+,?)+ \}/m);
      await expect(page.locator(`.props__preview .${name}`)).toBeVisible();
      if (await menu.count()) await menu.selectOption('');
      else await page.getByRole('switch', { name: prop, exact: true }).uncheck();
    }
    expect(errors).toEqual([]);
  });
}

test('the props page shows situations, copies the code, and logs what handlers print', async ({ page }) => {
  const errors = await openProps(page);
  const preview = page.locator('.props__preview');
  await choose(page, 'Situation', 'loading');
  await expect(preview.locator('.kit-shimmer')).toBeVisible();
  await choose(page, 'onError');
  await choose(page, 'Situation', 'failing');
  await expect(preview.getByText('Chats could not be loaded')).toBeVisible();
  await expect(page.locator('.props__log li').first()).toContainText('onError');

  // Not every browser lets a test read the clipboard.
  await page.evaluate(() => {
    navigator.clipboard.writeText = async (text) => {
      document.body.dataset.copied = text;
    };
  });
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  const copied = await page.evaluate(() => document.body.dataset.copied);
  expect(copied?.trim()).toBe((await codeOf(page)).trim());
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(preview.locator('.kit-list__row').first()).toBeVisible();
  expect(await codeOf(page)).toContain('return <KitConversations />;');
  expect(errors).toEqual([]);
});
