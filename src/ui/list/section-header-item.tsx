import type { JSX } from 'solid-js';
import { useKit } from '../../client/kit-context.tsx';
import { OTHER_SECTION } from '../../order/sections.ts';

/** The props of `SectionHeaderItem`. */
export interface SectionHeaderItemProps {
  letter: string;
  onMade: (element: HTMLElement) => void;
}

/** The header of a section. CSS hook: `.kit-list__section-header`. */
export function SectionHeaderItem(props: SectionHeaderItemProps): JSX.Element {
  const { t } = useKit().localizer;
  return (
    <li class="kit-list__section-header" ref={(element) => props.onMade(element)}>
      <h3
        class="kit-list__section-letter"
        aria-label={props.letter === OTHER_SECTION ? t('section.other') : undefined}
      >
        {props.letter}
      </h3>
    </li>
  );
}
