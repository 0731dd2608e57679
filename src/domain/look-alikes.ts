/**
 * Letters of other scripts, small capitals and crossed letters, by the Latin letter that they look like. From Unicode's confusables (UTS
 * #39), as far as phones have fonts for them. Accents and other forms of a letter are missing, because NFKD splits them.
 */
const LOOK_ALIKES = {
  a: 'ɑΑαАаᎪᴀꓮ',
  b: 'ƀƄʙΒВЬвᏏᏴꓐꞴ',
  c: 'СсᏟᴄⲤⲥꓚꮯ',
  d: 'ĐđԁᎠᏧᴅꓒꓓ',
  e: 'ɇΕεЕеҽᎬᴇꓰꬲ',
  f: 'ϜքẝꓝꜰꞘꞙꬵ',
  g: 'ƍɡɢԌցᏀᏳᶃꓖ',
  h: 'ĦħʜΗНнһհᎻᏂⲎꓧ',
  i: 'ıɨɩɪΙιІіӀӏᎥⲒꓲꙇꭵ',
  j: 'ͿϳЈјᎫᴊꓙꞲ',
  k: 'ĸΚκКкᏦᴋⲔꓗ',
  l: 'ŁłƖǀʟᏞⳐꓡ',
  m: 'ΜϺМмᎷᴍⲘꓟ',
  n: 'ɴΝηпոռⲚꓠ',
  o: 'ØøΟοσОоՕօᴏᴑⲞⲟꓳꬽ',
  p: 'ΡρРрᏢᴘⲢⲣꓑ',
  q: 'ԛգզ',
  r: 'ƦɍʀгᎡᏒᴦⲅꓣꭇꭈꮁ',
  s: 'ƽЅѕՏᏕᏚꓢꜱꮪ',
  t: 'ŦŧΤτТтᎢᴛⲦꓔ',
  u: 'ʉʋυՍսᴜꓴꞟꭎꭒ',
  v: 'νѴѵᏙᴠꓦꮩ',
  w: 'ɯѡԜԝաᎳᏔᴡꓪꮃ',
  x: 'ΧχХхⲬꓫꞳ',
  y: 'ɏɣʏΥγУуҮүᎩᎽᶌỿⲨꓬꭚ',
  z: 'ƶΖᏃᴢꓜꮓ',
};

// Made at the first use: pages, which compare no names, never need it.
let latin: Map<string, string> | undefined;
const latinOf = (letter: string) =>
  (latin ??= new Map(
    Object.entries(LOOK_ALIKES).flatMap(([own, others]) => [...others].map((other) => [other, own] as const)),
  )).get(letter) ?? letter;

/**
 * Returns two readings of a name in look-alike Latin letters: one with each 'I', '1' and '|' as i, and one with those after the first
 * letter as l. Two names look alike if one of the readings is the same, apart from case and accents.
 */
export function readingsOf(name: string): readonly [string, string] {
  const shown = [...name.normalize('NFKD')].map(latinOf).join('');
  const read = shown
    .replaceAll('0', 'o')
    .replaceAll('@', 'a')
    .replaceAll(/\$|5(?=\p{L})/gu, 's');
  return [read.replaceAll(/[1|]/g, 'i'), read.replaceAll(/(?<=\p{L})I|[1|]/gu, 'l')];
}
