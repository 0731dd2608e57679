/** Returns a callable's answer under both names that callers expect (docs/product/callables.md 'How a callable is asked'). */
export const answerWith = <R>(result: R): { result: R; data: R } => ({ result, data: result });
