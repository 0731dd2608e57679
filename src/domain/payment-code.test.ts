import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AMOUNT_MAX } from '#domain/money.ts';
import {
  codeWithAmount,
  isPayable,
  parsePaymentCode,
  printPaymentCode,
  readPaymentCode,
  type CodeField,
} from '#domain/payment-code.ts';

/** The fields of a DuitNow QR as banks make them, for a made-up account. */
const codeFields = ({ name = 'AISYAH BINTI RAHMAN', amount = '' } = {}): CodeField[] => [
  { tag: '00', value: '01' },
  { tag: '01', value: '11' },
  { tag: '26', value: '0014A0000006150001010658873402121234567890120310000000000A' },
  { tag: '52', value: '0000' },
  { tag: '53', value: '458' },
  ...(amount ? [{ tag: '54', value: amount }] : []),
  { tag: '58', value: 'MY' },
  { tag: '59', value: name },
  { tag: '60', value: 'PETALING JAYA' },
];

/** The text of such a code. */
const paymentCode = (fields: Parameters<typeof codeFields>[0] = {}) => printPaymentCode(codeFields(fields));

const two = (number: number) => String(number).padStart(2, '0');
const printable = fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code));
const values = (maxLength: number) => fc.string({ unit: printable, minLength: 1, maxLength });
const template = fc
  .uniqueArray(fc.record({ tag: fc.integer({ min: 0, max: 99 }).map(two), value: values(12) }), {
    minLength: 1,
    maxLength: 5,
    selector: ({ tag }) => tag,
  })
  .map((inner) => inner.map(({ tag, value }) => `${tag}${two(value.length)}${value}`).join(''));

/** Tags that say what can be paid with a code, and how. */
const isFixed = (tag: string) => ['00', '01', '53', '54', '55', '56', '57', '58', '63', '82'].includes(tag);
const fieldOf = (tag: string): fc.Arbitrary<CodeField> =>
  fc.record({
    tag: fc.constant(tag),
    value:
      tag >= '26' && tag <= '51'
        ? template
        : tag === '64'
          ? fc.string({ unit: fc.constantFrom('A', ' ', '阿', '明', '𠮷', 'é'), minLength: 1, maxLength: 30 })
          : values(tag === '59' ? 99 : 20),
  });
const others = fc
  .uniqueArray(fc.integer({ min: 2, max: 99 }).map(two), { maxLength: 6 })
  .chain((tags) => fc.tuple(...tags.filter((tag) => !isFixed(tag)).map(fieldOf)));

/** Codes in ringgit without an amount, with their fields in any order. */
const openCodes = fc
  .record({ account: fieldOf('26'), rest: others, initiation: fc.constantFrom('11', undefined) })
  .chain(({ account, rest, initiation }) => {
    const named = rest.filter(({ tag }) => tag !== '26');
    const body = [...named, account, { tag: '53', value: '458' }];
    const start = initiation ? [{ tag: '01', value: initiation }] : [];
    return fc
      .shuffledSubarray(body, { minLength: body.length })
      .map((shuffled) => [{ tag: '00', value: '01' }].concat(start, shuffled));
  })
  .filter((fields) => printPaymentCode(fields).length <= 491);

const amounts = fc.integer({ min: 1, max: AMOUNT_MAX });

// EMVCo's example from its specification: names in Chinese, counted by characters, and a check sum over their bytes.
const EXAMPLE =
  '00020101021229300012D156000000000510A93FO3230Q31280012D15600000001030812345678520441115802CN5914BEST TRANSPORT6007BEIJING' +
  '64200002ZH0104最佳运输0202北京540523.7253031565502016233030412340603***0708A60086670902ME91320016A0112233449988770708123456786304A13A';

test('the check sum and the lengths are those of EMVCo', () => {
  const fields = parsePaymentCode(EXAMPLE) ?? [];
  expect(fields.find(({ tag }) => tag === '64')?.value).toBe('0002ZH0104最佳运输0202北京');
  expect(printPaymentCode(fields)).toBe(EXAMPLE);
  expect(readPaymentCode(EXAMPLE)).toEqual({ problem: 'currency' });
});

test('what is parsed is printed as it was', () => {
  fc.assert(
    fc.property(openCodes, (fields) => {
      const text = printPaymentCode(fields);
      expect(parsePaymentCode(text)).toEqual(fields);
      expect(readPaymentCode(text)).not.toHaveProperty('problem');
    }),
  );
});

test('a share changes only tags 01, 54 and 63, and the code then has that amount', () => {
  fc.assert(
    fc.property(openCodes, amounts, (fields, sen) => {
      const filled = codeWithAmount(printPaymentCode(fields), sen);
      const after = parsePaymentCode(filled?.text ?? '') ?? [];
      const without = (list: CodeField[]) => list.filter(({ tag }) => tag !== '01' && tag !== '54');
      expect(without(after)).toEqual(without(fields));
      const valueOf = (tag: string) => after.find((field) => field.tag === tag)?.value;
      expect([valueOf('01'), valueOf('54')]).toEqual(['12', (sen / 100).toFixed(2)]);
      expect(filled?.isFilled).toBe(true);
      // It is for this one payment, and cannot be saved.
      expect(readPaymentCode(filled?.text ?? '')).toEqual({ problem: 'once' });
    }),
  );
});

test('a code that a hash protects never changes, and the payer types the amount', () => {
  fc.assert(
    fc.property(openCodes, values(64), amounts, (fields, hash, sen) => {
      const text = printPaymentCode([...fields, { tag: '82', value: hash }]);
      fc.pre(text.length <= 491);
      expect(readPaymentCode(text)).toMatchObject({ isSealed: true });
      expect(codeWithAmount(text, sen)).toEqual({ text, isFilled: false });
    }),
  );
});

test.each<[string, Record<string, string>, string]>([
  ['one payment', { '01': '12' }, 'once'],
  ['one payment of RM 12.00', { '01': '12', '54': '12.00' }, 'once'],
  ['one payment, with a hash', { '01': '12', '82': 'A'.repeat(64) }, 'once'],
  ['RM 12.00 each time', { '54': '12.00' }, 'amount'],
  ['RM 12.00 each time, of a bank that does not say which', { '01': '', '54': '12.00' }, 'amount'],
  ['a tip', { '55': '01' }, 'fees'],
  ['a fee of RM 1.00', { '55': '02', '56': '1.00' }, 'fees'],
  ['a fee of 5 %', { '55': '03', '57': '5' }, 'fees'],
  ['a fee alone', { '56': '1.00' }, 'fees'],
  ['a share of a fee alone', { '57': '5' }, 'fees'],
  ['a fee and an amount', { '54': '12.00', '55': '02', '56': '1.00' }, 'fees'],
  ['another country', { '58': 'SG' }, 'other'],
  ['another currency, and one payment', { '01': '12', '53': '702' }, 'currency'],
  ['a bill', { '26': '0014A0000006150001010689898902041234' }, 'other'],
])('a code for %s fits no share', (_, changes, problem) => {
  const own = new Map(codeFields().map(({ tag, value }) => [tag, value]));
  for (const [tag, value] of Object.entries(changes)) own.set(tag, value);
  const fields = [...own].filter(([, value]) => value !== '').map(([tag, value]) => ({ tag, value }));
  const text = printPaymentCode(fields);
  expect(readPaymentCode(text)).toEqual({ problem });
  expect(isPayable(text)).toBe(false);
  expect(codeWithAmount(text, 5960)).toBeUndefined();
});

test('PayNet’s examples: one asks for RM 10.00, and a hash does not hide the amount', () => {
  // Example 2 (P2P) and example 3 (data integrity check) of its QR generation specification 1.5.
  const person =
    '00020201021126410014A000000615000101065016640209123456789520400005303458540510.005802MY5909AUSERNAME6005BANGI63043A23';
  const checked =
    '00020201021126410014A000000615000101065016640209123456789520499995303458540510.005802MY5909QRCSDNBHD6005BANGI8264f879ac6266d8d6da081fc1c17160021119747b190615c21076b3fc0fce56c6eb6304B623';
  for (const text of [person, checked]) expect(readPaymentCode(text), text).toEqual({ problem: 'amount' });
});

test('a wrong, missing or added character is refused', () => {
  const signs = fc.oneof(printable, fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }));
  fc.assert(
    fc.property(openCodes, fc.nat(), signs, (fields, index, sign) => {
      const text = printPaymentCode(fields.filter(({ tag }) => tag !== '64'));
      const at = index % text.length;
      const [head, tail] = [text.slice(0, at), text.slice(at + 1)];
      fc.pre(sign !== text[at]);
      expect(readPaymentCode(head + sign + tail)).toHaveProperty('problem');
      expect(codeWithAmount(head + sign + tail, 100)).toBeUndefined();
    }),
    { numRuns: 200 },
  );
  const code = paymentCode();
  for (let at = 0; at < code.length; at++) {
    expect(readPaymentCode(code.slice(0, at) + code.slice(at + 1))).toHaveProperty('problem');
    expect(readPaymentCode(`${code.slice(0, at)}0${code.slice(at)}`)).toHaveProperty('problem');
    expect(readPaymentCode(code.slice(0, at))).toHaveProperty('problem');
  }
});

const withFields = (...more: CodeField[]) => printPaymentCode([...codeFields(), ...more]);

test('a template with wrong lengths is damaged, also beside a right one, up to the last tag', () => {
  for (const value of ['abcd', '0000', '0005abc']) {
    expect(readPaymentCode(withFields({ tag: '27', value })), value).toEqual({ problem: 'damaged' });
    expect(readPaymentCode(withFields({ tag: '51', value })), value).toEqual({ problem: 'damaged' });
    // A field that is not a template may have any value.
    expect(readPaymentCode(withFields({ tag: '62', value })), value).not.toHaveProperty('problem');
  }
});

test('the payee may be under any tag from 02 to 51, and no other', () => {
  const only = (tag: string, value = '0004abcd') =>
    readPaymentCode(
      printPaymentCode(codeFields().map((field) => (field.tag === '26' ? { tag, value } : field))),
    );
  for (const tag of ['02', '51']) expect(only(tag), tag).not.toHaveProperty('problem');
  for (const tag of ['55', '62']) expect(only(tag), tag).toEqual({ problem: 'damaged' });
  // The bank is not read from a code that is none of these.
  const duitNow = codeFields().find(({ tag }) => tag === '26')?.value ?? '';
  const elsewhere = printPaymentCode([
    ...codeFields().map((field) => (field.tag === '26' ? { tag: '26', value: '0004abcd' } : field)),
    { tag: '62', value: duitNow },
  ]);
  expect(readPaymentCode(paymentCode())).toMatchObject({ bank: 'Maybank' });
  expect(readPaymentCode(elsewhere)).toMatchObject({ bank: undefined });
});

test('a name is read without the spaces around it', () => {
  expect(readPaymentCode(paymentCode({ name: '  AISYAH ' }))).toMatchObject({ name: 'AISYAH' });
});

test('a code has at most 512 characters, begins as payment codes do, and is whole text', () => {
  const long = (length: number, amount = '') => {
    const [start, end] = [codeFields({ amount }), (value: string) => ({ tag: '80', value })];
    const filled = [
      ...start,
      { tag: '81', value: 'a'.repeat(99) },
      { tag: '83', value: 'a'.repeat(99) },
      { tag: '84', value: 'a'.repeat(99) },
    ];
    const room = length - printPaymentCode([...filled, end('')]).length;
    return printPaymentCode([...filled, end('a'.repeat(room))]);
  };
  expect(long(512)).toHaveLength(512);
  expect(parsePaymentCode(long(512))).toBeDefined();
  expect(parsePaymentCode(long(513))).toBeUndefined();
  // A code without an amount has room for the share.
  expect(readPaymentCode(long(491))).not.toHaveProperty('problem');
  expect(readPaymentCode(long(492))).toEqual({ problem: 'damaged' });
  expect(readPaymentCode(long(512, '1.00'))).toEqual({ problem: 'amount' });
  expect(parsePaymentCode(printPaymentCode(codeFields().slice(1)))).toBeUndefined();
  expect(codeWithAmount(EXAMPLE, 100)).toBeUndefined();
  expect(parsePaymentCode('000201\uD83D6304ABCD')).toBeUndefined();
});

test('no text makes it throw', () => {
  const pieces = fc.constantFrom(
    '000201',
    '0002',
    '26',
    '54',
    '99',
    '6304',
    '\uD800',
    '\u202E',
    '👨‍👩‍👧',
    '458',
    'A',
  );
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(pieces).map((list) => list.join('')),
    // Any text, with a right check sum.
    fc.tuple(fc.array(pieces), fc.string({ unit: 'grapheme' })).map(([list, text]) =>
      printPaymentCode(
        [
          { tag: '00', value: '01' },
          { tag: '26', value: list.join('') },
          { tag: '59', value: text },
        ].map(({ tag, value }) => ({ tag, value: value.toWellFormed() })),
      ),
    ),
  );
  fc.assert(
    fc.property(texts, fc.integer(), (text, sen) => {
      readPaymentCode(text);
      codeWithAmount(text, sen);
    }),
    { numRuns: 200 },
  );
  expect(readPaymentCode(`000201${'9'.repeat(1_000_000)}`)).toEqual({ problem: 'damaged' });
});

const changed = (tag: string, value: string) =>
  printPaymentCode(codeFields().map((field) => (field.tag === tag ? { tag, value } : field)));
const without = (tag: string) => printPaymentCode(codeFields().filter((field) => field.tag !== tag));
const plus = (tag: string, value: string) => printPaymentCode([...codeFields(), { tag, value }]);

test('it names the payee, the city and the bank', () => {
  const read = { name: 'AISYAH BINTI RAHMAN', city: 'PETALING JAYA', bank: 'Maybank', isSealed: false };
  expect(readPaymentCode(paymentCode())).toEqual(read);
  const other = changed('26', '0014A00000061500010106999999');
  expect(readPaymentCode(other)).toEqual({ ...read, bank: undefined });
});

test('an amount is at least one sen, and 0 means none', () => {
  for (const amount of ['10', '10.', '0.01', '10000000.00'])
    expect(readPaymentCode(paymentCode({ amount })), amount).toEqual({ problem: 'amount' });
  for (const amount of ['0', '00.00']) expect(isPayable(paymentCode({ amount })), amount).toBe(true);
});

test('the share replaces an open amount of 00.00', () => {
  const filled = codeWithAmount(paymentCode({ amount: '00.00' }), 5960);
  expect(filled).toEqual(codeWithAmount(paymentCode(), 5960));
  expect(filled?.text).toContain('540559.60');
});

test.each<[string, string, string]>([
  ['an address', 'https://rumah.example/join', 'other'],
  ['nothing', '', 'other'],
  ['another format', changed('00', '03'), 'other'],
  [
    'DuitNow’s format without DuitNow',
    printPaymentCode([
      { tag: '00', value: '02' },
      ...codeFields()
        .slice(1)
        .filter(({ tag }) => tag !== '26'),
      { tag: '26', value: '0003ABC' },
    ]),
    'other',
  ],
  ['no format first', printPaymentCode(codeFields().toReversed()), 'other'],
  ['a check sum in small letters', 'lower', 'damaged'],
  ['another currency', changed('53', '702'), 'currency'],
  ['no currency', without('53'), 'currency'],
  ['no account', without('26'), 'damaged'],
  ['a template that is none', changed('26', 'account'), 'damaged'],
  ['a field twice', plus('59', 'SOMEBODY ELSE'), 'damaged'],
  ['a second check sum', plus('63', '0000'), 'damaged'],
  ['a negative amount', plus('54', '-1.00'), 'damaged'],
  ['an amount with three decimals', plus('54', '1.005'), 'damaged'],
  ['an amount that nobody owes', plus('54', '10000000.01'), 'damaged'],
  ['an amount with a comma', plus('54', '1,00'), 'damaged'],
  ['a line break', changed('59', 'AISYAH\nBINTI RAHMAN'), 'damaged'],
  ['a NUL', changed('59', 'AISYAH\0'), 'damaged'],
  ['what turns the writing round', changed('59', '\u202EHAYSIA'), 'damaged'],
  ['an emoji for a name', changed('59', '👩'), 'damaged'],
  ['what nobody sees', plus('64', '0002ZH0103阿\u200B明'), 'damaged'],
  ['a field of no length', `${paymentCode().slice(0, -8)}6200`, 'damaged'],
  ['more than a code holds', `${plus('80', 'A'.repeat(99))}`.repeat(4), 'damaged'],
])('%s is no payment code', (_, text, problem) => {
  const given = text === 'lower' ? paymentCode({ name: 'B' }).toLowerCase() : text;
  expect(readPaymentCode(given)).toEqual({ problem });
});

test('a code without room for an amount is refused when it is saved', () => {
  const ofLength = (length: number) => {
    const filler = ['80', '81', '83', '84'].map((tag) => ({ tag, value: 'A'.repeat(70) }));
    const short = printPaymentCode([...codeFields(), ...filler]).length;
    return printPaymentCode([
      ...codeFields(),
      ...filler,
      { tag: '85', value: 'A'.repeat(length - short - 4) },
    ]);
  };
  expect(codeWithAmount(ofLength(491), AMOUNT_MAX)?.text).toHaveLength(491 + 15);
  expect(readPaymentCode(ofLength(492))).toEqual({ problem: 'damaged' });
});

test('many banks write 02 in DuitNow codes, and a share does not change it', () => {
  const own = changed('00', '02');
  expect(readPaymentCode(own)).toEqual(readPaymentCode(paymentCode()));
  expect(codeWithAmount(own, 5960)?.text).toMatch(/^000202010212/);
});

test('names in other letters have their own field, counted by characters', () => {
  const text = plus('64', '0002ZH0102𠮷明');
  expect(text).toContain('64120002ZH0102𠮷明');
  expect(readPaymentCode(text)).toMatchObject({ name: 'AISYAH BINTI RAHMAN' });
});
