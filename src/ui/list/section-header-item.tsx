import type { JSX } from 'solid-js';

/** The props of `SectionHeaderItem`. */
export interface SectionHeaderItemProps {
  title: string;
  /** The accessible name, if the title does not say it. */
  label?: string | undefined;
  onMade: (element: HTMLElement) => void;
}

/** The header of a section. CSS hook: `.kit-list__section-header`. */
export function SectionHeaderItem(props: SectionHeaderItemProps): JSX.Element {
  return (
    <li class="kit-list__section-header" ref={(element) => props.onMade(element)}>
      <h3 class="kit-list__section-letter" aria-label={props.label}>
        {props.title}
      </h3>
    </li>
  );
}
