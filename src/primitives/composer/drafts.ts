import { type Accessor, createMemo, createSignal, untrack } from 'solid-js';
import type { KitSDK } from '../../sdk/index.ts';
import type { StoredAccount } from '../../storage/stored-account.ts';
import type { Report } from '../guard/create-report.ts';
import { onePerUser } from '../session/one-per-user.ts';
import { StoredMap } from '../storage/stored-map.ts';
import { releaseFile } from './chosen-file.ts';
import { Draft } from './draft.ts';
import { describeDraft, isStoredDraft, restoreDraft, type StoredDraft } from './stored-draft.ts';

/** How long changes wait before they are stored, in milliseconds. */
const STORE_MS = 300;

/** The drafts of one user, by chat. They outlive composers; text, reply and edit survive a reload. */
export class Drafts {
  /** Reports what the storage throws. */
  report: Report;
  readonly #drafts = new Map<string, Draft>();
  readonly #stored: StoredMap<StoredDraft>;
  readonly #changed = new Set<Draft>();
  /** Changes when a chat gets a draft. */
  readonly #opened: Accessor<undefined>;
  readonly #noteOpened: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(account: StoredAccount, report: Report) {
    this.report = report;
    const [opened, noteOpened] = createSignal(undefined, { equals: false });
    this.#opened = opened;
    this.#noteOpened = noteOpened;
    this.#stored = new StoredMap('drafts', account, isStoredDraft, (cause, code) => this.report(cause, code));
    for (const [key, stored] of this.#stored.load()) this.open(key).set(restoreDraft(stored));
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

  /** Ends the drafts for another user: what can be stored is, and files are let go. */
  close(): void {
    this.store();
    for (const draft of this.#drafts.values()) draft.state().files.forEach(releaseFile);
    this.#drafts.clear();
  }

  /** Empties all drafts, because what is stored of the account is cleared. */
  forget(): void {
    for (const draft of this.#drafts.values()) {
      draft.state().files.forEach(releaseFile);
      draft.empty();
    }
    this.store();
  }
}

/** Returns the drafts of an SDK's signed-in user; those of another user leave the memory. */
const draftsOf = /* @__PURE__ */ onePerUser((_sdk, account, report) => new Drafts(account, report));

/** Follows the drafts of the signed-in user; null without one. */
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
