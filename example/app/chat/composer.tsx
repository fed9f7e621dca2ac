import { createSignal, type JSX, onMount, untrack } from 'solid-js';
import { t } from '../../words/words.ts';
import type { Session } from '../device/create-device.ts';
import { Icon } from '../ui/icon.tsx';
import type { Chat } from './chat.ts';
import { createTypingSender } from './create-typing-sender.ts';

/** The text field of a chat. Enter sends, Shift+Enter starts a new line. */
export function Composer(props: {
  session: Session;
  chat: Chat;
  /** Whether it takes the focus at first. */
  isFocused: boolean;
  /** The unsent text from the last visit to the chat. */
  draft: string;
  onDraft: (text: string) => void;
  onSend: (text: string) => void;
  onFiles: (files: readonly File[]) => void;
}): JSX.Element {
  let field!: HTMLTextAreaElement;
  let picker!: HTMLInputElement;
  const [text, setText] = createSignal(untrack(() => props.draft));
  const typing = untrack(() => createTypingSender(props.session.kit, props.chat));

  const write = (next: string) => {
    setText(next);
    props.onDraft(next);
    if (next.trim() === '') typing.end();
    else typing.type();
  };
  const send = () => {
    const said = text().trim();
    if (said === '') return;
    typing.end();
    write('');
    props.onSend(said);
    field.focus();
  };
  onMount(() => {
    // On a touch screen, the keyboard would cover the messages.
    if (props.isFocused && matchMedia('(hover: hover)').matches) field.focus({ preventScroll: true });
  });

  return (
    <form
      class="composer"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        aria-label={t('demo.attach')}
        onChange={(event) => {
          props.onFiles([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
          field.focus();
        }}
      />
      <button
        class="icon-button composer__attach"
        type="button"
        aria-label={t('demo.attach')}
        title={t('demo.attach')}
        onClick={() => picker.click()}
      >
        <Icon name="attach" />
      </button>
      <textarea
        ref={field}
        class="composer__field"
        aria-label={t('demo.message')}
        placeholder={t('demo.messageTo', { name: props.chat.entity.getName() })}
        rows="1"
        dir="auto"
        enterkeyhint="send"
        value={text()}
        onInput={(event) => write(event.currentTarget.value)}
        onBlur={typing.end}
        onPaste={(event) => {
          const files = [...(event.clipboardData?.files ?? [])];
          if (files.length === 0) return;
          event.preventDefault();
          props.onFiles(files);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
          event.preventDefault();
          send();
        }}
      />
      <button
        class="composer__send"
        type="submit"
        aria-label={t('demo.send')}
        disabled={text().trim() === ''}
      >
        <Icon name="send" />
      </button>
    </form>
  );
}
