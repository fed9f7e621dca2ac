import { KitButton } from 'solid-chat-kit';
import { createSignal, type JSX } from 'solid-js';
import { Segments } from '../ui/controls.tsx';
import { type DemoData, SIZES } from './create-demo-data.ts';
import { ResetDialog } from './reset-dialog.tsx';

/** The size of the data, where it is stored, and the reset button. */
export function DataSection(props: { demo: DemoData; onBeforeChange: () => void }): JSX.Element {
  const [isAsking, setAsking] = createSignal(false);
  const hint = () => {
    if (props.demo.isKept()) {
      return 'Kept in this browser and shared by its tabs: reload the page, or open another tab as someone else.';
    }
    return props.demo.fault() ?? 'Made in memory, for this tab alone, and gone with it.';
  };
  return (
    <section class="simulate__section">
      <h3 class="simulate__heading">Data</h3>
      <Segments
        label="Conversations"
        value={props.demo.size()}
        options={SIZES}
        onChange={(size) => {
          props.onBeforeChange();
          props.demo.setSize(size);
        }}
      />
      <p class="field__hint">{hint()}</p>
      <KitButton variant="secondary" onClick={() => setAsking(true)}>
        Start afresh…
      </KitButton>
      <ResetDialog
        isOpen={isAsking()}
        isShared={props.demo.isKept()}
        onReset={() => {
          props.onBeforeChange();
          return props.demo.reset();
        }}
        onClose={() => setAsking(false)}
      />
    </section>
  );
}
