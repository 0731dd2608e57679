/** Where the requester and the debtor of a proof get its picture (proofs/requests.ts). */
export const pictureOf = (homeId: string, proofId: string) => `/proofs/${homeId}/${proofId}`;
