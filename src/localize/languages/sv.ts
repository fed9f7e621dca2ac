import type { Language } from '../language.ts';

/** Swedish. */
export const sv: Language = {
  tag: 'sv',
  calendar: { today: 'HH:mm', otherDays: 'YYYY-MM-DD' },
  words: {
    'chats.title': 'Chattar',
    'chats.empty.title': 'Inga chattar ännu',
    'chats.empty.description': 'När du startar en chatt eller får ett meddelande visas det här.',
    'chats.error.title': 'Det gick inte att läsa in chattarna',
    'chats.error.description': 'Kontrollera anslutningen och försök igen.',

    'users.title': 'Användare',
    'users.empty.title': 'Inga användare ännu',
    'users.empty.description': 'Personer som du kan chatta med visas här.',
    'users.error.title': 'Det gick inte att läsa in användarna',
    'users.error.description': 'Kontrollera anslutningen och försök igen.',

    'search.placeholder': 'Sök',
    'search.clear': 'Rensa sökningen',
    'search.empty.title': 'Inga träffar',
    'search.empty.description': 'Inget matchar ”{keyword}”.',
    'search.results': { one: '{count} träff', other: '{count} träffar' },
    'search.resultsOrMore': { one: '{count} träff eller fler', other: '{count} träffar eller fler' },

    'list.loading': 'Läser in…',
    'list.pagingError': 'Det gick inte att läsa in fler.',
    'list.retry': 'Försök igen',
    'list.end': 'Det var allt.',
    'list.newActivity': { one: '{count} oläst chatt', other: '{count} olästa chattar' },
    'list.moved': { one: '{count} flyttad', other: '{count} flyttade' },

    'error.noSdk':
      'Ingen chatt-SDK är angiven. Omge appen med en KitProvider som har en sdk, eller anropa KitUIKit.init först.',
    'error.notLoggedIn': 'Ingen är inloggad. Logga in med chatt-SDK:n och försök igen.',

    'connection.offline': 'Du är offline. Meddelanden kommer fram när anslutningen är tillbaka.',
    'connection.connecting': 'Ansluter…',

    'typing.one': '{name} skriver…',
    'typing.two': '{first} och {second} skriver…',
    'typing.many': { one: '{count} person skriver…', other: '{count} personer skriver…' },
    'typing.direct': 'skriver…',

    'message.received': 'Nytt meddelande från {name}',
    'message.count': { one: '{count} nytt meddelande', other: '{count} nya meddelanden' },
    'message.chats': { one: 'i {count} chatt', other: 'i {count} chattar' },
    'message.summary': '{messages} {chats}',
    'message.you': 'Du',
    'message.sender': '{name}: ',
    'message.photo': 'Foto',
    'message.video': 'Video',
    'message.audio': 'Ljud',
    'message.file': 'Fil',
    'message.deleted': 'Meddelandet har raderats',
    'message.call': 'Samtal',
    'message.custom': 'Anpassat meddelande',
    'message.none': 'Inga meddelanden ännu',
    'message.sent': 'Meddelande skickat',

    'group.joined': '{by} gick med',
    'group.left': '{by} lämnade gruppen',
    'group.kicked': '{by} tog bort {on}',
    'group.banned': '{by} stängde av {on}',
    'group.unbanned': '{by} hävde avstängningen av {on}',
    'group.added': '{by} lade till {on}',
    'group.scopeChanged': '{by} ändrade rollen för {on}',

    'receipt.sent': 'Skickat',
    'receipt.delivered': 'Levererat',
    'receipt.read': 'Läst',
    'receipt.error': 'Inte skickat',

    'unread.count': { one: '{count} oläst meddelande', other: '{count} olästa meddelanden' },

    'date.yesterday': 'I går',

    'presence.online': 'Online',
    'presence.offline': 'Offline',
    'presence.lastSeen': 'Senast online: {date}',

    'menu.more': 'Fler alternativ för {name}',
    'menu.delete': 'Radera',

    'delete.title': 'Vill du radera chatten med {name}?',
    'delete.text': 'Din kopia av chatten och dess meddelanden raderas. Det går inte att ångra.',
    'delete.confirm': 'Radera',
    'delete.cancel': 'Avbryt',
    'delete.failed': 'Det gick inte att radera chatten. Försök igen.',
    'delete.done': 'Chatten har raderats',

    'select.row': 'Markera {name}',
    'select.remove': 'Ta bort {name}',
    'select.count': { one: '{count} markerad', other: '{count} markerade' },

    'section.index': 'Gå till en bokstav',
    'section.other': 'Övriga',
    'section.jump': 'Gå till {letter}',
    'section.seeking': 'Söker efter {letter}…',
  },
};
