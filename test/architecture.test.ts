import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const source = path.join(root, 'src');

/** Which room may import which (docs/architecture.md 'The rooms'). A folder without a row may import nothing. */
const ARROWS: Record<string, { folders: string[]; packages: string[] | 'any' }> = {
  domain: { folders: ['domain'], packages: [] },
  receipts: { folders: ['receipts', 'domain'], packages: [] },
  words: { folders: ['words', 'domain'], packages: [] },
  contract: { folders: ['contract', 'domain'], packages: ['zod', '@orpc/contract'] },
  server: { folders: ['server', 'contract', 'receipts', 'domain', 'words'], packages: 'any' },
  web: { folders: ['web', 'words', 'domain', 'contract'], packages: 'any' },
};

/** The base folders of web, which every page has. Each may use those above it. */
const WEB_BASE: Record<string, string[]> = {
  'ui/hooks': [],
  'ui/drawings': [],
  'ui/controls': ['ui/drawings', 'ui/hooks'],
  'ui/layout': ['ui/controls', 'ui/drawings', 'ui/hooks'],
  'ui/windows': ['ui/controls', 'ui/drawings', 'ui/hooks', 'ui/layout'],
  device: [],
  calls: ['device'],
  app: ['calls', 'device', 'ui/controls', 'ui/drawings', 'ui/hooks', 'ui/layout', 'ui/windows'],
};

/** The features of web, lowest first. Each may use all of WEB_BASE, and these features (docs/architecture.md 'The web'). */
const WEB_FEATURES: Record<string, string[]> = {
  offline: [],
  accounts: [],
  homes: [],
  absences: [],
  plan: [],
  swaps: ['absences', 'homes'],
  chores: ['absences', 'homes', 'offline', 'plan', 'swaps'],
  templates: [],
  'home-management': ['chores', 'homes', 'plan', 'templates'],
  'payment-details': [],
  proofs: ['payment-details'],
  money: ['homes', 'payment-details', 'proofs'],
  dashboard: ['absences', 'chores', 'homes', 'offline', 'swaps'],
  'moving-out': ['home-management', 'homes', 'money'],
  notifications: [],
  profile: ['absences', 'accounts', 'homes', 'notifications', 'payment-details'],
  shell: ['accounts', 'homes', 'notifications', 'offline'],
};

/** The wards of the server, lowest first: each may use only those above it here (docs/architecture.md 'The server'). */
const WARDS: Record<string, string[]> = {
  platform: [],
  reading: ['platform'],
  telling: ['platform'],
  money: ['platform', 'reading', 'telling'],
  home: ['money', 'platform', 'telling'],
  people: ['home', 'money', 'platform', 'reading', 'telling'],
  host: ['home', 'money', 'people', 'platform', 'reading', 'telling'],
  jobs: ['home', 'host', 'money', 'people', 'platform', 'telling'],
  programs: ['home', 'money', 'platform', 'telling'],
  dev: ['platform', 'telling'],
};

/** The folders of each ward, and which folders of the same ward each may use. */
const WARD_FOLDERS: Record<string, string[]> = {
  'platform/settings': [],
  'platform/db': ['platform/settings'],
  'platform/files': ['platform/settings'],
  'platform/http': ['platform/db', 'platform/settings'],
  'platform/live': ['platform/db', 'platform/settings'],
  'platform/logs': ['platform/db', 'platform/http'],
  'platform/members': ['platform/db', 'platform/http'],
  'platform/queue': ['platform/db', 'platform/logs'],
  'platform/secrets': ['platform/settings'],
  'platform/sessions': [
    'platform/db',
    'platform/http',
    'platform/logs',
    'platform/secrets',
    'platform/settings',
  ],
  'platform/calls': [
    'platform/db',
    'platform/files',
    'platform/http',
    'platform/live',
    'platform/logs',
    'platform/members',
    'platform/queue',
    'platform/sessions',
    'platform/settings',
  ],
  'reading/opening': [],
  'reading/ocr': ['reading/opening'],
  'reading/decoders': ['reading/ocr', 'reading/opening'],
  'reading/explaining': ['reading/decoders', 'reading/ocr'],
  'telling/channels': [],
  'telling/mail': [],
  'telling/mornings': [],
  'telling/payees': [],
  'telling/letters': ['telling/channels', 'telling/mail', 'telling/mornings', 'telling/payees'],
  'telling/kinds': ['telling/letters'],
  'telling/notifications': ['telling/kinds', 'telling/payees'],
  'telling/pushes': [
    'telling/channels',
    'telling/kinds',
    'telling/mornings',
    'telling/notifications',
    'telling/payees',
  ],
  'telling/announcing': ['telling/channels', 'telling/kinds', 'telling/letters', 'telling/pushes'],
  'money/payment-details': [],
  'money/shares': [],
  'money/bills': ['money/shares'],
  'money/proofs': ['money/shares'],
  'money/payments': ['money/bills', 'money/proofs', 'money/shares'],
  'home/calendar': [],
  'home/plan': [],
  'home/absences': ['home/plan'],
  'home/homes': ['home/plan'],
  'home/swaps': ['home/plan'],
  'home/chores': ['home/plan', 'home/swaps'],
  'home/templates': ['home/plan'],
  'people/addresses': [],
  'people/pictures': [],
  'people/two-step': ['people/addresses'],
  'people/sign-in': ['people/addresses', 'people/two-step'],
  'people/accounts': ['people/addresses', 'people/pictures', 'people/sign-in'],
  'host/admin': [],
  'host/backups': [],
  'host/startup': [],
  'host/doctor': ['host/backups', 'host/startup'],
  jobs: [],
  dev: [],
  'programs/api': [],
  'programs/exports': [],
};

/** The folders that read receipts: each aspect has its rules and its words, and shared code is below the aspects. */
const RECEIPT_FOLDERS: Record<string, string[]> = {
  lexicon: [],
  rows: ['lexicon'],
  labels: ['lexicon', 'rows'],
  amount: ['labels', 'lexicon', 'rows'],
  sentences: ['labels', 'lexicon', 'rows'],
  date: ['labels', 'lexicon', 'rows'],
  recipient: ['labels', 'lexicon', 'rows', 'sentences'],
  status: ['labels', 'lexicon', 'rows', 'sentences'],
  remarks: ['labels', 'lexicon', 'recipient', 'rows'],
  kind: ['labels', 'lexicon', 'remarks', 'rows'],
  reference: ['labels', 'lexicon', 'rows'],
  verdict: [
    'amount',
    'date',
    'kind',
    'labels',
    'lexicon',
    'recipient',
    'reference',
    'remarks',
    'rows',
    'status',
  ],
};

/** Modules that only main.ts and app.ts import, because they decide how the program starts. */
const STARTING = ['platform/settings/settings.ts', 'platform/db/engine.ts', 'dev/start.ts'];

type Import = { from: string; to: string; typeOnly: boolean };

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => file.replaceAll('\\', '/'));
const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const isTranslated = (file: string) => /^words\/(?!english-only\/)\w+\//.test(file);

/** Returns a file's code without the examples in its comments. */
const codeOf = (file: string) =>
  readFileSync(path.join(source, file), 'utf8').replaceAll(/^ *(?:\/\*\*|\*).*$/gm, '');

function importsOf(file: string): Import[] {
  const text = codeOf(file);
  const found = text.matchAll(
    /^\s*(?:import|export)\s+(type\s+)?(?:[^'";]*?\s+from\s+)?'([^']+)'|import\('([^']+)'\)/gm,
  );
  return [...found].map((match) => ({
    from: file,
    to: match[2] ?? match[3] ?? '',
    typeOnly: match[1] !== undefined,
  }));
}
const inside = (to: string) => /^#(\w+)\/(.*)$/.exec(to);
const imports = files.filter((file) => !isTest(file)).flatMap(importsOf);
const shown = (found: Import[]) => found.map(({ from, to }) => `${from} → ${to}`);

test('the walk sees the imports', () => {
  expect(imports.length).toBeGreaterThan(100);
});

test('every import follows the arrows', () => {
  const wrong = imports.filter(({ from, to, typeOnly }) => {
    const arrow = ARROWS[from.split('/')[0] ?? ''];
    if (!arrow) return true;
    const folder = inside(to)?.[1];
    // words/ has sentences for the results of receipts/, and takes only their types.
    if (typeOnly && from.startsWith('words/') && folder === 'receipts') return false;
    if (folder !== undefined) return !arrow.folders.includes(folder);
    // The only file that knows all languages.
    if (from === 'words/languages.ts') return !/^\.\/(?:\w+\/server|translation)\.ts$/.test(to);
    // A language's files import from the same language only.
    if (isTranslated(from)) return !to.startsWith('./');
    if (to.startsWith('.')) return !to.startsWith('./') || !to.endsWith('.css');
    return arrow.packages !== 'any' && !arrow.packages.includes(to);
  });
  expect(shown(wrong)).toEqual([]);
});

test('the server imports words by language, except those for hosts', () => {
  const wrong = imports.filter(
    ({ from, to, typeOnly }) =>
      from.startsWith('server/') && !typeOnly && /^#words\/(?!languages\.ts$|english-only\/)/.test(to),
  );
  expect(shown(wrong)).toEqual([]);
});

test('web imports only types from the contract, so that browsers get no schemas', () => {
  const wrong = imports.filter(
    ({ from, to, typeOnly }) => from.startsWith('web/') && to.startsWith('#contract/') && !typeOnly,
  );
  expect(shown(wrong)).toEqual([]);
});

test('ui/ imports no router, no queries and none of our words', () => {
  const wrong = imports.filter(
    ({ from, to }) => from.startsWith('web/ui/') && /^#words\/|^@tanstack\/|^@orpc\//.test(to),
  );
  expect(shown(wrong)).toEqual([]);
});

test('in server only main.ts and app.ts choose how the program starts', () => {
  const wrong = imports.filter(
    ({ from, to, typeOnly }) =>
      from.startsWith('server/') &&
      !typeOnly &&
      !['server/main.ts', 'server/app.ts'].includes(from) &&
      !from.startsWith('server/platform/db/') &&
      STARTING.some((file) => to === `#server/${file}`),
  );
  expect(shown(wrong)).toEqual([]);
  expect(STARTING.filter((file) => !files.includes(`server/${file}`))).toEqual([]);
});

/** The only files of the server that open connections to other machines, and the source of the address; the libraries pg, nodemailer and better-auth do too. */
const ASKS_OTHERS: Record<string, 'given by people' | 'set by the host' | 'itself'> = {
  'server/telling/pushes/sending.ts': 'given by people',
  'server/people/pictures/google-picture.ts': 'given by people',
  'server/platform/files/s3-store.ts': 'set by the host',
  'server/host/doctor/google.ts': 'set by the host',
  'server/dev/demo.ts': 'itself',
};

test('one file resolves host names, also those of addresses that people give', () => {
  const server = files
    .filter((file) => file.startsWith('server/') && !isTest(file))
    .map((file) => ({ file, text: readFileSync(path.join(source, file), 'utf8') }));
  const resolves = server.filter(({ text }) =>
    /^import (?!type\b).*'(?:node:)?dns(?:\/promises)?'/m.test(text),
  );
  expect(resolves.map(({ file }) => file)).toEqual(['server/platform/http/public-address.ts']);
  for (const { text } of resolves) expect(text).not.toMatch(/\blookup\b.*'(?:node:)?dns|dns\.lookup\(/);
  const opens =
    /\bfetch\(|^import (?!type\b)[^;]*\b(?:request|get)\b[^;]*'(?:node:)?https?'|^import (?!type\b)[^;]*\b(?:connect|createConnection)\b[^;]*'(?:node:)?(?:net|tls|http2)'/m;
  const asks = server.filter(({ text }) => opens.test(text)).map(({ file }) => file);
  expect(asks.toSorted()).toEqual(Object.keys(ASKS_OTHERS).toSorted());
  for (const { file, text } of server.filter((each) => ASKS_OTHERS[each.file] === 'given by people')) {
    expect(text, file).toContain('lookup: lookUpOnly(');
    expect(text, file).not.toMatch(/\bfetch\(/);
  }
});

test('code that the web loads later is imported again until the import succeeds', () => {
  const allowed =
    /\b(?:lazyPart|lazyWindow|retryImport|page)\(\s*(?:async )?\(\) =>\s*(?:\{\s*await untilIdle\(\);\s*return )?import\(/g;
  const later = files
    .filter((file) => file.startsWith('web/') && !isTest(file) && !file.endsWith('.d.ts'))
    .map((file) => ({ file, rest: codeOf(file).replaceAll(allowed, '') }));
  expect(later.filter(({ rest }) => /\bimport\(/.test(rest)).map(({ file }) => file)).toEqual([]);
});

/** Returns the folder of a file in its room; '' for the room's root. */
const folderOf = (file: string) => file.split('/').slice(0, -1).join('/');

const wardOf = (folder: string) => folder.split('/')[0] ?? '';
/** Returns the folder of a ward to which a file belongs, such as telling/pushes. */
const roomOf = (file: string) => folderOf(file).split('/').slice(0, 2).join('/');

test('a ward of the server uses only wards above it in the table, even for types', () => {
  const used = new Map(Object.keys(WARDS).map((ward) => [ward, new Set<string>()]));
  const unknown = new Set<string>();
  for (const { from, to } of imports) {
    const target = inside(to);
    const here = roomOf(from.slice('server/'.length));
    if (!from.startsWith('server/') || target?.[1] !== 'server' || here === '') continue;
    const there = roomOf(target[2] ?? '');
    for (const folder of [here, there]) if (!(folder in WARD_FOLDERS)) unknown.add(folder);
    if (wardOf(here) !== wardOf(there)) used.get(wardOf(here))?.add(wardOf(there));
  }
  expect([...unknown]).toEqual([]);
  expect(Object.fromEntries([...used].map(([ward, others]) => [ward, [...others].toSorted()]))).toEqual(
    WARDS,
  );
  const order = Object.keys(WARDS);
  const upwards = Object.entries(WARDS).flatMap(([ward, others], place) =>
    others.filter((other) => order.indexOf(other) >= place).map((other) => `${ward} → ${other}`),
  );
  expect(upwards).toEqual([]);
});

test.each([
  ['web', { ...WEB_BASE, ...WEB_FEATURES }],
  ['server', WARD_FOLDERS],
  ['receipts', RECEIPT_FOLDERS],
])('a folder of %s uses only folders above it in the table, even for types', (room, table) => {
  const order = Object.keys(table);
  const used = new Map<string, Set<string>>(order.map((folder) => [folder, new Set()]));
  const unknown = new Set<string>();
  for (const { from, to } of imports) {
    const target = inside(to);
    if (!from.startsWith(`${room}/`) || target?.[1] !== room) continue;
    const [here, there] = [from.slice(`${room}/`.length), target[2] ?? ''].map(
      room === 'server' ? roomOf : folderOf,
    ) as [string, string];
    if (here === '' || there === '' || here === there) continue;
    if (room === 'server' && wardOf(here) !== wardOf(there)) continue;
    if (room === 'web' && here in WEB_FEATURES && there in WEB_BASE) continue;
    if (!used.has(here)) unknown.add(here);
    used.get(here)?.add(there);
  }
  expect([...unknown]).toEqual([]);
  expect(Object.fromEntries([...used].map(([folder, others]) => [folder, [...others].toSorted()]))).toEqual(
    table,
  );
  const upwards = Object.entries(table).flatMap(([folder, others], place) =>
    others.filter((other) => order.indexOf(other) >= place).map((other) => `${folder} → ${other}`),
  );
  expect(upwards).toEqual([]);
});

test('the picture of the server in docs/architecture.md agrees with the table', () => {
  const page = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8');
  const [, picture = ''] = /## The server\n[^#]*?```mermaid\n([^`]*)```/.exec(page) ?? [];
  const drawn = new Map(
    [...picture.matchAll(/^ {2}(\w+)(?:\["[^"]*"\])?(?: --> ([\w &]+))?$/gm)].map(
      ([, from = '', to]) => [from, to?.split(' & ') ?? []] as const,
    ),
  );
  /** Returns a ward and the wards below it. */
  const below = (ward: string): string[] => [ward, ...(drawn.get(ward) ?? []).flatMap(below)];
  expect([...drawn.keys()].toSorted()).toEqual(Object.keys(WARDS).toSorted());
  for (const [ward, others] of Object.entries(WARDS))
    expect(below(ward)).toEqual(expect.arrayContaining(others));
  for (const [ward, others] of drawn) expect(WARDS[ward]).toEqual(expect.arrayContaining(others));
  const [, section = ''] = /## The server\n([\s\S]*?)\n## /.exec(page) ?? [];
  for (const folder of Object.keys(WARD_FOLDERS))
    expect(section).toContain(`${folder.split('/').at(1) ?? folder}/`);
});

test('no folder of the server holds more than twenty files without tests', () => {
  const counts = new Map<string, number>();
  for (const file of files.filter((each) => each.startsWith('server/') && !isTest(each)))
    counts.set(folderOf(file), (counts.get(folderOf(file)) ?? 0) + 1);
  expect([...counts].filter(([, count]) => count > 20)).toEqual([]);
});

test('the name of a constant means one thing in a room', () => {
  const declared = new Map<string, string[]>();
  for (const file of files.filter((each) => !isTest(each))) {
    const text = readFileSync(path.join(source, file), 'utf8');
    // One name, or several in brackets: `const [FIRST, LAST] = …`.
    for (const [, names = ''] of text.matchAll(/^(?:export )?const ([A-Z][A-Z0-9_]*\b|[[{][^=]*[\]}] =)/gm))
      for (const [name] of names.matchAll(/\b[A-Z][A-Z0-9_]*\b/g)) {
        // Each language is a room.
        const room = isTranslated(file) ? path.dirname(file) : file.split('/')[0];
        const key = `${room} ${name}`;
        declared.set(key, [...(declared.get(key) ?? []), file]);
      }
  }
  const twice = [...declared].filter(([, places]) => places.length > 1);
  expect(declared.size).toBeGreaterThan(100);
  expect(twice).toEqual([]);
});

// Any other file that looks up the session would read the database before the request has its place in the queue.
test('only the queue of requests looks up sessions', () => {
  const looking = files.filter(
    (file) =>
      file.startsWith('server/') &&
      !isTest(file) &&
      /\bsessionOf\(/.test(readFileSync(path.join(source, file), 'utf8')),
  );
  expect(looking.toSorted()).toEqual([
    'server/platform/calls/who-asks.ts',
    'server/platform/sessions/sessions.ts',
  ]);
});

/** Predicates of domain/ that only one side calls, with the reason. All others decide about the button and in the handler. */
const ASKED_BY_ONE_SIDE: Record<string, string> = {
  'chores.mayPutBack':
    'the toast shows the button for some seconds, the server accepts it until the day ends',
  'payments.mayUndoMark': 'the toast shows the button for a shorter time than the server accepts it',
  'swaps.mayMove': 'mayAnswer and mayCancel call it',
};

test('a button and its handler use the same predicate', () => {
  const texts = files
    .filter((file) => !isTest(file))
    .map((file) => ({ file, text: readFileSync(path.join(source, file), 'utf8') }));
  const predicates = texts.flatMap(({ file, text }) => {
    const subject = /^domain\/([\w-]+)\.ts$/.exec(file)?.[1];
    if (subject === undefined) return [];
    return [...text.matchAll(/^export (?:const|function) (may[A-Z]\w*)/gm)].map(([, name = '']) => ({
      subject,
      name,
    }));
  });
  const asks = (room: string, subject: string, name: string) => {
    const asked = new RegExp(String.raw`import \{[^}]*\b${name}\b[^}]*\} from '#domain/${subject}\.ts'`);
    return texts.some(({ file, text }) => file.startsWith(`${room}/`) && asked.test(text));
  };
  const byOneSide = predicates
    .filter(({ subject, name }) => !['web', 'server'].every((room) => asks(room, subject, name)))
    .map(({ subject, name }) => `${subject}.${name}`);
  expect(predicates.length).toBeGreaterThan(10);
  expect(byOneSide.toSorted()).toEqual(Object.keys(ASKED_BY_ONE_SIDE).toSorted());
});

/** SQL that depends on a time zone. 'utc' alone means the same to every engine. */
const SQL_OF_ZONES =
  /\bat\s+(?:local\b|time\s+zone\b(?!\s+'utc'))|\b(?:timezone|make_timestamptz)\s*\(|\b(?:current_date|localtime(?:stamp)?)\b|\bnow\(\)\s*::\s*date\b/i;

test('no SQL computes with a time zone, since only domain/days.ts knows which day it is', () => {
  for (const text of ['paid_at AT  TIME\nZONE $1', "timezone('Asia/Tokyo', at)", 'current_date'])
    expect(SQL_OF_ZONES.test(text), text).toBe(true);
  expect(SQL_OF_ZONES.test("to_char(at at time zone 'utc', 'YYYY')")).toBe(false);
  const wrong = files
    .filter((file) => file.startsWith('server/') && !isTest(file))
    .filter((file) => SQL_OF_ZONES.test(readFileSync(path.join(source, file), 'utf8')));
  expect(wrong).toEqual([]);
});

test('no file imports itself through others, even for types', () => {
  const edges = new Map(files.map((file) => [file, [] as string[]]));
  for (const { from, to } of imports) {
    const target = inside(to);
    if (target) edges.get(from)?.push(`${target[1] === 'words' ? 'words/en' : target[1]}/${target[2]}`);
    else if (isTranslated(from)) edges.get(from)?.push(path.join(path.dirname(from), to));
  }
  const circles: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, trail: string[]) => {
    if (trail.includes(file)) circles.push([...trail.slice(trail.indexOf(file)), file].join(' → '));
    if (done.has(file) || trail.includes(file)) return;
    for (const next of edges.get(file) ?? []) visit(next, [...trail, file]);
    done.add(file);
  };
  for (const file of files) visit(file, []);
  expect(circles).toEqual([]);
});
