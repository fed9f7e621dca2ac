import { type JSX, Show, splitProps } from 'solid-js';

/** The props of `KitButton`; those of a native button are passed on. */
export interface KitButtonProps extends JSX.ButtonHTMLAttributes<HTMLButtonElement> {
  /**
   * How much weight it carries.
   * @defaultValue 'primary'
   */
  variant?: 'primary' | 'secondary' | 'text' | 'danger';
  /** Whether what it started is still under way: it shows a spinner and takes no click. */
  isBusy?: boolean;
}

/**
 * A button (`helper.KitButton`). CSS hook: `.kit-button`, with `data-variant`.
 * @example <KitButton onClick={retry}>Try again</KitButton>
 */
export function KitButton(props: KitButtonProps): JSX.Element {
  const [own, native] = splitProps(props, ['variant', 'isBusy', 'children', 'class', 'onClick']);
  const className = () => (own.class ? `kit-button ${own.class}` : 'kit-button');
  return (
    <button
      type="button"
      {...native}
      class={className()}
      data-variant={own.variant ?? 'primary'}
      aria-busy={own.isBusy ? 'true' : undefined}
      aria-disabled={own.isBusy ? 'true' : undefined}
      onClick={(event) => {
        const { onClick } = own;
        if (own.isBusy) event.preventDefault();
        else if (typeof onClick === 'function') onClick(event);
        else onClick?.[0](onClick[1], event);
      }}
    >
      <Show when={own.isBusy}>
        <span class="kit-spinner" aria-hidden="true" />
      </Show>
      {own.children}
    </button>
  );
}
