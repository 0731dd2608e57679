import { expect, test } from 'vitest';
import { FORMER_HOUSEMATE } from '#domain/users.ts';
import { nameForLetter, typedForLetter } from '#server/telling/mail/names.ts';

test.each([
  'Aisyah Rahman',
  ' Priya a/p Nair ',
  'Kumar A/L Subramaniam',
  'Ravi s/o Muthu',
  'S.Kumaran',
  'J. P. Lee',
  'Mohd. Ali',
  "O'Neil",
])('%s is a name', (name) => {
  expect(nameForLetter(name)).toBe(name.trim());
});

test.each([
  'evil.my',
  'evil。com',
  'me＠evil',
  'https：evil',
  'Pay at x.com',
  'x.com/a',
  't.co a/p',
  'https://evil',
  'me@evil.my',
  'a.evil.my',
  'www.S.Kumaran',
  'evil/p',
  'a/p/evil',
])('%s could be taken for a link', (name) => {
  expect(nameForLetter(name)).toBeUndefined();
});

test.each(['Serumah', 'S\u0435rumah Support', 'Former housemate'])(
  '%s, from before, could pass for the product',
  (name) => {
    expect(nameForLetter(name)).toBeUndefined();
  },
);

test('a deleted account has no name, only its replacement', () => {
  expect(nameForLetter(FORMER_HOUSEMATE, 'Bekas rakan serumah')).toBe('Bekas rakan serumah');
});

test('text that would become a link is written as such only to a confirmed address', () => {
  const links = [
    'evil.example',
    'https://evil',
    'HTTP://1.2.3.4/x',
    '1.2.3.4/x',
    'me@evil',
    '(www.evil.my)',
    'evil.example/pay?a=1',
    'evil。my',
    '钱付到这里。公司',
  ];
  for (const link of links) {
    const typed = `Pay at ${link}\ntoday`;
    expect(typedForLetter(typed, { isConfirmed: false }), link).toBe('Pay at …\ntoday');
    expect(typedForLetter(typed, { isConfirmed: true }), link).toBe(typed);
  }
  for (const plain of [
    'TNB 58.50, Oct. and Nov.',
    'a/p',
    'Unit 3.2',
    'Can you?\n\nI am away...',
    '10:30',
    '今晚加班。可以换吗？谢谢。',
    '收据显示人是Aisyah，不是你。我们看不到名字。',
  ])
    expect(typedForLetter(plain, { isConfirmed: false })).toBe(plain);
});
