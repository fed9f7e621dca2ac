import type { Language } from '../language.ts';

/** Turkish. Names are followed by a word that takes the case ending instead. */
export const tr: Language = {
  tag: 'tr',
  calendar: { today: 'HH:mm', otherDays: 'DD.MM.YYYY' },
  words: {
    'chats.title': 'Sohbetler',
    'chats.empty.title': 'Henüz sohbet yok',
    'chats.empty.description': 'Bir sohbet başlattığınızda veya mesaj aldığınızda burada görünür.',
    'chats.error.title': 'Sohbetler yüklenemedi',
    'chats.error.description': 'Bağlantınızı kontrol edip tekrar deneyin.',

    'users.title': 'Kullanıcılar',
    'users.empty.title': 'Henüz kullanıcı yok',
    'users.empty.description': 'Sohbet edebileceğiniz kişiler burada görünür.',
    'users.error.title': 'Kullanıcılar yüklenemedi',
    'users.error.description': 'Bağlantınızı kontrol edip tekrar deneyin.',

    'search.placeholder': 'Ara',
    'search.clear': 'Aramayı temizle',
    'search.empty.title': 'Sonuç yok',
    'search.empty.description': '“{keyword}” ile eşleşen bir şey yok.',
    'search.results': { one: '{count} sonuç', other: '{count} sonuç' },
    'search.resultsOrMore': { one: '{count} veya daha fazla sonuç', other: '{count} veya daha fazla sonuç' },

    'list.loading': 'Yükleniyor…',
    'list.pagingError': 'Devamı yüklenemedi.',
    'list.retry': 'Tekrar dene',
    'list.end': 'Hepsi bu kadar.',
    'list.newActivity': { one: '{count} okunmamış sohbet', other: '{count} okunmamış sohbet' },
    'list.moved': { one: '{count} sohbet taşındı', other: '{count} sohbet taşındı' },

    'error.noSdk':
      'Sohbet SDK’sı ayarlanmadı. Uygulamayı sdk verilen bir KitProvider içine alın veya önce KitUIKit.init işlevini çağırın.',
    'error.notLoggedIn': 'Oturum açılmadı. Sohbet SDK’sıyla oturum açıp tekrar deneyin.',

    'connection.offline': 'Çevrimdışısınız. Mesajlar bağlantı geri geldiğinde ulaşır.',
    'connection.connecting': 'Bağlanıyor…',

    'typing.one': '{name} yazıyor…',
    'typing.two': '{first} ve {second} yazıyor…',
    'typing.many': { one: '{count} kişi yazıyor…', other: '{count} kişi yazıyor…' },
    'typing.direct': 'yazıyor…',

    'message.received': '{name} yeni bir mesaj gönderdi',
    'message.count': { one: '{count} yeni mesaj', other: '{count} yeni mesaj' },
    'message.chats': { one: '{count} sohbette', other: '{count} sohbette' },
    'message.summary': '{chats} {messages}',
    'message.you': 'Siz',
    'message.sender': '{name}: ',
    'message.photo': 'Fotoğraf',
    'message.video': 'Video',
    'message.audio': 'Ses',
    'message.file': 'Dosya',
    'message.deleted': 'Mesaj silindi',
    'message.call': 'Arama',
    'message.custom': 'Özel mesaj',
    'message.none': 'Henüz mesaj yok',
    'message.sent': 'Mesaj gönderildi',

    'group.joined': '{by} gruba katıldı',
    'group.left': '{by} gruptan ayrıldı',
    'group.kicked': '{by}, {on} kişisini çıkardı',
    'group.banned': '{by}, {on} kişisini yasakladı',
    'group.unbanned': '{by}, {on} kişisinin yasağını kaldırdı',
    'group.added': '{by}, {on} kişisini ekledi',
    'group.scopeChanged': '{by}, {on} kişisinin rolünü değiştirdi',

    'receipt.sent': 'Gönderildi',
    'receipt.delivered': 'İletildi',
    'receipt.read': 'Okundu',
    'receipt.error': 'Gönderilmedi',

    'unread.count': { one: '{count} okunmamış mesaj', other: '{count} okunmamış mesaj' },

    'date.yesterday': 'Dün',

    'presence.online': 'Çevrimiçi',
    'presence.offline': 'Çevrimdışı',
    'presence.lastSeen': 'Son görülme: {date}',

    'menu.more': '{name} için diğer seçenekler',
    'menu.delete': 'Sil',

    'delete.title': '{name} ile sohbet silinsin mi?',
    'delete.text': 'Sohbetin ve mesajlarının sizdeki kopyası silinir. Bu işlem geri alınamaz.',
    'delete.confirm': 'Sil',
    'delete.cancel': 'Vazgeç',
    'delete.failed': 'Sohbet silinemedi. Tekrar deneyin.',
    'delete.done': 'Sohbet silindi',

    'select.row': 'Seç: {name}',
    'select.remove': 'Kaldır: {name}',
    'select.count': { one: '{count} seçildi', other: '{count} seçildi' },

    'section.index': 'Bir harfe git',
    'section.other': 'Diğer',
    'section.jump': 'Şuraya git: {letter}',
    'section.seeking': '{letter} aranıyor…',
  },
};
