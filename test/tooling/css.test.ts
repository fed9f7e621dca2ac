import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  importedSheets,
  joinSheets,
  rebasedSheet,
  usedAssets,
  withoutMessageView,
} from '../../scripts/css.mjs';
import { ROOT } from '../../scripts/files.mjs';

describe('the joined style sheet', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'solid-chat-kit-css-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
    return join(folder, path);
  };

  it('has the sheets in the order of the imports, and their icons beside it', () => {
    write('icons/more.svg', '<svg/>');
    write('tokens.css', '.kit { --a: 1 }');
    const badge = write('components/badge.css', '.kit-badge { mask: url("../icons/more.svg") }');
    const index = write(
      'index.css',
      "/* all */\n@import './tokens.css';\n@import url('./components/badge.css');\n",
    );
    expect(importedSheets(index)).toEqual([join(folder, 'tokens.css'), badge]);
    expect(joinSheets(index)).toBe('.kit { --a: 1 }\n.kit-badge { mask: url("./icons/more.svg") }');
    expect(rebasedSheet(badge, folder, 'css')).toBe('.kit-badge { mask: url("../icons/more.svg") }');
    expect(usedAssets(index)).toEqual([join('icons/more.svg')]);
  });

  it('leaves fragments and absolute addresses alone', () => {
    const sheet = write('a.css', 'a { b: url(#c); d: url("data:,"); e: url(https://f.example/g) }');
    expect(rebasedSheet(sheet, folder, '')).toBe(
      'a { b: url(#c); d: url("data:,"); e: url(https://f.example/g) }',
    );
  });

  it('refuses a missing icon, one from outside, a nested import and a rule in the index', () => {
    const missing = write('missing.css', 'a { mask: url("icons/none.svg") }');
    expect(() => rebasedSheet(missing, folder, '')).toThrow(/icons\/none\.svg does not exist/);
    const outside = write('outside.css', 'a { mask: url("../none.svg") }');
    expect(() => rebasedSheet(outside, folder, '')).toThrow(/is outside/);
    const nested = write('nested.css', "@import './missing.css';");
    expect(() => rebasedSheet(nested, folder, '')).toThrow(/only the index/);
    const index = write('index.css', "@import './missing.css';\n.kit { color: red }");
    expect(() => importedSheets(index)).toThrow(/may only contain @import/);
  });

  it('[css.sheet] of the lists alone leaves out the message view, and nothing else', () => {
    const lists = importedSheets(join(ROOT, 'css/lists.css'));
    const all = importedSheets(join(ROOT, 'css/index.css'));
    expect(lists).toEqual(all.filter((sheet) => lists.includes(sheet)));
    const others = all.filter((sheet) => !lists.includes(sheet)).map((sheet) => basename(sheet));
    expect(others).toEqual([
      'messages.css',
      'messages-bubble.css',
      'messages-media.css',
      'picture-viewer.css',
      'markdown.css',
      'message-info.css',
      'link-preview.css',
      'reactions.css',
      'emoji-picker.css',
      'message-header.css',
      'composer.css',
      'chat.css',
      'search.css',
      'chat-info.css',
    ]);
  });

  it('[css.sheet] of the lists alone has no selectors of the message view, and all others', () => {
    const css = [
      '/* Buttons, also of messages. */',
      '.kit-button:where(:hover, :focus),',
      '.kit-message-list__tool,',
      '.kit-menu__item {\n  color: red;\n\n  &:where(:focus) {\n    color: blue;\n  }\n}',
      '@media print {\n  .kit-chat__new {\n    color: green;\n  }\n\n  .kit-toast {\n    color: red;\n  }\n}',
      ':is(.kit-avatar, .kit-message-bubble__sender) {\n  color: red;\n}',
    ].join('\n');
    const lists = withoutMessageView(css).replace(/\s+/g, ' ').trim();
    expect(lists).toBe(
      '.kit-button:where(:hover, :focus), .kit-menu__item { color: red; &:where(:focus) { color: blue; } } ' +
        '@media print { .kit-toast { color: red; } } :is(.kit-avatar, .kit-message-bubble__sender) { color: red; }',
    );
    const all = joinSheets(join(ROOT, 'css/lists.css'));
    const alone = withoutMessageView(all);
    const classesOf = (text: string) => new Set(text.match(/\.kit-[\w-]+/g));
    const isOfLists = (name: string) => !/^\.kit-(message|chat|thread|emoji|picture)/.test(name);
    expect([...classesOf(alone)].filter(isOfLists)).toEqual([...classesOf(all)].filter(isOfLists));
    expect([...classesOf(alone)].filter((name) => !isOfLists(name))).toEqual(['.kit-message-bubble__sender']);
    expect(alone.length).toBeLessThan(all.length);
  });

  it('[css.sheet] of the project is flat, begins with the tokens, and holds every sheet', () => {
    const index = join(ROOT, 'css/index.css');
    const css = joinSheets(index);
    expect(css).not.toMatch(/@import\s+['"u]/);
    expect(importedSheets(index)[0]).toBe(join(ROOT, 'css/css-variables.css'));
    expect(usedAssets(index).length).toBeGreaterThan(10);
  });
});
