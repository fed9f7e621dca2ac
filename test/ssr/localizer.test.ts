import { afterEach, expect, it, vi } from 'vitest';
import { getLocalizedString } from '../../src/localize/kit-localize.ts';
import { createLocalizer } from '../../src/localize/localizer.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it("a server renders English by default, whatever its process's language is", () => {
  // Newer versions of Node have a navigator with the machine's language.
  vi.stubGlobal('navigator', { language: 'de-DE' });
  expect(createLocalizer().language()).toBe('en');
  expect(getLocalizedString('chats.title')).toBe('Chats');
  expect(createLocalizer({ locale: 'ar' }).direction()).toBe('rtl');
});
