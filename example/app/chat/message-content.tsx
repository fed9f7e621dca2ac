import { formatText, GROUP_ACTION, type Kit, type LocalizationKey, type TextSegment } from 'solid-chat-kit';
import type { Attachment } from 'solid-chat-kit/local';
import { For, type JSX, Match, Show, Switch } from 'solid-js';
import { t } from '../../words/words.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { createFileUrl } from './create-file-url.ts';
import { FORMATTERS } from './link-formatter.ts';

/** The content of a message, inside its bubble. */
export function MessageContent(props: { message: Kit.Message; me: Kit.User }): JSX.Element {
  return (
    <Switch fallback={<MediaContent message={props.message as Kit.MediaMessage} me={props.me} />}>
      <Match when={props.message.getDeletedAt()}>
        <p class="message__aside">
          <Icon name="deleted" />
          {t('message.deleted')}
        </p>
      </Match>
      <Match when={props.message.getCategory() === 'custom'}>
        <File icon="pin" name={t('demo.location')} detail={t('message.custom')} />
      </Match>
      <Match when={props.message.getType() === 'text'}>
        <Text text={(props.message as Kit.TextMessage).getText()} message={props.message} me={props.me} />
      </Match>
    </Switch>
  );
}

const ACTIONS: Partial<Record<string, LocalizationKey>> = {
  [GROUP_ACTION.JOINED]: 'group.joined',
  [GROUP_ACTION.LEFT]: 'group.left',
  [GROUP_ACTION.ADDED]: 'group.added',
  [GROUP_ACTION.KICKED]: 'group.kicked',
  [GROUP_ACTION.BANNED]: 'group.banned',
};

/** Describes a group action. */
export function actionText(message: Kit.Message): string {
  const action = message as Kit.ActionMessage;
  const by = action.getActionBy()?.getName?.() ?? '';
  const on = action.getActionOn()?.getName?.() ?? '';
  return t(ACTIONS[action.getAction()] ?? 'group.scopeChanged', { by, on });
}

function Text(props: { text: string; message: Kit.Message; me: Kit.User }): JSX.Element {
  const segments = () =>
    formatText(props.text, FORMATTERS, { message: props.message, loggedInUser: props.me });
  return (
    <Show when={props.text.trim() !== ''} fallback={<p class="message__aside">{t('demo.emptyMessage')}</p>}>
      <p class="message__text" dir="auto">
        <For each={segments()}>{(segment) => <Segment segment={segment} />}</For>
      </p>
    </Show>
  );
}

function Segment(props: { segment: TextSegment }): JSX.Element {
  const link = () => (props.segment.type === 'link' ? props.segment : undefined);
  const mention = () => (props.segment.type === 'mention' ? props.segment : undefined);
  return (
    <Switch fallback={props.segment.text}>
      <Match when={link()}>
        {(found) => (
          <a class="kit-link" href={found().href} target="_blank" rel="noreferrer noopener">
            {found().text}
          </a>
        )}
      </Match>
      <Match when={mention()}>
        {(found) => (
          <span class="kit-mentions" classList={{ 'kit-mentions-you': found().you }}>
            {found().text}
          </span>
        )}
      </Match>
    </Switch>
  );
}

const MEDIA = {
  image: { icon: 'image', word: 'message.photo' },
  video: { icon: 'video', word: 'message.video' },
  audio: { icon: 'audio', word: 'message.audio' },
  file: { icon: 'file', word: 'message.file' },
} as const;

function MediaContent(props: { message: Kit.MediaMessage; me: Kit.User }): JSX.Element {
  const kind = () => MEDIA[props.message.getType() as keyof typeof MEDIA] ?? MEDIA.file;
  const caption = () => props.message.getCaption?.() ?? '';
  const attachment = () => props.message.getAttachment?.() as Attachment | null | undefined;
  const name = () => attachment()?.getName() || t(kind().word);
  const url = createFileUrl(attachment);
  return (
    <>
      <Show
        when={kind() === MEDIA.image && url()}
        fallback={<File icon={kind().icon} name={name()} detail={t(kind().word)} url={url()} />}
      >
        {(source) => (
          <a class="picture" href={source()} download={name()}>
            <img class="picture__image" src={source()} alt={name()} />
          </a>
        )}
      </Show>
      <Show when={caption()}>{(text) => <Text text={text()} message={props.message} me={props.me} />}</Show>
    </>
  );
}

function File(props: { icon: IconName; name: string; detail: string; url?: string }): JSX.Element {
  return (
    <div class="file">
      <span class="file__icon">
        <Icon name={props.icon} />
      </span>
      <span class="file__body">
        <Show
          when={props.url}
          fallback={
            <span class="file__name" dir="auto">
              {props.name}
            </span>
          }
        >
          {(url) => (
            <a class="kit-link file__name" dir="auto" href={url()} download={props.name}>
              {props.name}
            </a>
          )}
        </Show>
        <span class="file__detail">{props.detail}</span>
      </span>
    </div>
  );
}
