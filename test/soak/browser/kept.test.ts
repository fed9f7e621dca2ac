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
