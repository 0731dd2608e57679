import { expect, test } from 'vitest';
import { big, recipientIn as check } from '#test/builders/proof-pages.ts';

const AISYAH = 'NUR AISYAH BINTI ABDUL RAHMAN';

test('without a label a cell with nothing but the name counts, and a name in a sentence does not', () => {
  expect(check(['Aisyah'], big('RM 66.45'), AISYAH).codes).toEqual([]);
  expect(check(['Aisyah'], 'NUR AISYAH 1907').codes).toEqual(['name-weak']);
  expect(check(['Aisyah'], 'I sent it to Aisyah on Sunday, so she has it now and all is well').codes).toEqual(
    ['name-weak'],
  );
  expect(check(['Aisyah'], 'Cahaya Bank').codes).toEqual(['name-missing']);
});

test('a name may be beside its telephone number, its account or the sum', () => {
  expect(check(['Aisyah'], [AISYAH, '018-*** 5540']).codes).toEqual([]);
  expect(check(['Aisyah'], [AISYAH, 'RM 66.45']).codes).toEqual([]);
  expect(check(['Aisyah'], [AISYAH, 'owes you']).codes).toEqual(['name-weak']);
});

test('two names side by side without labels do not say who is paid', () => {
  expect(check(['Aisyah'], ['ONG KAI XIANG', AISYAH]).codes).toEqual(['name-weak']);
  expect(check(['Aisyah'], [AISYAH, 'ONG KAI XIANG']).codes).toEqual(['name-weak']);
});

test('the initials in a round picture are not the name', () => {
  expect(check(['Aisyah'], 'To', 'NA', AISYAH).codes).toEqual([]);
});

test('a name below a title of somebody else is not the recipient', () => {
  for (const title of ['Family wallet', 'Dilayan:', 'Kongsi dengan'])
    expect(check(['Aisyah'], big('RM 66.45'), 'Warung Pak Din', title, AISYAH).codes).toEqual(['name-weak']);
  expect(check(['Aisyah'], 'TOTAL RM 66.45', `MEMBER ${AISYAH}`).codes).toEqual(['name-weak']);
});
