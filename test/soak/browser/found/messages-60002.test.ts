// {"numbers":true,"pageSize":2,"overlaps":false,"shrinks":false,"hasNewer":true,"hasUpdates":true,"hasDetails":true,"hasMuids":false,"hangs":true,"shuffles":false,"repeats":true,"tellsSender":true,"whole":[false]}
// all let through
// => #32 is not read
import { replay } from '../replay.ts';

replay('messages', {
  seed: 60002,
  length: 60,
  steps: {
    12: 'chat', // chat with team
    14: 'font', // font of 125%
  },
});
