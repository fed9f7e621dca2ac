import { createLocalizer, defaultTextFormatters } from 'solid-chat-kit';
import { createGuard } from '../../../src/primitives/guard/create-report.ts';
import { createCalendarClock } from '../../../src/primitives/text/create-calendar-clock.ts';
import { createFormatters } from '../../../src/primitives/text/create-formatters.ts';
import { createRowText } from '../../../src/primitives/text/create-row-text.ts';
import { describePrimitives } from './server-trial.ts';

const localizer = createLocalizer({ locale: 'en', timeZone: 'UTC' });

describePrimitives('text', import.meta.glob('/src/primitives/text/*.ts', { eager: true }), {
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
});
