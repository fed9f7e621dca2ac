import { type JSX, onMount, sharedConfig } from 'solid-js';
import { hueOf, initialsOf } from '../../text/initials.ts';
import { showInitials, showInitialsIfBroken } from './broken-picture.ts';
import { type OwnProps, type RootAttributes, splitRoot } from './root-attributes.ts';

/** The props of `KitAvatar`; all others are attributes of its root. */
export interface KitAvatarProps extends RootAttributes {
  /** The accessible name; its initials are shown without a picture. */
  name?: string | undefined;
  /** The URL of the picture; the initials are shown if it cannot be loaded. */
  image?: string | undefined;
  /**
   * The text that selects the colour; set it to keep the colour when the name changes.
   * @defaultValue the `id`, else the name
   */
  colorKey?: string | undefined;
}

const OWN: OwnProps<KitAvatarProps, RootAttributes> = { name: 1, image: 1, colorKey: 1 };

/**
 * A picture, or the initials of a name on a colour. CSS hooks: `.kit-avatar`, `.kit-avatar__image`,
 * `.kit-avatar__text`.
 * @example <KitAvatar name="Ann Bell" image="/ann.png" />
 */
export function KitAvatar(props: KitAvatarProps): JSX.Element {
  const root = splitRoot(props, OWN);
  return (
    <div
      {...root.attributes}
      class={root.className('kit-avatar')}
      data-hue={hueOf(props.colorKey ?? props.id ?? props.name ?? '')}
    >
      <Content name={props.name ?? ''} image={props.image} />
    </div>
  );
}

/** The avatar of a row; the app cannot set attributes on its root. */
export function Avatar(props: { name: string; image: string | undefined; colorKey: string }): JSX.Element {
  return (
    <div class="kit-avatar" data-hue={hueOf(props.colorKey)}>
      <Content name={props.name} image={props.image} />
    </div>
  );
}

function Content(props: { name: string; image: string | undefined }): JSX.Element {
  // The style sheet shows the initials when the image has no `src`.
  return (
    <>
      <img
        class="kit-avatar__image"
        ref={(picture) => {
          if (sharedConfig.context) onMount(() => showInitialsIfBroken(picture));
        }}
        src={props.image || undefined}
        alt={props.image && props.name}
        loading="lazy"
        decoding="async"
        draggable="false"
        onError={(event) => showInitials(event.currentTarget)}
      />
      <span
        class="kit-avatar__text"
        role="img"
        aria-label={props.name}
        textContent={initialsOf(props.name)}
      />
    </>
  );
}
