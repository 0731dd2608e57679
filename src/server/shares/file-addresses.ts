/** Where the requester and the debtor of a proof get its picture (proofs/requests.ts). */
export const pictureOf = (homeId: string, proofId: string) => `/proofs/${homeId}/${proofId}`;
/** Where the people of a request, and whoever has a debtor's link, get its bill (bills/requests.ts). */
export const billAddressOf = (homeId: string, billId: string) => `/bills/${homeId}/${billId}`;
