import type { Language } from '../language.ts';

/** Chinese in simplified characters. */
export const zhHans: Language = {
  tag: 'zh-Hans',
  calendar: { today: 'HH:mm', otherDays: 'YYYY/M/D' },
  words: {
    'chats.title': '聊天',
    'chats.empty.title': '还没有聊天',
    'chats.empty.description': '发起聊天或收到消息后，会显示在这里。',
    'chats.error.title': '无法加载聊天',
    'chats.error.description': '请检查网络连接，然后重试。',

    'users.title': '用户',
    'users.empty.title': '还没有用户',
    'users.empty.description': '可以聊天的人会显示在这里。',
    'users.error.title': '无法加载用户',
    'users.error.description': '请检查网络连接，然后重试。',

    'search.placeholder': '搜索',
    'search.clear': '清除搜索',
    'search.empty.title': '没有结果',
    'search.empty.description': '没有与“{keyword}”匹配的内容。',
    'search.results': { other: '{count} 个结果' },
    'search.resultsOrMore': { other: '{count} 个或更多结果' },

    'list.loading': '正在加载…',
    'list.pagingError': '无法加载更多。',
    'list.retry': '重试',
    'list.end': '没有更多了。',
    'list.newActivity': { other: '{count} 个未读聊天' },
    'list.moved': { other: '{count} 个已移动' },

    'error.noSdk': '尚未设置聊天 SDK。请用带有 sdk 的 KitProvider 包裹应用，或先调用 KitUIKit.init。',
    'error.notLoggedIn': '尚未登录。请用聊天 SDK 登录，然后重试。',

    'connection.offline': '你已离线。网络恢复后会收到消息。',
    'connection.connecting': '正在连接…',

    'typing.one': '{name}正在输入…',
    'typing.two': '{first}和{second}正在输入…',
    'typing.many': { other: '{count} 人正在输入…' },
    'typing.direct': '正在输入…',

    'message.received': '{name}发来新消息',
    'message.count': { other: '{count} 条新消息' },
    'message.chats': { other: '{count} 个聊天中有' },
    'message.summary': '{chats} {messages}',
    'message.you': '你',
    'message.sender': '{name}：',
    'message.photo': '图片',
    'message.video': '视频',
    'message.audio': '音频',
    'message.file': '文件',
    'message.deleted': '消息已删除',
    'message.call': '通话',
    'message.custom': '自定义消息',
    'message.none': '还没有消息',
    'message.sent': '发送了一条消息',

    'group.joined': '{by}加入了群组',
    'group.left': '{by}退出了群组',
    'group.kicked': '{by}移出了{on}',
    'group.banned': '{by}封禁了{on}',
    'group.unbanned': '{by}解除了对{on}的封禁',
    'group.added': '{by}添加了{on}',
    'group.scopeChanged': '{by}更改了{on}的角色',

    'receipt.sent': '已发送',
    'receipt.delivered': '已送达',
    'receipt.read': '已读',
    'receipt.error': '未发送',

    'unread.count': { other: '{count} 条未读消息' },

    'date.yesterday': '昨天',

    'presence.online': '在线',
    'presence.offline': '离线',
    'presence.lastSeen': '上次在线：{date}',

    'menu.more': '{name}的更多选项',
    'menu.delete': '删除',

    'delete.title': '删除与{name}的聊天？',
    'delete.text': '你的这份聊天及其消息将被删除。此操作无法撤销。',
    'delete.confirm': '删除',
    'delete.cancel': '取消',
    'delete.failed': '无法删除聊天。请重试。',
    'delete.done': '聊天已删除',

    'select.row': '选择{name}',
    'select.remove': '移除{name}',
    'select.count': { other: '已选择 {count} 人' },

    'section.index': '跳转到字母',
    'section.other': '其他',
    'section.jump': '跳转到 {letter}',
    'section.seeking': '正在查找 {letter}…',
  },
};
