import type { Language } from '../language.ts';

/** Russian. */
export const ru: Language = {
  tag: 'ru',
  calendar: { today: 'HH:mm', otherDays: 'DD.MM.YYYY' },
  words: {
    'chats.title': 'Чаты',
    'chats.empty.title': 'Чатов пока нет',
    'chats.empty.description': 'Новые чаты и сообщения появятся здесь.',
    'chats.error.title': 'Не удалось загрузить чаты',
    'chats.error.description': 'Проверьте подключение и попробуйте ещё раз.',

    'users.title': 'Пользователи',
    'users.empty.title': 'Пользователей пока нет',
    'users.empty.description': 'Здесь появятся люди, с которыми можно общаться.',
    'users.error.title': 'Не удалось загрузить пользователей',
    'users.error.description': 'Проверьте подключение и попробуйте ещё раз.',

    'search.placeholder': 'Поиск',
    'search.clear': 'Очистить поиск',
    'search.empty.title': 'Ничего не найдено',
    'search.empty.description': 'По запросу «{keyword}» ничего нет.',
    'search.results': {
      one: '{count} результат',
      few: '{count} результата',
      many: '{count} результатов',
      other: '{count} результата',
    },
    'search.resultsOrMore': {
      one: '{count} результат или больше',
      few: '{count} результата или больше',
      many: '{count} результатов или больше',
      other: '{count} результата или больше',
    },

    'list.loading': 'Загрузка…',
    'list.pagingError': 'Не удалось загрузить продолжение.',
    'list.retry': 'Повторить',
    'list.end': 'Это всё.',
    'list.newActivity': {
      one: '{count} непрочитанный чат',
      few: '{count} непрочитанных чата',
      many: '{count} непрочитанных чатов',
      other: '{count} непрочитанного чата',
    },
    'list.moved': {
      one: 'Перемещено: {count}',
      few: 'Перемещено: {count}',
      many: 'Перемещено: {count}',
      other: 'Перемещено: {count}',
    },

    'error.noSdk':
      'Не задан SDK чата. Оберните приложение в KitProvider с sdk или сначала вызовите KitUIKit.init.',
    'error.notLoggedIn': 'Вход не выполнен. Войдите через SDK чата и попробуйте ещё раз.',

    'connection.offline': 'Нет подключения к сети. Сообщения придут, когда связь восстановится.',
    'connection.connecting': 'Подключение…',

    'typing.one': '{name} печатает…',
    'typing.two': '{first} и {second} печатают…',
    'typing.many': {
      one: '{count} человек печатает…',
      few: '{count} человека печатают…',
      many: '{count} человек печатают…',
      other: '{count} человека печатают…',
    },
    'typing.direct': 'печатает…',

    'message.received': 'Новое сообщение от {name}',
    'message.count': {
      one: '{count} новое сообщение',
      few: '{count} новых сообщения',
      many: '{count} новых сообщений',
      other: '{count} нового сообщения',
    },
    'message.chats': {
      one: 'в {count} чате',
      few: 'в {count} чатах',
      many: 'в {count} чатах',
      other: 'в {count} чата',
    },
    'message.summary': '{messages} {chats}',
    'message.you': 'Вы',
    'message.sender': '{name}: ',
    'message.photo': 'Фото',
    'message.video': 'Видео',
    'message.audio': 'Аудио',
    'message.file': 'Файл',
    'message.deleted': 'Сообщение удалено',
    'message.call': 'Звонок',
    'message.custom': 'Особое сообщение',
    'message.none': 'Сообщений пока нет',
    'message.sent': 'Сообщение отправлено',

    'group.joined': '{by} вступил(а) в группу',
    'group.left': '{by} покинул(а) группу',
    'group.kicked': '{by} удалил(а) пользователя {on}',
    'group.banned': '{by} заблокировал(а) пользователя {on}',
    'group.unbanned': '{by} разблокировал(а) пользователя {on}',
    'group.added': '{by} добавил(а) пользователя {on}',
    'group.scopeChanged': '{by} изменил(а) роль пользователя {on}',

    'receipt.sent': 'Отправлено',
    'receipt.delivered': 'Доставлено',
    'receipt.read': 'Прочитано',
    'receipt.error': 'Не отправлено',

    'unread.count': {
      one: '{count} непрочитанное сообщение',
      few: '{count} непрочитанных сообщения',
      many: '{count} непрочитанных сообщений',
      other: '{count} непрочитанного сообщения',
    },

    'date.yesterday': 'Вчера',

    'presence.online': 'В сети',
    'presence.offline': 'Не в сети',
    'presence.lastSeen': 'Был(а) в сети: {date}',

    'menu.more': 'Ещё: {name}',
    'menu.delete': 'Удалить',

    'delete.title': 'Удалить чат «{name}»?',
    'delete.text': 'Ваша копия чата и его сообщений будет удалена. Отменить это действие нельзя.',
    'delete.confirm': 'Удалить',
    'delete.cancel': 'Отмена',
    'delete.failed': 'Не удалось удалить чат. Попробуйте ещё раз.',
    'delete.done': 'Чат удалён',

    'select.row': 'Выбрать: {name}',
    'select.remove': 'Убрать: {name}',
    'select.count': {
      one: 'Выбрано: {count}',
      few: 'Выбрано: {count}',
      many: 'Выбрано: {count}',
      other: 'Выбрано: {count}',
    },

    'section.index': 'Перейти к букве',
    'section.other': 'Другие',
    'section.jump': 'Перейти: {letter}',
    'section.seeking': 'Поиск буквы {letter}…',
  },
};
