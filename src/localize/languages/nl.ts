import type { Language } from '../language.ts';

/** Dutch. */
export const nl: Language = {
  tag: 'nl',
  calendar: { today: 'HH:mm', otherDays: 'DD-MM-YYYY' },
  words: {
    'chats.title': 'Chats',
    'chats.empty.title': 'Nog geen chats',
    'chats.empty.description': 'Nieuwe chats en berichten verschijnen hier.',
    'chats.error.title': 'Chats kunnen niet worden geladen',
    'chats.error.description': 'Controleer je verbinding en probeer het opnieuw.',

    'users.title': 'Gebruikers',
    'users.empty.title': 'Nog geen gebruikers',
    'users.empty.description': 'Hier zie je met wie je kunt chatten.',
    'users.error.title': 'Gebruikers kunnen niet worden geladen',
    'users.error.description': 'Controleer je verbinding en probeer het opnieuw.',

    'search.placeholder': 'Zoeken',
    'search.clear': 'Zoekopdracht wissen',
    'search.empty.title': 'Geen resultaten',
    'search.empty.description': 'Niets gevonden voor ‘{keyword}’.',
    'search.results': { one: '{count} resultaat', other: '{count} resultaten' },
    'search.resultsOrMore': { one: '{count} resultaat of meer', other: '{count} resultaten of meer' },

    'list.loading': 'Laden…',
    'list.pagingError': 'Er kan niet meer worden geladen.',
    'list.retry': 'Opnieuw proberen',
    'list.end': 'Dat is alles.',
    'list.newActivity': { one: '{count} ongelezen chat', other: '{count} ongelezen chats' },
    'list.moved': { one: '{count} verplaatst', other: '{count} verplaatst' },

    'error.noSdk':
      'Er is geen chat-SDK ingesteld. Zet de app in een KitProvider met een sdk, of roep eerst KitUIKit.init aan.',
    'error.notLoggedIn': 'Er is niemand ingelogd. Log in met de chat-SDK en probeer het opnieuw.',

    'connection.offline': 'Je bent offline. Berichten komen binnen zodra de verbinding terug is.',
    'connection.connecting': 'Verbinden…',

    'typing.one': '{name} is aan het typen…',
    'typing.two': '{first} en {second} zijn aan het typen…',
    'typing.many': {
      one: '{count} persoon is aan het typen…',
      other: '{count} personen zijn aan het typen…',
    },
    'typing.direct': 'aan het typen…',

    'message.received': 'Nieuw bericht van {name}',
    'message.count': { one: '{count} nieuw bericht', other: '{count} nieuwe berichten' },
    'message.chats': { one: 'in {count} chat', other: 'in {count} chats' },
    'message.summary': '{messages} {chats}',
    'message.you': 'Jij',
    'message.sender': '{name}: ',
    'message.photo': 'Foto',
    'message.video': 'Video',
    'message.audio': 'Audio',
    'message.file': 'Bestand',
    'message.deleted': 'Bericht verwijderd',
    'message.call': 'Oproep',
    'message.custom': 'Aangepast bericht',
    'message.none': 'Nog geen berichten',
    'message.sent': 'Bericht verzonden',

    'group.joined': '{by} is lid geworden',
    'group.left': '{by} heeft de groep verlaten',
    'group.kicked': '{by} heeft {on} verwijderd',
    'group.banned': '{by} heeft {on} verbannen',
    'group.unbanned': '{by} heeft de verbanning van {on} opgeheven',
    'group.added': '{by} heeft {on} toegevoegd',
    'group.scopeChanged': '{by} heeft de rol van {on} gewijzigd',

    'receipt.sent': 'Verzonden',
    'receipt.delivered': 'Bezorgd',
    'receipt.read': 'Gelezen',
    'receipt.error': 'Niet verzonden',

    'unread.count': { one: '{count} ongelezen bericht', other: '{count} ongelezen berichten' },

    'date.yesterday': 'Gisteren',

    'presence.online': 'Online',
    'presence.offline': 'Offline',
    'presence.lastSeen': 'Laatst gezien: {date}',

    'menu.more': 'Meer opties voor {name}',
    'menu.delete': 'Verwijderen',

    'delete.title': 'Chat met {name} verwijderen?',
    'delete.text':
      'Jouw kopie van deze chat en de berichten wordt verwijderd. Dit kan niet ongedaan worden gemaakt.',
    'delete.confirm': 'Verwijderen',
    'delete.cancel': 'Annuleren',
    'delete.failed': 'De chat kan niet worden verwijderd. Probeer het opnieuw.',
    'delete.done': 'Chat verwijderd',

    'select.row': '{name} selecteren',
    'select.remove': '{name} verwijderen',
    'select.count': { one: '{count} geselecteerd', other: '{count} geselecteerd' },

    'section.index': 'Naar een letter gaan',
    'section.other': 'Overig',
    'section.jump': 'Naar {letter} gaan',
    'section.seeking': 'Zoeken naar {letter}…',
  },
};
