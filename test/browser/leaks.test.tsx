import {
  KitConversationEvents,
  KitConversations,
  KitMessageEvents,
  KitProvider,
  KitUserEvents,
  KitUsers,
  SelectionMode,
} from 'solid-chat-kit';
import 'solid-chat-kit/css-variables.css';
import type { LocalKit } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import { render } from 'solid-js/web';
import { expect, it, onTestFinished, vi } from 'vitest';
import { expectGone } from './garbage.ts';
import { nextFrame, seeded } from './stage.tsx';

/** Tracks what is started on window and document and has not ended. */
function follow() {
  const open = new Map<unknown, string>();
  const begin = (key: unknown, what: string) => open.set(key, what);
  const end = (key: unknown) => open.delete(key);
  const {
    setTimeout,
    clearTimeout,
    setInterval,
    clearInterval,
    requestAnimationFrame,
    cancelAnimationFrame,
  } = window;
  const listen = EventTarget.prototype.addEventListener;
  const unlisten = EventTarget.prototype.removeEventListener;
  const OriginalObserver = window.ResizeObserver;

  window.setTimeout = ((run: () => void, ms?: number) => {
    const id = setTimeout.call(
      window,
      () => {
        end(id);
        run();
      },
      ms,
    );
    begin(id, `timeout of ${ms} ms`);
    return id;
  }) as never;
  window.clearTimeout = (id) => {
    end(id);
    clearTimeout.call(window, id);
  };
  window.setInterval = ((run: () => void, ms?: number) => {
    const id = setInterval.call(window, run, ms);
    begin(id, `interval of ${ms} ms`);
    return id;
  }) as never;
  window.clearInterval = (id) => {
    end(id);
    clearInterval.call(window, id);
  };
  window.requestAnimationFrame = (run) => {
    const id = requestAnimationFrame.call(window, (time) => {
      end(`frame ${id}`);
      run(time);
    });
    begin(`frame ${id}`, 'frame');
    return id;
  };
  window.cancelAnimationFrame = (id) => {
    end(`frame ${id}`);
    cancelAnimationFrame.call(window, id);
  };
  EventTarget.prototype.addEventListener = function (this: EventTarget, type, listener, options) {
    const isGlobal = this === window || this === document || this instanceof MediaQueryList;
    // Solid delegates events to the document once per page.
    if (isGlobal && !(this === document && (listener as { name?: string } | null)?.name === 'eventHandler')) {
      begin(listener, `listener of ${type}`);
      if (typeof options === 'object')
        options.signal && listen.call(options.signal, 'abort', () => end(listener));
    }
    listen.call(this, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (this: EventTarget, type, listener, options) {
    end(listener);
    unlisten.call(this, type, listener, options);
  };
  window.ResizeObserver = class extends OriginalObserver {
    override observe(target: Element) {
      begin(this, 'observer');
      super.observe(target);
    }
    override disconnect() {
      end(this);
      super.disconnect();
    }
  };
  onTestFinished(() => {
    Object.assign(window, { setTimeout, clearTimeout, setInterval, clearInterval, requestAnimationFrame });
    Object.assign(window, { cancelAnimationFrame, ResizeObserver: OriginalObserver });
    EventTarget.prototype.addEventListener = listen;
    EventTarget.prototype.removeEventListener = unlisten;
  });
  return { left: () => [...open.values()] };
}

/** Mounts both lists, uses them, and unmounts them; what they rendered must be garbage. */
async function mountOnce(ann: LocalKit, turn: number): Promise<WeakRef<Element>[]> {
  const host = document.createElement('div');
  host.style.height = '600px';
  document.body.append(host);
  const dispose = render(
    () => (
      <KitProvider sdk={ann} locale="en">
        <KitConversations
          showSearchBar
          disableSoundForMessages
          selectionMode={SelectionMode.multiple}
          subtitleView={turn % 3 === 0 ? (chat) => <i>{chat.getConversationId()}</i> : undefined}
          holdOrder={turn % 2 ? 'hover' : 'press'}
        />
        <KitUsers options={() => [{ title: 'Pin' }]} />
      </KitProvider>
    ),
    host,
  );
  await vi.waitFor(() =>
    expect(host.querySelectorAll('.kit-conversations__list-item').length).toBeGreaterThan(0),
  );
  await vi.waitFor(() => expect(host.querySelectorAll('.kit-users__list-item').length).toBeGreaterThan(0));
  // Leaves things unfinished: a flush, a press, a menu, a typing indicator, the focus.
  controlOf(ann).sendAs('bob', new ann.TextMessage('ann', `Message ${turn}`, 'user'));
  controlOf(ann).typeAs('bob', new ann.TypingIndicator('ann', 'user'));
  const row = host.querySelector('.kit-list__row');
  row?.querySelector<HTMLElement>('.kit-list-item__action')?.focus();
  row?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
  row?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'touch' }));
  if (turn % 2) row?.querySelector<HTMLElement>('.kit-list-item__menu-button')?.click();
  if (turn % 5 === 0) await nextFrame();
  const drawn = [...host.querySelectorAll('.kit-conversations, .kit-users, .kit-list__row, .kit-menu')];
  dispose();
  host.remove();
  return drawn.map((element) => new WeakRef(element));
}

it('100 mounts and unmounts of both lists leave no listener, timer, observer or node behind', async () => {
  const { ann } = await seeded({ conversations: 60, users: 60 });
  // The first mount warms up what the page keeps: templates, caches of formats, delegated events.
  await mountOnce(ann, 0);
  const listeners = controlOf(ann).listenerCount();
  expect(listeners).toBe(0);
  const { left } = follow();
  const drawn: WeakRef<Element>[] = [];
  for (let turn = 1; turn <= 100; turn++) drawn.push(...(await mountOnce(ann, turn)));
  expect(drawn.length).toBeGreaterThan(1000);
  expect(controlOf(ann).listenerCount()).toBe(0);
  for (const events of [KitConversationEvents, KitMessageEvents, KitUserEvents]) {
    expect(Object.values(events).filter((subject) => subject.observed)).toEqual([]);
  }
  expect(left()).toEqual([]);
  await expectGone(drawn);
}, 60_000);
