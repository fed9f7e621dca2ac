import { type Accessor, createMemo, createSignal, untrack } from 'solid-js';
import type { Report } from '../client/create-report.ts';
import { onePerUser } from '../client/one-per-user.ts';
import { StoredMap } from '../client/stored-map.ts';
import type { KitSDK } from '../sdk/index.ts';
import type { StoredAccount } from '../utils/stored-account.ts';
import { releaseFile } from './chosen-file.ts';
import { Draft, type Target } from './draft.ts';
import { describeDraft, isStoredDraft, restoreDraft, type StoredDraft } from './stored-draft.ts';

/** The delay before changes are stored, in milliseconds. */
const STORE_MS = 300;

const NOTHING = { text: '', mentions: [] };
const BLANK_DRAFT: StoredDraft = { ...NOTHING, kept: NOTHING, reply: '', edit: '' };

/** The drafts of one user, by chat. They outlive composers; text, reply and edit survive a reload. */
export class Drafts {
  /** Reports errors of the storage. */
  report: Report;
  readonly #drafts = new Map<string, Draft>();
  readonly #stored: StoredMap<StoredDraft>;
  readonly #changed = new Set<Draft>();
  /** Changes when a chat gets a draft. */
  readonly #opened: Accessor<undefined>;
  readonly #noteOpened: () => void;
  readonly #unfollow: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(account: StoredAccount, report: Report) {
    this.report = report;
    const [opened, noteOpened] = createSignal(undefined, { equals: false });
    this.#opened = opened;
    this.#noteOpened = noteOpened;
    this.#stored = new StoredMap('drafts', account, isStoredDraft, (cause, code) => this.report(cause, code));
    for (const [key, stored] of this.#stored.load()) this.open(key).set(restoreDraft(stored));
    this.#unfollow = this.#stored.subscribe(this, (drafts, before, after) => {
      for (const id of new Set([...before.keys(), ...after.keys()]))
        drafts.#followOther(id, before.get(id), after.get(id));
    });
  }

  /**
   * Applies another tab's change to a draft that still equals that tab's previous state; otherwise the local text
   * stays.
   */
  #followOther(id: string, before: StoredDraft | undefined, after: StoredDraft | undefined): void {
    const draft = this.#drafts.get(id);
    if (!draft) {
      if (after) this.open(id).set(restoreDraft(after));
      return;
    }
    const state = draft.state();
    if (state.isSaving || JSON.stringify(describeDraft(state)) !== JSON.stringify(before)) return;
    const { text, mentions, kept, reply, edit } = after ?? BLANK_DRAFT;
    const target = (own: Target | null, other: string) => (own?.id === other ? own : null);
    // The message of another reply or edit is not available here.
    if ((reply && reply !== state.reply?.id) || (edit && edit !== state.edit?.id)) return;
    draft.receive({
      text,
      mentions,
      kept,
      caret: [text.length, text.length],
      reply: target(state.reply, reply),
      edit: target(state.edit, edit),
    });
  }

  /** Returns the draft of a chat. */
  open(key: string): Draft {
    const known = this.#drafts.get(key);
    if (known) return known;
    const draft = new Draft(key);
    this.#drafts.set(key, draft);
    this.#noteOpened();
    return draft;
  }

  /** Returns the unsent text of a chat; '' without one. Tracked. */
  textOf(key: string): string {
    this.#opened();
    const state = this.#drafts.get(key)?.state();
    return (state?.edit ? state.kept : state)?.text.trim() ?? '';
  }

  /** Stores a draft soon. */
  storeSoon(draft: Draft): void {
    this.#changed.add(draft);
    this.#timer ??= setTimeout(() => this.store(), STORE_MS);
  }

  /** Stores all changes now. */
  store(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const draft of this.#changed) this.#stored.set(draft.key, describeDraft(draft.state()));
    this.#changed.clear();
  }

  /** Closes the drafts for another user: stores them if possible, and releases files. */
  close(): void {
    this.store();
    this.#unfollow();
    for (const draft of this.#drafts.values()) draft.state().files.forEach(releaseFile);
    this.#drafts.clear();
  }

  /** Clears all drafts, because the stored data of the account is being cleared. */
  forget(): void {
    for (const draft of this.#drafts.values()) {
      draft.state().files.forEach(releaseFile);
      draft.empty();
    }
    this.store();
  }
}

/** Returns the drafts of an SDK's signed-in user; another user's drafts are closed. */
const draftsOf = /* @__PURE__ */ onePerUser((_sdk, account, report) => new Drafts(account, report));

/** Returns the drafts of the signed-in user, reactively; null without one. */
export function createDrafts(
  sdk: Accessor<KitSDK | undefined>,
  uid: Accessor<string>,
  report: Report,
): Accessor<Drafts | null> {
  return createMemo(() => {
    const current = sdk();
    return current && uid() ? untrack(() => draftsOf(current, uid(), report)) : null;
  });
}
