import type { Kit } from 'solid-chat-kit';
import { toSDK } from 'solid-chat-kit';
import { createMemo, createRoot } from 'solid-js';
import { describe, expect, it, vi } from 'vitest';
import { EntityRecord } from '../../src/client/records/entity-record.ts';
import { isFollowed, triggerRow } from '../../src/client/views/live-row.ts';
import { entityView } from '../../src/client/views/reactive-view.ts';

/** A user class with private fields. */
class Person {
  readonly uid: string;
  #name: string;
  #tags = ['a'];

  constructor(uid: string, name: string) {
    this.uid = uid;
    this.#name = name;
  }
  getUid() {
    return this.uid;
  }
  getName() {
    return this.#name;
  }
  setName(name: string) {
    this.#name = name;
    return this;
  }
  getTags() {
    return [...this.#tags];
  }
  addTag(tag: string) {
    this.#tags.push(tag);
  }
  isLike(other: Person) {
    return this.#name === other.#name;
  }
  hasTag(tag: string) {
    return this.#tags.includes(tag);
  }
  toJSON() {
    return { uid: this.uid, name: this.#name };
  }
  get initial() {
    return this.#name[0];
  }
  set initial(letter: string | undefined) {
    this.#name = `${letter}${this.#name.slice(1)}`;
  }
}

function viewed(person = new Person('ann', 'Ann')) {
  const record = new EntityRecord(person as unknown as Kit.User, { isGroup: false, id: person.uid });
  return { person, record, view: entityView(record) as unknown as Person };
}

/** Follows a value for the rest of the test. */
function follow<T>(read: () => T) {
  const spy = vi.fn(read);
  return { spy, ...createRoot((dispose) => ({ dispose, value: createMemo(spy) })) };
}

describe('a reactive view', () => {
  it('behaves as the object itself', () => {
    const { person, view } = viewed();
    expect(view).toBeInstanceOf(Person);
    expect(view.constructor).toBe(Person);
    expect(JSON.stringify(view)).toBe('{"uid":"ann","name":"Ann"}');
    expect(Object.keys(view)).toEqual(Object.keys(person));
    expect('getName' in view && 'uid' in view && !('getColor' in view)).toBe(true);
    expect([view.getName(), view.initial, view.isLike(view), view.hasTag('a')]).toEqual([
      'Ann',
      'A',
      true,
      true,
    ]);
    expect(view.getName).toBe(view.getName);
  });

  it('passes setters on, and returns itself where they return the object', () => {
    const { person, view } = viewed();
    expect(view.setName('Anna')).toBe(view);
    view.initial = 'H';
    expect([person.getName(), view.getName()]).toEqual(['Hnna', 'Hnna']);
  });

  it('[helper.toSDK] returns its object', () => {
    const { person, record, view } = viewed();
    expect([toSDK(view) === person, toSDK(person) === person, toSDK(undefined)]).toEqual([
      true,
      true,
      undefined,
    ]);
    expect(entityView(record)).toBe(view);
  });

  it('tracks each accessor by its own value', () => {
    const { person, record, view } = viewed();
    const name = follow(() => view.getName());
    const tags = follow(() => view.getTags().join());
    const all = [name.spy, tags.spy];
    person.setName('Anna');
    triggerRow(record);
    triggerRow(record);
    expect([name.value(), ...all.map((spy) => spy.mock.calls.length)]).toEqual(['Anna', 2, 1]);
    person.addTag('b');
    triggerRow(record);
    expect([tags.value(), ...all.map((spy) => spy.mock.calls.length)]).toEqual(['a,b', 2, 2]);
    view.setName('Ann');
    expect([name.value(), ...all.map((spy) => spy.mock.calls.length)]).toEqual(['Ann', 3, 2]);
    for (const { dispose } of [name, tags]) dispose();
  });

  it('corrects what was read before its change was published and taken back', () => {
    const { person, record, view } = viewed();
    const { first, dispose } = createRoot((dispose) => ({
      first: createMemo(() => view.getName()),
      dispose,
    }));
    person.setName('Anna');
    const late = follow(() => view.getName());
    expect([first(), late.value()]).toEqual(['Ann', 'Anna']);
    person.setName('Ann');
    triggerRow(record);
    expect([first(), late.value()]).toEqual(['Ann', 'Ann']);
    dispose();
    late.dispose();
  });

  it('makes no signal where nothing tracks, and drops it when nothing follows it any more', async () => {
    const { record, view } = viewed();
    view.getName();
    expect(isFollowed(record)).toBe(false);
    const first = follow(() => view.getName());
    const second = follow(() => view.getName());
    first.dispose();
    await Promise.resolve();
    expect(isFollowed(record)).toBe(true);
    second.dispose();
    await Promise.resolve();
    expect(isFollowed(record)).toBe(false);
  });

  it('throws what the accessor throws, and tracks it until it returns a value', () => {
    const { person, record, view } = viewed();
    Object.defineProperty(person, 'getName', {
      configurable: true,
      value: () => {
        throw new Error('no name');
      },
    });
    expect(() => view.getName()).toThrow('no name');
    const name = follow(() => {
      try {
        return view.getName();
      } catch {
        return 'nobody';
      }
    });
    expect(name.value()).toBe('nobody');
    Reflect.deleteProperty(person, 'getName');
    triggerRow(record);
    expect(name.value()).toBe('Ann');
    name.dispose();
  });

  it('returns the methods of a frozen object unchanged', () => {
    const frozen = Object.freeze({ getUid: () => 'ann', getName: () => 'Ann' });
    const view = entityView(new EntityRecord(frozen as unknown as Kit.User, { isGroup: false, id: 'ann' }));
    expect([view.getName(), view.getName]).toEqual(['Ann', frozen.getName]);
  });
});
