import type { Language } from '../language.ts';

/** Korean. */
export const ko: Language = {
  tag: 'ko',
  calendar: { today: 'A h:mm', otherDays: 'YYYY. M. D.' },
  words: {
    'chats.title': '채팅',
    'chats.empty.title': '아직 채팅이 없습니다',
    'chats.empty.description': '채팅을 시작하거나 메시지를 받으면 여기에 표시됩니다.',
    'chats.error.title': '채팅을 불러올 수 없습니다',
    'chats.error.description': '연결 상태를 확인하고 다시 시도해 주세요.',

    'users.title': '사용자',
    'users.empty.title': '아직 사용자가 없습니다',
    'users.empty.description': '채팅할 수 있는 사람이 여기에 표시됩니다.',
    'users.error.title': '사용자를 불러올 수 없습니다',
    'users.error.description': '연결 상태를 확인하고 다시 시도해 주세요.',

    'search.placeholder': '검색',
    'search.clear': '검색어 지우기',
    'search.empty.title': '검색 결과 없음',
    'search.empty.description': '‘{keyword}’에 대한 검색 결과가 없습니다.',
    'search.results': { other: '검색 결과 {count}개' },
    'search.resultsOrMore': { other: '검색 결과 {count}개 이상' },

    'list.loading': '불러오는 중…',
    'list.pagingError': '더 불러올 수 없습니다.',
    'list.retry': '다시 시도',
    'list.end': '모두 확인했습니다.',
    'list.newActivity': { other: '읽지 않은 채팅 {count}개' },
    'list.moved': { other: '{count}개 이동됨' },

    'error.noSdk':
      '채팅 SDK가 설정되지 않았습니다. 앱을 sdk가 있는 KitProvider로 감싸거나 먼저 KitUIKit.init을 호출해 주세요.',
    'error.notLoggedIn': '로그인한 사용자가 없습니다. 채팅 SDK로 로그인한 다음 다시 시도해 주세요.',

    'connection.offline': '오프라인 상태입니다. 다시 연결되면 메시지가 도착합니다.',
    'connection.connecting': '연결 중…',

    'typing.one': '{name}님이 입력 중…',
    'typing.two': '{first}님과 {second}님이 입력 중…',
    'typing.many': { other: '{count}명이 입력 중…' },
    'typing.direct': '입력 중…',

    'message.received': '{name}님의 새 메시지',
    'message.count': { other: '새 메시지 {count}개' },
    'message.chats': { other: '채팅 {count}개에' },
    'message.summary': '{chats} {messages}',
    'message.you': '나',
    'message.sender': '{name}: ',
    'message.photo': '사진',
    'message.video': '동영상',
    'message.audio': '음성',
    'message.file': '파일',
    'message.deleted': '삭제된 메시지입니다',
    'message.call': '통화',
    'message.custom': '사용자 지정 메시지',
    'message.none': '아직 메시지가 없습니다',
    'message.sent': '메시지를 보냈습니다',

    'group.joined': '{by}님이 들어왔습니다',
    'group.left': '{by}님이 나갔습니다',
    'group.kicked': '{by}님이 {on}님을 내보냈습니다',
    'group.banned': '{by}님이 {on}님을 차단했습니다',
    'group.unbanned': '{by}님이 {on}님의 차단을 해제했습니다',
    'group.added': '{by}님이 {on}님을 초대했습니다',
    'group.scopeChanged': '{by}님이 {on}님의 역할을 변경했습니다',

    'receipt.sent': '보냄',
    'receipt.delivered': '전달됨',
    'receipt.read': '읽음',
    'receipt.error': '전송 실패',

    'unread.count': { other: '읽지 않은 메시지 {count}개' },

    'date.yesterday': '어제',

    'presence.online': '온라인',
    'presence.offline': '오프라인',
    'presence.lastSeen': '마지막 접속: {date}',

    'menu.more': '{name} 옵션 더보기',
    'menu.delete': '삭제',

    'delete.title': '{name}님과의 채팅을 삭제할까요?',
    'delete.text': '이 채팅과 메시지가 내 목록에서 삭제됩니다. 되돌릴 수 없습니다.',
    'delete.confirm': '삭제',
    'delete.cancel': '취소',
    'delete.failed': '채팅을 삭제할 수 없습니다. 다시 시도해 주세요.',
    'delete.done': '채팅을 삭제했습니다',

    'select.row': '{name} 선택',
    'select.remove': '{name} 제거',
    'select.count': { other: '{count}명 선택됨' },

    'section.index': '글자로 이동',
    'section.other': '기타',
    'section.jump': '이동: {letter}',
    'section.seeking': '{letter} 찾는 중…',
  },
};
