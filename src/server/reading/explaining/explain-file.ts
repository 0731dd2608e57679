import { readFileSync } from 'node:fs';
import pino from 'pino';
import { PROOF_FILE_PROBLEMS } from '#domain/files.ts';
import { pageOfText } from '#receipts/rows/text-pages.ts';
import { decide, type Expected } from '#receipts/verdict/verdict.ts';
import { makeDecoders } from '#server/reading/decoders/pool.ts';
import { explanation } from '#server/reading/ocr/explanation-text.ts';
import { expectedOf } from '#server/reading/explaining/request.ts';
import { readCommandLine } from '#server/platform/settings/command-line.ts';
import { OperatorError } from '#server/platform/settings/operator-error.ts';
import { wordsIn } from '#words/languages.ts';
import { cannotCheck, cannotRead, severalPages, tookTooMuch, usage } from '#words/english-only/receipt.ts';

/** No other files wait here. */
const PATIENT = { processes: 1, computedMs: 60_000, stuckMs: 120_000, givesWayMs: Infinity };

function bytesOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new OperatorError(cannotRead(file, (error as NodeJS.ErrnoException).code ?? String(error)));
  }
}

/**
 * Explains why a receipt goes where it does (docs/product/receipts.md 'Why a receipt went where it did'). Throws an OperatorError, which
 * may say how to use the command.
 * @param hidden the folders that the process which opens the file must not see
 */
export async function explainFile(args: string[], hidden: string[], now: Date): Promise<string> {
  const { values, positionals } = readCommandLine(args, { for: { type: 'string' } }, usage);
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new OperatorError(usage);
  const bytes = bytesOf(file);
  const request = values.for;
  const expected = request === undefined ? null : expectedOf(request, bytesOf(request).toString(), now);
  const text = file.endsWith('.txt')
    ? ofText(file, bytes.toString(), expected)
    : await ofFile(file, bytes, expected, hidden);
  // Removes control characters: the maker of the receipt must not move the cursor on the host's screen.
  return text.replaceAll(/[^\P{C}\n]/gu, '\uFFFD');
}

/** Explains one page of text, with or without the header of the files in corpus/texts. */
function ofText(file: string, text: string, expected: Expected | null): string {
  const [page = '', ...others] = text.split(/^== .*$/m).filter((block) => block.trim() !== '');
  if (others.length > 0) throw new OperatorError(severalPages(file));
  const lines = page
    .replace(/^[^]*^--\s*$/m, '')
    .trim()
    .split('\n');
  const pages = [pageOfText(lines)];
  const judge = (asked: Expected) => decide({ pages, madeBy: '', reread: 'agrees' }, asked);
  return explanation([pages], expected && { expected, decision: judge(expected) });
}

async function ofFile(
  file: string,
  bytes: Buffer,
  expected: Expected | null,
  hidden: string[],
): Promise<string> {
  const decoders = makeDecoders('explained', { ...PATIENT, hidden, log: pino({ level: 'silent' }) });
  try {
    const answer = await decoders.decode({ bytes, expected }, 'host');
    if ('made' in answer) return answer.made.text;
    if (!('refused' in answer)) throw new OperatorError(tookTooMuch(file));
    const problem = PROOF_FILE_PROBLEMS.find((each) => each === answer.refused);
    const why = problem ? wordsIn('en').proofFileProblems[problem] : answer.refused;
    throw new OperatorError(cannotCheck(file, why));
  } finally {
    await decoders.close();
  }
}
