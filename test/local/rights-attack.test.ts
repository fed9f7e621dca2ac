import { createLocalData, createLocalKit, type LocalKit, type TextMessage } from 'solid-chat-kit/local';
import { expect, it, vi } from 'vitest';
import { hash, pick } from '../../src/local/seed/random.ts';
import { tab, useFreshDatabases } from './durable.ts';
import { type AttackCommand, commandsOn } from './message-attack.ts';
import { RightsOracle, type Said } from './rights-oracle.ts';
import { all, text } from './town.ts';

vi.setConfig({ testTimeout: 120_000 });
useFreshDatabases();

const UIDS = ['a', 'b_user_c', 'a_user_b', 'c', '__proto__'];
const GUIDS = ['x_user_y', 'user_c', 'constructor'];
const TEXTS = [
  'hello',
  'a\0b',
  '\nx',
  '\ud800',
  '\u202eabc',
  '<@uid:a>',
  '<@uid:__proto__>',
  '\uffff',
  'vip\v',
];
const EMOJI = ['👍', '__proto__', '<@uid:a>'];
/** Every run starts with a group of all users, and blocks. */
const OPENING = ['create', 'join', 'join', 'join', 'join', 'block', 'block', 'block'];
const STEPS = 120;

type Sent = Awaited<ReturnType<LocalKit['sendMessage']>>;

/** Runs random commands of several users, and compares answers, pages and counts with the oracle. */
async function attack(seed: number, makeKit: () => LocalKit): Promise<void> {
  const oracle = new RightsOracle();
  const kits = new Map<string, LocalKit>();
  for (const uid of UIDS) {
    const kit = makeKit();
    await kit.createUser(new kit.User(uid, pick(TEXTS, hash(seed, 1))));
    await kit.login(uid);
    kits.set(uid, kit);
  }
  const sent: Sent[] = [];
  let nr = 0;
  const trail: string[] = [];

  for (let step = 0; step < STEPS; step++) {
    const draw = (stream: number) => hash(seed, 2, step, stream);
    const opening = OPENING[step];
    const on = pick(UIDS, draw(2));
    const by = opening ? (UIDS[step % UIDS.length] as string) : pick(UIDS, draw(1));
    const guid = opening ? (GUIDS[0] as string) : pick(GUIDS, draw(3));
    const kit = kits.get(by) as LocalKit;
    const type = draw(4) % 2 ? 'group' : 'user';
    const end = type === 'group' ? guid : on;
    const words = `${pick(TEXTS, draw(5))} ${step}`;
    const scope = oracle.scopeOf(guid, by);
    const manages = scope === 'admin' || scope === 'moderator';
    const message = sent.length > 0 ? pick(sent, draw(6)) : undefined;
    const said = message && oracle.messages.find((one) => one.nr === message.getId());
    const group = oracle.groups.get(guid);
    const canEnter = group && !group.scopes.has(on) && !group.banned.has(on);
    const report = () => oracle.post(++nr, by, 'group', guid, '', { isAction: true });
    const commands: AttackCommand[] = [
      [
        `send to ${type} ${end}`,
        type === 'user' || oracle.scopeOf(end, by) !== undefined,
        () => kit.sendMessage(text(kit, end, words, type)),
        (answer: Sent) => {
          sent.push(answer);
          oracle.post(++nr, by, type, end, words);
        },
      ],
      [
        `create ${guid}`,
        !group,
        () => kit.createGroup(new kit.Group(guid, words)),
        () => {
          oracle.groups.set(guid, { owner: by, scopes: new Map(), banned: new Set() });
          nr++;
          oracle.enter(guid, by, 'admin');
          const copy = oracle.copyOf(by, oracle.idOf(by, 'group', guid));
          if (copy) copy.listed = true;
        },
      ],
      [
        `join ${guid}`,
        group !== undefined && !group.scopes.has(by) && !group.banned.has(by),
        () => kit.joinGroup(guid),
        () => {
          nr++;
          oracle.enter(guid, by);
          report();
        },
      ],
      [
        `leave ${guid}`,
        scope !== undefined,
        () => kit.leaveGroup(guid),
        () => {
          oracle.exit(guid, by);
          report();
        },
      ],
      [
        `add ${on} to ${guid}`,
        manages && canEnter === true && !oracle.blocksOf(on, by),
        async () => {
          const { [on]: outcome } = await kit.addMembersToGroup(guid, [on]);
          if (outcome !== 'success') throw outcome;
        },
        () => {
          nr++;
          oracle.enter(guid, on);
          report();
        },
      ],
      [
        `kick ${on} from ${guid}`,
        oracle.mayTakeOut(by, guid, on),
        () => kit.kickGroupMember(guid, on),
        () => {
          oracle.exit(guid, on);
          report();
        },
      ],
      [
        `ban ${on} from ${guid}`,
        oracle.mayTakeOut(by, guid, on),
        () => kit.banGroupMember(guid, on),
        () => {
          oracle.exit(guid, on);
          group?.banned.add(on);
          report();
        },
      ],
      [
        `unban ${on} from ${guid}`,
        manages && group?.banned.has(on) === true,
        () => kit.unbanGroupMember(guid, on),
        () => {
          group?.banned.delete(on);
          report();
        },
      ],
      [
        `make ${on} moderator of ${guid}`,
        scope === 'admin' && oracle.scopeOf(guid, on) !== undefined && on !== by && group?.owner !== on,
        () => kit.updateGroupMemberScope(guid, on, 'moderator'),
        () => {
          if (oracle.scopeOf(guid, on) === 'moderator') return;
          group?.scopes.set(on, 'moderator');
          report();
        },
      ],
      [
        `block ${on}`,
        on !== by,
        () => kit.blockUsers([on]),
        () => void oracle.blocks.add(oracle.key(by, on)),
      ],
      [
        `unblock ${on}`,
        on !== by,
        () => kit.unblockUsers([on]),
        () => void oracle.blocks.delete(oracle.key(by, on)),
      ],
      [`befriend ${on}`, on !== by && !oracle.blocksOf(on, by), () => kit.addFriends([on]), () => undefined],
      [
        `delete the conversation with ${type} ${end}`,
        oracle.copyOf(by, oracle.idOf(by, type, end))?.listed === true,
        () => kit.deleteConversation(end, type),
        () => {
          const id = oracle.idOf(by, type, end);
          const copy = oracle.copyOf(by, id);
          if (!copy) return;
          const newest = oracle.newest(id);
          Object.assign(copy, { listed: false, hidden: newest, read: Math.max(copy.read, newest) });
        },
      ],
    ];
    const others = commands.length;
    if (message && said) {
      const emoji = pick(EMOJI, draw(9));
      const to = said.end === by ? said.sender : said.end;
      const note = (answer: Sent, facts: { parent?: Said; quoted?: Said }) => {
        sent.push(answer);
        oracle.post(++nr, by, said.type, said.type === 'user' ? to : said.end, words, facts);
      };
      commands.push(...commandsOn({ oracle, kit, by, words, emoji, message, said, note }));
    }
    // Most commands send a message, or act on one.
    const onMessages = commands.slice(others);
    const drawn =
      draw(7) % 3 === 0
        ? commands[0]
        : pick(draw(7) % 3 === 1 && onMessages.length > 0 ? onMessages : commands, draw(8));
    const chosen = opening ? commands.find(([name]) => name.startsWith(opening)) : drawn;
    const [what, isAllowed, call, note] = chosen as (typeof commands)[0];
    trail.push(`${by}: ${what}`);
    const answer = await call().then(
      (value) => ({ value }),
      (error) => ({ error }),
    );
    expect([seed, trail.at(-1), 'error' in answer ? answer.error.code : 'allowed']).toEqual([
      seed,
      trail.at(-1),
      isAllowed ? 'allowed' : expect.stringContaining('ERR_'),
    ]);
    if ('value' in answer) note(answer.value as never);
    if (step % 7 === 6 || step === STEPS - 1) await compare(seed, trail, oracle, kits);
  }
}

async function compare(seed: number, trail: string[], oracle: RightsOracle, kits: Map<string, LocalKit>) {
  for (const [uid, kit] of kits) {
    const rows = await all(new kit.ConversationsRequestBuilder().setLimit(2).build());
    const found: Record<string, unknown> = {};
    const wanted: Record<string, unknown> = {};
    for (const row of rows) {
      const to = row.getConversationWith();
      const type = row.getConversationType();
      const end = 'getGuid' in to ? to.getGuid() : to.getUid();
      const builder = new kit.MessagesRequestBuilder().setLimit(500).hideReplies(false);
      const request = (type === 'group' ? builder.setGUID(end) : builder.setUID(end)).build();
      const facts = (await request.fetchPrevious())
        .filter((one) => one.getCategory() !== 'action')
        .map(factsOf);
      found[oracle.idOf(uid, type, end)] = [facts, row.getUnreadMessageCount()];
    }
    for (const id of oracle.listed(uid)) wanted[id] = [oracle.facts(uid, id), oracle.unread(uid, id)];
    expect([seed, trail.slice(-8), uid, found]).toEqual([seed, trail.slice(-8), uid, wanted]);
    expect(rows.length).toBe(Object.keys(found).length);
  }
}

const textOf = (message: Sent | null) =>
  message?.getType() === 'text' ? (message as TextMessage).getText() : undefined;

const factsOf = (message: Sent) => [
  textOf(message),
  message.getParentMessageId(),
  message.getReplyCount(),
  message.getReactions().map((one) => [one.getReaction(), one.getCount(), one.getReactedByMe()]),
  textOf(message.getQuotedMessage()),
];

const SEEDS = Number(process.env.ATTACKS ?? 12);

it('random commands of users with hostile ids and texts are answered as the rules say, in memory', async () => {
  for (let seed = 1; seed <= SEEDS; seed++) {
    const data = createLocalData();
    await attack(seed, () => createLocalKit({ data }));
  }
});

it('random commands of users with hostile ids and texts are answered as the rules say, in tabs', async () => {
  for (let seed = 1; seed <= SEEDS / 3; seed++)
    await attack(100 + seed, () => tab({ persist: `attack-${seed}` }));
});
