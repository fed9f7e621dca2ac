import { createConversationFeed, createUserFeed, type FeedOptions } from '../feed/feed.ts';
import * as ours from '../lists/ours.tsx';
import type { MountOptions, Subject } from '../lists/subject.ts';
import * as conversations from '../lists/vanilla/conversations.ts';
import { type Template, templateOf } from '../lists/vanilla/template.ts';
import * as users from '../lists/vanilla/users.ts';
import { nextFrame } from '../measure/interleave.ts';

/** Which of the two lists is measured. */
export type ListKind = 'conversations' | 'users';

/** A list of the kit and a hand-written one, each on its own feed with the same rows. */
export interface Pair {
  ours: Subject;
  vanilla: Subject;
  dispose(): void;
}

/** The options of a scenario's lists. */
export interface StageOptions extends FeedOptions {
  kind?: ListKind;
  isSelectable?: boolean;
  hasItemView?: boolean;
  beside?: MountOptions['beside'];
}

/** Creates a host of 360 by 720 px for a list, isolated from the page. */
export function createHost(): HTMLElement {
  const host = document.createElement('div');
  host.className = 'host';
  document.body.append(host);
  return host;
}

/** Mounts a list into its own host. */
export async function staged(mount: (host: HTMLElement) => Promise<Subject>): Promise<Subject> {
  const host = createHost();
  const subject = await mount(host);
  // A list gets its height from an observer, which runs in frames.
  for (let frame = 0; frame < 2; frame++) await nextFrame();
  return {
    ...subject,
    dispose() {
      subject.dispose();
      host.remove();
    },
  };
}

const feedOf = ({ kind, ...options }: StageOptions) =>
  kind === 'users' ? createUserFeed(options) : createConversationFeed(options);

/** Mounts the kit's list of a kind into a host. */
export function mountOurs(kind: ListKind, options: MountOptions): Promise<Subject> {
  return kind === 'users' ? ours.mountUsers(options) : ours.mountConversations(options);
}

/** Mounts the hand-written list of a kind into a host. */
export function mountVanilla(kind: ListKind, options: MountOptions, template: Template): Promise<Subject> {
  const mount = kind === 'users' ? users.mountUsers : conversations.mountConversations;
  return mount(options, template);
}

/** Mounts the kit's list on its own feed. */
export function stageOurs({
  kind = 'conversations',
  isSelectable = false,
  hasItemView = false,
  beside,
  ...options
}: StageOptions): Promise<Subject> {
  const feed = feedOf({ kind, ...options });
  return staged((host) =>
    mountOurs(kind, { feed, host, isSelectable, hasItemView, ...(beside && { beside }) }),
  );
}

/** Mounts the hand-written list on its own feed; its markup is copied from the kit's list. */
export function stageVanilla(
  { kind = 'conversations', isSelectable = false, ...options }: StageOptions,
  template: Template,
): Promise<Subject> {
  const feed = feedOf({ kind, ...options });
  return staged((host) => mountVanilla(kind, { feed, host, isSelectable }, template));
}

/** Returns the markup of the kit's list. */
export async function stageTemplate(options: Omit<StageOptions, 'first'>): Promise<Template> {
  const subject = await stageOurs({ ...options, first: 30, total: 30 });
  const template = templateOf(subject);
  subject.dispose();
  return template;
}

/** Mounts both. */
export async function stagePair(options: StageOptions): Promise<Pair> {
  const first = await stageOurs(options);
  const second = await stageVanilla(options, templateOf(first));
  return {
    ours: first,
    vanilla: second,
    dispose() {
      first.dispose();
      second.dispose();
    },
  };
}
