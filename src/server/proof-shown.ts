import type { Reason } from '#domain/proofs/reasons.ts';
import { whyUnsure, type ProofNames } from '#words/proofs.ts';

/** Where the requester and the debtor of a proof get its picture (proof-requests.ts). */
export const pictureOf = (homeId: string, proofId: string) => `/proofs/${homeId}/${proofId}`;

/** Why a proof waits for the requester, in words; empty where nothing was against it. */
export const reasonOf = (reasons: readonly Reason[], names: ProofNames) => whyUnsure(reasons, names);
