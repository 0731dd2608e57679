import type { Language } from '#domain/languages.ts';
import { pseudo } from '#test/browser/pseudo.ts';

const FILES = [
  'absences',
  'accounts',
  'balance',
  'calendar',
  'chores',
  'days',
  'home-management',
  'homes',
  'layout',
  'money',
  'moving-out',
  'offline',
  'page',
  'payee-details',
  'payment-details',
  'plan',
  'profile',
  'proof-page',
  'repeating',
  'settling-up',
  'sharing',
  'swaps',
  'templates',
  'two-step',
] as const;

/** The words that tests use to find things on screens. */
export type ScreenWords = {
  absences: typeof import('../../../src/words/en/absences.ts');
  accounts: typeof import('../../../src/words/en/accounts.ts');
  balance: typeof import('../../../src/words/en/balance.ts');
  calendar: typeof import('../../../src/words/en/calendar.ts');
  chores: typeof import('../../../src/words/en/chores.ts');
  days: typeof import('../../../src/words/en/days.ts');
  'home-management': typeof import('../../../src/words/en/home-management.ts');
  homes: typeof import('../../../src/words/en/homes.ts');
  layout: typeof import('../../../src/words/en/layout.ts');
  money: typeof import('../../../src/words/en/money.ts');
  'moving-out': typeof import('../../../src/words/en/moving-out.ts');
  offline: typeof import('../../../src/words/en/offline.ts');
  page: typeof import('../../../src/words/en/page.ts');
  'payee-details': typeof import('../../../src/words/en/payee-details.ts');
  'payment-details': typeof import('../../../src/words/en/payment-details.ts');
  plan: typeof import('../../../src/words/en/plan.ts');
  profile: typeof import('../../../src/words/en/profile.ts');
  'proof-page': typeof import('../../../src/words/en/proof-page.ts');
  repeating: typeof import('../../../src/words/en/repeating.ts');
  'settling-up': typeof import('../../../src/words/en/settling-up.ts');
  sharing: typeof import('../../../src/words/en/sharing.ts');
  swaps: typeof import('../../../src/words/en/swaps.ts');
  templates: typeof import('../../../src/words/en/templates.ts');
  'two-step': typeof import('../../../src/words/en/two-step.ts');
};

/** Returns them in one of the languages, or in the tests' pseudo-language (pseudo.ts). */
export async function screenWordsIn(language: Language | 'pseudo'): Promise<ScreenWords> {
  const folder = language === 'pseudo' ? 'en' : language;
  const read = FILES.map(async (file) => [
    file,
    { ...((await import(`../../../src/words/${folder}/${file}.ts`)) as object) },
  ]);
  const words = Object.fromEntries(await Promise.all(read)) as ScreenWords;
  return language === 'pseudo' ? pseudo(words) : words;
}
