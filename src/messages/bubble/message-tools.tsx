import { type JSX, Show, untrack } from 'solid-js';
import type { MessagePart } from './message-view.ts';

/** The buttons of the hovered or focused message. CSS hook: `.kit-message-list__tools`. */
export function MessageTools(props: MessagePart): JSX.Element {
  const { record, now, view } = untrack(() => props);
  const { can, reply } = untrack(() => view.list);
  const canReact = () => !view.settings.hideReactionOption && !now().isDeleted && can.react(record);
  const canReply = () => !view.settings.hideReplyOption && !now().isDeleted && can.reply(record);
  const hasMenu = () => view.hasMenu(now());
  return (
    <div class="kit-message-list__tools">
      <Show when={canReact()}>
        <Tool
          icon="react"
          label={view.t('messages.react')}
          opensMenu
          onClick={(anchor) => view.openMenu(record, { anchor, isReacting: true })}
        />
      </Show>
      <Show when={canReply()}>
        <Tool icon="reply" label={view.t('messages.reply')} onClick={() => reply(record)} />
      </Show>
      <Show when={hasMenu()}>
        <Tool
          icon="more"
          label={view.t('messages.options')}
          opensMenu
          onClick={(anchor) => view.openMenu(record, { anchor })}
        />
      </Show>
    </div>
  );
}

function Tool(props: {
  icon: string;
  label: string;
  opensMenu?: boolean;
  onClick: (button: HTMLElement) => void;
}): JSX.Element {
  return (
    <button
      type="button"
      class="kit-message-list__tool"
      data-icon={props.icon}
      tabindex="-1"
      title={props.label}
      aria-haspopup={props.opensMenu ? 'menu' : undefined}
      onClick={(event) => props.onClick(event.currentTarget)}
    />
  );
}
