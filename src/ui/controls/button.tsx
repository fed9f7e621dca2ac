import { type JSX, Show } from 'solid-js';
import { type OwnProps, splitRoot } from './root-attributes.ts';

type Attributes = Omit<JSX.ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'onClick'>;

/** The props of `KitButton`; all others are attributes of the native button. */
export interface KitButtonProps extends Attributes {
  /**
   * How much weight it carries.
   * @defaultValue 'primary'
   */
  variant?: 'primary' | 'secondary' | 'text' | 'danger' | undefined;
  /** Whether what it started is still under way: it shows a spinner and takes no click. @defaultValue false */
  isBusy?: boolean | undefined;
  /** What it says. */
  children?: JSX.Element;
  /** It was clicked, and is not busy. */
  onClick?: JSX.EventHandlerUnion<HTMLButtonElement, MouseEvent> | undefined;
}

const OWN: OwnProps<KitButtonProps, Attributes> = { variant: 1, isBusy: 1, children: 1, onClick: 1 };

/**
 * A button. CSS hook: `.kit-button`, with `data-variant`.
 * @example <KitButton onClick={retry}>Try again</KitButton>
 */
export function KitButton(props: KitButtonProps): JSX.Element {
  const root = splitRoot(props, OWN);
  return (
    <button
      type="button"
      {...root.attributes}
      class={root.className('kit-button')}
      data-variant={props.variant ?? 'primary'}
      aria-busy={props.isBusy ? 'true' : undefined}
      aria-disabled={props.isBusy ? 'true' : undefined}
      onClick={(event) => {
        const { onClick } = props;
        if (props.isBusy) event.preventDefault();
        else if (typeof onClick === 'function') onClick(event);
        else onClick?.[0](onClick[1], event);
      }}
    >
      <Show when={props.isBusy}>
        <span class="kit-spinner" aria-hidden="true" />
      </Show>
      {props.children}
    </button>
  );
}
