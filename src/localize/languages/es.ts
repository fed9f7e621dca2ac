import type { Language } from '../language.ts';

/** Spanish. */
export const es: Language = {
  tag: 'es',
  calendar: { today: 'H:mm', otherDays: 'D/M/YYYY' },
  words: {
    'chats.title': 'Chats',
    'chats.empty.title': 'Todavía no hay chats',
    'chats.empty.description': 'Cuando empieces un chat o recibas un mensaje, aparecerá aquí.',
    'chats.error.title': 'No se pudieron cargar los chats',
    'chats.error.description': 'Comprueba tu conexión e inténtalo de nuevo.',

    'users.title': 'Usuarios',
    'users.empty.title': 'Todavía no hay usuarios',
    'users.empty.description': 'Las personas con las que puedes chatear aparecerán aquí.',
    'users.error.title': 'No se pudieron cargar los usuarios',
    'users.error.description': 'Comprueba tu conexión e inténtalo de nuevo.',

    'search.placeholder': 'Buscar',
    'search.clear': 'Borrar la búsqueda',
    'search.empty.title': 'Sin resultados',
    'search.empty.description': 'No hay nada que coincida con «{keyword}».',
    'search.results': { one: '{count} resultado', many: '{count} resultados', other: '{count} resultados' },
    'search.resultsOrMore': {
      one: '{count} resultado o más',
      many: '{count} resultados o más',
      other: '{count} resultados o más',
    },

    'list.loading': 'Cargando…',
    'list.pagingError': 'No se pudo cargar más.',
    'list.retry': 'Reintentar',
    'list.end': 'No hay más.',
    'list.newActivity': {
      one: '{count} chat sin leer',
      many: '{count} chats sin leer',
      other: '{count} chats sin leer',
    },
    'list.moved': { one: '{count} movido', many: '{count} movidos', other: '{count} movidos' },

    'error.noSdk':
      'No hay ningún SDK de chat. Envuelve la aplicación en un KitProvider con un sdk o llama antes a KitUIKit.init.',
    'error.notLoggedIn':
      'No hay ninguna sesión iniciada. Inicia sesión con el SDK de chat e inténtalo de nuevo.',

    'connection.offline': 'Estás sin conexión. Los mensajes llegarán cuando se restablezca.',
    'connection.connecting': 'Conectando…',

    'typing.one': '{name} está escribiendo…',
    'typing.two': '{first} y {second} están escribiendo…',
    'typing.many': {
      one: '{count} persona está escribiendo…',
      many: '{count} personas están escribiendo…',
      other: '{count} personas están escribiendo…',
    },
    'typing.direct': 'escribiendo…',

    'message.received': 'Mensaje nuevo de {name}',
    'message.count': {
      one: '{count} mensaje nuevo',
      many: '{count} mensajes nuevos',
      other: '{count} mensajes nuevos',
    },
    'message.chats': { one: 'en {count} chat', many: 'en {count} chats', other: 'en {count} chats' },
    'message.summary': '{messages} {chats}',
    'message.you': 'Tú',
    'message.sender': '{name}: ',
    'message.photo': 'Foto',
    'message.video': 'Vídeo',
    'message.audio': 'Audio',
    'message.file': 'Archivo',
    'message.deleted': 'Mensaje eliminado',
    'message.call': 'Llamada',
    'message.custom': 'Mensaje personalizado',
    'message.none': 'Todavía no hay mensajes',
    'message.sent': 'Mensaje enviado',

    'group.joined': '{by} se unió al grupo',
    'group.left': '{by} salió del grupo',
    'group.kicked': '{by} eliminó a {on}',
    'group.banned': '{by} bloqueó a {on}',
    'group.unbanned': '{by} desbloqueó a {on}',
    'group.added': '{by} añadió a {on}',
    'group.scopeChanged': '{by} cambió el rol de {on}',

    'receipt.sent': 'Enviado',
    'receipt.delivered': 'Entregado',
    'receipt.read': 'Leído',
    'receipt.error': 'No enviado',

    'unread.count': {
      one: '{count} mensaje sin leer',
      many: '{count} mensajes sin leer',
      other: '{count} mensajes sin leer',
    },

    'date.yesterday': 'Ayer',

    'presence.online': 'En línea',
    'presence.offline': 'Sin conexión',
    'presence.lastSeen': 'Última vez: {date}',

    'menu.more': 'Más opciones para {name}',
    'menu.delete': 'Eliminar',

    'delete.title': '¿Eliminar el chat con {name}?',
    'delete.text': 'Se eliminará tu copia de este chat y de sus mensajes. Esta acción no se puede deshacer.',
    'delete.confirm': 'Eliminar',
    'delete.cancel': 'Cancelar',
    'delete.failed': 'No se pudo eliminar el chat. Inténtalo de nuevo.',
    'delete.done': 'Chat eliminado',

    'select.row': 'Seleccionar a {name}',
    'select.remove': 'Quitar a {name}',
    'select.count': {
      one: '{count} seleccionado',
      many: '{count} seleccionados',
      other: '{count} seleccionados',
    },

    'section.index': 'Ir a una letra',
    'section.other': 'Otros',
    'section.jump': 'Ir a {letter}',
    'section.seeking': 'Buscando {letter}…',
  },
};
