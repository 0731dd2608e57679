import type { Cell, Row } from '#receipts/rows/rows.ts';
import { isLabelText, kindOfLabel, FROM_LABEL, TO_LABEL } from '#receipts/labels/labels.ts';
import { ANYBODY, COMMON_PARTS, PARTICULARS } from '#receipts/lexicon/sections.ts';
import { anyOf, label } from '#receipts/terms.ts';

/** Whom a part of the page is about. */
export type Side = 'to' | 'from';

const ANYBODY_LABEL = label(ANYBODY);
/** 'Name', 'Nama / Name', but not 'Nama Penerima' or a name after it. */
const BEHIND_ANYBODY = new RegExp(String.raw`^\W*(?:(?:${anyOf(ANYBODY)})\W*)+$`, 'i');
const BEFORE = new RegExp(String.raw`^\W*(?:${anyOf(PARTICULARS)})\s+(?:of\s+)?`, 'i');
const PARTICULARS_ALONE = new RegExp(String.raw`^(?:\W*(?:${anyOf(PARTICULARS)}))*\W*$`, 'i');
const OF_NOBODY = new RegExp(String.raw`^\W*(?:(?:${anyOf(COMMON_PARTS, PARTICULARS)})\W*)+$`, 'i');

/**
 * Returns the side that a heading without a value opens: 'Recipient details', 'FROM', 'Maklumat pengirim'; 'none' for a heading of
 * something else.
 */
function opens(row: Row, below: Row | undefined): Side | 'none' | undefined {
  const [cell, ...others] = row.cells;
  const first = below?.cells[0];
  if (!cell || others.length > 0 || !first || !isLabelText(first.text)) return undefined;
  const text = cell.text.trim().replace(BEFORE, '');
  const side = kindOfLabel(text);
  const behind = (side === 'from' ? FROM_LABEL : TO_LABEL).exec(text)?.[1] ?? '';
  if (side && PARTICULARS_ALONE.test(behind)) return side;
  return OF_NOBODY.test(cell.text) ? 'none' : undefined;
}

/** Returns, for each row, the side of the heading above it. */
export function sectionsOf(rows: readonly Row[]): (Side | undefined)[] {
  let side: Side | undefined;
  return rows.map((row, index) => {
    const opened = opens(row, rows[index + 1]);
    if (opened) side = opened === 'none' ? undefined : opened;
    return side;
  });
}

/** Returns the side of a label by its neighbour. If two labels are equal, the first is the payer's, unless titles above say otherwise. */
export function ofTwins(cell: Cell, rows: readonly Row[], index: number): Side | undefined {
  const { cells } = rows[index] ?? { cells: [] };
  if (!isAnybody(cell)) return undefined;
  const others = cells.filter((each) => each !== cell);
  const sides = others.flatMap((each) => (isAnybody(each) ? [] : (kindOfLabel(each.text) ?? [])));
  if (sides.length === 1) return sides[0] === 'to' ? 'from' : 'to';
  const [twin, ...more] = others.filter(({ text }) => text === cell.text);
  if (!twin || more.length > 0) return undefined;
  return titleOver(cell, rows, index) ?? (cell.left < twin.left ? 'from' : 'to');
}

const TITLES_ABOVE = 3;

/** 'Penerima' and 'Pengirim' side by side, each above its own values. */
function titleOver(cell: Cell, rows: readonly Row[], index: number): Side | undefined {
  const titles = rows
    .slice(Math.max(0, index - TITLES_ABOVE), index)
    .findLast(
      ({ cells }) => cells.length === 2 && new Set(cells.map(({ text }) => kindOfLabel(text))).size === 2,
    )
    ?.cells.toSorted((a, b) => Math.abs(a.left - cell.left) - Math.abs(b.left - cell.left));
  return titles?.every(({ text }) => kindOfLabel(text)) ? kindOfLabel(titles[0]?.text ?? '') : undefined;
}

/** A part has one name, so a second 'Nama' is below a heading that was not read. */
export function isOfLostHeading(
  cell: Cell,
  rows: readonly Row[],
  sections: readonly (Side | undefined)[],
  index: number,
): boolean {
  if (sections[index] === undefined || !isAnybody(cell)) return false;
  const start = sections.findLastIndex((side, place) => place < index && side !== sections[index]) + 1;
  return rows.slice(start, index).some(({ cells }) => cells.some(({ text }) => text === cell.text));
}

const isAnybody = ({ text }: Cell) => ANYBODY_LABEL.test(text) && BEHIND_ANYBODY.test(text);

/** Returns the side of a label that by itself fits both: 'Account name' below 'Sender details'. */
export function ofSection(text: string, section: Side | undefined): Side | undefined {
  const behind = ANYBODY_LABEL.exec(text.trim())?.[1];
  // 'Nama Penerima' itself says whose it is.
  return behind === undefined || kindOfLabel(behind) ? undefined : section;
}
