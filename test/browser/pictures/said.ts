import type { Language } from '#domain/languages.ts';
import { pseudo } from '#test/browser/pseudo.ts';

const FILES = [
  'accounts',
  'attach-bill',
  'away',
  'away-line',
  'calendar',
  'changing-requests',
  'chores',
  'confirm-address',
  'connection',
  'days',
  'deal-by',
  'fair',
  'grace',
  'home-members',
  'homes',
  'how-to-pay-title',
  'invitation',
  'join-home',
  'late-together',
  'layout',
  'more-options',
  'moving-out',
  'open-bill',
  'own-bill',
  'page-titles',
  'payment-details',
  'payment-list',
  'payment-requester',
  'requester-acts',
  'payments',
  'pictures',
  'planning',
  'profile',
  'proof-page',
  'repeating',
  'repeats',
  'second-step',
  'settling-up',
  'share-button',
  'spending',
  'swap-dialog',
  'swaps',
  'templates',
  'two-step',
  'why',
] as const;

/** The words by which a screen's things are found. */
export type Said = {
  accounts: typeof import('../../../src/words/en/accounts.ts');
  'attach-bill': typeof import('../../../src/words/en/attach-bill.ts');
  away: typeof import('../../../src/words/en/away.ts');
  'away-line': typeof import('../../../src/words/en/away-line.ts');
  calendar: typeof import('../../../src/words/en/calendar.ts');
  'changing-requests': typeof import('../../../src/words/en/changing-requests.ts');
  chores: typeof import('../../../src/words/en/chores.ts');
  'confirm-address': typeof import('../../../src/words/en/confirm-address.ts');
  connection: typeof import('../../../src/words/en/connection.ts');
  days: typeof import('../../../src/words/en/days.ts');
  'deal-by': typeof import('../../../src/words/en/deal-by.ts');
  fair: typeof import('../../../src/words/en/fair.ts');
  grace: typeof import('../../../src/words/en/grace.ts');
  'home-members': typeof import('../../../src/words/en/home-members.ts');
  homes: typeof import('../../../src/words/en/homes.ts');
  'how-to-pay-title': typeof import('../../../src/words/en/how-to-pay-title.ts');
  invitation: typeof import('../../../src/words/en/invitation.ts');
  'join-home': typeof import('../../../src/words/en/join-home.ts');
  'late-together': typeof import('../../../src/words/en/late-together.ts');
  layout: typeof import('../../../src/words/en/layout.ts');
  'more-options': typeof import('../../../src/words/en/more-options.ts');
  'moving-out': typeof import('../../../src/words/en/moving-out.ts');
  'open-bill': typeof import('../../../src/words/en/open-bill.ts');
  'own-bill': typeof import('../../../src/words/en/own-bill.ts');
  'page-titles': typeof import('../../../src/words/en/page-titles.ts');
  'payment-details': typeof import('../../../src/words/en/payment-details.ts');
  'payment-list': typeof import('../../../src/words/en/payment-list.ts');
  'payment-requester': typeof import('../../../src/words/en/payment-requester.ts');
  'requester-acts': typeof import('../../../src/words/en/requester-acts.ts');
  payments: typeof import('../../../src/words/en/payments.ts');
  pictures: typeof import('../../../src/words/en/pictures.ts');
  planning: typeof import('../../../src/words/en/planning.ts');
  profile: typeof import('../../../src/words/en/profile.ts');
  'proof-page': typeof import('../../../src/words/en/proof-page.ts');
  repeating: typeof import('../../../src/words/en/repeating.ts');
  repeats: typeof import('../../../src/words/en/repeats.ts');
  'second-step': typeof import('../../../src/words/en/second-step.ts');
  'settling-up': typeof import('../../../src/words/en/settling-up.ts');
  'share-button': typeof import('../../../src/words/en/share-button.ts');
  spending: typeof import('../../../src/words/en/spending.ts');
  'swap-dialog': typeof import('../../../src/words/en/swap-dialog.ts');
  swaps: typeof import('../../../src/words/en/swaps.ts');
  templates: typeof import('../../../src/words/en/templates.ts');
  'two-step': typeof import('../../../src/words/en/two-step.ts');
  why: typeof import('../../../src/words/en/why.ts');
};

/** In one of the languages, or in that of the tests (pseudo.ts). */
export async function saidIn(language: Language | 'pseudo'): Promise<Said> {
  const folder = language === 'pseudo' ? 'en' : language;
  const read = FILES.map(async (file) => [
    file,
    { ...((await import(`../../../src/words/${folder}/${file}.ts`)) as object) },
  ]);
  const said = Object.fromEntries(await Promise.all(read)) as Said;
  return language === 'pseudo' ? pseudo(said) : said;
}
