import { type Kit, KitUsers } from 'solid-chat-kit';
import { onMount } from 'solid-js';

/** Picks a user in a modal dialog; render it while it is open. */
export function PickUser(props: {
  onPick: (user: Kit.User) => void;
  onClose: () => void;
}) {
  let dialog!: HTMLDialogElement;
  onMount(() => dialog.showModal());
  return (
    <dialog
      ref={dialog}
      class="kit"
      aria-label="Pick a person"
      style={{
        height: '80dvh',
        width: '360px',
        padding: '0',
        border: '0',
        'border-radius': '12px',
      }}
      onClose={() => props.onClose()}
    >
      <KitUsers
        onItemClick={(user) => {
          props.onPick(user);
          dialog.close();
        }}
      />
    </dialog>
  );
}
