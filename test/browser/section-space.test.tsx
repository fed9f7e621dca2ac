import { KitUsers, type KitUsersProps } from 'solid-chat-kit';
import { expect, it, onTestFinished, vi } from 'vitest';
import { nextFrame, type Stage, seeded, settled, stage } from './stage.tsx';

/** Collects what the browser reports as uncaught for the rest of the test. */
function uncaught(): string[] {
  const messages: string[] = [];
  const listen = ({ message }: ErrorEvent) => messages.push(message);
  window.addEventListener('error', listen);
  onTestFinished(() => window.removeEventListener('error', listen));
  return messages;
}

/** Opens a list that is shorter than its window until its rows are twice as high. */
async function openShort(props: KitUsersProps = {}) {
  const { ann } = await seeded({ users: 7 });
  const view = stage(() => <KitUsers {...props} />, { kit: ann });
  await settled(view);
  expect(view.root.querySelector('[data-index]')).toBeNull();
  return view;
}

function growRows({ root }: Stage): void {
  root.style.setProperty('--kit-users-row-size', '120px');
}

it('[users.jumpIndex] rows that grow make space for the letters without an uncaught error', async () => {
  const messages = uncaught();
  const view = await openShort();
  growRows(view);
  await vi.waitFor(() => expect(view.root.querySelector('[data-index]')).not.toBeNull());
  await nextFrame();
  expect(messages).toEqual([]);
});

it('[users.jumpIndex] rows of any height that grow make space for the letters, and follow each other', async () => {
  const messages = uncaught();
  const view = await openShort({ subtitleView: () => <p>A text that wraps where there is less space</p> });
  growRows(view);
  await vi.waitFor(() => expect(view.root.querySelector('[data-index]')).not.toBeNull());
  await nextFrame();
  expect(messages).toEqual([]);
  const tops = view.rows().map((row) => row.getBoundingClientRect());
  for (const [index, { top }] of tops.slice(1).entries())
    expect(top).toBeGreaterThanOrEqual((tops[index]?.bottom ?? 0) - 0.5);
});
