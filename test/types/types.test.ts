import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listFiles, ROOT, readText } from '../../scripts/files.mjs';
import { compile } from './compile.ts';

// Each file compiles or not; an `@ts-expect-error` without an error is an error. The comment in the first
// line of a file is its title.
describe('types', () => {
  const files = listFiles('test/types', /\.test-d\.tsx?$/);
  let found: Map<string, string[]>;
  beforeAll(() => {
    found = compile(files.map((file) => join(ROOT, file)));
  }, 60_000);

  it.each(
    files.map((file) => [
      readText(file)
        .split('\n', 1)[0]
        ?.replace(/^\/\/ /, ''),
      file,
    ]),
  )('%s', (_, file) => {
    expect(found.get(join(ROOT, String(file)))).toEqual([]);
  });
});

describe('a registered SDK', () => {
  // Separately: what a module declares affects a whole compilation.
  const folder = mkdtempSync(join(ROOT, 'test/types/.registered-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('[type.KitRegister] provides the types of events, hooks and lists without their own', () => {
    const file = join(folder, 'registered.tsx');
    writeFileSync(
      file,
      `import {
  KitConversationEvents,
  KitConversations,
  KitMessageEvents,
  KitMessageList,
  KitUIKitLoginListener,
  useKit,
} from 'solid-chat-kit';
import { createUserList } from 'solid-chat-kit/headless';
import { expectTypeOf } from 'vitest';
import * as Vendor from '../vendor-sdk.ts';

declare module 'solid-chat-kit' {
  interface KitRegister {
    sdk: typeof Vendor.Chat;
  }
}

export const list = <KitConversations onItemClick={(each) => expectTypeOf(each).toEqualTypeOf<Vendor.Conversation>()} />;
export const messages = <KitMessageList user={new Vendor.User()} onThreadRepliesClick={(each: Vendor.BaseMessage) => each} bubbleView={(each: Vendor.BaseMessage) => each.getType()} />;
KitConversationEvents.ccConversationDeleted.subscribe((conversation: Vendor.Conversation) => conversation);
KitMessageEvents.ccMessageRead.subscribe((message: Vendor.BaseMessage) => message);
expectTypeOf(KitUIKitLoginListener.getLoggedInUser()).toEqualTypeOf<Vendor.User | null>();
expectTypeOf(useKit().sdk()).toEqualTypeOf<typeof Vendor.Chat | undefined>();
expectTypeOf(createUserList().slice(0, 1)).toEqualTypeOf<readonly Vendor.User[]>();
// @ts-expect-error no type of this SDK
KitConversationEvents.ccConversationDeleted.subscribe((user: Vendor.User) => user);
`,
    );
    expect(compile([file]).get(file)).toEqual([]);
  });
});

describe('the compiler behind these tests', () => {
  const folder = mkdtempSync(join(tmpdir(), 'solid-chat-kit-types-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('reports a wrong type, and an expected error that does not come', () => {
    const file = join(folder, 'wrong.ts');
    writeFileSync(file, 'export const a: string = 1;\n// @ts-expect-error\nexport const b: string = "b";\n');
    expect(compile([file]).get(file)).toEqual([
      expect.stringContaining('line 1'),
      expect.stringContaining('line 2'),
    ]);
  });
});
