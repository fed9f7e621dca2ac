import {
  announcing,
  atEnd,
  jumping,
  latePictures,
  memory,
  openingUnread,
  playing,
  reading,
  reads,
  reconnecting,
  sending,
} from '../../support/message-figures.ts';

const figures = {
  announcing,
  atEnd,
  jumping,
  latePictures,
  memory,
  openingUnread,
  playing,
  reading,
  reads,
  reconnecting,
  sending,
};

Object.assign(window, {
  measure: (name: keyof typeof figures, ...args: never[]) => figures[name](...(args as [never])),
});
