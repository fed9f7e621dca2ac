import { createSignal, type JSX, Show, untrack } from 'solid-js';
import { uidOf } from '../client/boundary/entities.ts';
import { EmojiPickerOnDemand } from '../ui/emoji/emoji-picker-on-demand.tsx';
import type { EmojiRequest } from '../ui/emoji/emoji-request.ts';
import { focusedNear } from '../utils/focused-near.ts';
import type { ComposerParts } from './composer-parts.ts';

/** The button that opens the emoji picker. CSS hook: `.kit-message-composer__emoji`. */
export function EmojiButton(props: { parts: ComposerParts; onPick: (emoji: string) => void }): JSX.Element {
  const { composer, field, settings, report, t } = untrack(() => props.parts);
  const [request, setRequest] = createSignal<EmojiRequest | null>(null);
  let button!: HTMLButtonElement;
  /** Whether the picker was open at the press: the press closes it, and the click must not reopen it. */
  let wasOpen = false;
  const open = () =>
    setRequest({
      anchor: button,
      opener: (focusedNear(button) as HTMLElement | null) ?? button,
      staysOpen: true,
      uid: settings.disableStorage ? undefined : uidOf(composer.me()),
      onPick(emoji, keepsFocus) {
        // Focus the field first: then Undo removes the emoji, and typing continues after it.
        if (!keepsFocus) field.focus();
        props.onPick(emoji);
      },
    });
  return (
    <Show when={!settings.hideEmojiPicker}>
      <button
        ref={button}
        type="button"
        class="kit-message-composer__emoji"
        aria-label={t('composer.emoji')}
        aria-haspopup="dialog"
        aria-expanded={request() ? 'true' : 'false'}
        disabled={!composer.peer()}
        // Keep the focus and the caret in the field.
        onMouseDown={(event) => event.preventDefault()}
        onPointerDown={() => {
          wasOpen = request() !== null;
        }}
        onClick={() => {
          if (wasOpen) setRequest(null);
          else open();
          wasOpen = false;
        }}
      />
      <EmojiPickerOnDemand request={request()} onClose={() => setRequest(null)} report={report} />
    </Show>
  );
}
