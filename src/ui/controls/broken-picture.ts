const AVATAR = '.kit-avatar__image';

/** Removes the `src` of a picture that cannot be loaded; the style sheet then shows the initials. */
export function giveUp(picture: HTMLImageElement): void {
  picture.removeAttribute('src');
}

/** Checks a server-rendered picture, which may have failed before anyone listened. */
export function giveUpIfBroken(picture: HTMLImageElement): void {
  if (picture.complete && picture.naturalWidth === 0 && picture.currentSrc) giveUp(picture);
}

/** Handles all pictures of a list that cannot be loaded, with one listener. */
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
