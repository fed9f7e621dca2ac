import { createEffect, createMemo, createSignal, on, untrack } from 'solid-js';
import { nameOf, uidOf } from '../client/boundary/entities.ts';
import { idText, isText } from '../client/boundary/messages.ts';
import { createSessionOf } from '../client/client.ts';
import { createChatPeer } from '../client/create-chat-peer.ts';
import { createFetches } from '../client/create-fetches.ts';
import { callApp, createReport } from '../client/create-report.ts';
import { createSender } from '../client/sender.ts';
import { sessionFailure } from '../client/session.ts';
import { useChatKit } from '../client/use-chat-kit.ts';
import { chatSdk } from '../sdk/chat-sdk.ts';
import { requireOwner } from '../utils/require-owner.ts';
import { chooseFile, kindOf, releaseFile } from './chosen-file.ts';
import type { Composer, ComposerOptions } from './composer.ts';
import { createAppDraft } from './create-app-draft.ts';
import { createDraft } from './create-draft.ts';
import { createMentionSearch } from './create-mention-search.ts';
import { createSend } from './create-send.ts';
import { createTargets } from './create-targets.ts';
import { createTypingSender } from './create-typing-sender.ts';
import { fetchLastEditable } from './find-message.ts';
import { countCharacters, edited, mentionQueryAt, mentionToken, replaced } from './mentions.ts';

/**
 * Creates the composer of a chat with a user or a group, or of one thread: text, mentions, reply, edit and
 * files are kept for each chat, and sending continues without it. Ends with its owner.
 * @example
 * const composer = createComposer({ user: () => ann });
 * <textarea value={composer.text()} onInput={(event) => {
 *   const { value, selectionStart, selectionEnd } = event.currentTarget;
 *   composer.type(value, selectionStart, selectionEnd);
 * }} />
 * <button disabled={!composer.canSend()} onClick={composer.send}>Send</button>
 */
export function createComposer(options: ComposerOptions = {}): Composer {
  requireOwner('createComposer');
  const { sdk, client, events: channels, localizer } = useChatKit(options.sdk);
  const { t } = localizer;
  const report = createReport(() => options.onError);
  const fetches = createFetches();
  const session = createSessionOf(client);
  const me = () => session().user ?? null;
  const uid = createMemo(() => uidOf(me()));
  const { peer, failure } = createChatPeer({
    get user() {
      return options.user?.();
    },
    get group() {
      return options.group?.();
    },
  });
  const parentId = createMemo(() => idText(options.parentMessageId?.()));
  const draft = createDraft({
    sdk,
    peer,
    parentId,
    me,
    initialText: () => options.initialComposerText?.(),
    isUnstored: () => options.disableStorage?.(),
    report,
  });
  createAppDraft({ peer, parentId, uid, draft, settings: options, report });
  const sender = createMemo(() => {
    const current = client();
    return current && uid() ? untrack(() => current.part(createSender).open(report)) : null;
  });
  const isDisabled = createMemo(() => Boolean(options.disabled?.()));
  /** Nobody sees typing in a chat with oneself. */
  const isSelf = () => !peer()?.isGroup && peer()?.id === uid();
  const isTypingOn = createMemo(() => !isDisabled() && !isSelf() && !options.disableTypingEvents?.());
  const typing = createTypingSender(sdk, peer, isTypingOn, report);
  const state = () => draft().state();
  const set: ReturnType<typeof draft>['set'] = (change) => draft().set(change);

  const text = createMemo(() => state().text);
  const caret = createMemo(() => state().caret);
  const length = createMemo(() => countCharacters(text()));
  const isTooLong = createMemo(() => {
    const most = Number(options.maxLength?.());
    return most > 0 && length() > most;
  });
  const fault = createMemo(() => failure() ?? sessionFailure(session()) ?? null);
  const canAttach = createMemo(() => {
    const { MediaMessage, sendMediaMessage } = chatSdk(sdk());
    return Boolean(MediaMessage && sendMediaMessage);
  });
  const canSend = createMemo(() => {
    const { edit, files, isSaving } = state();
    if (!peer() || isDisabled() || isSaving || isTooLong() || (edit && !edit.message)) return false;
    if (!sender() && (!sdk() || session().state !== 'pending')) return false;
    // A caption can be removed.
    return /\S/.test(text()) || (edit?.message ? !isText(edit.message) : files.length > 0);
  });

  const [dismissed, setDismissed] = createSignal(-1);
  const mention = createMemo(
    () => {
      const [start, end] = caret();
      if (isDisabled() || options.disableMentions?.() || start !== end) return null;
      const found = mentionQueryAt(state(), end);
      return found && found.start !== dismissed() ? found : null;
    },
    null,
    { equals: (a, b) => a?.start === b?.start && a?.keyword === b?.keyword },
  );
  const suggestions = createMentionSearch({ sdk, peer, me, query: mention, t, report });

  const type: Composer['type'] = (next, start, end = start) => {
    if (next !== untrack(text)) {
      if (next === '') typing.ended();
      else typing.typed();
    }
    // A dismissed query ends with its '@'; another mention may start there.
    if (untrack(dismissed) >= 0 && !'@＠'.includes(next[untrack(dismissed)] ?? ' ')) setDismissed(-1);
    set({ ...edited(untrack(state), next, end), caret: [start, end], error: null });
  };
  const put = (from: number, to: number, insertion: string, token: string | null = null, space = '') => {
    const written = replaced(untrack(state), from, to, insertion + space);
    const at = from + insertion.length + space.length;
    const whole = token ? replaced(written, from, from + insertion.length, insertion, token) : written;
    set({ ...whole, caret: [at, at], error: null });
    typing.typed();
  };

  const targets = createTargets({ sdk, peer, parentId, uid, isDisabled, draft, channels, t, report });
  createEffect(() => {
    const cause = fault();
    if (cause) report(cause);
  });
  createEffect(
    on(text, (now) => callApp(report, options.onTextChange && (() => options.onTextChange?.(now))), {
      defer: true,
    }),
  );
  createEffect(on(draft, () => fetches.endAll()));

  const key = createMemo(() => draft().key);
  const failed = createMemo(() => {
    const to = peer();
    const unsent = to && sender()?.of(to.key, parentId());
    return unsent?.filter(({ status }) => status === 'error') ?? [];
  });
  const isBlank = () => text() === '' && !state().edit && state().files.length === 0;
  const sendNow = createSend({
    sdk,
    peer,
    parentId,
    draft,
    sender,
    channels,
    canSend,
    settings: options,
    report,
  });
  const written = () => ({ key: key(), text: text(), files: state().files.length });
  /** The draft sent before the user was known. */
  let early: ReturnType<typeof written> | null = null;
  const send = () => {
    if (!canSend()) return false;
    typing.ended();
    if (sender()) return sendNow();
    early = written();
    return true;
  };
  createEffect(
    on(session, ({ state }) => {
      if (state === 'pending' || !early) return;
      const { key, text, files } = written();
      if (key === early.key && text === early.text && files === early.files && sender()) sendNow();
      early = null;
    }),
  );
  return {
    peer,
    me,
    key,
    text,
    caret,
    length,
    isTooLong,
    reply: () => state().reply?.message ?? null,
    edit: () => state().edit?.message ?? null,
    isSaving: () => state().isSaving,
    files: () => state().files,
    linkPreview: () => state().link,
    canAttach,
    canSend,
    error: () => fault() ?? state().error,
    failed,
    mention,
    suggestions: () => suggestions().users,
    groupSuggestions: () => suggestions().groups,
    type,
    select: (start, end) => {
      const [from, to] = untrack(caret);
      if (start !== from || end !== to) set({ caret: [start, end] });
    },
    setText: (next) => type(next, next.length),
    insert: (insertion) => untrack(() => put(...caret(), insertion)),
    choose: (mentioned) =>
      untrack(() => {
        const query = mention();
        if (!query) return;
        const [, end] = caret();
        const [name, token] =
          'word' in mentioned
            ? [mentioned.name, mentionToken(mentioned.word, 'all')]
            : [nameOf(mentioned), mentionToken(uidOf(mentioned))];
        const space = text()[end] === ' ' ? '' : ' ';
        put(query.start, end, `@${name.replace(/\s+/g, ' ')}`, token, space);
      }),
    dismiss: () => setDismissed(untrack(mention)?.start ?? -1),
    addFiles: (files, kind) =>
      untrack(() => {
        if (canAttach())
          set({
            files: [...state().files, ...[...files].map((file) => chooseFile(file, kind ?? kindOf(file)))],
          });
      }),
    setLinkPreview: (link) => set({ link }),
    removeFile: (file) => {
      releaseFile(file);
      set({ files: untrack(state).files.filter((each) => each !== file) });
    },
    ...targets,
    editLast: () =>
      untrack(() => {
        const [from, to] = [sdk(), peer()];
        if (!from || !to || !uid() || isDisabled() || !isBlank()) return;
        const [place, user] = [{ peer: to, parentId: parentId() }, uid()];
        fetches.start(() => fetchLastEditable(from, place, user), {
          onAnswer: (message) => {
            if (message && isBlank()) targets.startEdit(message);
          },
          onFailure: report,
        });
      }),
    send: () => untrack(send),
    retry: () => {
      const from = untrack(sender);
      for (const { message } of untrack(failed)) void from?.send(message, untrack(channels));
    },
  };
}
