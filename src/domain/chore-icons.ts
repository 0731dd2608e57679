/** The icon of a chore whose name says nothing about it. */
const OTHER_CHORE = '📌';

/** What the icons are for, in the languages that people mix here: words in lower case, also with -s or -es. */
const ICON_WORDS: readonly [icon: string, words: readonly string[]][] = [
  ['🪟', ['window', 'tingkap', '窗']],
  ['🗑️', ['rubbish', 'trash', 'bin', 'sampah', '垃圾']],
  ['🧺', ['laundry', 'bedsheet', 'clothes', 'dobi', 'baju', 'cadar', '洗衣', '床单']],
  ['🍽️', ['dish', 'plates', 'pinggan', '碗', '盘']],
  ['🍳', ['cook', 'cooking', 'dinner', 'lunch', 'kitchen', 'stove', 'masak', 'dapur', '煮', '饭', '厨']],
  ['🧊', ['fridge', 'freezer', 'peti sejuk', '冰箱']],
  ['🛒', ['buy', 'shop', 'shopping', 'groceries', 'market', 'beli', 'pasar', '买', '超市']],
  ['🪴', ['plant', 'garden', 'gardening', 'lawn', 'pokok', 'taman', 'rumput', '花', '植物', '草']],
  ['🚽', ['toilet', 'tandas', '厕所', '马桶']],
  ['🚿', ['bath', 'bathroom', 'shower', 'bilik air', '浴室']],
  ['🧹', ['sweep', 'sweeping', 'sapu', '扫']],
  ['🫧', ['mop', 'mopping', 'floor', 'lantai', '拖地', '地板']],
  ['❄️', ['air con', 'aircon', 'air-con', 'ac filter', 'penghawa', 'kipas', 'fan', '空调', '冷气', '风扇']],
  ['🔧', ['repair', 'fix', 'plumber', 'technician', 'baiki', 'tukang', '修']],
  ['💡', ['bulb', 'light', 'lampu', '灯']],
  ['📦', ['parcel', 'package', 'box', 'bungkusan', 'kotak', '包裹', '快递']],
  ['🚗', ['car', 'kereta', '车']],
  ['🐈', ['cat', 'dog', 'pet', 'kucing', 'anjing', '猫', '狗']],
  ['🔑', ['key', 'lock', 'kunci', '钥匙', '锁']],
  ['💧', ['water', 'air minuman', '水']],
];

/** Returns the icon for the name of a chore that comes once (docs/product/board.md 'Add once'). */
export function iconFor(name: string): string {
  const text = name.toLowerCase();
  const hasWord = (word: string) => new RegExp(`(^|[^\\p{L}])${word}(s|es)?(?!\\p{L})`, 'u').test(text);
  // Chinese has no spaces between words.
  const has = (word: string) => (/\p{Script=Han}/u.test(word) ? text.includes(word) : hasWord(word));
  return ICON_WORDS.find(([, words]) => words.some(has))?.[0] ?? OTHER_CHORE;
}
