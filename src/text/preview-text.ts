import { customText, groupChangeOf, type Preview, previewOf } from '../client/boundary/content.ts';
import { nameOf, uidOf } from '../client/boundary/entities.ts';
import { messageType } from '../client/boundary/messages.ts';
import { en } from '../localize/en.ts';
import type { Localizer } from '../localize/index.ts';
import type { GroupAction, Kit } from '../sdk/index.ts';
import { cutText } from './cut-text.ts';
import { formatText, type KitTextFormatter, type TextSegment } from './formatters/index.ts';

/** The text of a row's subtitle. */
export interface PreviewText {
  kind: Preview['kind'] | 'draft';
  /** The sender: 'You', a name, or ''. */
  sender: string;
  /** The language's separator between sender and body, such as ': '; '' without a sender. */
  colon: string;
  /** The content, in segments. */
  body: readonly TextSegment[];
}

/** The context of a preview. */
export interface PreviewContext {
  readonly t: Localizer['t'];
  /** The signed-in user. */
  readonly user: Kit.User | null;
  readonly formatters: readonly KitTextFormatter[];
  /** Called with errors of formatters. */
  onError: (cause: unknown) => void;
}

/** Formats the last message of a row. */
export function previewText(message: Kit.Message | null, context: PreviewContext): PreviewText {
  const whole = wholePreviewText(message, context);
  return { ...whole, body: cut(whole.body) };
}

/** Formats the last message of a row without cutting it. */
export function wholePreviewText(message: Kit.Message | null, context: PreviewContext): PreviewText {
  const { kind, text, files, sender } = previewOf(message, uidOf(context.user));
  return {
    kind,
    ...senderText(sender === 'self' ? context.t('message.you') : nameOf(sender), context.t),
    body: bodyOf(message, { kind, text, files }, context),
  };
}

/** About as much as a row shows and a screen reader should read. */
const MAX_CHARACTERS = 120;
/** The length to format for that: mention tokens are longer than names. */
const MAX_FORMATTED = 2000;

/** Cuts segments to one line, at a space if there is one. */
function cut(segments: readonly TextSegment[]): readonly TextSegment[] {
  const kept: TextSegment[] = [];
  let left = MAX_CHARACTERS;
  for (const segment of segments) {
    const { text } = segment;
    if (text.length > left) {
      kept.push({ ...segment, text: `${cutText(text, left)}…` });
      break;
    }
    kept.push(segment);
    left -= text.length;
  }
  return kept;
}

/** Formats the draft of a chat. */
export function draftText(text: string, t: Localizer['t']): PreviewText {
  return { kind: 'draft', ...senderText(t('composer.draft'), t), body: cut([{ type: 'text', text }]) };
}

/** Returns the sender and the colon separately, so that a long name is truncated without the colon. */
function senderText(name: string, t: Localizer['t']): Pick<PreviewText, 'sender' | 'colon'> {
  const text = name && t('message.sender', { name });
  const end = text.includes(name) ? text.lastIndexOf(name) + name.length : text.length;
  return { sender: text.slice(0, end), colon: text.slice(end) };
}

function bodyOf(
  message: Kit.Message | null,
  { kind, text, files }: Pick<Preview, 'kind' | 'text' | 'files'>,
  { t, user, formatters, onError }: PreviewContext,
): readonly TextSegment[] {
  if (text !== '') {
    const context = { message, loggedInUser: user, t };
    const start = text.trimStart();
    const most = start.length > MAX_FORMATTED ? `${cutText(start, MAX_FORMATTED)}…` : start;
    const formatted = formatText(most, formatters, context, { preview: true, onError });
    if (formatted.some((segment) => segment.text.trim() !== '')) return formatted;
  }
  return [
    { type: 'text', text: kind === 'action' ? actionText(message, t) : kindWord(message, kind, t, files) },
  ];
}

/** Returns the text of a message, or the word for its kind. */
export function messageText(message: Kit.Message | null, t: Localizer['t']): string {
  const { kind, text, files } = previewOf(message, null);
  if (text.trim() !== '') return text;
  return kind === 'action' ? actionText(message, t) : kindWord(message, kind, t, files);
}

/** Describes a change in a group. */
export function actionText(message: Kit.Message | null, t: Localizer['t']): string {
  const { action, by, on } = groupChangeOf(message);
  const key = `group.${action as GroupAction}` as const;
  return Object.hasOwn(en, key) ? t(key, { by, on }) : customText(message) || t('message.custom');
}

/** Returns the word for the kind of a message without text. */
export function kindWord(
  message: Kit.Message | null,
  kind: Preview['kind'],
  t: Localizer['t'],
  files: Preview['files'] = [],
): string {
  if (files.length > 1) {
    const arePhotos = files.every((file) => file.kind === 'image');
    return t(arePhotos ? 'message.photos' : 'message.files', { count: files.length });
  }
  const word = kind === 'text' || kind === 'action' ? 'sent' : kind === 'image' ? 'photo' : kind;
  // A custom message without a text is shown by its type, which the app chose.
  const custom = kind === 'custom' && messageType(message);
  return custom || t(`message.${word}`);
}
