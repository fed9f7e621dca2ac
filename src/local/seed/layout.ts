import type { Plan } from './options.ts';

/**
 * The participants of each conversation: groups are spread evenly, and the first one-on-one is with the
 * second user.
 */
export interface Layout {
  /** By conversation: the index of the group, or -1 minus the index of the user. */
  readonly ends: Int32Array;
  /** The conversation of each group, and of each user. */
  readonly ofGroup: Int32Array;
  readonly ofUser: Int32Array;
}

export function layoutOf({ conversations, groups, users }: Plan): Layout {
  const ends = new Int32Array(conversations);
  const ofGroup = new Int32Array(groups);
  const ofUser = new Int32Array(users).fill(-1);
  for (let index = 0; index < conversations; index++) {
    const group = Math.floor((index * groups) / conversations);
    if (Math.floor(((index + 1) * groups) / conversations) > group) {
      ends[index] = group;
      ofGroup[group] = index;
    } else {
      const user = 1 + index - group;
      ends[index] = -1 - user;
      ofUser[user] = index;
    }
  }
  return { ends, ofGroup, ofUser };
}
