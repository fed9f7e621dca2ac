import { type Kit, KitButton } from 'solid-chat-kit';
import type { XmppKit } from 'solid-chat-kit/xmpp';
import { createEffect, createResource, createSignal, createUniqueId, For, type JSX, Show } from 'solid-js';

const MOST_USERS = 100;

/** Asks for the name and the members of a group, and creates it. */
export function NewGroup(props: {
  kit: XmppKit;
  isOpen: boolean;
  onMade: (group: Kit.Group) => void;
  onClose: () => void;
}): JSX.Element {
  const id = createUniqueId();
  const [isBusy, setBusy] = createSignal(false);
  const [failure, setFailure] = createSignal('');
  const [users] = createResource(
    () => props.isOpen && props.kit,
    (kit) => {
      const builder = new kit.UsersRequestBuilder();
      builder.setLimit(MOST_USERS);
      return builder.build().fetchNext();
    },
  );
  let dialog!: HTMLDialogElement;
  createEffect(() => {
    setFailure('');
    if (props.isOpen) dialog.showModal();
    else dialog.close();
  });

  const make = async (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const fields = new FormData(form);
    setBusy(true);
    setFailure('');
    try {
      const { kit } = props;
      const group = await kit.createGroup({
        name: String(fields.get('name')),
        type: fields.has('isPrivate') ? 'private' : 'public',
        members: fields.getAll('member').map(String),
      });
      form.reset();
      props.onMade(group);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <dialog
      ref={dialog}
      class="kit-dialog new-group"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        if (!isBusy()) props.onClose();
      }}
    >
      <form onSubmit={make}>
        <h2 class="kit-dialog__title" id={id}>
          New group
        </h2>
        <label>
          Name
          <input name="name" required maxLength={80} autocomplete="off" />
        </label>
        <label class="new-group__choice">
          <input type="checkbox" name="isPrivate" />
          Only members may enter
        </label>
        <fieldset>
          <legend>Members</legend>
          <Show when={users()?.length} fallback={<p>Nobody to add yet.</p>}>
            <For each={users()}>
              {(user) => (
                <label class="new-group__choice">
                  <input type="checkbox" name="member" value={user.getUid()} />
                  {user.getName()}
                </label>
              )}
            </For>
          </Show>
        </fieldset>
        <p class="kit-dialog__error" role="alert">
          {failure()}
        </p>
        <div class="kit-dialog__actions">
          <KitButton variant="secondary" disabled={isBusy()} onClick={() => props.onClose()}>
            Cancel
          </KitButton>
          <KitButton type="submit" isBusy={isBusy()}>
            Create
          </KitButton>
        </div>
      </form>
    </dialog>
  );
}
