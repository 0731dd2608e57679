/** Above how to pay somebody, and on what opens it. */
export const howToPayTitle = (name: string) => `How to pay ${name}`;
