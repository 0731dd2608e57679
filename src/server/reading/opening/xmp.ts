import { Parser } from 'htmlparser2';

/** Which properties name a program (XMP part 1 and 2, PDF's schema), by their local names: what prefix they have the packet says. */
const NAMING = new Set(['producer', 'creatortool', 'softwareagent']);
const namesProgram = (name: string) => NAMING.has(name.slice(name.indexOf(':') + 1).toLowerCase());

/** Whether it is a packet that a reader can read: each has an element RDF. In UTF-16 every second byte of a Latin letter is nothing. */
export const isXmp = (packet: Uint8Array): boolean => /<[^\s<>]*\bRDF\b/.test(textOf(packet));

const textOf = (packet: Uint8Array) => Buffer.from(packet).toString('utf8').replaceAll('\0', '');

/** No packet is nested so deeply; the parser takes the longer for a tag, the more are open. */
const DEPTH_MAX = 50;

/** Returns the programs that an XMP packet names: as elements or attributes, of the file and of each step of its history. */
export function programsInXmp(packet: Uint8Array): string[] {
  const found: string[] = [];
  let [depth, inside] = [0, 0];
  let said = '';
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1;
        if (depth > DEPTH_MAX) parser.pause();
        if (namesProgram(name)) inside += 1;
        for (const [key, value] of Object.entries(attributes)) if (namesProgram(key)) found.push(value);
      },
      ontext(text) {
        if (inside > 0) said += text;
      },
      onclosetag(name) {
        depth -= 1;
        if (!namesProgram(name)) return;
        inside -= 1;
        found.push(said);
        said = '';
      },
    },
    { xmlMode: true },
  );
  parser.end(textOf(packet));
  return found;
}
