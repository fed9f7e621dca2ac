import { createEffect, createSignal, For, type JSX } from 'solid-js';
import { colorOf, contrast } from './color.ts';
import { PAIRS } from './tokens.ts';

/** The contrast of a preview's colours, pair by pair. */
export function ContrastReport(props: {
  inside: Element;
  /** Changes whenever the colours may have changed. */
  look: unknown;
}): JSX.Element {
  const [ratios, setRatios] = createSignal<readonly number[]>([]);
  createEffect(() => {
    void props.look;
    setRatios(
      PAIRS.map(([, front, back]) => contrast(colorOf(props.inside, front), colorOf(props.inside, back))),
    );
  });
  return (
    <table class="contrast">
      <caption class="field__label">Contrast in this look</caption>
      <tbody>
        <For each={PAIRS}>
          {([label, , , least], index) => {
            const ratio = () => ratios()[index()] ?? 0;
            // Truncated, not rounded: 4.49 is not enough.
            const shown = () => (Math.floor(ratio() * 10) / 10).toFixed(1);
            return (
              <tr data-enough={ratio() >= least}>
                <th scope="row">{label}</th>
                <td>{`${shown()} : 1`}</td>
                <td>{ratio() >= least ? 'enough' : `needs ${least}`}</td>
              </tr>
            );
          }}
        </For>
      </tbody>
    </table>
  );
}
