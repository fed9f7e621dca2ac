import { createSignal, type JSX, onMount, sharedConfig } from 'solid-js';
import { hueOf, initialsOf } from '../core/initials.ts';

/** The props of `KitAvatar`. */
export interface KitAvatarProps {
  /** The name that is read out, and whose initials are shown where there is no picture. */
  name: string;
  /** The URL of the picture; one that cannot be loaded gives way to the initials. */
  image?: string | undefined;
  /**
   * What the colour is chosen by, so that it survives a change of name.
   * @defaultValue the name
   */
  id?: string | undefined;
}

/**
 * A picture, or the initials of a name on a colour of its own (`helper.KitAvatar`, `a11y.avatar-alt`).
 * CSS hooks: `.kit-avatar`, `.kit-avatar__image`, `.kit-avatar__text`.
 * @example <KitAvatar name="Ann Bell" image="/ann.png" />
 */
export function KitAvatar(props: KitAvatarProps): JSX.Element {
  const [broken, setBroken] = createSignal('');
  const image = () => (props.image && props.image !== broken() ? props.image : undefined);
  let element: HTMLImageElement | undefined;
  // The failure of a picture that the server's markup brought can be over before anyone listens.
  if (sharedConfig.context) {
    onMount(() => {
      if (props.image && element?.complete && element.naturalWidth === 0 && element.currentSrc)
        setBroken(props.image);
    });
  }
  return (
    <div class="kit-avatar" data-hue={hueOf(props.id ?? props.name)}>
      <img
        class="kit-avatar__image"
        ref={(el) => {
          element = el;
        }}
        src={image()}
        alt={image() ? props.name : ''}
        hidden={!image()}
        decoding="async"
        draggable={false}
        onError={() => setBroken(props.image ?? '')}
      />
      <span
        class="kit-avatar__text"
        role="img"
        aria-label={props.name}
        hidden={Boolean(image())}
        textContent={initialsOf(props.name)}
      />
    </div>
  );
}
