import { type JSX, onMount, sharedConfig } from 'solid-js';
import { hueOf, initialsOf } from '../core/initials.ts';
import { giveUp, giveUpIfBroken } from './broken-picture.ts';

/** The props of `KitAvatar`. */
export interface KitAvatarProps {
  /** The name that is read out, and whose initials are shown where there is no picture. */
  name?: string | undefined;
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
  const name = () => props.name ?? '';
  // The style sheet shows the initials where the image has no `src`.
  return (
    <div class="kit-avatar" data-hue={hueOf(props.id ?? name())}>
      <img
        class="kit-avatar__image"
        ref={(picture) => {
          if (sharedConfig.context) onMount(() => giveUpIfBroken(picture));
        }}
        src={props.image || undefined}
        alt={props.image && name()}
        loading="lazy"
        decoding="async"
        draggable="false"
        onError={(event) => giveUp(event.currentTarget)}
      />
      <span class="kit-avatar__text" role="img" aria-label={name()} textContent={initialsOf(name())} />
    </div>
  );
}
