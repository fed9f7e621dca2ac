import { createEffect, type JSX, Show } from 'solid-js';
import { entityId, nameOf } from '../client/boundary/entities.ts';
import type { KitErrorHandler } from '../client/boundary/exception.ts';
import type { OpenedChat } from '../client/boundary/kinds.ts';
import { callApp, createReport } from '../client/create-report.ts';
import { useChatKit } from '../client/use-chat-kit.ts';
import type { Kit } from '../sdk/index.ts';
import type { KitOptionsOf } from '../ui/controls/kit-option.ts';
import { createMenu, type MenuItem } from '../ui/controls/menu.ts';
import { MenuOnDemand } from '../ui/controls/menu-on-demand.tsx';
import { readableProps } from '../utils/readable-props.ts';
import { createPartActions } from './create-chat-actions.tsx';

/** The props of `KitChatMenu` besides `user` and `group`; all are optional and reactive. */
export interface KitChatMenuSettings {
  /** Removes "Delete" from the menu. @defaultValue false */
  hideDelete?: boolean | undefined;
  /**
   * The entries of the menu, by the user or group and the built-in entries: `read` or `unread`, `pin`, `mute`,
   * `archive`, `leave`, `block` and `delete`, or `unpin` and so on.
   * @defaultValue what the SDK can
   */
  options?: KitOptionsOf<Kit.User | Kit.Group> | null | undefined;
  /** Called with a `Kit.Exception` for every error. */
  onError?: KitErrorHandler | null | undefined;
}

/** The props of `KitChatMenu`; exactly one of `user` and `group` is needed. */
export type KitChatMenuProps = KitChatMenuSettings & OpenedChat;

/**
 * A button with the menu of a chat: the actions that its row in a list has. Without any, there is no button. CSS hook:
 * `.kit-chat-menu`.
 * @example <KitMessageHeader user={user} menuView={() => <KitChatMenu user={user} />} />
 */
export function KitChatMenu(given: KitChatMenuProps): JSX.Element {
  const props = readableProps(given);
  const { t } = useChatKit().localizer;
  const report = createReport(() => props.onError);
  const entity = () => (props.group ?? props.user) as Kit.User | Kit.Group;
  let button!: HTMLButtonElement;
  /** Identifies the menu. */
  const key = {};
  const actions = createPartActions({
    chat: () => ({ user: props.user, group: props.group }) as OpenedChat,
    hideDelete: () => props.hideDelete,
    onFocus: () => button.focus({ preventScroll: true }),
    report,
  });
  const menu = createMenu(
    (work) => callApp(report, work),
    () => {},
  );
  const itemsNow = (): readonly MenuItem[] | null => {
    const builtIn = actions.items();
    if (!builtIn) return null;
    let items = builtIn;
    callApp(report, () => {
      if (props.options) items = props.options(entity(), builtIn);
    });
    return items;
  };
  createEffect(() => {
    const items = itemsNow();
    if (items && menu.isWaiting()) menu.fill(key, items);
  });
  return (
    <Show when={props.options || actions.canAct()}>
      <button
        ref={button}
        type="button"
        class="kit-chat-menu"
        aria-haspopup="menu"
        aria-expanded={menu.isOpenFor(key) ? 'true' : 'false'}
        aria-label={t('menu.more', { name: nameOf(entity()) || entityId(entity()) })}
        onClick={() => {
          actions.load();
          menu.open({ items: itemsNow(), label: nameOf(entity()), key, anchor: button, opener: button });
        }}
      />
      <MenuOnDemand menu={menu} report={report} />
      {actions.view()}
    </Show>
  );
}
