/** What a callable answers, under both names that callers look for (docs/product/callables.md 'How a callable is asked'). */
export const answerWith = <R>(result: R): { result: R; data: R } => ({ result, data: result });
