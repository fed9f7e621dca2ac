import {
  announcing,
  atEnd,
  jumping,
  memory,
  openingUnread,
  reading,
  reads,
  reconnecting,
  sending,
} from '../../support/message-figures.ts';

const figures = { announcing, atEnd, jumping, memory, openingUnread, reading, reads, reconnecting, sending };

Object.assign(window, {
  measure: (name: keyof typeof figures, ...args: [number?, number?]) => figures[name](...args),
});
