/**
 * Letters of other scripts, small capitals and crossed letters, by the Latin letter that they look like. From Unicode's confusables (UTS #39),
 * as far as a phone has a font for them; accents and other forms of a letter are not here, since NFKD takes them apart.
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

// Made when it is first asked: pages, which compare no names, leave it out.
let latin: Map<string, string> | undefined;
const latinOf = (letter: string) =>
  (latin ??= new Map(
    Object.entries(LOOK_ALIKES).flatMap(([own, others]) => [...others].map((other) => [other, own] as const)),
  )).get(letter) ?? letter;

/**
 * How a name reads: in Latin letters as far as they look so, once with each 'I', '1' and '|' as an i, and once with those after the first
 * letter as an l. Two names look alike if one of the two is the same, whatever their case and accents.
 */
export function readingsOf(name: string): readonly [string, string] {
  const shown = [...name.normalize('NFKD')].map(latinOf).join('');
  const read = shown
    .replaceAll('0', 'o')
    .replaceAll('@', 'a')
    .replaceAll(/\$|5(?=\p{L})/gu, 's');
  return [read.replaceAll(/[1|]/g, 'i'), read.replaceAll(/(?<=\p{L})I|[1|]/gu, 'l')];
}
