import { expect, test } from 'vitest';
import { render } from '#server/telling/mail/letter.ts';

test.each([
  ['en', 'Aisyah asks you for RM 1,234.50.', 'RM 1,234.50'],
  ['ms', 'Sahkan e-mel anda.', 'e-mel'],
  ['zh', '收款资料在11月3日更改过。', '11月3日'],
  ['zh', '从2026年11月3日起未付。', '2026年11月3日'],
] as const)('no line of a letter in %s ends within it: %s', (language, sentence, whole) => {
  const { html, text } = render(
    {
      subject: 'TNB',
      preview: '',
      icon: '💡',
      lead: 'Priya',
      big: 'TNB',
      text: [sentence],
      button: 'OK',
      url: 'https://rumah.example/pay',
      why: 'Priya',
    },
    { publicUrl: 'https://rumah.example', language, stops: [] },
  );
  expect(html).toContain(sentence.replace(whole, `<span style="white-space:nowrap">${whole}</span>`));
  expect(text).toContain(sentence);
});
