import { expect, test } from 'vitest';
import { bestMatch, matchName } from '#receipts/recipient/names.ts';

test.each([
  ['Aisyah', 'NUR AISYAH BINTI ABDUL RAHMAN', 'strong'],
  ['Wei Jie', 'TAN WEI JIE', 'strong'],
  ['Wei Jie', 'TAN WEIJIE', 'strong'],
  ['Tan Wei Jie', 'TANWEIJIE', 'strong'],
  ['Wei Ling Tan', 'TAN WEI LING', 'weak'],
  ['Kavitha S', 'KAVITHA A/P SUBRAMANIAM', 'strong'],
  ['Daniel Lim', 'LIM KOK HONG DANIEL', 'strong'],
  ['Mohd Farid', 'FARID BIN OSMAN', 'strong'],
  ['Priya Nair', 'PRIYA DARSHINI NAIR', 'strong'],
  ['Siti Hajar', 'SITI HAJAR BT ZAKARIA', 'strong'],
  ['Subramaniam', 'SUBRAMANIA', 'strong'],
  ['Zulkarnain', 'ZUIKARNAlN BIN ALI', 'strong'],
  ['José', 'JOSE RIZAL', 'strong'],
  ['Rajesh A/L Kumar', 'RAJESH S/O KUMAR', 'strong'],
  ['Wei Jie', 'TANWEIJIE', 'strong'],
  // Part of another person's name.
  ['Ong Mei', 'WONG MEI LING', 'weak'],
  ['Ian Tan', 'ADRIAN TAN', 'weak'],
  ['Ana Lim', 'DIANA LIM', 'weak'],
  ['Izan Ali', 'MAIZAN ALIAS', 'none'],
  ['Amir Hamzah', 'SAMIR HAMZAH', 'weak'],
  // Titles, and forms of address for older people.
  ['Mak Cik Zainab', 'ZAINAB BINTI SULONG', 'strong'],
  ['Ustaz Kamarul', 'KAMARUL ARIFFIN BIN DAUD', 'strong'],
  ['Kak Ros', 'ROSNAH BINTI DERAMAN', 'none'],
  ['Mohamed Farid', 'FARID BIN OSMAN', 'strong'],
  ['Mohammad Farid', 'FARID BIN OSMAN', 'strong'],
  ['Muhamad Farid', 'FARID BIN OSMAN', 'strong'],
  ['Hajah Zainab', 'ZAINAB BINTI SULONG', 'strong'],
  ['Hjh Zainab', 'ZAINAB BTE SULONG', 'strong'],
  ['Makcik Zainab', 'ZAINAB BINTI SULONG', 'strong'],
  ['Auntie Zainab', 'ZAINAB BINTI SULONG', 'strong'],
  ['Ustazah Zainab', 'ZAINAB BINTI SULONG', 'strong'],
  ['Datuk Kamarul', 'KAMARUL ARIFFIN BIN DAUD', 'strong'],
  ['Prof Kamarul', 'KAMARUL ARIFFIN BIN DAUD', 'strong'],
  // Too many people have this name.
  ['Tan', 'TAN WEI JIE', 'weak'],
  ['Mei', 'CHONG MEI LING', 'weak'],
  ['Ahmad', 'AHMAD BIN ALI', 'weak'],
  ['Siti', 'SITI HAJAR', 'weak'],
  ['Mei Wei', 'TAN WEI MEI', 'weak'],
  ['Daniel Lim', 'LIM KOK HONG', 'weak'],
  ['Ali Rahman', 'ALI HASSAN', 'weak'],
  // Another person.
  ['Aisyah', 'GOH SIEW HONG', 'none'],
  ['Ah Boy', 'LEE CHUN HOE', 'none'],
  ['Siti', 'NURUL IZZATI', 'none'],
  ['Amir', 'AMIN BIN OSMAN', 'none'],
  ['陈伟', 'CHEN WEI', 'none'],
  ['Nurul Aisyah', 'TABUNGAN NURUL AISYAH', 'weak'],
  ['Aisyah', '4410 8832 1907', 'absent'],
  ['Aisyah', '', 'absent'],
])('%j in %j is %s', (name, text, match) => {
  expect(matchName(name, text)).toBe(match);
});

/** Display names that housemates chose, and the names that their banks print. */
const PEOPLE: [string, string][] = [
  ['Aisyah', 'NUR AISYAH BINTI ABDUL RAHMAN'],
  ['Hakim', 'MUHAMMAD HAKIM BIN ROSLI'],
  ['Siti Hajar', 'SITI HAJAR BINTI ZAKARIA'],
  ['Izzati', 'NURUL IZZATI BINTI HASSAN'],
  ['Farid Osman', 'MOHD FARID BIN OSMAN'],
  ['Syafiqah', 'NUR SYAFIQAH BINTI KAMAL'],
  ['Zulkifli', 'ZULKIFLI BIN MAT NOOR'],
  ['Nabila', 'NABILA BINTI YUSOF'],
  ['Hafiz', 'AHMAD HAFIZ BIN SULAIMAN'],
  ['Amirul', 'AMIRUL ASYRAF BIN DAUD'],
  ['Balqis', 'PUTERI BALQIS BINTI MEGAT'],
  ['Faizal', 'MOHD FAIZAL BIN OTHMAN'],
  ['Khadijah', 'KHADIJAH BINTI SALLEH'],
  ['Wei Jie', 'TAN WEI JIE'],
  ['Mei Ling', 'CHONG MEI LING'],
  ['Kai Xiang', 'ONG KAI XIANG'],
  ['Jason Yap', 'JASON YAP MUN FAI'],
  ['Daniel Lim', 'LIM KOK HONG DANIEL'],
  ['Siew Hong', 'GOH SIEW HONG'],
  ['Hui Min', 'NG HUI MIN'],
  ['Chee Keong', 'LEE CHEE KEONG'],
  ['Xin Yi', 'WONG XIN YI'],
  ['Jia Hao', 'LIM JIA HAO'],
  ['Pei Shan', 'KOH PEI SHAN'],
  ['Yong Sheng', 'TEO YONG SHENG'],
  ['Li Ting', 'CHAN LI TING'],
  ['Kavitha S', 'KAVITHA A/P SUBRAMANIAM'],
  ['Rajesh', 'RAJESH A/L KUMAR'],
  ['Priya Nair', 'PRIYA DARSHINI NAIR'],
  ['Arvind', 'ARVIND MENON'],
  ['Thivya', 'THIVYA A/P MANIAM'],
  ['Ganesh', 'GANESH A/L RAMASAMY'],
  ['Shalini', 'SHALINI A/P PERUMAL'],
  ['Vikram Singh', 'VIKRAM SINGH GILL'],
  ['Harpreet', 'HARPREET KAUR'],
  ['Nicholas', 'NICHOLAS ANAK JUGAH'],
  ['Dayang', 'DAYANG NURFAIZAH BINTI AWANG'],
  ['Ah Boy', 'LEE CHUN HOE'],
  ['Jo', 'JOHANNA DE SOUZA'],
  ['Clarence', 'CLARENCE AK BUJANG'],
];

test('own names match strongly except nicknames and the shortest, and never another person', () => {
  const own = PEOPLE.filter(([name, bank]) => matchName(name, bank) !== 'strong').map(([name]) => name);
  // For five letters that are two short names, a person decides once: then the receipt's name is learned.
  expect(own).toEqual(['Xin Yi', 'Ah Boy', 'Jo']);
  const wrong = PEOPLE.flatMap(([name], index) =>
    PEOPLE.filter(
      (_, other) => other !== index && matchName(name, PEOPLE[other]?.[1] ?? '') === 'strong',
    ).map(([, bank]) => `${name} in ${bank}`),
  );
  expect(PEOPLE).toHaveLength(40);
  expect(wrong).toEqual([]);
});

test('the best match of all names and texts counts', () => {
  expect(bestMatch(['Ah Boy', 'LEE CHUN HOE'], ['123', 'LEE CHUN HOE'])).toBe('strong');
  expect(bestMatch(['Aisyah'], [])).toBe('absent');
});

test("the name of a person's father is not their own", () => {
  expect(matchName('Hafiz', 'SITI AMINAH BINTI HAFIZ')).toBe('weak');
  expect(matchName('Rajan', 'KAVITHA A/P RAJAN')).toBe('weak');
  expect(matchName('Aisyah Rahman', 'NUR AISYAH BINTI RAHMAN')).toBe('strong');
  expect(matchName('Aisyah Rahman', 'BINTI RAHMAN AISYAH')).toBe('strong');
});

test.each([
  ['Hafiz', 'HAFIZAH BINTI OMAR'],
  ['Amirah', 'AMINAH BINTI SAID'],
  ['Azman', 'AZLAN BIN KASIM'],
  ['Nurul Aisyah', 'SITI AISYAH BINTI OMAR'],
  ['Nurul Aisyah', 'RESTORAN NURUL AISYAH SDN BHD'],
  ['Nurul Aisyah', 'Ahmad Zaki (suami Nurul Aisyah)'],
  ['Nurul Aisyah', 'Tabung Nurul Aisyah (simpanan saya)'],
])('%j is not %j', (name, text) => {
  expect(matchName(name, text)).not.toBe('strong');
});

test.each([
  ['Aishah', 'AISYAH BINTI OMAR'],
  ['Yusof', 'YUSUF BIN ALI'],
  ['Nur Aisyah', 'NURUL AISYAH BINTI OMAR'],
  ['Aisyah', 'SITI AISYAH BINTI OMAR'],
  ['Restoran Ali Maju', 'RESTORAN ALI MAJU'],
  ['Aisyah', 'NUR AISYAH Tiram Savings'],
])('%j may be written %j', (name, text) => {
  expect(matchName(name, text)).toBe('strong');
});
