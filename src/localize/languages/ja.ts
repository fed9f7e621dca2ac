import type { Language } from '../language.ts';

/** Japanese. */
export const ja: Language = {
  tag: 'ja',
  calendar: { today: 'H:mm', otherDays: 'YYYY/MM/DD' },
  words: {
    'chats.title': 'チャット',
    'chats.empty.title': 'チャットはまだありません',
    'chats.empty.description': 'チャットを始めるか、メッセージを受け取ると、ここに表示されます。',
    'chats.error.title': 'チャットを読み込めませんでした',
    'chats.error.description': '接続を確認して、もう一度お試しください。',

    'users.title': 'ユーザー',
    'users.empty.title': 'ユーザーはまだいません',
    'users.empty.description': 'チャットできる相手がここに表示されます。',
    'users.error.title': 'ユーザーを読み込めませんでした',
    'users.error.description': '接続を確認して、もう一度お試しください。',

    'search.placeholder': '検索',
    'search.clear': '検索をクリア',
    'search.empty.title': '結果がありません',
    'search.empty.description': '「{keyword}」に一致するものはありません。',
    'search.results': { other: '{count}件の結果' },
    'search.resultsOrMore': { other: '{count}件以上の結果' },

    'list.loading': '読み込み中…',
    'list.pagingError': '続きを読み込めませんでした。',
    'list.retry': '再試行',
    'list.end': '以上です。',
    'list.newActivity': { other: '未読チャット{count}件' },
    'list.moved': { other: '{count}件移動' },

    'error.noSdk':
      'チャットSDKが設定されていません。アプリをsdk付きのKitProviderで囲むか、先にKitUIKit.initを呼び出してください。',
    'error.notLoggedIn': 'サインインしていません。チャットSDKでサインインして、もう一度お試しください。',

    'connection.offline': 'オフラインです。接続が戻るとメッセージが届きます。',
    'connection.connecting': '接続中…',

    'typing.one': '{name}さんが入力中…',
    'typing.two': '{first}さんと{second}さんが入力中…',
    'typing.many': { other: '{count}人が入力中…' },
    'typing.direct': '入力中…',

    'message.received': '{name}さんからの新着メッセージ',
    'message.count': { other: '新着メッセージ{count}件' },
    'message.chats': { other: '{count}件のチャットに' },
    'message.summary': '{chats}{messages}',
    'message.you': '自分',
    'message.sender': '{name}: ',
    'message.photo': '写真',
    'message.video': '動画',
    'message.audio': '音声',
    'message.file': 'ファイル',
    'message.deleted': 'メッセージは削除されました',
    'message.call': '通話',
    'message.custom': 'カスタムメッセージ',
    'message.none': 'メッセージはまだありません',
    'message.sent': 'メッセージを送信しました',

    'group.joined': '{by}さんが参加しました',
    'group.left': '{by}さんが退出しました',
    'group.kicked': '{by}さんが{on}さんを退出させました',
    'group.banned': '{by}さんが{on}さんをブロックしました',
    'group.unbanned': '{by}さんが{on}さんのブロックを解除しました',
    'group.added': '{by}さんが{on}さんを追加しました',
    'group.scopeChanged': '{by}さんが{on}さんの役割を変更しました',

    'receipt.sent': '送信済み',
    'receipt.delivered': '配信済み',
    'receipt.read': '既読',
    'receipt.error': '未送信',

    'unread.count': { other: '未読メッセージ{count}件' },

    'date.yesterday': '昨日',

    'presence.online': 'オンライン',
    'presence.offline': 'オフライン',
    'presence.lastSeen': '最終接続: {date}',

    'menu.more': '{name}のその他のオプション',
    'menu.delete': '削除',

    'delete.title': '{name}とのチャットを削除しますか？',
    'delete.text': 'このチャットとメッセージがあなたの一覧から削除されます。元に戻すことはできません。',
    'delete.confirm': '削除',
    'delete.cancel': 'キャンセル',
    'delete.failed': 'チャットを削除できませんでした。もう一度お試しください。',
    'delete.done': 'チャットを削除しました',

    'select.row': '{name}を選択',
    'select.remove': '{name}を外す',
    'select.count': { other: '{count}人を選択中' },

    'section.index': '見出しの文字へ移動',
    'section.other': 'その他',
    'section.jump': '{letter}へ移動',
    'section.seeking': '{letter}を探しています…',
  },
};
