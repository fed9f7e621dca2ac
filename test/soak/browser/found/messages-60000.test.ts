// {"numbers":false,"pageSize":2,"overlaps":false,"shrinks":false,"hasNewer":true,"hasUpdates":true,"hasDetails":true,"hasMuids":false,"hangs":false,"shuffles":true,"repeats":false,"tellsSender":true,"whole":[false]}
// all let through
// => #32 is not read
import { replay } from '../replay.ts';

replay('messages', {
  seed: 60000,
  length: 60,
  steps: {
    21: 'font', // font of 150%
  },
});
