import type { Language } from '../language.ts';

/** Polish. Group events use the present tense, which has no gender. */
export const pl: Language = {
  tag: 'pl',
  calendar: { today: 'HH:mm', otherDays: 'DD.MM.YYYY' },
  words: {
    'chats.title': 'Czaty',
    'chats.empty.title': 'Nie ma jeszcze czatów',
    'chats.empty.description': 'Gdy rozpoczniesz czat lub dostaniesz wiadomość, pojawi się tutaj.',
    'chats.error.title': 'Nie udało się wczytać czatów',
    'chats.error.description': 'Sprawdź połączenie i spróbuj ponownie.',

    'users.title': 'Użytkownicy',
    'users.empty.title': 'Nie ma jeszcze użytkowników',
    'users.empty.description': 'Tutaj pojawią się osoby, z którymi możesz czatować.',
    'users.error.title': 'Nie udało się wczytać użytkowników',
    'users.error.description': 'Sprawdź połączenie i spróbuj ponownie.',

    'search.placeholder': 'Szukaj',
    'search.clear': 'Wyczyść wyszukiwanie',
    'search.empty.title': 'Brak wyników',
    'search.empty.description': 'Nic nie pasuje do „{keyword}”.',
    'search.results': {
      one: '{count} wynik',
      few: '{count} wyniki',
      many: '{count} wyników',
      other: '{count} wyniku',
    },
    'search.resultsOrMore': {
      one: '{count} wynik lub więcej',
      few: '{count} wyniki lub więcej',
      many: '{count} wyników lub więcej',
      other: '{count} wyniku lub więcej',
    },

    'list.loading': 'Wczytywanie…',
    'list.pagingError': 'Nie udało się wczytać więcej.',
    'list.retry': 'Spróbuj ponownie',
    'list.end': 'To już wszystko.',
    'list.newActivity': {
      one: '{count} nieprzeczytany czat',
      few: '{count} nieprzeczytane czaty',
      many: '{count} nieprzeczytanych czatów',
      other: '{count} nieprzeczytanego czatu',
    },
    'list.moved': {
      one: 'Przesunięto: {count}',
      few: 'Przesunięto: {count}',
      many: 'Przesunięto: {count}',
      other: 'Przesunięto: {count}',
    },

    'error.noSdk':
      'Nie ustawiono SDK czatu. Umieść aplikację w KitProvider z sdk albo wywołaj najpierw KitUIKit.init.',
    'error.notLoggedIn': 'Nikt nie jest zalogowany. Zaloguj się przez SDK czatu i spróbuj ponownie.',

    'connection.offline': 'Jesteś offline. Wiadomości dotrą, gdy wróci połączenie.',
    'connection.connecting': 'Łączenie…',

    'typing.one': '{name} pisze…',
    'typing.two': '{first} i {second} piszą…',
    'typing.many': {
      one: '{count} osoba pisze…',
      few: '{count} osoby piszą…',
      many: '{count} osób pisze…',
      other: '{count} osoby pisze…',
    },
    'typing.direct': 'pisze…',

    'message.received': 'Nowa wiadomość od: {name}',
    'message.count': {
      one: '{count} nowa wiadomość',
      few: '{count} nowe wiadomości',
      many: '{count} nowych wiadomości',
      other: '{count} nowej wiadomości',
    },
    'message.chats': {
      one: 'w {count} czacie',
      few: 'w {count} czatach',
      many: 'w {count} czatach',
      other: 'w {count} czatu',
    },
    'message.summary': '{messages} {chats}',
    'message.you': 'Ty',
    'message.sender': '{name}: ',
    'message.photo': 'Zdjęcie',
    'message.video': 'Film',
    'message.audio': 'Nagranie',
    'message.file': 'Plik',
    'message.deleted': 'Wiadomość usunięta',
    'message.call': 'Połączenie',
    'message.custom': 'Wiadomość specjalna',
    'message.none': 'Nie ma jeszcze wiadomości',
    'message.sent': 'Wysłano wiadomość',

    'group.joined': '{by} dołącza do grupy',
    'group.left': '{by} opuszcza grupę',
    'group.kicked': '{by} usuwa użytkownika {on}',
    'group.banned': '{by} banuje użytkownika {on}',
    'group.unbanned': '{by} odbanowuje użytkownika {on}',
    'group.added': '{by} dodaje użytkownika {on}',
    'group.scopeChanged': '{by} zmienia rolę użytkownika {on}',

    'receipt.sent': 'Wysłano',
    'receipt.delivered': 'Dostarczono',
    'receipt.read': 'Przeczytano',
    'receipt.error': 'Nie wysłano',

    'unread.count': {
      one: '{count} nieprzeczytana wiadomość',
      few: '{count} nieprzeczytane wiadomości',
      many: '{count} nieprzeczytanych wiadomości',
      other: '{count} nieprzeczytanej wiadomości',
    },

    'date.yesterday': 'Wczoraj',

    'presence.online': 'Online',
    'presence.offline': 'Offline',
    'presence.lastSeen': 'Ostatnio online: {date}',

    'menu.more': 'Więcej opcji: {name}',
    'menu.delete': 'Usuń',

    'delete.title': 'Usunąć czat „{name}”?',
    'delete.text': 'Twoja kopia tego czatu i jego wiadomości zostanie usunięta. Tego nie można cofnąć.',
    'delete.confirm': 'Usuń',
    'delete.cancel': 'Anuluj',
    'delete.failed': 'Nie udało się usunąć czatu. Spróbuj ponownie.',
    'delete.done': 'Czat usunięty',

    'select.row': 'Zaznacz: {name}',
    'select.remove': 'Usuń: {name}',
    'select.count': {
      one: 'Zaznaczono: {count}',
      few: 'Zaznaczono: {count}',
      many: 'Zaznaczono: {count}',
      other: 'Zaznaczono: {count}',
    },

    'section.index': 'Przejdź do litery',
    'section.other': 'Inne',
    'section.jump': 'Przejdź do: {letter}',
    'section.seeking': 'Szukanie: {letter}…',
  },
};
