/**
 * What a callable answers, under both names that its callers look for: the protocol's `result`, and `data` (docs/product/callables.md 'How
 * a callable is asked').
 */
export const answerWith = <R>(result: R): { result: R; data: R } => ({ result, data: result });
