import type { Language } from '../language.ts';

/** French. A no-break space precedes a colon and pads quotation marks. */
export const fr: Language = {
  tag: 'fr',
  calendar: { today: 'HH:mm', otherDays: 'DD/MM/YYYY' },
  words: {
    'chats.title': 'Discussions',
    'chats.empty.title': 'Aucune discussion pour le moment',
    'chats.empty.description':
      'Quand vous commencez une discussion ou recevez un message, la discussion apparaît ici.',
    'chats.error.title': 'Impossible de charger les discussions',
    'chats.error.description': 'Vérifiez votre connexion, puis réessayez.',

    'users.title': 'Utilisateurs',
    'users.empty.title': 'Aucun utilisateur pour le moment',
    'users.empty.description': 'Les personnes avec qui vous pouvez discuter apparaissent ici.',
    'users.error.title': 'Impossible de charger les utilisateurs',
    'users.error.description': 'Vérifiez votre connexion, puis réessayez.',

    'search.placeholder': 'Rechercher',
    'search.clear': 'Effacer la recherche',
    'search.empty.title': 'Aucun résultat',
    'search.empty.description': 'Rien ne correspond à « {keyword} ».',
    'search.results': { one: '{count} résultat', many: '{count} résultats', other: '{count} résultats' },
    'search.resultsOrMore': {
      one: '{count} résultat ou plus',
      many: '{count} résultats ou plus',
      other: '{count} résultats ou plus',
    },

    'list.loading': 'Chargement…',
    'list.pagingError': 'Impossible de charger la suite.',
    'list.retry': 'Réessayer',
    'list.end': 'Vous avez tout vu.',
    'list.newActivity': {
      one: '{count} discussion non lue',
      many: '{count} discussions non lues',
      other: '{count} discussions non lues',
    },
    'list.moved': { one: '{count} déplacée', many: '{count} déplacées', other: '{count} déplacées' },

    'error.noSdk':
      'Aucun SDK de chat n’est défini. Entourez l’application d’un KitProvider avec un sdk, ou appelez d’abord KitUIKit.init.',
    'error.notLoggedIn': 'Personne n’est connecté. Connectez-vous avec le SDK de chat, puis réessayez.',

    'connection.offline': 'Vous êtes hors ligne. Les messages arriveront dès le retour de la connexion.',
    'connection.connecting': 'Connexion…',

    'typing.one': '{name} écrit…',
    'typing.two': '{first} et {second} écrivent…',
    'typing.many': {
      one: '{count} personne écrit…',
      many: '{count} personnes écrivent…',
      other: '{count} personnes écrivent…',
    },
    'typing.direct': 'écrit…',

    'message.received': 'Nouveau message de {name}',
    'message.count': {
      one: '{count} nouveau message',
      many: '{count} nouveaux messages',
      other: '{count} nouveaux messages',
    },
    'message.chats': {
      one: 'dans {count} discussion',
      many: 'dans {count} discussions',
      other: 'dans {count} discussions',
    },
    'message.summary': '{messages} {chats}',
    'message.you': 'Vous',
    'message.sender': '{name} : ',
    'message.photo': 'Photo',
    'message.video': 'Vidéo',
    'message.audio': 'Audio',
    'message.file': 'Fichier',
    'message.deleted': 'Message supprimé',
    'message.call': 'Appel',
    'message.custom': 'Message personnalisé',
    'message.none': 'Aucun message pour le moment',
    'message.sent': 'Message envoyé',

    'group.joined': '{by} a rejoint le groupe',
    'group.left': '{by} a quitté le groupe',
    'group.kicked': '{by} a retiré {on}',
    'group.banned': '{by} a banni {on}',
    'group.unbanned': '{by} a débanni {on}',
    'group.added': '{by} a ajouté {on}',
    'group.scopeChanged': '{by} a modifié le rôle de {on}',

    'receipt.sent': 'Envoyé',
    'receipt.delivered': 'Distribué',
    'receipt.read': 'Lu',
    'receipt.error': 'Non envoyé',

    'unread.count': {
      one: '{count} message non lu',
      many: '{count} messages non lus',
      other: '{count} messages non lus',
    },

    'date.yesterday': 'Hier',

    'presence.online': 'En ligne',
    'presence.offline': 'Hors ligne',
    'presence.lastSeen': 'Dernière connexion : {date}',

    'menu.more': 'Plus d’options pour {name}',
    'menu.delete': 'Supprimer',

    'delete.title': 'Supprimer la discussion avec {name} ?',
    'delete.text':
      'Votre copie de cette discussion et de ses messages sera supprimée. Cette action est irréversible.',
    'delete.confirm': 'Supprimer',
    'delete.cancel': 'Annuler',
    'delete.failed': 'Impossible de supprimer la discussion. Réessayez.',
    'delete.done': 'Discussion supprimée',

    'select.row': 'Sélectionner {name}',
    'select.remove': 'Retirer {name}',
    'select.count': {
      one: '{count} sélectionné',
      many: '{count} sélectionnés',
      other: '{count} sélectionnés',
    },

    'section.index': 'Aller à une lettre',
    'section.other': 'Autres',
    'section.jump': 'Aller à {letter}',
    'section.seeking': 'Recherche de {letter}…',
  },
};
