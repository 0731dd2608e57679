/**
 * What the product calls itself, and what its sentences say in place of a name, in every language: whoever had such a name would pass for the
 * product, or for somebody else (docs/product/accounts.md 'Names that nobody takes'). `test/languages/reserved-names.test.ts` compares it with the words.
 */
const RESERVED = [
  'Serumah',
  'Pay My Money Back',
  'Former housemate',
  'A former housemate',
  'Someone',
  'You',
  'A housemate',
  'Your housemate',
  'Housemate',
  'The requester',
  'Requester',
  'Administrator',
  'Admin',
  'Bekas rakan serumah',
  'Seseorang',
  'Anda',
  'Seorang rakan serumah',
  'Rakan serumah',
  'Rakan serumah anda',
  'Peminta',
  'Pengirimnya',
  'Pentadbir',
  '前室友',
  '有人',
  '你',
  '室友',
  '一位室友',
  '你的室友',
  '这位室友',
  '新室友',
  '对方',
  '收款人',
  '管理员',
];

/** Without what one does not see, or does not look at: invisible signs, spaces, punctuation, accents, forms and case. */
const keyOf = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/[\p{Default_Ignorable_Code_Point}\p{C}\p{Z}\p{P}\p{S}\p{M}]/gu, '')
    .toLowerCase();

const KEYS = new Set(RESERVED.map(keyOf));

/** Whether nobody may have that display name. */
export const isReservedName = (name: string): boolean => KEYS.has(keyOf(name));
