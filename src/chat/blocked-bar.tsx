import { type JSX, Show } from 'solid-js';
import { useChatKit } from '../client/use-chat-kit.ts';

/** Takes the place of the composer in a chat with a blocked user. */
export function BlockedBar(props: { name: string; onUnblock: (() => void) | undefined }): JSX.Element {
  const { t } = useChatKit().localizer;
  return (
    <div class="kit-chat__blocked">
      <span>{t('chat.blocked', { name: props.name })}</span>
      <Show when={props.onUnblock}>
        <button type="button" class="kit-button" data-variant="secondary" onClick={() => props.onUnblock?.()}>
          {t('chat.unblock')}
        </button>
      </Show>
    </div>
  );
}
