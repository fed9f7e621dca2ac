import type { Language } from '../language.ts';

/** German. */
export const de: Language = {
  tag: 'de',
  calendar: { today: 'HH:mm', otherDays: 'DD.MM.YYYY' },
  words: {
    'chats.title': 'Chats',
    'chats.empty.title': 'Noch keine Chats',
    'chats.empty.description': 'Neue Chats und Nachrichten erscheinen hier.',
    'chats.error.title': 'Chats konnten nicht geladen werden',
    'chats.error.description': 'Prüfe deine Verbindung und versuche es noch einmal.',

    'users.title': 'Personen',
    'users.empty.title': 'Noch niemand hier',
    'users.empty.description': 'Hier erscheinen alle, mit denen du chatten kannst.',
    'users.error.title': 'Personen konnten nicht geladen werden',
    'users.error.description': 'Prüfe deine Verbindung und versuche es noch einmal.',

    'search.placeholder': 'Suchen',
    'search.clear': 'Suche leeren',
    'search.empty.title': 'Keine Ergebnisse',
    'search.empty.description': 'Für „{keyword}“ wurde nichts gefunden.',
    'search.results': { one: '{count} Ergebnis', other: '{count} Ergebnisse' },
    'search.resultsOrMore': { one: '{count} Ergebnis oder mehr', other: '{count} Ergebnisse oder mehr' },

    'list.loading': 'Wird geladen…',
    'list.pagingError': 'Weitere Einträge konnten nicht geladen werden.',
    'list.retry': 'Erneut versuchen',
    'list.end': 'Das war alles.',
    'list.newActivity': { one: '{count} ungelesener Chat', other: '{count} ungelesene Chats' },
    'list.moved': { one: '{count} verschoben', other: '{count} verschoben' },

    'error.noSdk':
      'Es ist kein Chat-SDK gesetzt. Umschließe die App mit einem KitProvider samt sdk oder rufe zuerst KitUIKit.init auf.',
    'error.notLoggedIn': 'Niemand ist angemeldet. Melde dich beim Chat-SDK an und versuche es noch einmal.',

    'connection.offline': 'Du bist offline. Nachrichten kommen an, sobald die Verbindung wieder steht.',
    'connection.connecting': 'Verbindung wird hergestellt…',

    'typing.one': '{name} schreibt…',
    'typing.two': '{first} und {second} schreiben…',
    'typing.many': { one: '{count} Person schreibt…', other: '{count} Personen schreiben…' },
    'typing.direct': 'schreibt…',

    'message.received': 'Neue Nachricht von {name}',
    'message.count': { one: '{count} neue Nachricht', other: '{count} neue Nachrichten' },
    'message.chats': { one: 'in {count} Chat', other: 'in {count} Chats' },
    'message.summary': '{messages} {chats}',
    'message.you': 'Du',
    'message.sender': '{name}: ',
    'message.photo': 'Foto',
    'message.video': 'Video',
    'message.audio': 'Audio',
    'message.file': 'Datei',
    'message.deleted': 'Nachricht gelöscht',
    'message.call': 'Anruf',
    'message.custom': 'Besondere Nachricht',
    'message.none': 'Noch keine Nachrichten',
    'message.sent': 'Nachricht gesendet',

    'group.joined': '{by} ist beigetreten',
    'group.left': '{by} hat die Gruppe verlassen',
    'group.kicked': '{by} hat {on} entfernt',
    'group.banned': '{by} hat {on} gesperrt',
    'group.unbanned': '{by} hat {on} entsperrt',
    'group.added': '{by} hat {on} hinzugefügt',
    'group.scopeChanged': '{by} hat die Rolle von {on} geändert',

    'receipt.sent': 'Gesendet',
    'receipt.delivered': 'Zugestellt',
    'receipt.read': 'Gelesen',
    'receipt.error': 'Nicht gesendet',

    'unread.count': { one: '{count} ungelesene Nachricht', other: '{count} ungelesene Nachrichten' },

    'date.yesterday': 'Gestern',

    'presence.online': 'Online',
    'presence.offline': 'Offline',
    'presence.lastSeen': 'Zuletzt online: {date}',

    'menu.more': 'Weitere Optionen für {name}',
    'menu.delete': 'Löschen',

    'delete.title': 'Chat mit {name} löschen?',
    'delete.text':
      'Deine Kopie dieses Chats und seiner Nachrichten wird gelöscht. Das lässt sich nicht rückgängig machen.',
    'delete.confirm': 'Löschen',
    'delete.cancel': 'Abbrechen',
    'delete.failed': 'Der Chat konnte nicht gelöscht werden. Versuche es noch einmal.',
    'delete.done': 'Chat gelöscht',

    'select.row': '{name} auswählen',
    'select.remove': '{name} entfernen',
    'select.count': { one: '{count} ausgewählt', other: '{count} ausgewählt' },

    'section.index': 'Zu einem Buchstaben springen',
    'section.other': 'Sonstige',
    'section.jump': 'Zu {letter} springen',
    'section.seeking': '{letter} wird gesucht…',
  },
};
