/** What a callable answers, under both names that its callers look for: the protocol's `result`, and `data` (spec §7). */
export const answerWith = <R>(result: R): { result: R; data: R } => ({ result, data: result });
