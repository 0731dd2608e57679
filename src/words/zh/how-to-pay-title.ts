import { spaced } from './spaced.ts';

/** Above how to pay somebody, and on what opens it. */
export const howToPayTitle = (name: string) => spaced`怎样付钱给${name}`;
/** In place of payment details, for whoever has only the letter to an address that nobody has confirmed. */
export const signInToPay = '登录查看付款方式';
