import type { Language } from '../language.ts';

/** Portuguese, as written in Brazil. */
export const pt: Language = {
  tag: 'pt',
  calendar: { today: 'HH:mm', otherDays: 'DD/MM/YYYY' },
  words: {
    'chats.title': 'Conversas',
    'chats.empty.title': 'Nenhuma conversa ainda',
    'chats.empty.description':
      'Quando você iniciar uma conversa ou receber uma mensagem, ela aparecerá aqui.',
    'chats.error.title': 'Não foi possível carregar as conversas',
    'chats.error.description': 'Verifique sua conexão e tente novamente.',

    'users.title': 'Usuários',
    'users.empty.title': 'Nenhum usuário ainda',
    'users.empty.description': 'As pessoas com quem você pode conversar aparecem aqui.',
    'users.error.title': 'Não foi possível carregar os usuários',
    'users.error.description': 'Verifique sua conexão e tente novamente.',

    'search.placeholder': 'Pesquisar',
    'search.clear': 'Limpar pesquisa',
    'search.empty.title': 'Nenhum resultado',
    'search.empty.description': 'Nada corresponde a “{keyword}”.',
    'search.results': { one: '{count} resultado', many: '{count} resultados', other: '{count} resultados' },
    'search.resultsOrMore': {
      one: '{count} resultado ou mais',
      many: '{count} resultados ou mais',
      other: '{count} resultados ou mais',
    },

    'list.loading': 'Carregando…',
    'list.pagingError': 'Não foi possível carregar mais.',
    'list.retry': 'Tentar novamente',
    'list.end': 'Isso é tudo.',
    'list.newActivity': {
      one: '{count} conversa não lida',
      many: '{count} conversas não lidas',
      other: '{count} conversas não lidas',
    },
    'list.moved': { one: '{count} movida', many: '{count} movidas', other: '{count} movidas' },

    'error.noSdk':
      'Nenhum SDK de chat foi definido. Envolva o app em um KitProvider com um sdk ou chame antes KitUIKit.init.',
    'error.notLoggedIn': 'Ninguém entrou na conta. Entre com o SDK de chat e tente novamente.',

    'connection.offline': 'Você está offline. As mensagens chegarão quando a conexão voltar.',
    'connection.connecting': 'Conectando…',

    'typing.one': '{name} está digitando…',
    'typing.two': '{first} e {second} estão digitando…',
    'typing.many': {
      one: '{count} pessoa está digitando…',
      many: '{count} pessoas estão digitando…',
      other: '{count} pessoas estão digitando…',
    },
    'typing.direct': 'digitando…',

    'message.received': 'Nova mensagem de {name}',
    'message.count': {
      one: '{count} mensagem nova',
      many: '{count} mensagens novas',
      other: '{count} mensagens novas',
    },
    'message.chats': {
      one: 'em {count} conversa',
      many: 'em {count} conversas',
      other: 'em {count} conversas',
    },
    'message.summary': '{messages} {chats}',
    'message.you': 'Você',
    'message.sender': '{name}: ',
    'message.photo': 'Foto',
    'message.video': 'Vídeo',
    'message.audio': 'Áudio',
    'message.file': 'Arquivo',
    'message.deleted': 'Mensagem apagada',
    'message.call': 'Chamada',
    'message.custom': 'Mensagem personalizada',
    'message.none': 'Nenhuma mensagem ainda',
    'message.sent': 'Mensagem enviada',

    'group.joined': '{by} entrou no grupo',
    'group.left': '{by} saiu do grupo',
    'group.kicked': '{by} removeu {on}',
    'group.banned': '{by} baniu {on}',
    'group.unbanned': '{by} desbaniu {on}',
    'group.added': '{by} adicionou {on}',
    'group.scopeChanged': '{by} mudou a função de {on}',

    'receipt.sent': 'Enviada',
    'receipt.delivered': 'Entregue',
    'receipt.read': 'Lida',
    'receipt.error': 'Não enviada',

    'unread.count': {
      one: '{count} mensagem não lida',
      many: '{count} mensagens não lidas',
      other: '{count} mensagens não lidas',
    },

    'date.yesterday': 'Ontem',

    'presence.online': 'Online',
    'presence.offline': 'Offline',
    'presence.lastSeen': 'Visto por último: {date}',

    'menu.more': 'Mais opções para {name}',
    'menu.delete': 'Apagar',

    'delete.title': 'Apagar a conversa com {name}?',
    'delete.text':
      'Sua cópia desta conversa e das mensagens será apagada. Não é possível desfazer esta ação.',
    'delete.confirm': 'Apagar',
    'delete.cancel': 'Cancelar',
    'delete.failed': 'Não foi possível apagar a conversa. Tente novamente.',
    'delete.done': 'Conversa apagada',

    'select.row': 'Selecionar {name}',
    'select.remove': 'Remover {name}',
    'select.count': {
      one: '{count} selecionado',
      many: '{count} selecionados',
      other: '{count} selecionados',
    },

    'section.index': 'Ir para uma letra',
    'section.other': 'Outros',
    'section.jump': 'Ir para {letter}',
    'section.seeking': 'Procurando {letter}…',
  },
};
