import type { Language } from '../language.ts';

/** Chinese in traditional characters. */
export const zhHant: Language = {
  tag: 'zh-Hant',
  calendar: { today: 'Ah:mm', otherDays: 'YYYY/M/D' },
  words: {
    'chats.title': '聊天',
    'chats.empty.title': '還沒有聊天',
    'chats.empty.description': '開始聊天或收到訊息後，會顯示在這裡。',
    'chats.error.title': '無法載入聊天',
    'chats.error.description': '請檢查網路連線，然後再試一次。',

    'users.title': '使用者',
    'users.empty.title': '還沒有使用者',
    'users.empty.description': '可以聊天的人會顯示在這裡。',
    'users.error.title': '無法載入使用者',
    'users.error.description': '請檢查網路連線，然後再試一次。',

    'search.placeholder': '搜尋',
    'search.clear': '清除搜尋',
    'search.empty.title': '沒有結果',
    'search.empty.description': '沒有符合「{keyword}」的內容。',
    'search.results': { other: '{count} 個結果' },
    'search.resultsOrMore': { other: '{count} 個以上的結果' },

    'list.loading': '載入中…',
    'list.pagingError': '無法載入更多。',
    'list.retry': '再試一次',
    'list.end': '沒有更多了。',
    'list.newActivity': { other: '{count} 個未讀聊天' },
    'list.moved': { other: '{count} 個已移動' },

    'error.noSdk': '尚未設定聊天 SDK。請用帶有 sdk 的 KitProvider 包住應用程式，或先呼叫 KitUIKit.init。',
    'error.notLoggedIn': '尚未登入。請用聊天 SDK 登入，然後再試一次。',

    'connection.offline': '你已離線。恢復連線後會收到訊息。',
    'connection.connecting': '連線中…',

    'typing.one': '{name}正在輸入…',
    'typing.two': '{first}和{second}正在輸入…',
    'typing.many': { other: '{count} 人正在輸入…' },
    'typing.direct': '正在輸入…',

    'message.received': '{name}傳來新訊息',
    'message.count': { other: '{count} 則新訊息' },
    'message.chats': { other: '{count} 個聊天中有' },
    'message.summary': '{chats} {messages}',
    'message.you': '你',
    'message.sender': '{name}：',
    'message.photo': '照片',
    'message.video': '影片',
    'message.audio': '語音',
    'message.file': '檔案',
    'message.deleted': '訊息已刪除',
    'message.call': '通話',
    'message.custom': '自訂訊息',
    'message.none': '還沒有訊息',
    'message.sent': '傳送了一則訊息',

    'group.joined': '{by}加入了群組',
    'group.left': '{by}離開了群組',
    'group.kicked': '{by}移除了{on}',
    'group.banned': '{by}封鎖了{on}',
    'group.unbanned': '{by}解除了對{on}的封鎖',
    'group.added': '{by}新增了{on}',
    'group.scopeChanged': '{by}變更了{on}的角色',

    'receipt.sent': '已傳送',
    'receipt.delivered': '已送達',
    'receipt.read': '已讀',
    'receipt.error': '未傳送',

    'unread.count': { other: '{count} 則未讀訊息' },

    'date.yesterday': '昨天',

    'presence.online': '上線中',
    'presence.offline': '離線',
    'presence.lastSeen': '上次上線：{date}',

    'menu.more': '{name}的更多選項',
    'menu.delete': '刪除',

    'delete.title': '要刪除與{name}的聊天嗎？',
    'delete.text': '你的這份聊天及其訊息將會刪除。此動作無法復原。',
    'delete.confirm': '刪除',
    'delete.cancel': '取消',
    'delete.failed': '無法刪除聊天。請再試一次。',
    'delete.done': '已刪除聊天',

    'select.row': '選取{name}',
    'select.remove': '移除{name}',
    'select.count': { other: '已選取 {count} 人' },

    'section.index': '跳至字母',
    'section.other': '其他',
    'section.jump': '跳至 {letter}',
    'section.seeking': '正在尋找 {letter}…',
  },
};
