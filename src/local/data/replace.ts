import { ERROR_CODE, type Exception, refuse } from '../exception.ts';
import { damagedFault } from './faults.ts';
import type { Command } from './place.ts';
import type { AnyRecord, Meta, Records, StoreName } from './records.ts';
import { isRecord } from './shapes.ts';
import type { Source } from './source.ts';
import { NOTHING_YET, STORES, State } from './state.ts';

const FORMAT = 'solid-chat-kit';
const VERSION = 3;
/** The maximum number of messages that a seed stores at once. */
const MAX_MESSAGES = 1_000_000;
/** How many bytes are converted at once: the number of arguments that every engine accepts. */
const BYTES_AT_ONCE = 0x8000;

/** The whole data set as plain JSON. */
export interface DataExport {
  readonly format: typeof FORMAT;
  readonly version: typeof VERSION;
  readonly lastId: number;
  readonly now: number;
  readonly records: { readonly [S in StoreName]: readonly unknown[] };
}

/** All records, and the counters of ids and time. */
interface Everything extends Meta {
  readonly records: { readonly [S in StoreName]: readonly Records[S][] };
}

/** Returns all records. */
export const readAll = (state: State): Everything => ({
  ...state.meta,
  records: Object.fromEntries(
    STORES.map((store) => [store, state.every(store)]),
  ) as unknown as Everything['records'],
});

/** Returns the commands that replace all data by a source; throws if there is more than can be stored at once. */
export function replacingBy(source: Source | undefined): {
  /** Fills an empty data set; throws `ERR_NOT_EMPTY` otherwise. */
  fill: Command<void>;
  /** Replaces all records while sessions continue; their users are online. */
  renew: Command<void>;
} {
  if (source && source.mostMessages > MAX_MESSAGES) {
    refuse(
      ERROR_CODE.BAD_ARGUMENT,
      `A seed is stored with at most ${MAX_MESSAGES} messages, not ${source.mostMessages}: ask for fewer conversations, or fewer messages in each.`,
    );
  }
  const everything = { ...NOTHING_YET, ...readAll(State.of(source)) };
  return {
    renew: (state) => replaceAll(state, everything),
    fill(state) {
      if (state.all('users').length > 0) {
        refuse(
          ERROR_CODE.NOT_EMPTY,
          'Only an empty data set can be seeded: create a new one, or call reset() first.',
        );
      }
      replaceAll(state, everything);
    },
  };
}

/** Replaces all records; signed-in users stay signed in, unless they are gone. */
export function replaceAll(state: State, { records, ...meta }: Everything): void {
  const all = STORES.flatMap((store) =>
    records[store].map((record): [StoreName, AnyRecord] => [store, record]),
  );
  state.replace(all, meta);
  state.notify(undefined, undefined, { on: 'missed' });
}

/**
 * Converts everything to JSON; files become base64, one after the other, and unreadable ones are left out.
 */
export async function toExport(
  { records, lastId, now }: Everything,
  onFault: (fault: Exception) => void,
): Promise<DataExport> {
  const media: unknown[] = [];
  for (const { id, blob, more = [] } of records.media) {
    try {
      const others: unknown[] = [];
      for (const each of more) others.push(await textOf(each));
      media.push({ id, ...(await textOf(blob)), ...(others.length > 0 && { more: others }) });
    } catch {
      onFault(damagedFault('media', id));
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
    version !== VERSION ||
    !isCount(lastId) ||
    !isCount(now) ||
    typeof records !== 'object'
  ) {
    return refuse(ERROR_CODE.BAD_ARGUMENT, 'Not an export: pass the result of exportData().');
  }
  const checked: Partial<Record<StoreName, AnyRecord[]>> = {};
  for (const store of STORES) {
    const list: unknown = records?.[store];
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
  if (found.messages.some(({ id }) => id > lastId)) {
    refuse(
      ERROR_CODE.BAD_ARGUMENT,
      'The export contains a message newer than its own counter: nothing was imported.',
    );
  }
  const users = found.users.map((user) => ({ ...user, status: 'offline' }));
  return { lastId, now, records: { ...found, users } };
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
  const { id, more, ...first } = (value ?? {}) as Record<string, unknown>;
  try {
    const blob = blobOf(first);
    return { id: Number(id), blob, ...(Array.isArray(more) && { more: more.map(blobOf) }) };
  } catch {
    return undefined;
  }
}

function blobOf({ type, base64 }: Record<string, unknown>): Blob {
  const bytes = Uint8Array.from(atob(String(base64)), (sign) => sign.charCodeAt(0));
  return new Blob([bytes], { type: String(type ?? '') });
}
