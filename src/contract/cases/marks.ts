import type { Kit, KitChatSDK } from '../../sdk/index.ts';
import { type ContractCase, when } from '../contract-case.ts';
import type { Scene } from '../scene.ts';
import { listenToTexts, peersOf, say } from './actions.ts';

/** The marks that a user sets on conversations: pinned, muted, archived. Others never see them. */
export const marks: readonly ContractCase[] = [
  when(['pins'], 'lists pinned conversations first, for the user who pinned them', async (scene) => {
    const { expect } = scene;
    const [ann, bob] = await scene.everyone();
    const heard = listenToTexts(ann);
    await say(bob, scene.ann, 'older');
    await say(bob, scene.group, 'newer', 'group');
    await scene.until('both messages', () => heard.length === 2);
    expect(await peersOf(ann)).toEqual([scene.group, scene.bob]);
    const pinned = await ann.pinConversation?.(scene.bob, 'user');
    expect([marksOf(pinned), pinned?.getLastMessage()?.getId() !== undefined]).toEqual([['pinned'], true]);
    await say(bob, scene.group, 'newest', 'group');
    await scene.until('the third message', () => heard.length === 3);
    expect(await peersOf(ann)).toEqual([scene.bob, scene.group]);
    expect(marksOf(await bob.getConversation(scene.ann, 'user'))).toEqual([]);
    expect(marksOf(await ann.unpinConversation?.(scene.bob, 'user'))).toEqual([]);
    expect(await peersOf(ann)).toEqual([scene.group, scene.bob]);
  }),

  when(['mutes'], 'mutes a conversation, which still counts its messages', async (scene) => {
    const { expect } = scene;
    const [ann, bob] = await scene.everyone();
    const heard = listenToTexts(ann);
    await say(bob, scene.ann, 'one');
    await scene.until('the message', () => heard.length === 1);
    expect(marksOf(await ann.muteConversation?.(scene.bob, 'user'))).toEqual(['muted']);
    await say(bob, scene.ann, 'two');
    await scene.until('the second message', () => heard.length === 2);
    const row = await ann.getConversation(scene.bob, 'user');
    expect([marksOf(row), row.getUnreadMessageCount()]).toEqual([['muted'], 2]);
    expect(marksOf(await ann.unmuteConversation?.(scene.bob, 'user'))).toEqual([]);
  }),

  when(['archive'], 'archives a conversation until a newer message arrives', async (scene) => {
    const { expect } = scene;
    const [ann, bob] = await scene.everyone();
    const heard = listenToTexts(ann);
    await say(bob, scene.ann, 'one');
    await scene.until('the message', () => heard.length === 1);
    expect(marksOf(await ann.archiveConversation?.(scene.bob, 'user'))).toEqual(['archived']);
    expect(marksOf(await ann.unarchiveConversation?.(scene.bob, 'user'))).toEqual([]);
    await ann.archiveConversation?.(scene.bob, 'user');
    // Lists hide archived conversations themselves.
    expect((await peersOf(ann)).includes(scene.bob)).toBe(true);
    await say(bob, scene.ann, 'two');
    await scene.until('the second message', () => heard.length === 2);
    expect(marksOf(await ann.getConversation(scene.bob, 'user'))).toEqual([]);
  }),

  when(['archive', 'mutes'], 'keeps a muted conversation archived', async (scene) => {
    const [ann, bob] = await scene.everyone();
    const heard = listenToTexts(ann);
    await say(bob, scene.ann, 'one');
    await scene.until('the message', () => heard.length === 1);
    await ann.muteConversation?.(scene.bob, 'user');
    await ann.archiveConversation?.(scene.bob, 'user');
    await say(bob, scene.ann, 'two');
    await scene.until('the second message', () => heard.length === 2);
    scene.expect(marksOf(await ann.getConversation(scene.bob, 'user'))).toEqual(['muted', 'archived']);
  }),

  when(['archive', 'pins'], 'unpins what is archived', async (scene) => {
    const [ann, bob] = await scene.everyone();
    await say(bob, scene.ann, 'one');
    await ann.pinConversation?.(scene.bob, 'user');
    scene.expect(marksOf(await ann.archiveConversation?.(scene.bob, 'user'))).toEqual(['archived']);
  }),

  when(['pins', 'devices'], 'notifies the user’s other devices of pins', (scene) =>
    checkDevices(scene, (kit) => kit.pinConversation?.(scene.bob, 'user'), 'pinned'),
  ),
  when(['mutes', 'devices'], 'notifies the user’s other devices of muted conversations', (scene) =>
    checkDevices(scene, (kit) => kit.muteConversation?.(scene.bob, 'user'), 'muted'),
  ),
  when(['archive', 'devices'], 'notifies the user’s other devices of archived conversations', (scene) =>
    checkDevices(scene, (kit) => kit.archiveConversation?.(scene.bob, 'user'), 'archived'),
  ),

  when(['leaving'], 'leaves a group, whose conversation goes', async (scene) => {
    const [ann, bob] = await scene.everyone();
    await say(ann, scene.group, 'Hello', 'group');
    await bob.leaveGroup?.(scene.group);
    scene.expect((await peersOf(bob)).includes(scene.group)).toBe(false);
    scene.expect((await peersOf(ann)).includes(scene.group)).toBe(true);
  }),
];

async function checkDevices(
  scene: Scene,
  mark: (kit: KitChatSDK) => Promise<Kit.Conversation> | undefined,
  word: string,
): Promise<void> {
  const [ann, bob] = await scene.everyone();
  const phone = await scene.signIn(scene.ann);
  const rows: Kit.Conversation[] = [];
  const onConversationUpdated = (row: Kit.Conversation) => void rows.push(row);
  phone.addMessageListener('contract', new phone.MessageListener({ onConversationUpdated }));
  const sent = await say(bob, scene.ann, 'one');
  await mark(ann);
  await scene.until('the event', () => rows.length > 0);
  const [row] = rows;
  scene.expect([row?.getConversationId(), marksOf(row)]).toEqual([sent.getConversationId(), [word]]);
}

/** Returns the marks of a conversation. */
function marksOf(row: Kit.Conversation | undefined): string[] {
  const times = {
    pinned: row?.getPinnedAt?.(),
    muted: row?.getMutedAt?.(),
    archived: row?.getArchivedAt?.(),
  };
  return Object.entries(times).flatMap(([word, at]) => (at ? [word] : []));
}
