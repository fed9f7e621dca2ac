const CONTROLS = 'a[href], button, audio, video, input, select, textarea, [tabindex]';

/**
 * Makes the row of a message the Tab stop of its list, or takes it out of the Tab order.
 * @param isOpen - whether the Tab key also reaches the controls of the row.
 */
export function setTabStop(row: Element, isStop: boolean, isOpen = false): void {
  const write = (element: Element, isReachable: boolean) => {
    const tabIndex = isReachable ? '0' : '-1';
    if (element.getAttribute('tabindex') !== tabIndex) element.setAttribute('tabindex', tabIndex);
  };
  write(row, isStop);
  for (const each of row.querySelectorAll(CONTROLS)) write(each, isOpen);
}
