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
