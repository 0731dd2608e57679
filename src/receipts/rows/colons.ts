import { median, type SeenWord } from '#receipts/rows/rows.ts';

/** A column has colons if at least this many of its values begin with one. */
const COLONS_MIN = 2;
/** Words whose beginnings are within this share of a letter's height are in one column. */
const ALIGNED = 0.5;
/** A colon before a sum or a day, read as its first digit. */
const GLUED = /^[1Il|!i](?=\d[\d.,]*\.\d{2}$|\d{2}$)/;

const isColon = ({ text }: SeenWord) => text === ':';

/** Removes a colon that OCR read as the first digit of a figure: ': 76.26' as '176.26'. */
export function withoutColons(words: readonly SeenWord[]): SeenWord[] {
  const colons = words.filter(isColon);
  return words.map((word) => {
    const height = word.box.height;
    const inLine = colons.filter(({ box }) => Math.abs(box.x - word.box.x) < ALIGNED * height);
    if (inLine.length < COLONS_MIN || !GLUED.test(word.text)) return word;
    const values = inLine.flatMap((colon) => wordBehind(colon, words) ?? []);
    const shift = median(values.map(({ box }) => box.x)) - word.box.x;
    if (shift <= 0 || shift >= word.box.width) return word;
    const box = { ...word.box, x: word.box.x + shift, width: word.box.width - shift };
    return { ...word, text: word.text.replace(GLUED, ''), box };
  });
}

/** Returns the next word on the same line. */
function wordBehind({ box }: SeenWord, words: readonly SeenWord[]): SeenWord | undefined {
  const middle = box.y + box.height / 2;
  return words
    .filter(
      (other) => other.box.x > box.x && other.box.y <= middle && middle <= other.box.y + other.box.height,
    )
    .toSorted((a, b) => a.box.x - b.box.x)[0];
}
