import { KitChat, KitProvider, MessageListAlignment } from 'solid-chat-kit';
import { createLocalData, createLocalKit, Group, TextMessage, User } from 'solid-chat-kit/local';
import 'solid-chat-kit/css-variables.css';
import { render } from 'solid-js/web';

const data = createLocalData();
const people = [
  ['ann', 'Ann Berg', 1],
  ['leo', 'Leo Park', 2],
  ['mia', 'Mia Costa', 3],
  ['sam', 'Sam Okoro', 4],
] as const;
const setup = createLocalKit({ data });
for (const [uid, name, picture] of people) {
  const user = new User(uid, name);
  user.setAvatar(`./people.svg#person-${picture}`);
  await setup.createUser(user);
}

// Each member writes from a device of their own.
const kitOf = async (uid: string) => {
  const kit = createLocalKit({ data });
  await kit.login(uid);
  return kit;
};
const sdk = await kitOf('ann');
const leo = await kitOf('leo');
const mia = await kitOf('mia');

for (const [guid, name] of [
  ['general', '# general'],
  ['design', '# design'],
  ['release', '# release'],
] as const) {
  await sdk.createGroup(new Group(guid, name));
  await sdk.addMembersToGroup(guid, ['leo', 'mia', 'sam']);
}
await leo.sendMessage(new TextMessage('general', 'Good morning! The office is open again.', 'group'));
await mia.sendMessage(new TextMessage('design', 'New icons are in the shared folder.', 'group'));
await leo.sendMessage(new TextMessage('release', 'The build is green. Shall we ship at three?', 'group'));
await mia.sendMessage(new TextMessage('release', 'Yes. I will write the notes.', 'group'));
await sdk.sendMessage(new TextMessage('release', 'I will watch the dashboards then.', 'group'));
await leo.sendMessage(new TextMessage('release', 'Perfect 🚀', 'group'));
const group = await sdk.getGroup('release');

render(
  () => (
    <KitProvider sdk={sdk} locale="en">
      <div
        class="kit"
        data-density="compact"
        style={{ height: '100dvh', '--kit-primary-color': 'light-dark(#7b2d86, #d48be0)' }}
      >
        <KitChat
          group={group}
          disableHistory
          messages={{ messageAlignment: MessageListAlignment.left, hideGroupActionMessages: true }}
          composer={{ placeholderText: 'Message the team' }}
        />
      </div>
    </KitProvider>
  ),
  document.body,
);
