import { type Preview, previewOf } from '../core/preview.ts';
import { formatText, type TextSegment } from '../formatters/index.ts';
import type { LocalizationKey, Localizer } from '../localize/index.ts';
import { GROUP_ACTION, type Kit } from '../sdk/index.ts';
import type { ConversationView } from './conversation-view.ts';

/** What the subtitle of a row says. */
export interface PreviewText {
  kind: Preview['kind'];
  /** The words before it: 'You: ', a name, or ''. */
  sender: string;
  /** What was said, in pieces. */
  body: readonly TextSegment[];
}

const KIND_WORDS = {
  none: 'message.none',
  text: 'message.sent',
  image: 'message.photo',
  video: 'message.video',
  audio: 'message.audio',
  file: 'message.file',
  deleted: 'message.deleted',
  call: 'message.call',
  custom: 'message.custom',
} as const satisfies Partial<Record<Preview['kind'], LocalizationKey>>;

/** Puts the last message of a row into words (`conv.textFormatters`). */
export function previewText(message: Kit.Message | null, view: ConversationView): PreviewText {
  const { localizer } = view;
  const user = view.list.user();
  const { kind, text, sender } = previewOf(message, user?.getUid() ?? null);
  return {
    kind,
    sender: sender === null ? '' : localizer.t('message.sender', { name: senderName(sender, localizer) }),
    body: bodyOf(message, kind, text, user, view),
  };
}

function senderName(sender: Kit.User | 'self', localizer: Localizer): string {
  return sender === 'self' ? localizer.t('message.you') : sender.getName();
}

function bodyOf(
  message: Kit.Message | null,
  kind: Preview['kind'],
  text: string,
  user: Kit.User | null,
  view: ConversationView,
): readonly TextSegment[] {
  if (text !== '') {
    const context = { message, loggedInUser: user };
    const formatted = formatText(text, view.formatters(), context, {
      preview: true,
      onError: (cause) => view.report(cause, 'ERR_FORMATTER_FAILED'),
    });
    if (formatted.some((segment) => segment.text.trim() !== '')) return formatted;
  }
  if (kind === 'action')
    return [{ type: 'text', text: actionText(message as Kit.ActionMessage, view.localizer) }];
  const named = kind === 'custom' ? customWord(message, view.localizer) : view.localizer.t(KIND_WORDS[kind]);
  return [{ type: 'text', text: named }];
}

/** A custom message without words of its own is shown by its type, a word of the app's. */
function customWord(message: Kit.Message | null, localizer: Localizer): string {
  return message?.getType() || localizer.t('message.custom');
}

function actionText(message: Kit.ActionMessage, localizer: Localizer): string {
  const action = Object.values(GROUP_ACTION).find((known) => known === message.getAction());
  if (!action)
    return (message as Partial<Kit.CustomMessage>).getConversationText?.() || localizer.t('message.custom');
  const by = message.getActionBy()?.getName() ?? '';
  const on = message.getActionOn()?.getName() ?? '';
  return localizer.t(`group.${action}`, { by, on });
}
