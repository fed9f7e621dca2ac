import type { Language } from '../language.ts';

/** Hebrew. Uses the plural for people, which has no gender. */
export const he: Language = {
  tag: 'he',
  calendar: { today: 'H:mm', otherDays: 'D.M.YYYY' },
  words: {
    'chats.title': 'צ׳אטים',
    'chats.empty.title': 'אין עדיין צ׳אטים',
    'chats.empty.description': 'כשתתחילו צ׳אט או תקבלו הודעה, הם יופיעו כאן.',
    'chats.error.title': 'לא ניתן לטעון את הצ׳אטים',
    'chats.error.description': 'בדקו את החיבור ונסו שוב.',

    'users.title': 'משתמשים',
    'users.empty.title': 'אין עדיין משתמשים',
    'users.empty.description': 'אנשים שאפשר להתכתב איתם יופיעו כאן.',
    'users.error.title': 'לא ניתן לטעון את המשתמשים',
    'users.error.description': 'בדקו את החיבור ונסו שוב.',

    'search.placeholder': 'חיפוש',
    'search.clear': 'ניקוי החיפוש',
    'search.empty.title': 'אין תוצאות',
    'search.empty.description': 'לא נמצא דבר עבור ״{keyword}״.',
    'search.results': { one: 'תוצאה אחת', two: 'שתי תוצאות', other: '{count} תוצאות' },
    'search.resultsOrMore': {
      one: 'תוצאה אחת או יותר',
      two: 'שתי תוצאות או יותר',
      other: '{count} תוצאות או יותר',
    },

    'list.loading': 'טוען…',
    'list.pagingError': 'לא ניתן לטעון עוד.',
    'list.retry': 'ניסיון חוזר',
    'list.end': 'זה הכול.',
    'list.newActivity': {
      one: 'צ׳אט אחד שלא נקרא',
      two: 'שני צ׳אטים שלא נקראו',
      other: '{count} צ׳אטים שלא נקראו',
    },
    'list.moved': { one: 'צ׳אט אחד זז', two: 'שני צ׳אטים זזו', other: '{count} צ׳אטים זזו' },

    'error.noSdk':
      'לא הוגדר SDK לצ׳אט. עטפו את האפליקציה ב־KitProvider עם sdk, או קראו קודם ל־KitUIKit.init.',
    'error.notLoggedIn': 'אין משתמש מחובר. התחברו דרך ה־SDK של הצ׳אט ונסו שוב.',

    'connection.offline': 'אין חיבור לאינטרנט. הודעות יגיעו כשהחיבור יחזור.',
    'connection.connecting': 'מתחבר…',

    'typing.one': '{name} מקליד/ה…',
    'typing.two': '{first} ו{second} מקלידים…',
    'typing.many': { one: 'אדם אחד מקליד…', two: 'שני אנשים מקלידים…', other: '{count} אנשים מקלידים…' },
    'typing.direct': 'מקליד/ה…',

    'message.received': 'הודעה חדשה מאת {name}',
    'message.count': { one: 'הודעה חדשה אחת', two: 'שתי הודעות חדשות', other: '{count} הודעות חדשות' },
    'message.chats': { one: 'בצ׳אט אחד', two: 'בשני צ׳אטים', other: 'ב־{count} צ׳אטים' },
    'message.summary': '{messages} {chats}',
    'message.you': 'את/ה',
    'message.sender': '{name}: ',
    'message.photo': 'תמונה',
    'message.video': 'סרטון',
    'message.audio': 'הקלטה',
    'message.file': 'קובץ',
    'message.deleted': 'ההודעה נמחקה',
    'message.call': 'שיחה',
    'message.custom': 'הודעה מותאמת',
    'message.none': 'אין עדיין הודעות',
    'message.sent': 'נשלחה הודעה',

    'group.joined': '{by} הצטרף/ה לקבוצה',
    'group.left': '{by} עזב/ה את הקבוצה',
    'group.kicked': '{by} הסיר/ה את {on}',
    'group.banned': '{by} חסם/ה את {on}',
    'group.unbanned': '{by} ביטל/ה את החסימה של {on}',
    'group.added': '{by} הוסיף/ה את {on}',
    'group.scopeChanged': '{by} שינה/שינתה את התפקיד של {on}',

    'receipt.sent': 'נשלחה',
    'receipt.delivered': 'נמסרה',
    'receipt.read': 'נקראה',
    'receipt.error': 'לא נשלחה',

    'unread.count': {
      one: 'הודעה אחת שלא נקראה',
      two: 'שתי הודעות שלא נקראו',
      other: '{count} הודעות שלא נקראו',
    },

    'date.yesterday': 'אתמול',

    'presence.online': 'מחובר/ת',
    'presence.offline': 'לא מחובר/ת',
    'presence.lastSeen': 'התחברות אחרונה: {date}',

    'menu.more': 'אפשרויות נוספות עבור {name}',
    'menu.delete': 'מחיקה',

    'delete.title': 'למחוק את הצ׳אט עם {name}?',
    'delete.text': 'העותק שלך של הצ׳אט ושל ההודעות שבו יימחק. אי אפשר לבטל את הפעולה.',
    'delete.confirm': 'מחיקה',
    'delete.cancel': 'ביטול',
    'delete.failed': 'לא ניתן למחוק את הצ׳אט. נסו שוב.',
    'delete.done': 'הצ׳אט נמחק',

    'select.row': 'בחירת {name}',
    'select.remove': 'הסרת {name}',
    'select.count': { one: 'נבחר אחד', two: 'נבחרו שניים', other: 'נבחרו {count}' },

    'section.index': 'מעבר לאות',
    'section.other': 'אחר',
    'section.jump': 'מעבר אל {letter}',
    'section.seeking': 'מחפש את {letter}…',
  },
};
