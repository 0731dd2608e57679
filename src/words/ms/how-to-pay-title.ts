/** Above how to pay somebody, and on what opens it. */
export const howToPayTitle = (name: string) => `Cara membayar ${name}`;
/** In place of payment details, for whoever has only the letter to an address that nobody has confirmed. */
export const signInToPay = 'Log masuk untuk melihat cara membayar';
