// Neither names the home, whose id is its invitation (docs/decisions/051-a-homes-id-is-a-secret.md).

/** Where the requester and the debtor of a proof get its picture (money/proofs/requests.ts). */
export const pictureOf = (proofId: string) => `/proofs/${proofId}`;
/** Where the people of a request, and whoever has a debtor's link, get its bill (money/bills/requests.ts). */
export const billAddressOf = (billId: string) => `/bills/${billId}`;
