import { KitButton } from 'solid-chat-kit';
import { createSignal, type JSX } from 'solid-js';
import { t } from '../../words/words.ts';
import { Segments } from '../ui/controls.tsx';
import { type DemoData, SIZES } from './create-demo-data.ts';
import { ResetDialog } from './reset-dialog.tsx';

/** The size of the data, where it is stored, and the reset button. */
export function DataSection(props: { demo: DemoData; onBeforeChange: () => void }): JSX.Element {
  const [isAsking, setAsking] = createSignal(false);
  const hint = () => {
    if (props.demo.isKept()) {
      return t('demo.keptHint');
    }
    return props.demo.fault() ?? t('demo.memoryHint');
  };
  return (
    <section class="simulate__section">
      <h3 class="simulate__heading">{t('demo.data')}</h3>
      <Segments
        label={t('demo.conversations')}
        value={props.demo.size()}
        options={SIZES}
        onChange={(size) => {
          props.onBeforeChange();
          props.demo.setSize(size);
        }}
      />
      <p class="field__hint">{hint()}</p>
      <KitButton variant="secondary" onClick={() => setAsking(true)}>
        {t('demo.afresh')}
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
