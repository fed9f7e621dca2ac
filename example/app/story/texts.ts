/** What the people of the story are called and write, in one language. */
export interface StoryTexts {
  /** The two users of the seed, and their friends. */
  readonly people: Readonly<Record<'ann' | 'bob' | 'mira' | 'jonas' | 'leila', string>>;
  readonly group: string;
  readonly news: string;
  readonly driving: string;
  readonly cabin: string;
  readonly bed: string;
  readonly hammock: string;
  /** With the address of a page, which `listTitle` and `listAbout` describe. */
  readonly list: string;
  readonly listTitle: string;
  readonly listAbout: string;
  readonly coffee: string;
  readonly firewood: string;
  readonly salad: string;
  readonly matches: string;
  readonly water: string;
  readonly swimming: string;
  readonly breakfast: string;
  /** A question to the signed-in user, whose name precedes it. */
  readonly station: string;
  readonly ofCourse: string;
  readonly forecast: string;
  /** What is written while the chat is open, after some typing. */
  readonly packed: string;
  readonly cannotWait: string;
  /** What a friend writes to the signed-in user alone. */
  readonly secret: string;
  /** What the signed-in user asks, its answers in the chat, and one in its thread. */
  readonly tent: string;
  readonly tentAnswer: string;
  readonly tentQuote: string;
  readonly tentThread: string;
  /** What the signed-in user writes while thousands of messages arrive. */
  readonly busy: string;
  /** What friends answer to anything else. */
  readonly answers: readonly string[];
}

const EN: StoryTexts = {
  people: {
    ann: 'Ann Lindqvist',
    bob: 'Bob Okafor',
    mira: 'Mira Santos',
    jonas: 'Jonas Weber',
    leila: 'Leila Haddad',
  },
  group: 'Lake weekend',
  news: 'Morning everyone! The cabin by the lake is ours, from Friday to Sunday 🎉',
  driving: 'Best news of the week. I can drive, there are four seats',
  cabin: 'This is it. The window on the left is the kitchen',
  bed: 'I call the bed by the window!',
  hammock: 'Fine, then the hammock is mine 😄',
  list: 'Who brings what? I started a list: https://example.org/lake-weekend',
  listTitle: 'Lake weekend: who brings what?',
  listAbout: 'Coffee, firewood, bread, matches … 12 things, 3 are still open.',
  coffee: 'I bring coffee. The good one, and the big pot',
  firewood: 'Firewood and marshmallows',
  salad: 'Bread, olive oil and something green',
  matches: 'And I bring matches, in case the two of you forget them',
  water: 'From my last summer there. The water had 21 degrees in the evening',
  swimming: 'So it is swimming before breakfast, then',
  breakfast: 'And this is what breakfast looks like. I am only saying',
  station: 'can you pick up Leila at the station at five?',
  ofCourse: 'Of course, I drive past it anyway',
  forecast: 'Sun all weekend, says the forecast ☀️',
  packed: 'I have packed already. It is only Wednesday, I know',
  cannotWait: 'I cannot wait either!',
  secret: 'Psst, it is Bob’s birthday on Sunday. Shall we bake a cake? 🤫',
  tent: 'Shall I bring the small tent, in case it gets loud inside?',
  tentAnswer: 'Yes please! Then the snorers sleep outside',
  tentQuote: 'I do not snore. I breathe with feeling',
  tentThread: 'Take the blue blankets too, nights by the lake are cold',
  busy: 'Ten thousand messages, and I am still typing without a hitch',
  answers: [
    'Sounds good!',
    'Haha, exactly 😄',
    'Perfect, thank you 🙏',
    'I will put it on the list',
    'Me too!',
  ],
};

const DE: StoryTexts = {
  people: {
    ann: 'Anna Lindner',
    bob: 'Ben Okafor',
    mira: 'Mira Santos',
    jonas: 'Jonas Weber',
    leila: 'Leila Haddad',
  },
  group: 'Wochenende am See',
  news: 'Guten Morgen zusammen! Die Hütte am See gehört uns, von Freitag bis Sonntag 🎉',
  driving: 'Die beste Nachricht der Woche. Ich kann fahren, vier Plätze sind frei',
  cabin: 'Das ist sie. Das Fenster links ist die Küche',
  bed: 'Das Bett am Fenster ist meins!',
  hammock: 'Gut, dann nehme ich die Hängematte 😄',
  list: 'Wer bringt was mit? Ich habe eine Liste angefangen: https://example.org/am-see',
  listTitle: 'Wochenende am See: Wer bringt was mit?',
  listAbout: 'Kaffee, Brennholz, Brot, Streichhölzer … 12 Dinge, 3 sind noch offen.',
  coffee: 'Ich bringe Kaffee mit. Den guten, und die große Kanne',
  firewood: 'Brennholz und Marshmallows',
  salad: 'Brot, Olivenöl und etwas Grünes',
  matches: 'Und ich Streichhölzer, falls ihr zwei sie vergesst',
  water: 'Von meinem letzten Sommer dort. Das Wasser hatte abends 21 Grad',
  swimming: 'Also schwimmen vor dem Frühstück',
  breakfast: 'Und so sieht das Frühstück aus. Ich sag’s ja nur',
  station: 'kannst du Leila um fünf am Bahnhof abholen?',
  ofCourse: 'Klar, ich komme sowieso daran vorbei',
  forecast: 'Das ganze Wochenende Sonne, sagt der Wetterbericht ☀️',
  packed: 'Ich habe schon gepackt. Ja, es ist erst Mittwoch',
  cannotWait: 'Ich freue mich auch schon so!',
  secret: 'Psst, Ben hat am Sonntag Geburtstag. Wollen wir einen Kuchen backen? 🤫',
  tent: 'Soll ich das kleine Zelt mitnehmen, falls es drinnen laut wird?',
  tentAnswer: 'Ja bitte! Dann schlafen die Schnarcher draußen',
  tentQuote: 'Ich schnarche nicht. Ich atme mit Gefühl',
  tentThread: 'Nimm auch die blauen Decken mit, nachts wird es am See kalt',
  busy: 'Zehntausend Nachrichten, und ich schreibe einfach weiter',
  answers: [
    'Klingt gut!',
    'Haha, genau 😄',
    'Perfekt, danke dir 🙏',
    'Ich setze es auf die Liste',
    'Ich auch!',
  ],
};

const ES: StoryTexts = {
  people: {
    ann: 'Ana Molina',
    bob: 'Beto Ocampo',
    mira: 'Mireia Santos',
    jonas: 'Jonás Vega',
    leila: 'Leila Haddad',
  },
  group: 'Finde en el lago',
  news: '¡Buenos días a todos! La cabaña del lago es nuestra, de viernes a domingo 🎉',
  driving: 'La mejor noticia de la semana. Puedo llevar el coche, hay cuatro plazas',
  cabin: 'Es esta. La ventana de la izquierda es la cocina',
  bed: '¡Me pido la cama de la ventana!',
  hammock: 'Vale, entonces la hamaca es mía 😄',
  list: '¿Quién trae qué? He empezado una lista: https://example.org/lago',
  listTitle: 'Finde en el lago: ¿quién trae qué?',
  listAbout: 'Café, leña, pan, cerillas… 12 cosas, 3 sin dueño todavía.',
  coffee: 'Yo llevo café. Del bueno, y la cafetera grande',
  firewood: 'Leña y nubes para tostar',
  salad: 'Pan, aceite de oliva y algo verde',
  matches: 'Y yo cerillas, por si se os olvidan a los dos',
  water: 'Es de mi último verano allí. El agua estaba a 21 grados por la tarde',
  swimming: 'Entonces, a nadar antes de desayunar',
  breakfast: 'Y así es el desayuno. Yo solo lo digo',
  station: '¿puedes recoger a Leila en la estación a las cinco?',
  ofCourse: 'Claro, me pilla de camino',
  forecast: 'Sol todo el fin de semana, dice el pronóstico ☀️',
  packed: 'Ya tengo la maleta hecha. Sí, ya sé que es miércoles',
  cannotWait: '¡Yo tampoco puedo esperar!',
  secret: 'Oye, el domingo es el cumple de Beto. ¿Le hacemos una tarta? 🤫',
  tent: '¿Llevo la tienda pequeña, por si dentro hay mucho ruido?',
  tentAnswer: '¡Sí, por favor! Así los que roncan duermen fuera',
  tentQuote: 'Yo no ronco. Respiro con sentimiento',
  tentThread: 'Coge también las mantas azules, que en el lago refresca de noche',
  busy: 'Diez mil mensajes y sigo escribiendo tan tranquila',
  answers: [
    '¡Me parece bien!',
    'Jaja, eso mismo 😄',
    'Perfecto, gracias 🙏',
    'Lo apunto en la lista',
    '¡Yo también!',
  ],
};

const AR: StoryTexts = {
  people: {
    ann: 'آية الحسن',
    bob: 'بشر الخطيب',
    mira: 'ميرا منصور',
    jonas: 'يونس درويش',
    leila: 'ليلى حداد',
  },
  group: 'عطلة البحيرة',
  news: 'صباح الخير جميعاً! كوخ البحيرة لنا من الخميس إلى السبت 🎉',
  driving: 'أجمل خبر هذا الأسبوع. سيارتي جاهزة، وفيها أربعة مقاعد',
  cabin: 'هذا هو. النافذة على اليسار هي المطبخ',
  bed: 'السرير الذي بجانب النافذة لي!',
  hammock: 'حسناً، إذاً الأرجوحة لي 😄',
  list: 'من يحضر ماذا؟ بدأت قائمة: https://example.org/buhayra',
  listTitle: 'عطلة البحيرة: من يحضر ماذا؟',
  listAbout: 'قهوة، حطب، خبز، كبريت… ١٢ غرضاً، بقي منها ثلاثة.',
  coffee: 'القهوة عليّ. من النوع الجيد، ومعها الدلّة الكبيرة',
  firewood: 'الحطب وشيء حلو نشويه عليه',
  salad: 'الخبز وزيت الزيتون وسلطة خضراء',
  matches: 'وأنا الكبريت، لأنكما ستنسيانه',
  water: 'من صيفي الماضي هناك. كانت حرارة الماء مساءً ٢١ درجة',
  swimming: 'إذاً نسبح قبل الفطور',
  breakfast: 'وهكذا يكون الفطور هناك. مجرد تذكير',
  station: 'هل يمكنك أن تأخذي ليلى من المحطة الساعة الخامسة؟',
  ofCourse: 'طبعاً، المحطة على طريقي',
  forecast: 'شمس طوال العطلة حسب النشرة ☀️',
  packed: 'حقيبتي جاهزة من الآن. أعرف، ما زلنا يوم الثلاثاء',
  cannotWait: 'وأنا أيضاً لا أستطيع الانتظار!',
  secret: 'بيني وبينك، السبت عيد ميلاد بشر. هل نخبز له كعكة؟ 🤫',
  tent: 'هل أحضر الخيمة الصغيرة إن كثر الضجيج في الداخل؟',
  tentAnswer: 'نعم رجاءً! من يشخر ينام في الخارج',
  tentQuote: 'أنا لا أشخر، أنا أتنفس بإحساس',
  tentThread: 'خذي البطانيات الزرقاء أيضاً، الليل عند البحيرة بارد',
  busy: 'عشرة آلاف رسالة وما زلت أكتب بلا أي تأخير',
  answers: ['فكرة جميلة!', 'ههههه بالضبط 😄', 'ممتاز، شكراً 🙏', 'سأضيفها إلى القائمة', 'وأنا أيضاً!'],
};

const JA: StoryTexts = {
  people: { ann: '相沢 杏', bob: '岡 望', mira: '三浦 美来', jonas: '上原 蓮', leila: '森 理央' },
  group: '湖の週末',
  news: 'みんなおはよう！湖のコテージ、金曜から日曜まで取れたよ 🎉',
  driving: '今週いちばんのニュース！車出せるよ、4人乗れる',
  cabin: 'ここです。左の窓がキッチン',
  bed: '窓ぎわのベッドは私ね！',
  hammock: 'じゃあハンモックはもらった 😄',
  list: '持ち物どうする？リスト作ってみた： https://example.org/mizuumi',
  listTitle: '湖の週末：持ち物リスト',
  listAbout: 'コーヒー、薪、パン、マッチなど12点。あと3つ、担当募集中。',
  coffee: 'コーヒー持っていくね。いい豆と、大きいポット',
  firewood: '薪とマシュマロ担当します',
  salad: 'パンとオリーブオイルと、あと野菜',
  matches: 'マッチは私が。ふたりとも忘れそうだから',
  water: '去年の夏の写真。夕方でも水温21度あったよ',
  swimming: 'じゃあ朝ごはんの前にひと泳ぎだね',
  breakfast: 'で、朝ごはんはこんな感じ。いちおう言っておくね',
  station: '5時に駅で理央を拾ってもらえる？',
  ofCourse: 'もちろん、どうせ通り道だし',
  forecast: '予報だと週末ずっと晴れ ☀️',
  packed: 'もう荷造りした。まだ水曜なのは分かってる',
  cannotWait: '私も待ちきれない！',
  secret: 'ないしょだけど、日曜は望くんの誕生日。ケーキ焼かない？ 🤫',
  tent: '中がにぎやかすぎたときのために、小さいテント持っていく？',
  tentAnswer: 'ぜひ！いびきの人は外で寝てもらおう',
  tentQuote: 'いびきじゃない、感情をこめた呼吸です',
  tentThread: '青い毛布もよろしく。湖の夜は冷えるから',
  busy: '1万件届いてる間も、すらすら書けてる',
  answers: ['いいね！', 'ほんとそれ 😄', '助かる、ありがとう 🙏', 'リストに入れておくね', '私も！'],
};

const ZH_HANS: StoryTexts = {
  people: { ann: '安琳', bob: '欧博文', mira: '苏米', jonas: '周楠', leila: '李蕾' },
  group: '湖边周末',
  news: '大家早！湖边的小木屋订好了，周五到周日 🎉',
  driving: '这周最好的消息！我可以开车，还有四个座位',
  cabin: '就是这间。左边那扇窗是厨房',
  bed: '靠窗的床归我！',
  hammock: '行，那吊床是我的了 😄',
  list: '谁带什么？我列了个清单： https://example.org/hubian',
  listTitle: '湖边周末：谁带什么？',
  listAbout: '咖啡、柴火、面包、火柴……共 12 样，还有 3 样没人认领。',
  coffee: '咖啡我来带。好豆子，还有那把大壶',
  firewood: '柴火和棉花糖我包了',
  salad: '面包、橄榄油，再来点蔬菜',
  matches: '火柴我带，免得你们俩忘了',
  water: '去年夏天在那儿拍的，傍晚水温还有 21 度',
  swimming: '那就吃早饭前先游一圈',
  breakfast: '早饭长这样，我就是随口一说',
  station: '五点能去车站接一下李蕾吗？',
  ofCourse: '没问题，反正顺路',
  forecast: '天气预报说整个周末都是晴天 ☀️',
  packed: '我行李都收拾好了。我知道，今天才周三',
  cannotWait: '我也等不及了！',
  secret: '悄悄说，周日是博文的生日，我们烤个蛋糕吧？🤫',
  tent: '要不要带上小帐篷？万一屋里太吵',
  tentAnswer: '要！打呼噜的睡外面',
  tentQuote: '我那不是打呼噜，是用感情呼吸',
  tentThread: '蓝色的毯子也带上吧，湖边晚上冷',
  busy: '一万条消息涌进来，我照样打字',
  answers: ['好啊！', '哈哈，就是 😄', '太好了，谢谢 🙏', '我加到清单里', '我也是！'],
};

const LANGUAGES: Readonly<Record<string, StoryTexts>> = {
  en: EN,
  ar: AR,
  de: DE,
  es: ES,
  ja: JA,
  'zh-Hans': ZH_HANS,
};

/** Returns the story in a language; in English for a language that has none. */
export const storyTexts = (language: string): StoryTexts => LANGUAGES[language] ?? EN;

/** Returns the story whose list is at an address. */
export const storyOfList = (address: string): StoryTexts | undefined =>
  Object.values(LANGUAGES).find(({ list }) => list.endsWith(address));
