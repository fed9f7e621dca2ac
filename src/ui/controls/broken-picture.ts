const AVATAR = '.kit-avatar__image';

/** Removes the `src` of a picture that failed to load; the style sheet then shows the initials. */
export function showInitials(picture: HTMLImageElement): void {
  picture.removeAttribute('src');
}

/** Checks a server-rendered picture, which may have failed before the listener was added. */
export function showInitialsIfBroken(picture: HTMLImageElement): void {
  if (picture.complete && picture.naturalWidth === 0 && picture.currentSrc) showInitials(picture);
}

/** Handles all pictures of a list that fail to load, with one listener. */
export function watchPictures(list: HTMLElement): void {
  for (const picture of list.querySelectorAll<HTMLImageElement>(AVATAR)) showInitialsIfBroken(picture);
  list.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement && target.matches(AVATAR)) showInitials(target);
    },
    true,
  );
}
