// {"numbers":false,"pageSize":30,"overlaps":false,"shrinks":true,"hasNewer":false,"hasUpdates":false,"hasDetails":true,"hasMuids":true,"hangs":false,"shuffles":false,"repeats":false,"tellsSender":false,"whole":[false]}
// => after 'answer': away from the end, the row being read has moved by 33 px: w72
import { replay } from '../replay.ts';

replay('messages', {
  seed: 60001,
  length: 60,
  steps: {
    2: 'answer', // page is answered
    8: 'toEdge', // scrolls to 0 px of 2713 px
    10: 'answer', // page is answered
  },
});
