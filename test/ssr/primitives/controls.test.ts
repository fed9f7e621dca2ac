import { defaultTextFormatters } from 'solid-chat-kit';
import { createLocalizer } from 'solid-chat-kit/localize';
import { createGuard } from '../../../src/client/create-report.ts';
import { createAnnouncer } from '../../../src/ui/controls/create-announcer.ts';
import { createCalendarClock } from '../../../src/ui/controls/create-calendar-clock.ts';
import { createFormatters } from '../../../src/ui/controls/create-formatters.ts';
import { createMessageSound } from '../../../src/ui/controls/create-message-sound.ts';
import { createModal } from '../../../src/ui/controls/create-modal.ts';
import { createRowText } from '../../../src/ui/controls/create-row-text.ts';
import { createSearch } from '../../../src/ui/controls/create-search.ts';
import { createZoom } from '../../../src/ui/controls/create-zoom.ts';
import { createSoundPlayer } from '../../../src/ui/controls/sound-player.ts';
import { describePrimitives } from './server-trial.ts';

const localizer = createLocalizer({ locale: 'en', timeZone: 'UTC' });

const report = () => {};

describePrimitives(
  'controls',
  import.meta.glob(['/src/ui/controls/*.ts', '!/src/ui/controls/menu.ts'], { eager: true }),
  {
    createCalendarClock: () => createCalendarClock(localizer, () => undefined)(1_700_000_000),
    createFormatters: () =>
      createFormatters(
        () => undefined,
        defaultTextFormatters,
        () => {},
      )().length,
    createRowText: () =>
      createRowText(
        localizer,
        createGuard(() => {}),
      )('menu.more'),
    createAnnouncer: () => createAnnouncer(() => null),
    createSearch: () => createSearch({ searchKeyword: 'ann' }, report),
    createModal: () => typeof createModal(() => true, report),
    createMessageSound: () => createMessageSound({}, report),
    createZoom: () => createZoom(() => {}).isEnlarged(),
    createSoundPlayer: () => createSoundPlayer(report).stop(),
  },
);
