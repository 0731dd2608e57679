/** Who deleted their account, on what their housemates still need (docs/product/accounts.md 'What deletion leaves behind'). */
export const formerHousemate = 'Bekas rakan serumah';

/** A name that does not begin its sentence. */
export const nameInside = (name: string) => (name === formerHousemate ? 'bekas rakan serumah' : name);
