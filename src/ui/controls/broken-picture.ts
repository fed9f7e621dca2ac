const AVATAR = '.kit-avatar__image';

/** A picture that cannot be loaded loses its address: the style sheet then shows the initials in its place. */
export function giveUp(picture: HTMLImageElement): void {
  picture.removeAttribute('src');
}

/** The failure of a picture that a server's markup brought can be over before anyone listens. */
export function giveUpIfBroken(picture: HTMLImageElement): void {
  if (picture.complete && picture.naturalWidth === 0 && picture.currentSrc) giveUp(picture);
}

/** Gives up the pictures of avatars in a list that cannot be loaded, with one listener for all rows. */
export function watchPictures(list: HTMLElement): void {
  for (const picture of list.querySelectorAll<HTMLImageElement>(AVATAR)) giveUpIfBroken(picture);
  list.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement && target.matches(AVATAR)) giveUp(target);
    },
    true,
  );
}
