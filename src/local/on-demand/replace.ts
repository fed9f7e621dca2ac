import { tell } from '../data/facts.ts';
import { keyOf, primaryKeyOf } from '../data/keys.ts';
import type { AnyRecord, Records, StoreName } from '../data/records.ts';
import { Tx } from '../data/tx.ts';
import type { Work } from '../data/work.ts';
import { ERROR_CODE, refuse } from '../exception.ts';
import { Memory, runNow, type Source } from '../storage/memory.ts';
import type { OnDamaged } from '../storage/requests.ts';
import { isRecord } from '../storage/shapes.ts';
import { every } from './every.ts';
import { rewriteKeys } from './rewrite-keys.ts';

export { repairMeta } from './repair-meta.ts';
export { rewriteKeys };

const FORMAT = 'solid-chat-kit';
/** Exports of version 1 have conversation ids in the older format; before version 3, threads are uncounted. */
const VERSION = 3;
/** The exported stores; sessions and the journal are not exported. */
const STORES = [
  'users',
  'groups',
  'members',
  'relations',
  'conversations',
  'messages',
  'media',
  'receipts',
] as const;
type Exported = (typeof STORES)[number];
/** The maximum number of messages that a seed stores at once. */
const MOST_MESSAGES = 1_000_000;
/** How many bytes are converted at once: the number of arguments that every engine accepts. */
const BYTES_AT_ONCE = 0x8000;

/** The whole data set as plain JSON. */
export interface DataExport {
  readonly format: typeof FORMAT;
  readonly version: 1 | 2 | typeof VERSION;
  readonly lastId: number;
  readonly now: number;
  readonly records: { readonly [Store in Exported]: readonly unknown[] };
}

/** All records, and the counters of ids and time. */
export interface Everything {
  readonly lastId: number;
  readonly now: number;
  readonly earliest?: number | undefined;
  /** Whether the records are in an older format. */
  readonly isOld?: boolean;
  readonly records: { readonly [Store in Exported]: readonly Records[Store][] };
}

/** Reads all records in key order, including this transaction's changes. */
export function* readAll(tx: Tx): Work<Everything> {
  const records: Partial<Record<Exported, readonly AnyRecord[]>> = {};
  for (const store of STORES) records[store] = (yield* every(tx, store)).map(({ record }) => record);
  return {
    lastId: tx.meta.lastId,
    now: tx.meta.now,
    earliest: tx.meta.earliest,
    records: records as Everything['records'],
  };
}

/** Returns all records of a source; throws if there are more than can be stored at once. */
export function startOf(source: Source | undefined): Everything {
  if (source && source.mostMessages > MOST_MESSAGES) {
    refuse(
      ERROR_CODE.BAD_ARGUMENT,
      `A seed is stored with at most ${MOST_MESSAGES} messages, not ${source.mostMessages}: ask for fewer conversations, or fewer messages in each.`,
    );
  }
  const memory = new Memory();
  memory.start(source);
  return runNow(new Tx(memory).attempt(readAll));
}

/** Replaces all records; signed-in users stay signed in, unless they are gone. */
export function* replaceAll(tx: Tx, { records, lastId, now, earliest, isOld }: Everything): Work<void> {
  const uids = tx.meta.sessions.map(({ uid }) => uid);
  tx.clear();
  for (const store of STORES) for (const record of records[store]) tx.put(store as StoreName, record);
  tx.setMeta({ lastId, now, earliest });
  if (isOld) yield* rewriteKeys(tx);
  yield* tell(tx, undefined, undefined, { on: 'missed', args: [] }, { users: uids });
  const users = yield* tx.many('users', uids);
  tx.setMeta({ sessions: tx.meta.sessions.filter((_, at) => users[at]) });
}

/** Fills an empty data set; throws `ERR_NOT_EMPTY` otherwise. */
export function* fill(tx: Tx, everything: Everything): Work<void> {
  const found = yield* tx.range('users', keyOf('all'), { limit: 1 });
  if (found.length > 0) {
    refuse(
      ERROR_CODE.NOT_EMPTY,
      'Only an empty data set can be seeded: create a new one, or call reset() first.',
    );
  }
  yield* replaceAll(tx, everything);
}

/** Replaces all records while sessions continue; their users are online. */
export function* renew(tx: Tx, everything: Everything): Work<void> {
  const online = new Set(tx.meta.sessions.map(({ uid }) => uid));
  const users = everything.records.users.map((user) =>
    online.has(user.uid) ? { ...user, status: 'online' } : user,
  );
  yield* replaceAll(tx, { ...everything, records: { ...everything.records, users } });
}

/**
 * Converts everything to JSON; files become base64, one after the other, and unreadable ones are left out.
 */
export async function toExport(
  { records, lastId, now }: Everything,
  onDamaged: OnDamaged,
): Promise<DataExport> {
  const media: unknown[] = [];
  for (const record of records.media) {
    try {
      media.push({ id: record.id, ...(await textOf(record.blob)) });
    } catch {
      onDamaged({ store: 'media', key: primaryKeyOf('media', record) });
    }
  }
  const all = { format: FORMAT, version: VERSION, lastId, now, records: { ...records, media } };
  return JSON.parse(JSON.stringify(all));
}

/** Reads an export, with all users offline; throws `ERR_BAD_ARGUMENT` for an invalid or damaged one. */
export function fromExport(json: unknown): Everything {
  const { format, version, lastId, now, records } = (json ?? {}) as Partial<DataExport>;
  if (
    format !== FORMAT ||
    (version !== 1 && version !== 2 && version !== VERSION) ||
    !isCount(lastId) ||
    !isCount(now) ||
    typeof records !== 'object'
  ) {
    return refuse(ERROR_CODE.BAD_ARGUMENT, 'Not an export: pass the result of exportData().');
  }
  const checked: Partial<Record<Exported, AnyRecord[]>> = {};
  for (const store of STORES) {
    // Earlier exports have no receipts.
    const list: unknown = records?.[store] ?? (store === 'receipts' ? [] : undefined);
    checked[store] = (Array.isArray(list) ? list : [undefined]).map((value: unknown, at) => {
      const record = store === 'media' ? mediaOf(value) : value;
      if (isRecord(store, record)) return record;
      return refuse(
        ERROR_CODE.BAD_ARGUMENT,
        `Record ${at} of '${store}' is damaged: nothing was imported.`,
        value,
      );
    });
  }
  const found = checked as Everything['records'];
  const users = found.users.map((user) => ({ ...user, status: 'offline' }));
  const everything = { lastId, now, isOld: version !== VERSION, records: { ...found, users } };
  if (everything.records.messages.some(({ id }) => id > lastId)) {
    refuse(
      ERROR_CODE.BAD_ARGUMENT,
      'The export contains a message newer than its own counter: nothing was imported.',
    );
  }
  return everything;
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

async function textOf(blob: Blob): Promise<{ type: string; base64: string }> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let signs = '';
  for (let at = 0; at < bytes.length; at += BYTES_AT_ONCE) {
    signs += String.fromCharCode(...bytes.subarray(at, at + BYTES_AT_ONCE));
  }
  return { type: blob.type, base64: btoa(signs) };
}

function mediaOf(value: unknown): Records['media'] | undefined {
  const { id, type, base64 } = (value ?? {}) as Record<string, unknown>;
  try {
    const bytes = Uint8Array.from(atob(String(base64)), (sign) => sign.charCodeAt(0));
    return { id: Number(id), blob: new Blob([bytes], { type: String(type ?? '') }) };
  } catch {
    return undefined;
  }
}
