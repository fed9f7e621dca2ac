import { ERROR_CODE, refuse } from '../exception.ts';
import type { Conversation } from './conversation.ts';
import type { Group } from './group.ts';
import { blankOf, KitObject } from './kit-object.ts';
import { type AnyMessage, Attachment } from './messages.ts';
import type { User } from './user.ts';

/** What `revive` can create from JSON. */
export type Revived = Conversation | User | Group | AnyMessage;

/** Creates an object from its JSON, equal to the original. Rejects anything else with `ERR_BAD_ARGUMENT`. */
export function revive(json: unknown): Revived {
  const source = (typeof json === 'object' && json !== null ? json : {}) as Record<string, unknown>;
  const { kind } = source;
  const blank = blankOf(kind) as Revived | undefined;
  if (!blank) {
    return refuse(
      ERROR_CODE.BAD_ARGUMENT,
      'revive() needs the JSON of a conversation, user, group or message: pass the result of toJSON().',
    );
  }
  const fields = blank as unknown as Record<string, unknown>;
  for (const [name, before] of Object.entries(fields)) {
    const value = source[name];
    if (value === undefined ? before === undefined : value === null && name === 'lastMessage') continue;
    const wanted = before === undefined || (typeof value === typeof before && value !== null);
    if (!wanted || Array.isArray(value) !== Array.isArray(before ?? value)) {
      refuse(
        ERROR_CODE.BAD_ARGUMENT,
        `The JSON of a ${kind} lacks '${name}': pass the complete result of toJSON().`,
      );
    }
    fields[name] = revivedField(name, value, before);
  }
  return blank;
}

function revivedField(name: string, value: unknown, before: unknown): unknown {
  if (name === 'mentionedUsers' || name === 'reactions') return (value as unknown[]).map(revive);
  if (before instanceof Attachment) return new Attachment(value as ReturnType<Attachment['toJSON']>);
  const isObject = before instanceof KitObject || name === 'lastMessage' || name === 'quotedMessage';
  return isObject ? revive(value) : value;
}
