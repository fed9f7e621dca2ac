import {
  createEffect,
  createMemo,
  createSignal,
  createUniqueId,
  For,
  type JSX,
  on,
  onCleanup,
  Show,
  untrack,
} from 'solid-js';
import { avatarOf } from '../../client/boundary/entities.ts';
import { useKit } from '../../client/kit-context.tsx';
import { addTexts } from '../../localize/add-texts.ts';
import { enMessageInfo } from '../../localize/en-message-info.ts';
import { Avatar } from '../../ui/controls/avatar.tsx';
import { createModal } from '../../ui/controls/create-modal.ts';
import { closeByEscape } from '../../ui/controls/escape.ts';
import { placeMenu } from '../../ui/controls/place-menu.ts';
import { indexInRow } from '../../utils/index-by-key.ts';
import { createReactionPeople, type ReactionPerson } from '../model/create-reaction-people.ts';
import type { MessageDialog, MessageView } from './message-view.ts';

/** How many names the tip shows. */
const MAX_NAMES = 5;
/** The distance from the end of the list at which the next page loads, in px. */
const NEAR_PX = 200;

/** The props of both views. */
interface Props<Kind extends MessageDialog['kind']> {
  view: MessageView;
  /** What is shown; null closes the view. */
  dialog: Extract<MessageDialog, { kind: Kind }> | null;
  onEnd: () => void;
}

const nameIn = ({ nameOf }: MessageView, { user, uid, isSelf }: ReactionPerson) =>
  nameOf(user, isSelf) || uid;

/**
 * Names who reacted with an emoji, beside its button: neither the focus nor the pointer enters it. CSS hook:
 * `.kit-reaction-tip`.
 */
export function ReactionTip(props: Props<'tip'>): JSX.Element {
  addTexts(enMessageInfo);
  const view = untrack(() => props.view);
  const { localizer } = useKit();
  const record = () => props.dialog?.record ?? null;
  const emoji = createMemo(() => props.dialog?.emoji ?? '');
  const { people, rest, tallies } = createReactionPeople(record, emoji, view.list, view.report);
  const id = createUniqueId();
  let tip!: HTMLDivElement;
  const text = () => {
    if (!props.dialog) return '';
    const names = people()
      .slice(0, MAX_NAMES)
      .map((each) => nameIn(view, each));
    const count = rest() + people().length - names.length;
    if (names.length === 0) return view.t('messages.reacted', { emoji: emoji(), count });
    const others = count > 0 ? [view.t('messages.reactions.others', { count })] : [];
    return new Intl.ListFormat(localizer.language(), { type: 'conjunction' }).format([...names, ...others]);
  };
  createEffect(
    on([() => props.dialog, text], ([dialog]) => {
      if (!dialog) {
        tip.hidePopover?.();
        return;
      }
      tip.showPopover?.();
      placeMenu(tip, { anchor: dialog.chip, isFromStart: true });
    }),
  );
  createEffect(() => {
    const chip = props.dialog?.chip;
    if (!chip) return;
    chip.setAttribute('aria-describedby', id);
    const abort = new AbortController();
    const options = { capture: true, signal: abort.signal };
    const end = () => props.onEnd();
    chip.ownerDocument.addEventListener('keydown', (event) => closeByEscape(event, end), options);
    chip.ownerDocument.addEventListener('scroll', end, options);
    onCleanup(() => {
      abort.abort();
      chip.removeAttribute('aria-describedby');
    });
  });
  createEffect(
    on(
      () => props.dialog && !tallies().some((each) => each.emoji === emoji()),
      (isGone) => isGone && props.onEnd(),
    ),
  );
  return (
    <div class="kit-reaction-tip" popover="manual" role="tooltip" id={id} ref={tip}>
      <span aria-live="polite" dir="auto">
        {text()}
      </span>
    </div>
  );
}

/** Lists who reacted to a message, by emoji and in pages; the user's own reactions can be removed there. CSS hook: `.kit-reactions`. */
export function ReactionsDialog(props: Props<'reactions'>): JSX.Element {
  addTexts(enMessageInfo);
  const view = untrack(() => props.view);
  const { t } = view;
  const id = createUniqueId();
  /** The tab that the user has chosen; null for the one that opens. */
  const [chosen, setEmoji] = createSignal<string | null>(null);
  const emoji = createMemo(() => chosen() ?? props.dialog?.emoji ?? '');
  const record = () => props.dialog?.record ?? null;
  const { people, phase, rest, hasMore, more, tallies } = createReactionPeople(
    record,
    emoji,
    view.list,
    view.report,
  );
  let dialog!: HTMLDialogElement;
  const modal = createModal(
    () => props.dialog !== null,
    () => props.onEnd(),
  );
  createEffect(
    on(
      () => props.dialog === null,
      (isClosed) => isClosed && setEmoji(null),
    ),
  );
  // Close with the chat that the message belongs to, and with the last reaction.
  createEffect(on(view.list.peer, () => props.dialog && props.onEnd(), { defer: true }));
  createEffect(
    on(tallies, (all) => {
      if (!props.dialog) return;
      if (all.length === 0) props.onEnd();
      else if (!all.some((each) => each.emoji === emoji())) setEmoji('');
    }),
  );
  const tabs = createMemo(() => {
    const emojis = tallies().map((each) => each.emoji);
    return emojis.length > 1 ? ['', ...emojis] : [];
  });
  const countOf = (tab: string) =>
    tallies().reduce((sum, each) => sum + (tab === '' || each.emoji === tab ? each.count : 0), 0);
  const onKeyDown = (event: KeyboardEvent) => {
    const all = tabs();
    const isRtl = getComputedStyle(dialog).direction === 'rtl';
    const next = indexInRow(event.key, isRtl, all.indexOf(emoji()), all.length);
    if (next === undefined) return;
    event.preventDefault();
    setEmoji(all[next] ?? '');
    dialog.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
  };
  /** Loads the next page near the end of the list. */
  const follow = () => {
    if (dialog.scrollHeight - dialog.scrollTop - dialog.clientHeight < NEAR_PX) more();
  };
  createEffect(on([people, phase], () => props.dialog && phase() === 'ready' && follow()));

  const remove = (person: ReactionPerson) => {
    const current = record();
    if (current) void view.list.react(current, person.emoji);
  };
  const canRemove = (person: ReactionPerson) => {
    const current = record();
    return person.isSelf && current !== null && view.list.can.react(current);
  };
  const content = (person: ReactionPerson) => (
    <>
      <span class="kit-reactions__avatar" aria-hidden="true">
        <Avatar
          name={view.nameOf(person.user, false) || person.uid}
          image={avatarOf(person.user) || undefined}
          colorKey={person.uid}
        />
      </span>
      <span class="kit-reactions__who">
        <bdi class="kit-reactions__name">{nameIn(view, person)}</bdi>
        <Show when={canRemove(person)}>
          <span class="kit-reactions__hint">{t('messages.reactions.remove')}</span>
        </Show>
      </span>
      <span class="kit-reactions__emoji">{person.emoji}</span>
    </>
  );

  return (
    <dialog
      class="kit-dialog kit-message-info kit-reactions"
      aria-labelledby={`${id}-title`}
      ref={(element) => {
        dialog = element;
        modal(element);
        element.addEventListener('scroll', follow, { passive: true });
      }}
    >
      <Show when={props.dialog}>
        <div class="kit-message-info__header">
          <h2 class="kit-dialog__title" id={`${id}-title`}>
            {t('messages.reactions')}
          </h2>
          <button
            type="button"
            class="kit-message-info__close"
            aria-label={t('messages.picture.close')}
            onClick={() => props.onEnd()}
          />
        </div>
        <Show when={tabs().length > 0}>
          <div
            class="kit-reactions__tabs"
            role="tablist"
            aria-labelledby={`${id}-title`}
            onKeyDown={onKeyDown}
          >
            <For each={tabs()}>
              {(tab) => (
                <button
                  type="button"
                  class="kit-reactions__tab"
                  role="tab"
                  aria-selected={emoji() === tab ? 'true' : 'false'}
                  aria-controls={`${id}-panel`}
                  tabindex={emoji() === tab ? '0' : '-1'}
                  aria-label={tab && t('messages.reacted', { emoji: tab, count: countOf(tab) })}
                  onClick={() => setEmoji(tab)}
                >
                  <span>{tab || t('messages.reactions.all')}</span>{' '}
                  <span>{view.formatCount(countOf(tab))}</span>
                </button>
              )}
            </For>
          </div>
        </Show>
        <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-title`}>
          <ul class="kit-message-info__list" role="list">
            <For each={people()}>
              {(person) => (
                <li>
                  <Show
                    when={canRemove(person)}
                    fallback={<div class="kit-reactions__person">{content(person)}</div>}
                  >
                    <button type="button" class="kit-reactions__person" onClick={() => remove(person)}>
                      {content(person)}
                    </button>
                  </Show>
                </li>
              )}
            </For>
          </ul>
          <p class="kit-dialog__text" role="status">
            <Show when={phase() === 'loading'}>{t('list.loading')}</Show>
            <Show when={phase() === 'ready' && !hasMore() && rest() > 0}>
              {t('messages.reactions.others', { count: rest() })}
            </Show>
          </p>
          <p class="kit-dialog__error" role="alert">
            {phase() === 'error' ? t('messages.reactions.error') : ''}
          </p>
          <Show when={phase() === 'error'}>
            <div class="kit-dialog__actions">
              <button type="button" class="kit-button" data-variant="primary" onClick={more}>
                {t('list.retry')}
              </button>
            </div>
          </Show>
        </div>
      </Show>
    </dialog>
  );
}
