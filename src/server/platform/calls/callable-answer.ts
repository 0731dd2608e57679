/** Returns a callable's answer under both names that callers expect (docs/product/callables.md 'The wire form of callables'). */
export const answerWith = <R>(result: R): { result: R; data: R } => ({ result, data: result });
