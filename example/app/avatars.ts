import people from './people.svg?url&no-inline';

const FACES = 64;
/** Those of the story, which nobody else has. */
const TAKEN = [4, 7, 9];
/** The two users of the seed come first, then those at the top of their lists. */
const FIRST = [1, 10, 3, 2];

/** Returns the URL of one of the drawn people, from 1. */
export const faceOf = (number: number): string => `${people}#person-${number}`;

const faces = [
  ...FIRST,
  ...Array.from({ length: FACES }, (_, index) => index + 1).filter(
    (face) => !FIRST.includes(face) && !TAKEN.includes(face),
  ),
];

/** Returns a picture for two of three users until each face has an owner; the others show their initials. */
export function avatarOf(index: number): string | undefined {
  const face = index % 3 < 2 ? faces[index - Math.floor(index / 3)] : undefined;
  return face === undefined ? undefined : faceOf(face);
}
