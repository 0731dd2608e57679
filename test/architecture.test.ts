import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const source = path.join(root, 'src');

/** Who may import whom (docs/architecture.md 'The rooms'); a folder that does not stand here may import nothing. */
const ARROWS: Record<string, { folders: string[]; packages: string[] | 'any' }> = {
  domain: { folders: ['domain'], packages: [] },
  receipts: { folders: ['receipts', 'domain'], packages: [] },
  words: { folders: ['words', 'domain'], packages: [] },
  contract: { folders: ['contract', 'domain'], packages: ['zod', '@orpc/contract'] },
  server: { folders: ['server', 'contract', 'receipts', 'domain', 'words'], packages: 'any' },
  web: { folders: ['web', 'words', 'domain', 'contract'], packages: 'any' },
};

/** In web: what every page has. Each uses only what stands above it. */
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

/** The features of web, the lowest first. Each may use all of WEB_BASE, and of the features these (docs/architecture.md 'The web'). */
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
  dashboard: ['chores', 'homes', 'offline', 'swaps'],
  'moving-out': ['home-management', 'homes', 'money'],
  notifications: [],
  profile: ['absences', 'accounts', 'homes', 'notifications', 'payment-details'],
  shell: ['accounts', 'homes', 'notifications', 'offline'],
};

/**
 * Which server folder may use which, the lowest first: each uses only what stands above it. What lies at the root serves everybody (the
 * errors of calls and those of the operator, the secret) or puts it all together (main.ts, app.ts, settings.ts).
 */
const SERVER_FOLDERS: Record<string, string[]> = {
  db: [],
  files: [],
  http: [],
  logs: ['db'],
  secrets: [],
  members: ['db'],
  'payment-details': ['db', 'members'],
  notifications: ['db', 'payment-details'],
  ocr: ['files'],
  queue: ['db', 'logs'],
  sessions: ['http', 'secrets'],
  calls: ['db', 'http', 'members', 'notifications', 'sessions'],
  decoders: ['files', 'ocr'],
  plan: ['db', 'members', 'notifications'],
  mail: ['calls', 'db', 'http', 'queue', 'secrets'],
  calendars: ['calls', 'db', 'http', 'mail', 'members', 'plan', 'sessions'],
  pictures: ['calls', 'db', 'http', 'members', 'queue'],
  pushes: ['db', 'http', 'members', 'notifications', 'payment-details', 'queue'],
  templates: ['notifications', 'plan'],
  'letters/accounts': ['mail'],
  'letters/homes': ['mail', 'members', 'payment-details', 'pushes'],
  'letters/payments': ['db', 'files', 'mail', 'payment-details'],
  'letters/swaps': ['db', 'mail', 'plan'],
  swaps: ['db', 'mail', 'members', 'notifications', 'plan', 'pushes'],
  absences: ['notifications', 'plan'],
  chores: ['db', 'members', 'notifications', 'plan', 'pushes', 'swaps'],
  letters: ['letters/accounts', 'letters/homes', 'letters/payments', 'letters/swaps', 'mail'],
  shares: [
    'calls',
    'db',
    'http',
    'letters/payments',
    'mail',
    'members',
    'notifications',
    'payment-details',
    'pushes',
  ],
  bills: ['calls', 'db', 'http', 'members', 'notifications', 'shares'],
  proofs: [
    'calls',
    'db',
    'http',
    'mail',
    'members',
    'notifications',
    'ocr',
    'payment-details',
    'pushes',
    'shares',
  ],
  api: ['calls', 'db', 'http', 'mail', 'members', 'payment-details', 'proofs', 'pushes', 'shares'],
  backups: ['bills', 'db', 'files', 'pictures', 'proofs', 'queue'],
  payments: [
    'bills',
    'db',
    'letters/payments',
    'mail',
    'members',
    'notifications',
    'payment-details',
    'proofs',
    'pushes',
    'shares',
  ],
  jobs: [
    'backups',
    'bills',
    'calls',
    'letters',
    'mail',
    'members',
    'notifications',
    'payments',
    'pictures',
    'plan',
    'proofs',
    'pushes',
    'queue',
    'shares',
  ],
  homes: ['bills', 'mail', 'members', 'notifications', 'payments', 'plan', 'proofs', 'pushes'],
  exports: ['calls', 'db', 'homes', 'http', 'members', 'payments', 'sessions'],
  'sign-in': ['calls', 'homes', 'http', 'logs', 'mail', 'notifications', 'secrets', 'sessions'],
  accounts: [
    'bills',
    'calls',
    'db',
    'homes',
    'http',
    'letters/accounts',
    'letters/payments',
    'logs',
    'mail',
    'members',
    'payment-details',
    'payments',
    'pictures',
    'queue',
    'secrets',
    'sessions',
    'sign-in',
  ],
  startup: ['db', 'mail', 'sign-in'],
  admin: ['accounts', 'calls', 'db', 'homes', 'logs', 'mail', 'members', 'payments', 'queue', 'sessions'],
  seed: ['calls', 'db'],
  receipt: ['decoders', 'ocr'],
  doctor: ['backups', 'db', 'decoders', 'files', 'http', 'logs', 'mail', 'queue', 'startup'],
};

/** The same of what reads receipts: each aspect has its rules and its words, and what several need stands below them. */
const RECEIPT_FOLDERS: Record<string, string[]> = {
  lexicon: [],
  rows: ['lexicon'],
  labels: ['lexicon', 'rows'],
  amount: ['labels', 'lexicon', 'rows'],
  sentences: ['labels', 'lexicon', 'rows'],
  date: ['labels', 'lexicon', 'rows'],
  recipient: ['labels', 'lexicon', 'rows', 'sentences'],
  status: ['date', 'labels', 'lexicon', 'rows', 'sentences'],
  remarks: ['labels', 'lexicon', 'recipient', 'rows'],
  kind: ['labels', 'lexicon', 'remarks'],
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

/** What only main.ts and app.ts choose: how the program starts, and with what. */
const STARTING = ['settings.ts', 'db/engine.ts', 'dev.ts'];

type Import = { from: string; to: string; typeOnly: boolean };

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => file.replaceAll('\\', '/'));
const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const isTranslated = (file: string) => /^words\/(?!english-only\/)\w+\//.test(file);

/** What a file says, without the examples in its comments. */
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

test('every import runs along the arrows', () => {
  const wrong = imports.filter(({ from, to, typeOnly }) => {
    const arrow = ARROWS[from.split('/')[0] ?? ''];
    if (!arrow) return true;
    const folder = inside(to)?.[1];
    // words/ says what receipts/ decides, and takes its types alone.
    if (typeOnly && from.startsWith('words/') && folder === 'receipts') return false;
    if (folder !== undefined) return !arrow.folders.includes(folder);
    // The one that knows all languages.
    if (from === 'words/languages.ts') return !/^\.\/(?:\w+\/server|translation)\.ts$/.test(to);
    // A language's files take from the same language.
    if (isTranslated(from)) return !to.startsWith('./');
    if (to.startsWith('.')) return !to.startsWith('./') || !to.endsWith('.css');
    return arrow.packages !== 'any' && !arrow.packages.includes(to);
  });
  expect(shown(wrong)).toEqual([]);
});

test('the server speaks every language: it takes words by it, and those of a host alone as they are', () => {
  const wrong = imports.filter(
    ({ from, to, typeOnly }) =>
      from.startsWith('server/') && !typeOnly && /^#words\/(?!languages\.ts$|english-only\/)/.test(to),
  );
  expect(shown(wrong)).toEqual([]);
});

test('the browser gets no schema: web takes only types from the contract', () => {
  const wrong = imports.filter(
    ({ from, to, typeOnly }) => from.startsWith('web/') && to.startsWith('#contract/') && !typeOnly,
  );
  expect(shown(wrong)).toEqual([]);
});

test('ui/ knows no router, no queries and no words of ours', () => {
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
      !from.startsWith('server/db/') &&
      STARTING.some((file) => to === `#server/${file}`),
  );
  expect(shown(wrong)).toEqual([]);
});

/** The only files of the server that open connections to others, and whose addresses these are; libraries beside (pg, nodemailer, better-auth). */
const ASKS_OTHERS: Record<string, 'given by people' | 'set by the host'> = {
  'server/pushes/sending.ts': 'given by people',
  'server/pictures/fetch-foreign.ts': 'given by people',
  'server/files/s3-store.ts': 'set by the host',
  'server/doctor/google.ts': 'set by the host',
};

test('names are looked up in one place, and what people give is looked up by it', () => {
  const server = files
    .filter((file) => file.startsWith('server/') && !isTest(file))
    .map((file) => ({ file, text: readFileSync(path.join(source, file), 'utf8') }));
  const resolves = server.filter(({ text }) =>
    /^import (?!type\b).*'(?:node:)?dns(?:\/promises)?'/m.test(text),
  );
  expect(resolves.map(({ file }) => file)).toEqual(['server/http/public-address.ts']);
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

test('code that the web loads later is imported again until it has come', () => {
  const kept =
    /\b(?:lazyPart|lazyWindow|keepLoading|page)\(\s*(?:async )?\(\) =>\s*(?:\{\s*await untilIdle\(\);\s*return )?import\(/g;
  const later = files
    .filter((file) => file.startsWith('web/') && !isTest(file) && !file.endsWith('.d.ts'))
    .map((file) => ({ file, rest: codeOf(file).replaceAll(kept, '') }));
  expect(later.filter(({ rest }) => /\bimport\(/.test(rest)).map(({ file }) => file)).toEqual([]);
});

/** The folder of a file in its room, '' at its root. */
const folderOf = (file: string) => file.split('/').slice(0, -1).join('/');

test.each([
  ['web', { ...WEB_BASE, ...WEB_FEATURES }],
  ['server', SERVER_FOLDERS],
  ['receipts', RECEIPT_FOLDERS],
])('in %s a folder uses only those above it in the table', (room, table) => {
  const order = Object.keys(table);
  const used = new Map<string, Set<string>>(order.map((folder) => [folder, new Set()]));
  const unknown = new Set<string>();
  for (const { from, to, typeOnly } of imports) {
    const target = inside(to);
    // In web, imports of types count too.
    if (!from.startsWith(`${room}/`) || target?.[1] !== room || (typeOnly && room !== 'web')) continue;
    const [here, there] = [folderOf(from.slice(`${room}/`.length)), folderOf(target[2] ?? '')];
    if (here === '' || there === '' || here === there) continue;
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
  const boxes = new Map(
    [...picture.matchAll(/^ {2}(\w+)\["([^":]+)/gm)].flatMap(([, box = '', folders = '']) =>
      folders.split(' · ').map((folder) => [folder, box] as const),
    ),
  );
  const drawn = new Map(
    [...picture.matchAll(/^ {2}(\w+)(?:\["[^"]*"\])? --> ([\w &]+)$/gm)].map(
      ([, from = '', to = '']) => [from, to.split(' & ')] as const,
    ),
  );
  const boxOf = (folder: string) => boxes.get(folder.split('/')[0] ?? '') ?? `no box for ${folder}`;
  const used = Object.entries(SERVER_FOLDERS).flatMap(([folder, others]) =>
    others.map((other) => `${boxOf(folder)} → ${boxOf(other)}`),
  );
  /** The boxes that one stands upon, itself first. */
  const below = (box: string, trail: string[] = []): string[] => {
    if (trail.includes(box)) throw new Error(`A circle: ${[...trail, box].join(' → ')}`);
    return [box, ...(drawn.get(box) ?? []).flatMap((next) => below(next, [...trail, box]))];
  };
  const reached = new Set(
    [...new Set(boxes.values())].flatMap((box) => below(box).map((other) => `${box} → ${other}`)),
  );
  expect(Object.keys(SERVER_FOLDERS).filter((folder) => !boxes.has(folder.split('/')[0] ?? ''))).toEqual([]);
  expect([...boxes.keys()].filter((folder) => !(folder in SERVER_FOLDERS))).toEqual([]);
  expect(used.filter((arrow) => !reached.has(arrow))).toEqual([]);
  const arrows = [...drawn].flatMap(([box, others]) => others.map((other) => `${box} → ${other}`));
  expect(arrows.filter((arrow) => !used.includes(arrow))).toEqual([]);
});

test('no folder of the server holds more than twenty files without tests', () => {
  const counts = new Map<string, number>();
  for (const file of files.filter((each) => each.startsWith('server/') && !isTest(each)))
    counts.set(folderOf(file), (counts.get(folderOf(file)) ?? 0) + 1);
  expect([...counts].filter(([, count]) => count > 20)).toEqual([]);
});

test('no constant’s name stands for two things in two files of a room', () => {
  const declared = new Map<string, string[]>();
  for (const file of files.filter((each) => !isTest(each))) {
    const text = readFileSync(path.join(source, file), 'utf8');
    // One by its name, or several in brackets: `const [FIRST, LAST] = …`.
    for (const [, names = ''] of text.matchAll(/^(?:export )?const ([A-Z][A-Z0-9_]*\b|[[{][^=]*[\]}] =)/gm))
      for (const [name] of names.matchAll(/\b[A-Z][A-Z0-9_]*\b/g)) {
        // Each language is a room of its own.
        const room = isTranslated(file) ? path.dirname(file) : file.split('/')[0];
        const key = `${room} ${name}`;
        declared.set(key, [...(declared.get(key) ?? []), file]);
      }
  }
  const twice = [...declared].filter(([, places]) => places.length > 1);
  expect(declared.size).toBeGreaterThan(100);
  expect(twice).toEqual([]);
});

// What asks it by itself would read the database before its turn (docs/security.md 'Limits').
test('who sends a request is looked up in turn', () => {
  const looking = files.filter(
    (file) =>
      file.startsWith('server/') &&
      !isTest(file) &&
      /\bsessionOf\(/.test(readFileSync(path.join(source, file), 'utf8')),
  );
  expect(looking.toSorted()).toEqual([
    'server/calls/calls.ts',
    'server/calls/who-asks.ts',
    'server/calls/who-reads.ts',
    'server/sessions/sessions.ts',
  ]);
});

/** Predicates of domain/ that one side alone asks, and why: all others are asked by the button and by the handler. */
const ASKED_BY_ONE_SIDE: Record<string, string> = {
  'chores.mayPutBack':
    'the button stands for some seconds in the toast, the server takes it until the day ends',
  'payments.mayUndoMark': 'the button stands in the toast for less long than the server takes it',
  'swaps.mayMove': 'mayAnswer and mayCancel are made of it',
};

test('what a button asks is what its handler asks', () => {
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

/** What has the database compute by a time zone: 'utc' alone means the same to every engine. */
const SQL_OF_ZONES =
  /\bat\s+(?:local\b|time\s+zone\b(?!\s+'utc'))|\b(?:timezone|make_timestamptz)\s*\(|\b(?:current_date|localtime(?:stamp)?)\b|\bnow\(\)\s*::\s*date\b/i;

test('no SQL computes by a time zone: what day it is only domain/days.ts knows', () => {
  for (const text of ['paid_at AT  TIME\nZONE $1', "timezone('Asia/Tokyo', at)", 'current_date'])
    expect(SQL_OF_ZONES.test(text), text).toBe(true);
  expect(SQL_OF_ZONES.test("to_char(at at time zone 'utc', 'YYYY')")).toBe(false);
  const wrong = files
    .filter((file) => file.startsWith('server/') && !isTest(file))
    .filter((file) => SQL_OF_ZONES.test(readFileSync(path.join(source, file), 'utf8')));
  expect(wrong).toEqual([]);
});

test('no circles', () => {
  const edges = new Map(files.map((file) => [file, [] as string[]]));
  for (const { from, to, typeOnly } of imports) {
    // In receipts, imports of types count too.
    if (typeOnly && !from.startsWith('receipts/')) continue;
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
