import type { AppMessage } from 'solid-chat-kit';
import { driftOf, numberIn, openScene, painted, type Scene, someText, until } from './message-scene.tsx';
import { scrollFromStart } from './scroll-start.ts';

/** What the reader of a chat sees, in px and counts; each function opens a chat of its own. */
export type Figures = Record<string, number>;

async function withScene(
  options: Parameters<typeof openScene>[0],
  measure: (scene: Scene, figures: Figures) => Promise<void>,
): Promise<Figures> {
  const scene = await openScene(options);
  const figures: Figures = {};
  try {
    await until(() => scene.rows().length > 0, 'the first rows');
    await painted();
    await measure(scene, figures);
    figures.errors = scene.errors.length;
  } finally {
    scene.close();
  }
  return figures;
}

/** The message of a row, as its sender's SDK knows it. */
async function messageOf(scene: Scene, row: Element | undefined) {
  const request = new scene.bob.MessagesRequestBuilder().setUID('ann').setLimit(100).build();
  for (;;) {
    const page = await request.fetchPrevious();
    if (page.length === 0) throw new Error('There is no such message.');
    const found = page.find((message) =>
      Reflect.get(message, 'getText')
        ?.call(message)
        .startsWith(`#${numberIn(row)} `),
    );
    if (found) return found;
  }
}

/** Edits the message of a row to another length. */
async function edit(scene: Scene, row: Element | undefined, times: number): Promise<void> {
  const message = await messageOf(scene, row);
  const isBobs = message.getSender().getUid() === 'bob';
  // An SDK does not report what its own session did: an own message is edited on another device.
  const kit = isBobs ? scene.bob : await scene.signIn('ann');
  Reflect.get(message, 'setText').call(message, `#${numberIn(row)} ${'edited '.repeat(times)}`);
  await kit.editMessage(message as never);
}

/** Returns the button to the newest message, which loads on demand. */
async function newestButton(scene: Scene): Promise<HTMLElement> {
  await until(() => scene.find('.kit-message-list__newest'), 'the button to the newest message');
  return scene.find('.kit-message-list__newest');
}

/** 1: what is being read stays where it is, whatever happens around it. */
export function reading(arrivals = 1000): Promise<Figures> {
  return withScene({ messages: 400 }, async (scene, figures) => {
    await scene.scrollBy(-2500);
    const note = async (name: string, run: () => unknown, took: () => boolean, frames?: number) => {
      const { moved, isSame } = await driftOf(scene, { run, took }, frames);
      figures[name] = moved;
      figures.remade = (figures.remade ?? 0) + (isSame ? 0 : 1);
    };
    /** How many messages arrived, as the button to the newest one says. */
    const arrived = () =>
      Number((scene.find('.kit-message-list__newest').ariaLabel ?? '').replaceAll(/\D/g, ''));
    await note(
      'arrivals',
      async () => {
        for (let i = 0; i < arrivals; i++) {
          void scene.send('bob');
          if (i % 100 === 99) await painted();
        }
      },
      () => arrived() === arrivals,
      20,
    );
    // The SDK of a user reports nothing of what that user does.
    const others = scene.above().filter((row) => row.textContent?.startsWith('Bob'));
    const [second, first] = others.slice(-2) as [HTMLElement, HTMLElement];
    await note(
      'editsAbove',
      () => edit(scene, first, 60),
      () => first.textContent?.includes('edited edited') === true,
    );
    const reacted = scene.above().slice(-3);
    await note(
      'reactionsAbove',
      async () => {
        for (const row of reacted)
          await scene.bob.addReaction(String((await messageOf(scene, row)).getId()), '👍');
      },
      () => reacted.every((row) => row.querySelector('.kit-message-bubble__reaction')),
    );
    await note(
      'deletionsAbove',
      async () => {
        const message = await messageOf(scene, second);
        const kit = message.getSender().getUid() === 'bob' ? scene.bob : scene.ann;
        await kit.deleteMessage(String(message.getId()));
      },
      () => second.textContent?.includes('#') === false,
    );
    await note(
      'width',
      () => {
        scene.host.style.width = '360px';
      },
      () => scene.box().width <= 360,
    );
    const heightBefore = scene.box().height;
    await note(
      'composer',
      () => {
        scene.below.style.height = '140px';
      },
      () => scene.box().height < heightBefore,
    );
    // Selection and focus stay through all of it.
    const row = scene.read();
    const text = row.querySelector('.kit-message-bubble__text') as Element;
    getSelection()?.selectAllChildren(text);
    row.focus({ preventScroll: true });
    await note(
      'arrivalsWithFocus',
      () => Promise.all(Array.from({ length: 30 }, () => scene.send('bob'))),
      () => arrived() === arrivals + 30,
    );
    figures.focusLost = document.activeElement === row ? 0 : 1;
    const selection = getSelection();
    figures.selectionLost = selection?.isCollapsed === false && selection.containsNode(text, true) ? 0 : 1;
    getSelection()?.removeAllRanges();
    // Older pages come in front while the reader scrolls up to them.
    const pages = () => scene.control.calls['MessagesRequest.fetchPrevious'] ?? 0;
    let front = 0;
    for (let page = 0; page < 3; page++) {
      const before = pages();
      scrollFromStart(scene.scroller(), 400);
      await painted();
      const place = await driftOf(scene, { run: () => {}, took: () => pages() > before }, 25);
      front = Math.max(front, place.moved);
    }
    figures.pagesInFront = front;
    figures.mounted = scene.rows().length;
  });
}

/** 2: the end stays the end, until one scroll up. */
export function atEnd(): Promise<Figures> {
  return withScene({ messages: 60 }, async (scene, figures) => {
    const note = async (name: string, run: () => unknown, took: () => boolean) => {
      let gap = 0;
      const follow = async () => {
        await painted();
        gap = Math.max(gap, Math.abs(scene.gap()));
      };
      await run();
      await until(took, name);
      for (let frame = 0; frame < 8; frame++) await follow();
      figures[name] = gap;
    };
    const last = () => scene.rows().at(-1);
    let count = 60;
    const showsNewest = () => numberIn(last()) === count - 1;
    await note('open', () => {}, showsNewest);
    await note('append', () => scene.send('bob', someText(count++)), showsNewest);
    await note(
      'burst',
      () => Promise.all(Array.from({ length: 100 }, () => scene.send('bob', someText(count++)))),
      showsNewest,
    );
    await note(
      'growth',
      () => edit(scene, last(), 80),
      () => last()?.textContent?.includes('edited edited') === true,
    );
    await note(
      'reaction',
      async () => scene.bob.addReaction(String((await scene.newest()).getId()), '👍'),
      () => last()?.querySelector('.kit-message-bubble__reaction') != null,
    );
    await note(
      'composer',
      () => {
        scene.below.style.height = '180px';
      },
      () => scene.box().height < 640 - 180 + 1,
    );
    await note(
      'composerBack',
      () => {
        scene.below.style.height = '48px';
      },
      () => scene.box().height > 640 - 180 + 1,
    );
    await note(
      'width',
      () => {
        scene.host.style.width = '340px';
      },
      () => scene.box().width <= 340,
    );
    await scene.scrollBy(-48);
    const { moved } = await driftOf(scene, {
      run: () => scene.send('bob', someText(count++)),
      took: () => scene.find('.kit-message-list__newest-count')?.textContent === '1',
    });
    figures.movedAfterScrollUp = moved;
    await note(
      'own',
      async () => {
        const message = new scene.ann.TextMessage('bob', '#9999 my own', 'user');
        scene.events.messages.ccMessageSent.next({ message, status: 'inprogress' } as never);
        const sent = await scene.ann.sendMessage(message);
        scene.events.messages.ccMessageSent.next({ message: sent, status: 'success' } as never);
      },
      () => numberIn(last()) === 9999,
    );
  });
}

/** 3: it opens at the first unread message, and no paint shows another place. */
export async function openingUnread(messages = 2000, unread = 37): Promise<Figures> {
  const places: number[] = [];
  let isOver = false;
  const figures = await withScene(
    {
      messages,
      unread,
      props: { startFromUnreadMessages: true },
      onHost(host) {
        const sample = async () => {
          while (!isOver) {
            await painted();
            const scroller = host.querySelector('.kit-message-list__scroller');
            const rows = host.querySelectorAll('.kit-message-list__row');
            if (!scroller || rows.length === 0) continue;
            const divider = host.querySelector('.kit-message-list__unread');
            const top = scroller.getBoundingClientRect().top;
            places.push(divider ? divider.getBoundingClientRect().top - top : Number.POSITIVE_INFINITY);
          }
        };
        void sample();
      },
    },
    async (scene, figures) => {
      figures.pages = scene.control.calls['MessagesRequest.fetchPrevious'] ?? 0;
      figures.dividerTop = places[0] ?? Number.NaN;
      const divider = scene.find('.kit-message-list__unread');
      const next = divider?.nextElementSibling ?? undefined;
      figures.firstUnread = numberIn(next);
      for (let frame = 0; frame < 10; frame++) await painted();
      await scene.send('bob');
      for (let frame = 0; frame < 10; frame++) await painted();
    },
  );
  isOver = true;
  figures.moved = Math.max(...places) - Math.min(...places);
  figures.paints = places.length;
  return figures;
}

/** 4: reads follow what was on screen. */
export function reads(): Promise<Figures> {
  return withScene(
    { messages: 120, unread: 40, props: { startFromUnreadMessages: true } },
    async (scene, figures) => {
      const calls = () => scene.control.calls.markAsRead ?? 0;
      await new Promise((resolve) => setTimeout(resolve, 600));
      const unread = async () => {
        const found = await scene.ann.getConversation('bob', 'user');
        return found.getUnreadMessageCount();
      };
      figures.unreadAfterOpening = await unread();
      const { bottom } = scene.box();
      const last = scene
        .rows()
        .filter((row) => row.getBoundingClientRect().bottom <= bottom + 1)
        .at(-1);
      figures.expectedUnread = 119 - numberIn(last);
      figures.callsAfterOpening = calls();
      const before = calls();
      const start = performance.now();
      for (let step = 0; step < 40; step++) await scene.scrollBy(120);
      await new Promise((resolve) => setTimeout(resolve, 600));
      figures.callsWhileScrolling = calls() - before;
      figures.mostCalls = Math.ceil((performance.now() - start) / 500) + 1;
      figures.unreadAtEnd = await unread();
    },
  );
}

/** 8: a jump lands on its message, and leads on. */
export function jumping(messages = 2000): Promise<Figures> {
  return withScene({ messages }, async (scene, figures) => {
    const goal = 200;
    const request = new scene.ann.MessagesRequestBuilder().setUID('bob').setLimit(100).build();
    let id: string | undefined;
    while (!id) {
      const page = await request.fetchPrevious();
      if (page.length === 0) throw new Error('The goal is missing.');
      const found = page.find((each) => Reflect.get(each, 'getText').call(each).startsWith(`#${goal} `));
      id = found && String(found.getId());
    }
    scene.control.resetCalls();
    scene.set('goToMessageId', id);
    const row = () => scene.rows().find((each) => numberIn(each) === goal);
    await until(row, 'the goal');
    await painted();
    const { calls } = scene.control;
    figures.pages = (calls['MessagesRequest.fetchPrevious'] ?? 0) + (calls['MessagesRequest.fetchNext'] ?? 0);
    const middle = () => {
      const box = row()?.getBoundingClientRect();
      const view = scene.box();
      return box ? (box.top + box.bottom) / 2 - (view.top + view.bottom) / 2 : Number.NaN;
    };
    figures.offCentre = Math.abs(middle());
    figures.isMarked = row()?.hasAttribute('data-marked') ? 1 : 0;
    // Its neighbours may be mounted after it.
    await until(() => scene.above().at(-1), 'a row above the viewport');
    const above = scene.above().at(-1);
    const { moved } = await driftOf(
      scene,
      {
        run: () => edit(scene, above, 90),
        took: () => above?.textContent?.includes('edited edited') === true,
      },
      20,
    );
    figures.movedLater = moved;
    for (let step = 0; step < 30; step++) await scene.scrollBy(200);
    figures.goesOn = Number(numberIn(scene.rows().at(-1)) > goal + 30);
    const newest = await newestButton(scene);
    newest.focus();
    newest.click();
    await until(() => numberIn(scene.rows().at(-1)) === messages - 1, 'the newest message');
    await painted();
    figures.gapAtNewest = Math.abs(scene.gap());
    figures.focusAtNewest = Number(document.activeElement === scene.rows().at(-1));
  });
}

/** 9: what came while offline is merged without a movement. */
export function reconnecting(): Promise<Figures> {
  return withScene({ messages: 200 }, async (scene, figures) => {
    await scene.scrollBy(-1200);
    scene.control.disconnect();
    const messages = await Promise.all(scene.above().map((row) => messageOf(scene, row)));
    const at = messages.findLastIndex((each) => each.getSender().getUid() === 'bob');
    const [message, above] = [messages[at], scene.above()[at]];
    const { moved } = await driftOf(
      scene,
      {
        async run() {
          for (let i = 0; i < 20; i++) await scene.send('bob', `#${5000 + i} while away`);
          Reflect.get(message as object, 'setText').call(
            message,
            `#${numberIn(above)} ${'edited '.repeat(60)}`,
          );
          await scene.bob.editMessage(message as never);
          await scene.control.connect();
        },
        took: () => above?.textContent?.includes('edited edited') === true,
      },
      60,
    );
    figures.moved = moved;
    (await newestButton(scene)).click();
    await until(() => numberIn(scene.rows().at(-1)) === 5019, 'the message that came while offline');
    const rows = scene.rows().map(numberIn);
    figures.doubled = rows.length - new Set(rows).size;
  });
}

/** 9: too much came while offline; the reader goes on from where they are. */
export function reconnectingLate(): Promise<Figures> {
  return withScene({ messages: 200 }, async (scene, figures) => {
    await scene.scrollBy(-1200);
    scene.control.disconnect();
    const newest = () => scene.find('.kit-message-list__newest');
    const { moved, isSame } = await driftOf(
      scene,
      {
        async run() {
          for (let i = 0; i < 1300; i++) await scene.send('bob', `#${5000 + i} while away`);
          await scene.control.connect();
        },
        took: () => newest().textContent === '99+',
      },
      30,
    );
    Object.assign(figures, { moved, isSame: isSame ? 1 : 0 });
    // The next message follows the last one that was known.
    for (let step = 0; step < 60 && !scene.row('#5000 '); step++) await scene.scrollBy(300);
    const rows = scene.rows().map(numberIn);
    figures.follows = rows[rows.indexOf(5000) - 1] === 199 ? 1 : 0;
    newest().click();
    await until(() => numberIn(scene.rows().at(-1)) === 6299, 'the newest message');
  });
}

/** 11: memory stays small. */
export function memory(burst = 10_000): Promise<Figures> {
  return withScene({ messages: 1500 }, async (scene, figures) => {
    let most = 0;
    for (let step = 0; step < 30; step++) {
      scene.scroller().scrollTop -= 900;
      await painted();
      most = Math.max(most, scene.rows().length);
    }
    figures.mounted = most;
    let batches = 0;
    const observer = new MutationObserver(() => {
      batches++;
    });
    (await newestButton(scene)).click();
    await until(() => numberIn(scene.rows().at(-1)) === 1499, 'the newest message');
    observer.observe(scene.find('.kit-message-list__items'), { childList: true });
    const start = performance.now();
    for (let i = 0; i < burst; i++) void scene.send('bob', `#${10_000 + i} burst`);
    await until(() => numberIn(scene.rows().at(-1)) === 10_000 + burst - 1, 'the end of the burst');
    figures.burstMs = Math.round(performance.now() - start);
    await painted();
    observer.disconnect();
    figures.burstMounts = batches;
    figures.mountedAfterBurst = scene.rows().length;
    // At the top, only a few pages can have loaded again by the next paint.
    scrollFromStart(scene.scroller(), 0);
    await painted();
    figures.kept = 10_000 + burst - numberIn(scene.rows()[0]);
  });
}

/** 5: a send is one row and one node, whatever comes first. */
export function sending(): Promise<Figures> {
  return withScene({ messages: 40 }, async (scene, figures) => {
    const { ann, events, control } = scene;
    const emit = (message: unknown, status: 'inprogress' | 'success' | 'error') =>
      events.messages.ccMessageSent.next({ message, status } as never);
    const rowsOf = (text: string) => scene.rows().filter((row) => row.textContent?.includes(text));
    figures.remade = 0;
    figures.doubled = 0;
    const send = async (
      text: string,
      finish: (message: InstanceType<typeof ann.TextMessage>) => Promise<void>,
    ) => {
      const message = new ann.TextMessage('bob', text, 'user');
      message.setMuid(`muid of ${text}`);
      emit(message, 'inprogress');
      await painted();
      const [row] = rowsOf(text);
      await finish(message);
      for (let frame = 0; frame < 4; frame++) await painted();
      const rows = rowsOf(text);
      figures.doubled = (figures.doubled ?? 0) + rows.length - 1;
      figures.remade = (figures.remade ?? 0) + (rows[0] === row && row?.dataset.state === 'sent' ? 0 : 1);
      return row;
    };
    const first = new ann.TextMessage('bob', 'in the same frame', 'user');
    emit(first, 'inprogress');
    await painted();
    figures.sameFrame = rowsOf('in the same frame').length;
    await send('answer first', async (message) => {
      emit(await ann.sendMessage(message), 'success');
    });
    await send('echo first', async (message) => {
      const other = await scene.signIn('ann');
      const twin = new other.TextMessage('bob', 'echo first', 'user');
      twin.setMuid('muid of echo first');
      await other.sendMessage(twin);
      for (let frame = 0; frame < 3; frame++) await painted();
      emit(await ann.sendMessage(message), 'success');
    });
    await send('retried', async (message) => {
      control.failNext('sendMessage');
      await ann.sendMessage(message).catch(() => emit(message, 'error'));
      await painted();
      const [row] = rowsOf('retried');
      const buttons = row?.querySelectorAll<HTMLElement>('.kit-message-bubble__failure-action');
      figures.failedKept = row?.dataset.state === 'failed' && buttons?.length === 2 ? 1 : 0;
      buttons?.[0]?.click();
      await until(() => rowsOf('retried')[0]?.dataset.state === 'sent', 'the second attempt');
      figures.retried = 1;
    });
    figures.gap = Math.abs(scene.gap());
  });
}

/** 10: what screen readers are told, and how many Tab stops there are. */
export function announcing(): Promise<Figures> {
  return withScene({ messages: 200 }, async (scene, figures) => {
    const region = () => scene.find('.kit-live-region').textContent ?? '';
    const told = async () => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      return region() === '' ? 0 : 1;
    };
    figures.atOpening = await told();
    await scene.send('ann', 'mine, from elsewhere');
    figures.afterOwn = await told();
    await scene.scrollBy(-4000);
    figures.afterPage = await told();
    await scene.send('bob', 'Tell everyone');
    await told();
    figures.arrived = region() === 'Bob Okafor: Tell everyone' ? 1 : 0;
    const stops = scene.find('.kit-message-list__items').querySelectorAll('li[tabindex="0"]');
    figures.tabStops = stops.length;
    figures.live = scene.scroller().getAttribute('aria-live') === 'off' ? 1 : 0;
  });
}

/** The kinds of pictures in `latePictures`: with its size, without one, with a wrong one, and rendered by the app. */
const SIZES = [{ width: 600, height: 200 }, {}, { width: 100, height: 100 }, null] as const;

/**
 * 1 and 2: pictures that load late move neither what is being read nor the end.
 * @param origin - of a server that holds `/late/…` back until `/release`
 */
export function latePictures(origin: string): Promise<Figures> {
  const urlOf = (name: string) => `${origin}/late/${name}.svg`;
  const bubbleContentView = (message: AppMessage) => {
    if (message.getType() !== 'late') return undefined;
    const image = new Image();
    image.src = urlOf(Reflect.get(message, 'getData').call(message).name);
    return image;
  };
  return withScene({ messages: 60, props: { bubbleContentView } }, async (scene, figures) => {
    const { bob, control } = scene;
    const images = () =>
      [...scene.host.querySelectorAll('img')].filter((each) => each.src.includes('/late/'));
    const write = async (name: string) => {
      for (const [kind, size] of SIZES.entries()) {
        const url = urlOf(`${name}${kind}`);
        const file = { name: url, url, type: 'image/svg+xml', size: 900, ...size };
        await (size
          ? bob.sendMediaMessage(new bob.MediaMessage('ann', file as never, 'image', 'user'))
          : control.sendAs('bob', new bob.CustomMessage('ann', 'user', 'late', { name: `${name}${kind}` })));
      }
    };
    const release = () => fetch(`${origin}/release`);
    const areLoaded = () => images().length > 0 && images().every((each) => each.naturalWidth > 0);
    const heights = () => images().map((each) => each.parentElement?.matches('button') && each.offsetHeight);

    await write('end');
    await until(() => images().length === SIZES.length, 'the pictures at the end');
    const before = heights();
    await release();
    await until(areLoaded, 'the loaded pictures at the end');
    await painted();
    figures.gap = Math.abs(scene.gap());
    figures.resized = heights().filter((px, index) => px !== before[index]).length;

    await write('read');
    for (let i = 0; i < 8; i++) await scene.send('bob', `#${1000 + i} below the pictures`);
    await until(() => numberIn(scene.rows().at(-1)) === 1007, 'the messages below the pictures');
    // What is being read stands below the pictures, which are mounted and out of sight, or half of it.
    await scene.scrollBy(-40);
    const pictures = images().length;
    const { moved } = await driftOf(scene, { run: release, took: areLoaded });
    figures.moved = moved;
    figures.missing = pictures >= SIZES.length ? 0 : 1;
  });
}

/** Records a short video. */
async function recordVideo(): Promise<File> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  const recorder = new MediaRecorder(canvas.captureStream(30), { mimeType: 'video/webm' });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const stopped = new Promise((resolve) => {
    recorder.onstop = resolve;
  });
  recorder.start();
  for (let frame = 0; frame < 20; frame++) {
    context.fillStyle = `hsl(${frame * 18} 60% 50%)`;
    context.fillRect(0, 0, canvas.width, canvas.height);
    await painted();
  }
  recorder.stop();
  await stopped;
  return new File(parts, 'waves.webm', { type: 'video/webm' });
}

/** 1: a video plays on, whatever happens to its message and around it. */
export function playing(): Promise<Figures> {
  return withScene({ messages: 60 }, async (scene, figures) => {
    const { bob } = scene;
    const file = await recordVideo();
    const sent = await bob.sendMediaMessage(new bob.MediaMessage('ann', file as never, 'video', 'user'));
    const id = String(sent.getId());
    await until(() => scene.host.querySelector('video'), 'the video');
    const video = scene.host.querySelector('video') as HTMLVideoElement;
    video.muted = true;
    video.loop = true;
    await video.play();
    figures.interrupted = 0;
    for (const type of ['pause', 'emptied', 'loadstart', 'error'])
      video.addEventListener(type, () => {
        figures.interrupted = (figures.interrupted ?? 0) + 1;
      });
    await bob.addReaction(id, '👍');
    await until(() => scene.find('.kit-message-bubble__reaction'), 'the reaction');
    await edit(scene, scene.rows().at(-3), 40);
    await until(() => scene.rows().some((row) => row.textContent?.includes('edited edited')), 'the edit');
    for (let i = 0; i < 4; i++) await scene.send('bob', `#${1000 + i} beside the video`);
    await until(() => numberIn(scene.rows().at(-1)) === 1003, 'the messages after the video');
    await scene.scrollBy(-300);
    const { moved } = await driftOf(scene, {
      run: () => Promise.all([bob.removeReaction(id, '👍'), scene.send('bob')]),
      took: () => !scene.find('.kit-message-bubble__reaction'),
    });
    figures.moved = moved;
    scene.host.style.width = '360px';
    await painted();
    const from = video.currentTime;
    await until(() => video.currentTime !== from, 'the next frame of the video');
    figures.remade = scene.host.querySelector('video') === video ? 0 : 1;
    figures.paused = Number(video.paused);
  });
}
