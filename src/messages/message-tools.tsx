import { type JSX, Show, untrack } from 'solid-js';
import type { MessagePartProps } from './message-view.ts';

/** The buttons of the message under the pointer or with the focus. CSS hook: `.kit-message-list__tools`. */
export function MessageTools(props: MessagePartProps): JSX.Element {
  const { record, now, view } = untrack(() => props);
  const { can, reply } = untrack(() => view.list);
  const canReact = () => !view.settings.hideReactionOption && !now().isDeleted && can.react(record);
  const canReply = () => !view.settings.hideReplyOption && !now().isDeleted && can.reply(record);
  const hasMenu = () => now().state !== 'pending' && !now().isDeleted;
  return (
    <div class="kit-message-list__tools">
      <Show when={canReact()}>
        <button
          type="button"
          class="kit-message-list__tool"
          data-icon="react"
          tabindex="-1"
          aria-label={view.t('messages.react')}
          title={view.t('messages.react')}
          aria-haspopup="menu"
          onClick={(event) => view.openMenu(record, { anchor: event.currentTarget, isReacting: true })}
        />
      </Show>
      <Show when={canReply()}>
        <button
          type="button"
          class="kit-message-list__tool"
          data-icon="reply"
          tabindex="-1"
          aria-label={view.t('messages.reply')}
          title={view.t('messages.reply')}
          onClick={() => reply(record)}
        />
      </Show>
      <Show when={hasMenu()}>
        <button
          type="button"
          class="kit-message-list__tool"
          data-icon="more"
          tabindex="-1"
          aria-label={view.t('messages.options')}
          title={view.t('messages.options')}
          aria-haspopup="menu"
          onClick={(event) => view.openMenu(record, { anchor: event.currentTarget })}
        />
      </Show>
    </div>
  );
}
