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

/** Nobody else waits. */
const PATIENT = { processes: 1, computedMs: 60_000, stuckMs: 120_000, givesWayMs: Infinity };

/** Reads the command line. Throws an OperatorError that says how to use it. */
function readAsked(args: string[]): { file: string; request?: string } {
  const { values, positionals } = readCommandLine(args, { for: { type: 'string' } }, usage);
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new OperatorError(usage);
  return { file, ...(values.for !== undefined && { request: values.for }) };
}

function bytesOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new OperatorError(cannotRead(file, (error as NodeJS.ErrnoException).code ?? String(error)));
  }
}

/**
 * Why a receipt goes where it does (docs/product/receipts.md 'Why a receipt went where it did').
 * @param hidden the folders that what opens the file must not see
 */
export async function explainFile(args: string[], hidden: string[], now: Date): Promise<string> {
  const { file, request } = readAsked(args);
  const bytes = bytesOf(file);
  const expected = request === undefined ? null : expectedOf(request, bytesOf(request).toString(), now);
  const text = file.endsWith('.txt')
    ? ofText(file, bytes.toString(), expected)
    : await ofFile(file, bytes, expected, hidden);
  // Whoever made the receipt must not move the cursor of the host's screen.
  return text.replaceAll(/[^\P{C}\n]/gu, '\uFFFD');
}

/** One page, with or without the head that those in corpus/texts have. */
function ofText(file: string, text: string, expected: Expected | null): string {
  const [page = '', ...others] = text.split(/^== .*$/m).filter((block) => block.trim() !== '');
  if (others.length > 0) throw new OperatorError(severalPages(file));
  const pages = [
    pageOfText(
      page
        .replace(/^[^]*^--\s*$/m, '')
        .trim()
        .split('\n'),
    ),
  ];
  if (!expected) return explanation([pages], null);
  return explanation([pages], {
    expected,
    decision: decide({ pages, madeBy: '', reread: 'agrees' }, expected),
  });
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
    throw new OperatorError(
      cannotCheck(file, problem ? wordsIn('en').proofFileProblems[problem] : answer.refused),
    );
  } finally {
    decoders.close();
  }
}
