/** All people and names here are invented. */
export type Person = { called: string; full: string };

const person = (called: string, full: string): Person => ({ called, full });

export const DEVELOPMENT_REQUESTERS = [
  person('Aisyah', 'Nur Aisyah binti Kamaruddin'),
  person('Wei Jie', 'Tan Wei Jie'),
  person('Kavitha', 'Kavitha a/p Subramaniam'),
  person('Daniel Lim', 'Lim Kok Hong Daniel'),
  person('Farid', 'Mohd Farid bin Osman'),
  person('Mei Ling', 'Chong Mei Ling'),
  person('Priya Nair', 'Priya Darshini Nair'),
  person('Hakim', 'Muhammad Hakim bin Roslan'),
  person('Jasmine', 'Jasmine Wong Siew Fun'),
  person('Thinesh', 'Thinesh a/l Ganesan'),
  person('Norhayati', 'Norhayati binti Yaakub'),
  person('Cornelius', 'Cornelius Anak Nyabong'),
];
export const HELD_OUT_REQUESTERS = [
  person('Syafiqah', 'Nurul Syafiqah binti Bahari'),
  person('Zhi Hao', 'Ooi Zhi Hao'),
  person('Logeswary', 'Logeswary a/p Muniandy'),
  person('Amirul', 'Amirul Haziq bin Sulaiman'),
  person('Stephanie', 'Stephanie Yeoh Pei Shan'),
  person('Raymond Gomes', 'Raymond Gomes'),
  person('Khairunnisa', 'Khairunnisa binti Ghazali'),
  person('Vikneswaran', 'Vikneswaran a/l Perumal'),
  person('Dayang Suria', 'Dayang Suria binti Awang Tengah'),
];
export const SENDERS = [
  'Siti Hajar binti Zakaria',
  'Ong Kai Xiang',
  'Rajesh a/l Balakrishnan',
  'Nurul Izzati binti Hassan',
  'Jason Yap Mun Fai',
  'Low Hui Yee',
  'Azlan Firdaus bin Mokhtar',
  'Grace Pereira',
  'Ahmad Luqman bin Saari',
  'Teh Boon Keat',
];
/** People and shops that also get money. They are no housemates, and not asked for anything. */
export const OTHERS = [
  'Goh Siew Hong',
  'Arvind Menon',
  'Rosnah binti Mamat',
  'Kedai Runcit Seri Embun',
  'Restoran Daun Hijau',
  'Chin Tuck Leong',
  'Pasar Mini Bunga Raya',
  'Shahrul Nizam bin Wahab',
  'Bengkel Motor Dua Roda',
];
export const NICKNAMES = [
  person('Ah Boy', 'Lee Chun Hoe'),
  person('Kak Long', 'Suhaila binti Darus'),
  person('Chipmunk', 'Hariharan a/l Sivalingam'),
  person('Bobo', 'Cheah Poh Lin'),
];
/** Names that are too short to tell people apart. */
export const SHORT_NAMES = [
  person('Ali', 'Ali bin Hamzah'),
  person('Mei', 'Ng Mei'),
  person('Lim', 'Lim Ah Seng'),
];

export const BANKS = [
  'Bank Teratai',
  'Meranti Bank',
  'Bank Sinar Embun',
  'Rimbun Bank',
  'Tiram Savings',
  'Bank Seroja',
];
/** Many contain figures. */
export const MEMOS = [
  'groceries',
  'rent share',
  'wifi nov',
  'dinner 14/2',
  'unit 12-3A rent',
  'bil air 2026',
  'house stuff',
  'electric 3 of 4',
  'gas tong 14kg',
  'makan malam 5 org',
  'A-17-08 deposit',
  'cleaner 2x',
  'minyak masak 5kg',
  'netting 28 Feb',
  'internet 100mbps',
  'barang dapur',
];
