import { readdirSync, readFileSync } from 'node:fs';
import { addDays, type Day } from '#domain/days.ts';
import { pageOfText } from '#receipts/rows/text-pages.ts';
import { decide, type Expected } from '#receipts/verdict/verdict.ts';

const TEXTS = new URL('../../corpus/texts/', import.meta.url);

/** A page as text from a file in corpus/texts/, and the request that it should pay. */
export type TextPage = { name: string; isTrue: boolean; lines: string[]; expected: Expected };

/**
 * Returns the pages of a file. People who had seen none of the reader's rules wrote them: '== name', some fields, '--', and the rows from top
 * to bottom (text-pages.ts).
 */
export const textPages = (file: string): TextPage[] =>
  readFileSync(new URL(file, TEXTS), 'utf8').split(/^== /m).slice(1).map(textPageOf);

export const textFiles = (): string[] => readdirSync(TEXTS);

function textPageOf(block: string): TextPage {
  const [head = '', ...rest] = block.split(/^--\s*$/m);
  const field = (name: string) => new RegExp(`^${name}:\\s*(.*)$`, 'm').exec(head)?.[1]?.trim() ?? '';
  const [day = '', time = '12:00'] = field('at').split(/\s+/) as [Day, string?];
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return {
    name: head.split('\n')[0]?.trim() ?? '',
    isTrue: field('truth') === 'true',
    lines: rest.join('--').trim().split('\n'),
    expected: {
      due: Math.round(Number(field('paid').replaceAll(',', '')) * 100),
      names: [field('to')],
      asked: { day: addDays(day, -1), minute: 600 },
      now: { day: addDays(day, 1), minute: hours * 60 + minutes },
    },
  };
}

/** Returns the decision on the page, as if it had been read without an error. */
export const decisionOn = ({ lines, expected }: TextPage) =>
  decide({ pages: [pageOfText(lines)], madeBy: '', reread: 'agrees' }, expected);
