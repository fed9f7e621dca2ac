// Sequences that ended wrong once, by their fewest steps.
import { replay } from './replay.ts';

// Rows at the end of a list became lower while another one was mounted: none kept its place.
replay('conversations', {
  seed: 30019,
  length: 60,
  steps: {
    31: 'toEdge', // scrolls to 1402 px of 1402 px
    34: 'send', // me_user_fe10: sends w74
    36: 'tall', // pictures in rows: true
  },
});

// A chat that was turned kept a row in its place that stood below its new end, and not the one being read.
replay('messages', {
  seed: 15,
  length: 60,
  steps: {
    6: 'answer', // page is answered
    8: 'answer', // page is answered
    9: 'answer', // page is answered
    11: 'answer', // page is answered
    13: 'toEdge', // scrolls to 0 px of 807 px
    14: 'resize', // 520 x 260 px
  },
});

// A message arrived while a reaction above it was taken away: the browser's own scroll to the end of the lower rows
// was taken for the reader's.
replay('messages', {
  seed: 82027,
  length: 60,
  steps: {
    21: 'react', // #109: me adds 🎉
    31: 'newest', // goes to the newest message:
    32: 'wheel', // scrolls by -3 px
    33: 'ownElsewhere', // ann: me posts #221 w221 so far and no further so far and no further so far and no further so far and no further so far and no further so far and no further so far and no further so far and no further at 1701432794
    35: 'deliver', // an event arrives
    39: 'reactHere', // clicks a reaction:
  },
});

// A Retry that failed at once: the row became lower and grew back before it was painted, and the end was out of view.
replay('messages', {
  seed: 20,
  length: 60,
  steps: {
    32: 'disconnect', // the connection is lost
    33: 'send', // sends w178 so far and no further so far and no further so far and no further so far and no further so far and no further so far and no further so far and no further so far and no further so far and no further so far and no further so far and no further
    50: 'retry', // tries again:
    52: 'tall', // pictures in rows: true
  },
});

// Rows became lower under a pointer: the browser reported its own scroll before their heights, and it was taken for the
// reader's.
replay('messages', {
  seed: 12,
  length: 60,
  steps: {
    9: 'tall', // pictures in rows: true
    13: 'answer', // page is answered
    18: 'picture', // the picture of ann is 310 px high
    28: 'keys', // ArrowUp in the rows
    38: 'keys', // PageUp in the rows
    58: 'tall', // pictures in rows: false
  },
});

// After a lost connection the newest page took the place of all messages, and the focus fell to the body.
replay('messages', {
  seed: 85110,
  length: 60,
  steps: {
    36: 'foreign', // ann: ann posts #164 w164 so far and no further so far and no further so far and no further so far and no further so far and no further so far and no further so far and no further so far and no further so far and no further at 1700904686
    37: 'disconnect', // the connection is lost
    39: 'foreign', // ann: ann posts #165 w165 at 1700905086
    47: 'keys', // End in the rows
    54: 'ownElsewhere', // ann: me posts #166 w166 so far and no further so far and no further so far and no further at 1700905086
    57: 'toEdge', // scrolls to 0 px of 13652 px
  },
});

// Rows that a scroll brought into view were not the ones that were read once they were measured.
replay('messages', {
  seed: 85148,
  length: 60,
  steps: {
    4: 'answer', // page is answered
    5: 'answer', // page is answered
    9: 'answer', // page is answered
    19: 'jump', // scrolls to 113 px of 852 px
    27: 'resize', // 240 x 640 px
  },
});
