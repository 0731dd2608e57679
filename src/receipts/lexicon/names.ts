import { listed } from '#receipts/terms.ts';
/** Parts of Malaysian names, and titles, that do not tell who it is. */
export const DROPPED: ReadonlySet<string> = new Set(
  listed(`bin, binti, bt, bte, b, al, ap, a, l, p, mohd, md, mohamad, mohamed, mohammad, muhammad, muhamad, muhd, nur, nurul, noor, siti,
   abdul, abd, haji, hajah, mr, ms, mrs, dr, the, encik, cik, puan, tuan, kak, kakak, abang, bang, mak, makcik, pakcik, pak, adik,
   ustaz, ustazah, cikgu, aunty, auntie, uncle, bro, sis, sir, madam, dato, datuk, datin, hj, hjh, prof, so, do, van, de`),
);

/** Surnames and given names of so many people that one of them alone proves nothing. */
export const COMMON: ReadonlySet<string> = new Set(
  listed(`tan, lim, lee, ng, wong, chong, chan, chen, goh, ong, teo, yap, low, koh, ahmad, ali, abdullah, ismail, ibrahim, hassan, kumar,
   singh, kaur, raj, devi, wei, jie, mei, ling, kai, jun, ah`),
);

/** First names of many people, grouped by person: a Nurul is not a Siti. */
export const FIRST_NAMES: ReadonlyMap<string, string> = new Map(
  ['siti', 'nur nurul noor nor', 'muhammad mohd md mohamad mohamed mohammad muhamad muhd'].flatMap((names) =>
    names.split(' ').map((name) => [name, names] as const),
  ),
);

/** Words that make a name another's: a shop, savings, somebody's wife. */
export const OF_ANOTHER: ReadonlySet<string> = new Set(
  listed(`catering, restoran, restaurant, cafe, kafe, kedai, butik, boutique, warung, klinik, salon, tabung, tabungan, pocket, jar, goal,
   birthday, sewa, co, suami, isteri, husband, wife`),
);
