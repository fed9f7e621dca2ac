import { hash, pick } from './random.ts';

interface NamePool {
  /** How often the pool is used, relative to the sum of all weights. */
  readonly weight: number;
  readonly given: readonly string[];
  readonly family: readonly string[];
  /** Whether the family name comes first, and the separator. */
  readonly familyFirst?: true;
  readonly joint?: string;
}

const words = (text: string): string[] => text.split(' ');

const POOLS: readonly NamePool[] = [
  {
    weight: 30,
    given: words(
      'Ada Alice Amara Anna Ben Carla Chloe Daniel Diego Ella Emma Felix Fiona Grace Hannah Hugo Ida Isaac Jack Jonas Julia Kofi Laura Leo Lina Lucas Maria Max Mia Nadia Noah Nora Oliver Olivia Paul Rosa Ruth Sam Sara Simon Sofia Theo Tom Uma Vera Victor Wanda Xenia Yara Zoe',
    ),
    family: words(
      'Adams Baker Bauer Clark Costa Diallo Evans Fischer Garcia Haddad Ibsen Jansen Keller Lopez Mensah Moreau Nowak Okafor Olsen Patel Quinn Ricci Rossi Santos Silva Smith Taylor Urban Vogel Walker Weber Young Zimmer',
    ),
  },
  {
    weight: 18,
    given: words(
      'Åsa Émile Élodie Øyvind Şebnem Çağla Zoë Noël José Inés Íris Łukasz Žofie Jiří Ágnes Győző Björn Jürgen Måns Ömer Đorđe Ștefan Ñusta Renée Søren Ægir Þóra Ürsula Anaïs Ján',
    ),
    family: words(
      'Ångström Öztürk Müller Núñez Gonçalves Dvořák Kovács Łuczak Šimková Čapek Øster Brontë Peña Lefèvre Håkansson Strauß Żuraw Țepeș Ibáñez Güneş Đilas Ødegård Saarinen-Mäkelä O’Brien D’Angelo',
    ),
  },
  {
    weight: 8,
    given: words('Алексей Анна Борис Вера Галина Дмитрий Елена Игорь Ольга Павел Світлана Тарас'),
    family: words('Иванова Петров Соколов Шевченко Кузнецов Морозова Бондаренко Орлов Лебедева'),
  },
  {
    weight: 6,
    given: words('Αθηνά Γιώργος Δήμητρα Ελένη Κώστας Μαρία Νίκος Σοφία'),
    family: words('Παπαδόπουλος Νικολάου Γεωργίου Αλεξίου Οικονόμου'),
  },
  {
    weight: 8,
    given: words('أحمد فاطمة محمد ليلى يوسف مريم خالد نور سارة عمر'),
    family: words('الحسن المصري حداد خوري العلي منصور الشامي'),
  },
  {
    weight: 5,
    given: words('דוד שרה יעל נועם רחל אורי תמר איתן'),
    family: words('כהן לוי מזרחי פרץ ביטון אברהם'),
  },
  {
    weight: 7,
    given: words('伟 芳 娜 敏 静 丽 强 洋 艳 子涵 浩然 欣怡'),
    family: words('王 李 张 刘 陈 杨 赵 黄 周 吴 欧阳'),
    familyFirst: true,
    joint: '',
  },
  {
    weight: 6,
    given: words('さくら 陽菜 翔太 健一 美咲 ひろし 蓮 ユウキ'),
    family: words('佐藤 鈴木 高橋 田中 渡辺 小林 山本'),
    familyFirst: true,
  },
  {
    weight: 5,
    given: words('민준 서연 지우 하은 도윤 수아 예준'),
    family: words('김 이 박 최 정 강 조'),
    familyFirst: true,
    joint: '',
  },
  {
    weight: 5,
    given: words('अनिल प्रिया राहुल सीता विक्रम नेहा अर्जुन कविता'),
    family: words('शर्मा वर्मा सिंह गुप्ता पटेल मिश्रा'),
  },
  {
    weight: 2,
    given: words('Mia🌻 Leo🚀 Zed👩🏽‍🚀 Ivy👨‍👩‍👧‍👦 Kit🏳️‍🌈 Ash🇺🇦 Rex👍🏿'),
    family: words('Storm Winter Bloom Fox Wilde'),
  },
];
const CROWD = 1000;
const INITIALS = words('A B C D E F G H I J K L M N O P Q R S T U V W X Y Z');
const POOL_OF_WEIGHT = POOLS.flatMap((pool) => Array<NamePool>(pool.weight).fill(pool));

/** Returns a person's name for an index in the seed; one in 500 is very long, one in 1,000 a single word. */
export function personName(seed: number, index: number): string {
  const h = hash(seed, 1, index);
  const pool = pick(POOL_OF_WEIGHT, h);
  const given = pick(pool.given, hash(h, 2));
  const family = pick(pool.family, hash(h, 3));
  const rare = hash(h, 4) % 1000;
  if (rare === 0) return given;
  if (rare < 3) return `${given} Maximiliane Philippa de la Fuente y Vasconcelos-Wolkenstein ${family}`;
  const joint = pool.joint ?? ' ';
  if (pool.familyFirst) return family + joint + given;
  // Large sets need more names than two parts provide.
  const initial = index < CROWD ? '' : ` ${pick(INITIALS, hash(h, 5))}.`;
  return given + initial + joint + family;
}

const TOPICS = words(
  'Weekend Design Support Release Family Book Running Kitchen Photo Garden Night Product Board Launch Trail Coffee Music Research Budget Flat',
);
const KINDS = words('team club crew chat planning friends room channel notes circle');
const OTHER_GROUPS = [
  'Équipe produit',
  'Сімейний чат',
  'Παρέα του Σαββάτου',
  'أصدقاء العمل',
  'צוות פיתוח',
  '周末爬山群',
  '開発チーム',
  '주말 등산 모임',
  'परिवार',
  'Reisegruppe Südtirol 🏔️',
  '👩‍👩‍👦‍👦 Neighbours',
  'The very long name of a group that nobody wanted to shorten because it names everyone and everything it is about',
];

/** Returns a group's name for an index in the seed. */
export function groupName(seed: number, index: number): string {
  const h = hash(seed, 5, index);
  if (h % 5 === 0) return pick(OTHER_GROUPS, hash(h, 1));
  return `${pick(TOPICS, hash(h, 2))} ${pick(KINDS, hash(h, 3))}`;
}
