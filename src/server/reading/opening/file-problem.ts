import type { ProofFileProblem } from '#domain/files.ts';

/** Why a file cannot be checked at all. The message is the code: nothing else of it leaves the process. */
export class FileProblem extends Error {
  constructor(code: ProofFileProblem) {
    super(code);
    this.name = 'FileProblem';
  }
}

/** What a library says against a file that is broken, in a word that people are told. */
export async function orProblem<T>(
  work: Promise<T>,
  codeOf: (message: string) => ProofFileProblem,
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    // It had no memory left, and nothing can be opened with it any more.
    if (error instanceof Error && error.name === 'RuntimeError') throw error;
    throw new FileProblem(codeOf(error instanceof Error ? error.message : String(error)));
  }
}
