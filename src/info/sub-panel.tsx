import { type JSX, onMount } from 'solid-js';
import { useKit } from '../client/kit-context.tsx';
import { closeByEscape } from '../ui/controls/escape.ts';

/** A view over the info, with its title and a way back. */
export function SubPanel(props: {
  title: string;
  /** Called with its element once it is mounted, to focus what it begins with. */
  onMount: (panel: HTMLElement) => void;
  onClose: () => void;
  children: JSX.Element;
}): JSX.Element {
  const { t } = useKit().localizer;
  let panel!: HTMLElement;
  onMount(() => props.onMount(panel));
  return (
    <section
      ref={panel}
      class="kit-chat-info__adding"
      tabindex="-1"
      aria-label={props.title}
      on:keydown={(event) => closeByEscape(event, () => props.onClose())}
    >
      <div class="kit-chat-info__adding-bar">
        <button
          type="button"
          class="kit-message-header__back"
          data-shown=""
          aria-label={t('header.back')}
          onClick={() => props.onClose()}
        />
        <h3 class="kit-chat-info__title">{props.title}</h3>
      </div>
      {props.children}
    </section>
  );
}
