import { createConversationFeed, createUserFeed } from '../feed/feed.ts';
import type { Subject } from '../lists/subject.ts';
import { outside } from '../measure/outside.ts';
import { figure, type Scenario } from './result.ts';
import { createHost, type ListKind, mountOurs, stageOurs } from './stage.ts';

const ROWS = 100_000;

/** DOM changes per event, and the rendered size of the list. */
const changes: Scenario = {
  name: 'changes',
  async run() {
    const subject = await stageOurs({ first: ROWS });
    const records = observe(subject);
    const { feed } = subject;
    const hidden = ROWS / 2;
    const typing = records(() => {
      feed.typing(hidden, true);
      feed.presence(hidden, feed.users[hidden]?.getStatus() !== 'online');
    });
    records(() => feed.message(4));
    const message = records(() => feed.message(6));
    const items = subject.host.getElementsByClassName('kit-list__items')[0];
    const moved = message.flatMap(({ target, addedNodes }) => (target === items ? [...addedNodes] : []));
    const attributes = message.filter(({ type }) => type === 'attributes');
    const rows = subject.host.getElementsByClassName('kit-list__row').length;
    subject.dispose();
    return [
      figure('typing and presence of a row out of view: mutations', '', typing.length, 0),
      figure('a message to a row in view: nodes moved', '', moved.length, 1),
      figure('a message to a row in view: attributes written', '', attributes.length, 1),
      figure('rows mounted of 100,000, in 720 px', '', rows, 24),
    ];
  },
};

/** Counts the DOM changes of an action and its rendering. */
function observe({ host, flush }: Subject): (act: () => void) => MutationRecord[] {
  const observer = new MutationObserver(() => undefined);
  observer.observe(host, { subtree: true, childList: true, attributes: true, characterData: true });
  return (act) => {
    observer.takeRecords();
    act();
    flush();
    return observer.takeRecords();
  };
}

/** The heap used by a loaded row, beyond the SDK's own objects. */
function heap(name: string, kind: ListKind): Scenario {
  return {
    name,
    async run() {
      const usedHeap = outside('usedHeap');
      // The first list creates what all rows share.
      (await stageOurs({ kind, first: 100 })).dispose();
      const feed =
        kind === 'users' ? createUserFeed({ first: ROWS }) : createConversationFeed({ first: ROWS });
      const host = createHost();
      const before = await usedHeap();
      const subject = await mountOurs(kind, { feed, host });
      const value = ((await usedHeap()) - before) / ROWS;
      subject.dispose();
      host.remove();
      return [figure(`${kind}: heap a loaded row, beyond the SDK's objects`, 'bytes', value, 120)];
    },
  };
}

export const BUDGET_SCENARIOS = [changes, heap('heap', 'conversations'), heap('users-heap', 'users')];
