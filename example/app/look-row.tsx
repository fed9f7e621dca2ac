import { KIT_LANGUAGES } from 'solid-chat-kit/localize';
import type { JSX } from 'solid-js';
import type { SetStoreFunction } from 'solid-js/store';
import { t } from '../words/words.ts';
import { inLanguage, languageName } from './language-choice.tsx';
import { KIT_HUE, type Settings } from './settings.ts';
import './styles/look-row.css';
import { Segments, Slider, Switch } from './ui/controls.tsx';

const HUES = Array.from({ length: 36 }, (_, step) => step * 10);
const WALLPAPERS = {
  none: 'demo.noWallpaper',
  dots: 'demo.dots',
  stripes: 'demo.stripes',
  gradient: 'demo.gradient',
} as const;
const DENSITIES = { comfortable: 'demo.comfortable', cosy: 'demo.cosy', compact: 'demo.compact' } as const;

/** Returns the accent of a hue, dark enough for white text on it; undefined for the kit's own. */
export const accentOf = (hue: number) => (hue === KIT_HUE ? undefined : `oklch(0.51 0.17 ${hue})`);

const keysOf = <K extends string>(words: Readonly<Record<K, unknown>>) => Object.keys(words) as K[];

/** The appearance of the window, which changes while a slider moves. */
export function LookRow(props: {
  id: string;
  settings: Settings;
  onSettings: SetStoreFunction<Settings>;
}): JSX.Element {
  return (
    <section class="look-row" id={props.id} aria-label={t('demo.look')}>
      <Slider
        class="slider--hue"
        label={t('demo.accent')}
        steps={HUES}
        value={props.settings.hue}
        format={(hue) => `${hue}°`}
        onChange={(hue) => props.onSettings({ hue })}
      />
      <Slider
        label={t('demo.wallpaper')}
        steps={keysOf(WALLPAPERS)}
        value={props.settings.wallpaper}
        format={(wallpaper) => t(WALLPAPERS[wallpaper])}
        onChange={(wallpaper) => props.onSettings({ wallpaper })}
      />
      <Slider
        label={t('demo.density')}
        steps={keysOf(DENSITIES)}
        value={props.settings.density}
        format={(density) => t(DENSITIES[density])}
        onChange={(density) => props.onSettings({ density })}
      />
      <Slider
        label={t('demo.language')}
        steps={KIT_LANGUAGES}
        value={props.settings.language}
        format={languageName}
        onChange={(language) => props.onSettings(inLanguage(language))}
      />
      <Segments
        label={t('demo.theme')}
        value={props.settings.theme}
        options={[
          ['system', t('demo.system')],
          ['light', t('demo.lightShort')],
          ['dark', t('demo.darkShort')],
        ]}
        onChange={(theme) => props.onSettings({ theme })}
      />
      <Switch
        label={t('demo.rtl')}
        checked={props.settings.direction === 'rtl'}
        onChange={(isRtl) => props.onSettings({ direction: isRtl ? 'rtl' : 'ltr' })}
      />
    </section>
  );
}
