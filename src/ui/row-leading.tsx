import type { JSX } from 'solid-js';
import { KitAvatar, type KitAvatarProps } from './avatar.tsx';

/** The built-in leading part of a row: the avatar, and the dot of the row's status on it. */
export function RowLeading(props: KitAvatarProps): JSX.Element {
  return (
    <div class="kit-list-item__leading-view">
      <KitAvatar name={props.name} image={props.image} id={props.id} />
      <span class="kit-list-item__status kit-status-indicator" />
    </div>
  );
}
