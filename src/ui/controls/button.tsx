import { type JSX, Show } from 'solid-js';
import { readableProps } from '../../utils/readable-props.ts';
import { type OwnProps, splitRoot } from './root-attributes.ts';

type Attributes = Omit<JSX.ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'onClick'>;

/** The props of `KitButton`; all others are attributes of the native button. */
export interface KitButtonProps extends Attributes {
  /**
   * The emphasis of the button.
   * @defaultValue 'primary'
   */
  variant?: 'primary' | 'secondary' | 'text' | 'danger' | undefined;
  /** Whether its action is running: shows a spinner and ignores clicks. @defaultValue false */
  isBusy?: boolean | undefined;
  /** The label. */
  children?: JSX.Element;
  /** Called on a click while not busy. */
  onClick?: JSX.EventHandlerUnion<HTMLButtonElement, MouseEvent> | undefined;
}

const OWN: OwnProps<KitButtonProps, Attributes> = { variant: 1, isBusy: 1, children: 1, onClick: 1 };

/**
 * A button. CSS hook: `.kit-button`, with `data-variant`.
 * @example <KitButton onClick={retry}>Try again</KitButton>
 */
export function KitButton(given: KitButtonProps): JSX.Element {
  const props = readableProps(given);
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
