import { init, type KitUsersElement, SelectionMode } from 'solid-chat-kit/element';
import { createLocalKit } from 'solid-chat-kit/local';

init({ sdk: createLocalKit() });
const users: KitUsersElement = document.createElement('kit-users');
users.selectionMode = SelectionMode.multiple;
users.emptyView = () => document.createTextNode('Nobody');
users.addEventListener('kit-item-click', ({ detail }) => detail.getName());
