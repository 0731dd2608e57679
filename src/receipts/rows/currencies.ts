import { listed } from '#receipts/terms.ts';
export const RINGGIT = ['RM', 'MYR', 'MALAYSIAN RINGGIT', 'RINGGIT MALAYSIA'];
/** How readers misread the ringgit's sign; believed only before decimals. */
export const RINGGIT_SLIPS = ['R M', 'RIM', 'RRM', 'RN', 'FM'];

/** Signs of other currencies. */
export const FOREIGN =
  listed(`NZD, CHF, CAD, SAR, AED, KRW, BND, BDT, LKR, NPR, PKR, MMK, KHR, CNH, HK$, NT$, NZ$, C$, AU$, B$, ₩, ₫, SGD, USD, US$, S$, A$,
   AUD, EUR, GBP, IDR, Rp, THB, PHP, INR, CNY, RMB, HKD, JPY, TWD, VND, €, £, ¥, ₹, ฿, ₱, $`);
