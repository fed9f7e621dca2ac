// Renders both lists in plain Node, first without and then with rows, and checks all exports.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { KitConversations, KitProvider, KitUsers } from 'solid-chat-kit';
import { addLanguage, getLocalizedString, KitLocalize, loadLanguage } from 'solid-chat-kit/localize';
import 'solid-chat-kit/element';
import { de } from 'solid-chat-kit/languages/de';
import { createLocalKit } from 'solid-chat-kit/local';
import { createComponent, renderToString } from 'solid-js/web';

/** @param {{ conversations?: object[], users?: object[] }} rows */
const renderLists = ({ conversations, users }) =>
  renderToString(() =>
    createComponent(KitProvider, {
      sdk: createLocalKit(),
      locale: 'en',
      get children() {
        return [
          createComponent(KitConversations, { initialConversations: conversations }),
          createComponent(KitUsers, { initialUsers: users }),
        ];
      },
    }),
  );
/** @param {string} html */
const rowCount = (html) => html.match(/class="kit-list__row/g)?.length ?? 0;

const waiting = renderLists({});
assert.match(waiting, /kit-conversations__shimmer/);
assert.match(waiting, /kit-users__shimmer/);
assert.equal(rowCount(waiting), 0);

const sdk = createLocalKit({ seed: { users: 20, conversations: 10 } });
await sdk.login('ann');
const page = {
  conversations: await new sdk.ConversationsRequestBuilder().build().fetchNext(),
  users: await new sdk.UsersRequestBuilder().build().fetchNext(),
};
assert.equal(
  rowCount(renderLists(JSON.parse(JSON.stringify(page)))),
  page.conversations.length + page.users.length,
);

for (const name of ['css-variables.css', 'css/badge.css']) {
  const file = fileURLToPath(import.meta.resolve(`solid-chat-kit/${name}`));
  assert(existsSync(file), `${file} is missing`);
}

await loadLanguage('zh-TW');
KitLocalize.setLanguage('zh-TW');
assert.equal(getLocalizedString('users.title'), '使用者');
addLanguage(de);
KitLocalize.setLanguage('de');
assert.equal(getLocalizedString('users.title'), 'Personen');
