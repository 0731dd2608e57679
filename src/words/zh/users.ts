/** Who deleted their account, on what their housemates still need (docs/product/accounts.md 'What deletion leaves behind'). */
export const formerHousemate = '前室友';

/** A name that does not begin its sentence. */
export const nameInside = (name: string) => name;
