import type { Language } from '../language.ts';

/** Arabic. Marks of direction keep the day, the month and the year in the order in which Arabic is read. */
export const ar: Language = {
  tag: 'ar',
  calendar: { today: 'h:mm A', otherDays: 'D\u200f/M\u200f/YYYY' },
  words: {
    'chats.title': 'الدردشات',
    'chats.empty.title': 'لا توجد دردشات بعد',
    'chats.empty.description': 'عندما تبدأ دردشة أو تصلك رسالة، ستظهر هنا.',
    'chats.error.title': 'تعذّر تحميل الدردشات',
    'chats.error.description': 'تحقّق من اتصالك وحاول مرة أخرى.',

    'users.title': 'المستخدمون',
    'users.empty.title': 'لا يوجد مستخدمون بعد',
    'users.empty.description': 'يظهر هنا الأشخاص الذين يمكنك الدردشة معهم.',
    'users.error.title': 'تعذّر تحميل المستخدمين',
    'users.error.description': 'تحقّق من اتصالك وحاول مرة أخرى.',

    'search.placeholder': 'بحث',
    'search.clear': 'مسح البحث',
    'search.empty.title': 'لا توجد نتائج',
    'search.empty.description': 'لا شيء يطابق «{keyword}».',
    'search.results': {
      zero: 'لا نتائج',
      one: 'نتيجة واحدة',
      two: 'نتيجتان',
      few: '{count} نتائج',
      many: '{count} نتيجة',
      other: '{count} نتيجة',
    },
    'search.resultsOrMore': {
      zero: 'لا نتائج بعد',
      one: 'نتيجة واحدة أو أكثر',
      two: 'نتيجتان أو أكثر',
      few: '{count} نتائج أو أكثر',
      many: '{count} نتيجة أو أكثر',
      other: '{count} نتيجة أو أكثر',
    },

    'list.loading': 'جارٍ التحميل…',
    'list.pagingError': 'تعذّر تحميل المزيد.',
    'list.retry': 'إعادة المحاولة',
    'list.end': 'هذا كل شيء.',
    'list.newActivity': {
      zero: '{count} غير مقروءة',
      one: '{count} غير مقروءة',
      two: '{count} غير مقروءة',
      few: '{count} غير مقروءة',
      many: '{count} غير مقروءة',
      other: '{count} غير مقروءة',
    },

    'error.noSdk':
      'لم تُضبط حزمة SDK للدردشة. ضع التطبيق داخل KitProvider مع sdk، أو استدعِ KitUIKit.init أولًا.',
    'error.notLoggedIn': 'لم يسجّل أحد الدخول. سجّل الدخول عبر حزمة SDK للدردشة ثم حاول مرة أخرى.',

    'connection.offline': 'أنت غير متصل بالإنترنت. ستصل الرسائل عند عودة الاتصال.',
    'connection.connecting': 'جارٍ الاتصال…',

    'typing.one': '{name} يكتب…',
    'typing.two': '{first} و{second} يكتبان…',
    'typing.many': {
      zero: 'لا أحد يكتب…',
      one: 'شخص واحد يكتب…',
      two: 'شخصان يكتبان…',
      few: '{count} أشخاص يكتبون…',
      many: '{count} شخصًا يكتبون…',
      other: '{count} شخص يكتبون…',
    },

    'message.received': 'رسالة جديدة من {name}',
    'message.you': 'أنت',
    'message.sender': '{name}: ',
    'message.photo': 'صورة',
    'message.video': 'فيديو',
    'message.audio': 'مقطع صوتي',
    'message.file': 'ملف',
    'message.deleted': 'تم حذف الرسالة',
    'message.call': 'مكالمة',
    'message.custom': 'رسالة مخصّصة',
    'message.none': 'لا توجد رسائل بعد',
    'message.sent': 'تم إرسال رسالة',

    'group.joined': 'انضم {by} إلى المجموعة',
    'group.left': 'غادر {by} المجموعة',
    'group.kicked': 'أزال {by} {on}',
    'group.banned': 'حظر {by} {on}',
    'group.unbanned': 'ألغى {by} حظر {on}',
    'group.added': 'أضاف {by} {on}',
    'group.scopeChanged': 'غيّر {by} دور {on}',

    'receipt.sent': 'تم الإرسال',
    'receipt.delivered': 'تم التسليم',
    'receipt.read': 'تمت القراءة',
    'receipt.error': 'لم تُرسل',

    'unread.count': {
      zero: 'لا رسائل غير مقروءة',
      one: 'رسالة واحدة غير مقروءة',
      two: 'رسالتان غير مقروءتين',
      few: '{count} رسائل غير مقروءة',
      many: '{count} رسالة غير مقروءة',
      other: '{count} رسالة غير مقروءة',
    },

    'date.yesterday': 'أمس',

    'presence.online': 'متصل',
    'presence.offline': 'غير متصل',
    'presence.lastSeen': 'آخر ظهور: {date}',

    'menu.more': 'خيارات أخرى',
    'menu.delete': 'حذف',

    'delete.title': 'هل تريد حذف هذه الدردشة؟',
    'delete.text': 'ستُحذف نسختك من هذه الدردشة ورسائلها. لا يمكن التراجع عن هذا الإجراء.',
    'delete.confirm': 'حذف',
    'delete.cancel': 'إلغاء',
    'delete.failed': 'تعذّر حذف الدردشة. حاول مرة أخرى.',
    'delete.done': 'تم حذف الدردشة',

    'select.row': 'تحديد {name}',
    'select.remove': 'إزالة {name}',
    'select.count': {
      zero: 'لم يُحدَّد أحد',
      one: 'تم تحديد شخص واحد',
      two: 'تم تحديد شخصين',
      few: 'تم تحديد {count} أشخاص',
      many: 'تم تحديد {count} شخصًا',
      other: 'تم تحديد {count} شخص',
    },

    'section.index': 'الانتقال إلى حرف',
    'section.other': 'أخرى',
    'section.jump': 'الانتقال إلى {letter}',
  },
};
