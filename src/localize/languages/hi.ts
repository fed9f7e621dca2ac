import type { Language } from '../language.ts';

/** Hindi. */
export const hi: Language = {
  tag: 'hi',
  calendar: { today: 'h:mm A', otherDays: 'D/M/YYYY' },
  words: {
    'chats.title': 'चैट',
    'chats.empty.title': 'अभी कोई चैट नहीं है',
    'chats.empty.description': 'जब आप चैट शुरू करेंगे या कोई मैसेज आएगा, तो वह यहाँ दिखेगा।',
    'chats.error.title': 'चैट लोड नहीं हो सकीं',
    'chats.error.description': 'अपना कनेक्शन जाँचें और फिर से कोशिश करें।',

    'users.title': 'यूज़र',
    'users.empty.title': 'अभी कोई यूज़र नहीं है',
    'users.empty.description': 'जिन लोगों से आप चैट कर सकते हैं, वे यहाँ दिखेंगे।',
    'users.error.title': 'यूज़र लोड नहीं हो सके',
    'users.error.description': 'अपना कनेक्शन जाँचें और फिर से कोशिश करें।',

    'search.placeholder': 'खोजें',
    'search.clear': 'खोज साफ़ करें',
    'search.empty.title': 'कोई नतीजा नहीं मिला',
    'search.empty.description': '“{keyword}” से मिलता-जुलता कुछ नहीं मिला।',
    'search.results': { one: '{count} नतीजा', other: '{count} नतीजे' },
    'search.resultsOrMore': { one: '{count} या ज़्यादा नतीजे', other: '{count} या ज़्यादा नतीजे' },

    'list.loading': 'लोड हो रहा है…',
    'list.pagingError': 'और लोड नहीं हो सका।',
    'list.retry': 'फिर से कोशिश करें',
    'list.end': 'बस इतना ही।',
    'list.newActivity': { one: '{count} बिना पढ़ी चैट', other: '{count} बिना पढ़ी चैट' },
    'list.moved': { one: '{count} चैट खिसकी', other: '{count} चैट खिसकीं' },

    'error.noSdk': 'कोई चैट SDK सेट नहीं है। ऐप को sdk वाले KitProvider में रखें या पहले KitUIKit.init को कॉल करें।',
    'error.notLoggedIn': 'किसी ने साइन इन नहीं किया है। चैट SDK से साइन इन करें और फिर से कोशिश करें।',

    'connection.offline': 'आप ऑफ़लाइन हैं। कनेक्शन लौटने पर मैसेज आ जाएँगे।',
    'connection.connecting': 'कनेक्ट हो रहा है…',

    'typing.one': '{name} टाइप कर रहे हैं…',
    'typing.two': '{first} और {second} टाइप कर रहे हैं…',
    'typing.many': { one: '{count} व्यक्ति टाइप कर रहे हैं…', other: '{count} लोग टाइप कर रहे हैं…' },
    'typing.direct': 'टाइप कर रहे हैं…',

    'message.received': '{name} का नया मैसेज',
    'message.count': { one: '{count} नया मैसेज', other: '{count} नए मैसेज' },
    'message.chats': { one: '{count} चैट में', other: '{count} चैट में' },
    'message.summary': '{chats} {messages}',
    'message.you': 'आप',
    'message.sender': '{name}: ',
    'message.photo': 'फ़ोटो',
    'message.video': 'वीडियो',
    'message.audio': 'ऑडियो',
    'message.file': 'फ़ाइल',
    'message.deleted': 'मैसेज मिटाया गया',
    'message.call': 'कॉल',
    'message.custom': 'कस्टम मैसेज',
    'message.none': 'अभी कोई मैसेज नहीं है',
    'message.sent': 'मैसेज भेजा गया',

    'group.joined': '{by} ग्रुप में शामिल हुए',
    'group.left': '{by} ने ग्रुप छोड़ दिया',
    'group.kicked': '{by} ने {on} को हटाया',
    'group.banned': '{by} ने {on} पर रोक लगाई',
    'group.unbanned': '{by} ने {on} से रोक हटाई',
    'group.added': '{by} ने {on} को जोड़ा',
    'group.scopeChanged': '{by} ने {on} की भूमिका बदली',

    'receipt.sent': 'भेजा गया',
    'receipt.delivered': 'डिलीवर हुआ',
    'receipt.read': 'पढ़ा गया',
    'receipt.error': 'नहीं भेजा गया',

    'unread.count': { one: '{count} बिना पढ़ा मैसेज', other: '{count} बिना पढ़े मैसेज' },

    'date.yesterday': 'कल',

    'presence.online': 'ऑनलाइन',
    'presence.offline': 'ऑफ़लाइन',
    'presence.lastSeen': 'पिछली बार ऑनलाइन: {date}',

    'menu.more': '{name} के लिए और विकल्प',
    'menu.delete': 'मिटाएँ',

    'delete.title': '{name} के साथ चैट मिटाएँ?',
    'delete.text': 'इस चैट और इसके मैसेज की आपकी कॉपी मिट जाएगी। इसे वापस नहीं लाया जा सकता।',
    'delete.confirm': 'मिटाएँ',
    'delete.cancel': 'रद्द करें',
    'delete.failed': 'चैट मिटाई नहीं जा सकी। फिर से कोशिश करें।',
    'delete.done': 'चैट मिटाई गई',

    'select.row': '{name} को चुनें',
    'select.remove': '{name} को हटाएँ',
    'select.count': { one: '{count} चुना गया', other: '{count} चुने गए' },

    'section.index': 'किसी अक्षर पर जाएँ',
    'section.other': 'अन्य',
    'section.jump': '{letter} पर जाएँ',
    'section.seeking': '{letter} खोजा जा रहा है…',
  },
};
