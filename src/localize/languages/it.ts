import type { Language } from '../language.ts';

/** Italian. */
export const it: Language = {
  tag: 'it',
  calendar: { today: 'HH:mm', otherDays: 'DD/MM/YYYY' },
  words: {
    'chats.title': 'Chat',
    'chats.empty.title': 'Ancora nessuna chat',
    'chats.empty.description': 'Quando inizi una chat o ricevi un messaggio, la trovi qui.',
    'chats.error.title': 'Impossibile caricare le chat',
    'chats.error.description': 'Controlla la connessione e riprova.',

    'users.title': 'Utenti',
    'users.empty.title': 'Ancora nessun utente',
    'users.empty.description': 'Qui trovi le persone con cui puoi chattare.',
    'users.error.title': 'Impossibile caricare gli utenti',
    'users.error.description': 'Controlla la connessione e riprova.',

    'search.placeholder': 'Cerca',
    'search.clear': 'Cancella ricerca',
    'search.empty.title': 'Nessun risultato',
    'search.empty.description': 'Nessuna corrispondenza per “{keyword}”.',
    'search.results': { one: '{count} risultato', many: '{count} risultati', other: '{count} risultati' },
    'search.resultsOrMore': {
      one: '{count} o più risultati',
      many: '{count} o più risultati',
      other: '{count} o più risultati',
    },

    'list.loading': 'Caricamento…',
    'list.pagingError': 'Impossibile caricare altri elementi.',
    'list.retry': 'Riprova',
    'list.end': 'Non c’è altro.',
    'list.newActivity': {
      one: '{count} chat da leggere',
      many: '{count} chat da leggere',
      other: '{count} chat da leggere',
    },
    'list.moved': { one: '{count} spostata', many: '{count} spostate', other: '{count} spostate' },

    'error.noSdk':
      'Nessun SDK di chat impostato. Racchiudi l’app in un KitProvider con un sdk o chiama prima KitUIKit.init.',
    'error.notLoggedIn': 'Nessun accesso effettuato. Accedi con l’SDK di chat e riprova.',

    'connection.offline': 'Sei offline. I messaggi arriveranno quando torna la connessione.',
    'connection.connecting': 'Connessione…',

    'typing.one': '{name} sta scrivendo…',
    'typing.two': '{first} e {second} stanno scrivendo…',
    'typing.many': {
      one: '{count} persona sta scrivendo…',
      many: '{count} persone stanno scrivendo…',
      other: '{count} persone stanno scrivendo…',
    },
    'typing.direct': 'sta scrivendo…',

    'message.received': 'Nuovo messaggio da {name}',
    'message.count': {
      one: '{count} nuovo messaggio',
      many: '{count} nuovi messaggi',
      other: '{count} nuovi messaggi',
    },
    'message.chats': { one: 'in {count} chat', many: 'in {count} chat', other: 'in {count} chat' },
    'message.summary': '{messages} {chats}',
    'message.you': 'Tu',
    'message.sender': '{name}: ',
    'message.photo': 'Foto',
    'message.video': 'Video',
    'message.audio': 'Audio',
    'message.file': 'File',
    'message.deleted': 'Messaggio eliminato',
    'message.call': 'Chiamata',
    'message.custom': 'Messaggio personalizzato',
    'message.none': 'Ancora nessun messaggio',
    'message.sent': 'Messaggio inviato',

    'group.joined': '{by} si è unito al gruppo',
    'group.left': '{by} ha lasciato il gruppo',
    'group.kicked': '{by} ha rimosso {on}',
    'group.banned': '{by} ha bloccato {on}',
    'group.unbanned': '{by} ha sbloccato {on}',
    'group.added': '{by} ha aggiunto {on}',
    'group.scopeChanged': '{by} ha cambiato il ruolo di {on}',

    'receipt.sent': 'Inviato',
    'receipt.delivered': 'Consegnato',
    'receipt.read': 'Letto',
    'receipt.error': 'Non inviato',

    'unread.count': {
      one: '{count} messaggio non letto',
      many: '{count} messaggi non letti',
      other: '{count} messaggi non letti',
    },

    'date.yesterday': 'Ieri',

    'presence.online': 'Online',
    'presence.offline': 'Offline',
    'presence.lastSeen': 'Ultimo accesso: {date}',

    'menu.more': 'Altre opzioni per {name}',
    'menu.delete': 'Elimina',

    'delete.title': 'Eliminare la chat con {name}?',
    'delete.text':
      'La tua copia di questa chat e dei suoi messaggi verrà eliminata. L’azione è irreversibile.',
    'delete.confirm': 'Elimina',
    'delete.cancel': 'Annulla',
    'delete.failed': 'Impossibile eliminare la chat. Riprova.',
    'delete.done': 'Chat eliminata',

    'select.row': 'Seleziona {name}',
    'select.remove': 'Rimuovi {name}',
    'select.count': {
      one: '{count} selezionato',
      many: '{count} selezionati',
      other: '{count} selezionati',
    },

    'section.index': 'Vai a una lettera',
    'section.other': 'Altro',
    'section.jump': 'Vai a {letter}',
    'section.seeking': 'Ricerca di {letter}…',
  },
};
