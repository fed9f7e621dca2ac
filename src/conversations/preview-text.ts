import { type Preview, previewOf } from '../core/preview.ts';
import { formatText, type TextSegment } from '../formatters/index.ts';
import { en } from '../localize/en.ts';
import type { Localizer } from '../localize/index.ts';
import type { GroupAction, Kit } from '../sdk/index.ts';
import type { ConversationView } from './conversation-view.ts';

/** What the subtitle of a row says. */
export interface PreviewText {
  kind: Preview['kind'];
  /** The words before it: 'You: ', a name, or ''. */
  sender: string;
  /** What was said, in pieces. */
  body: readonly TextSegment[];
}

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
  const word = kind === 'text' ? 'sent' : kind === 'image' ? 'photo' : kind;
  // A custom message without words of its own is shown by its type, a word of the app's.
  const custom = kind === 'custom' && message?.getType();
  return [{ type: 'text', text: custom || view.localizer.t(`message.${word}`) }];
}

function actionText(message: Kit.ActionMessage, localizer: Localizer): string {
  const key = `group.${message.getAction() as GroupAction}` as const;
  if (!Object.hasOwn(en, key))
    return (message as Partial<Kit.CustomMessage>).getConversationText?.() || localizer.t('message.custom');
  const by = message.getActionBy()?.getName() ?? '';
  const on = message.getActionOn()?.getName() ?? '';
  return localizer.t(key, { by, on });
}
