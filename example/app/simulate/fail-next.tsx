import { KitButton } from 'solid-chat-kit';
import type { KitMethod } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import { createEffect, createSignal, createUniqueId, For, type JSX, onCleanup } from 'solid-js';
import { t, type WordKey } from '../../words/words.ts';
import type { Device, Session } from '../device/create-device.ts';
import { Icon } from '../ui/icon.tsx';

const CALLS = [
  ['sendMessage', 'demo.callSend'],
  ['ConversationsRequest.fetchNext', 'demo.callChats'],
  ['UsersRequest.fetchNext', 'demo.callUsers'],
  ['MessagesRequest.fetchPrevious', 'demo.callMessages'],
  ['deleteConversation', 'demo.callDelete'],
] as const satisfies readonly (readonly [KitMethod, WordKey])[];
type Call = (typeof CALLS)[number];

/** How often a call is looked for that fails, in ms. */
const INTERVAL = 200;

interface Armed {
  readonly call: Call;
  readonly session: Session;
  /** How often the method had been called. */
  readonly before: number;
}

const countOf = (session: Session, [method]: Call) => controlOf(session.kit).calls[method] ?? 0;

/** Makes the next call of a method fail, and shows that it will until it did. */
export function FailNext(props: { device: Device }): JSX.Element {
  const id = createUniqueId();
  const [call, setCall] = createSignal<Call>(CALLS[0]);
  const [armed, setArmed] = createSignal<Armed>();

  createEffect(() => {
    const current = armed();
    if (!current) return;
    const clock = setInterval(() => {
      const isSpent = countOf(current.session, current.call) > current.before;
      if (isSpent || props.device.session() !== current.session) setArmed(undefined);
    }, INTERVAL);
    onCleanup(() => clearInterval(clock));
  });
  const arm = () => {
    const session = props.device.session();
    if (!session) return;
    setArmed({ call: call(), session, before: countOf(session, call()) });
    controlOf(session.kit).failNext(call()[0]);
  };
  const shown = () => {
    const current = armed();
    return current?.session === props.device.session() ? current : undefined;
  };

  return (
    <div class="fail">
      <label class="field__label" for={id}>
        {t('demo.call')}
      </label>
      <div class="select">
        <select
          id={id}
          class="select__input"
          onChange={(event) => setCall(CALLS[event.currentTarget.selectedIndex] ?? CALLS[0])}
        >
          <For each={CALLS}>{([method, word]) => <option value={method}>{t(word)}</option>}</For>
        </select>
        <Icon name="down" />
      </div>
      <KitButton variant="secondary" disabled={Boolean(shown())} onClick={arm}>
        {t('demo.failNext')}
      </KitButton>
      <p class="fail__armed" role="status">
        {shown() && t('demo.armed', { call: t(shown()?.call[1] ?? 'demo.callSend') })}
      </p>
    </div>
  );
}
