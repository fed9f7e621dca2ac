import { type JSX, Show, untrack } from 'solid-js';
import { callApp } from '../client/create-report.ts';
import { createMenu, type MenuItem } from '../ui/controls/menu.ts';
import { MenuOnDemand, menuView } from '../ui/controls/menu-on-demand.tsx';
import { ACCEPTED, type Attachments } from './attachments.ts';
import type { FileKind } from './chosen-file.ts';
import type { ComposerParts, DrawSlot } from './composer-parts.ts';

/** The props of `AttachmentButton`. */
export interface AttachmentButtonProps {
  parts: ComposerParts;
  attachments: Attachments;
  slot: DrawSlot;
}

/**
 * The button that opens the attachment menu, or the file dialog if that has only one entry. CSS hook:
 * `.kit-message-composer__attach`.
 */
export function AttachmentButton(props: AttachmentButtonProps): JSX.Element {
  const { field, settings, report, t } = untrack(() => props.parts);
  let button: HTMLButtonElement | undefined;
  let input!: HTMLInputElement;
  let kind: FileKind | undefined;
  const menu = createMenu(
    (action) => callApp(report, action),
    () => {},
  );
  const pick = (wanted: FileKind) => {
    kind = wanted;
    input.accept = (wanted === 'file' && settings.attachmentLimits?.accept) || ACCEPTED[wanted];
    input.click();
  };
  const items = (): MenuItem[] => [
    ...props.attachments.kinds().map((each) => ({
      title: t(`message.${each === 'image' ? 'photo' : each}`),
      onClick: () => pick(each),
    })),
    ...(settings.attachmentOptions ?? []),
  ];
  const open = () => {
    const entries = items();
    const [only] = entries;
    if (only && entries.length === 1) menu.choose(only);
    else if (button)
      menu.open({
        opener: button,
        anchor: button,
        isFromStart: true,
        items: entries,
        label: t('composer.attach'),
        key: menu,
      });
  };
  return (
    <>
      {props.slot('attachmentButtonView', () => (
        <Show when={!settings.hideAttachmentButton && items().length > 0}>
          <button
            ref={button}
            type="button"
            class="kit-message-composer__attach"
            aria-label={t('composer.attach')}
            aria-haspopup={items().length > 1 ? 'menu' : undefined}
            aria-expanded={items().length > 1 ? menu.isOpenFor(menu) : undefined}
            onPointerEnter={() => void menuView.load()}
            onFocus={() => void menuView.load()}
            onClick={open}
          />
        </Show>
      ))}
      <input
        ref={input}
        class="kit-message-composer__file-input"
        type="file"
        multiple
        hidden
        onChange={() => {
          // Copied, because clearing the input empties its list.
          props.attachments.accept([...(input.files ?? [])], kind === 'file' ? 'file' : undefined);
          input.value = '';
          field.focus();
        }}
      />
      <MenuOnDemand menu={menu} report={report} />
    </>
  );
}
