import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import config from '../vitest.config.ts';

const root = path.join(import.meta.dirname, '..');
const files = [
  ...['src', 'test', 'corpus', 'tools', 'bench', 'migrations', '.ci']
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.join(folder, file),
      ),
    )
    // The mutants and Lighthouse have their own packages once they have run.
    .filter((file) => !file.includes('node_modules'))
    .filter((file) => /\.(tsx?|mjs|cjs|sql|css)$/.test(file)),
  ...readdirSync(root).filter((file) => file.endsWith('.config.ts')),
  ...['down', 'fault', 'status', 'up'].map((name) => `deploy/cluster/${name}`),
  '.ci/run',
  'src/web/index.html',
];

/** The comments of code, of shell scripts and of HTML. */
const OF_CODE = /\/\*[\s\S]*?\*\/|(?:^|\s)(?:\/\/|--)\s.*\n?(?:[ \t]*(?:\/\/|--)\s.*\n?)*/gm;
const OF_SHELL = /(?:^|\s)#\s.*\n?(?:[ \t]*#\s.*\n?)*/gm;
const OF_HTML = /<!--[\s\S]*?-->/g;

/** Returns the comments of a file. Neighbouring lines count as one comment, with spaces for line breaks and comment marks. */
const commentsOf = (file: string, text: string) =>
  [...text.matchAll(file.endsWith('.html') ? OF_HTML : path.extname(file) === '' ? OF_SHELL : OF_CODE)].map(
    ([comment]) => comment.replaceAll(/\s*\n\s*(?:\*\/?|\/\/|--|#)?\s*/g, ' '),
  );
const commentsIn = (file: string) => commentsOf(file, readFileSync(path.join(root, file), 'utf8'));
const comments = files.flatMap((file) => commentsIn(file).map((text) => ({ file, text })));

test('comment lines in a row count as one comment, at any indentation', () => {
  const lines = ['  // A reason of', '  // two lines.', '  code();'];
  expect(commentsOf('a.ts', lines.join('\n')).map((text) => text.trim())).toEqual([
    '// A reason of two lines.',
  ]);
});

/** A source: one of our pages, and possibly some of its headings. */
const SOURCE = /((?:docs\/)[\w/-]+\.md)((?:,? '[^']+')*)/g;

const headings = new Map<string, Set<string>>();
function headingsOf(page: string) {
  const known =
    headings.get(page) ??
    new Set(
      [...readFileSync(path.join(root, page), 'utf8').matchAll(/^#{1,4} (.+)$/gm)].map(
        ([, title]) => title ?? '',
      ),
    );
  headings.set(page, known);
  return known;
}

test('the walk sees the sources', () => {
  expect(comments.filter(({ text }) => text.match(SOURCE)).length).toBeGreaterThan(250);
});

test('every page and heading that a comment names exists', () => {
  const missing = comments.flatMap(({ file, text }) =>
    [...text.matchAll(SOURCE)].flatMap(([, page = '', titles = '']) => {
      if (!existsSync(path.join(root, page))) return [`${file}: ${page}`];
      return [...titles.matchAll(/'([^']+)'/g)]
        .filter(([, title = '']) => !headingsOf(page).has(title))
        .map(([, title]) => `${file}: ${page} '${title}'`);
    }),
  );
  expect(missing).toEqual([]);
});

test('comments cite product pages with a heading, and decisions by file name', () => {
  const vague = comments.flatMap(({ file, text }) => [
    ...[...text.matchAll(SOURCE)]
      .filter(([, page = '', titles]) => page.startsWith('docs/product/') && titles === '')
      .map(([source]) => `${file}: ${source}`),
    ...[...text.matchAll(/docs\/decisions\/\d{3}(?![\w-]*\.md)/g)].map(([source]) => `${file}: ${source}`),
  ]);
  expect(vague).toEqual([]);
});

const pages = [
  ...readdirSync(root).filter((file) => file.endsWith('.md')),
  ...readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.join('docs', file)),
];
test('no comment or page names files that a newcomer does not have', () => {
  const ELSEWHERE =
    /\bthe spec\b|\bspec\b(?: §|\.md)|\bspec of\b|decisions? ["']|\bdesign '|\b(?:proofs|screens|beyond|look|running)\.md|\bshared\//i;
  const texts = [
    ...comments,
    ...pages.map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') })),
  ];
  const wrong = texts.filter(({ text }) => ELSEWHERE.test(text));
  expect(wrong.map(({ file, text }) => `${file}: ${ELSEWHERE.exec(text)?.[0]}`)).toEqual([]);
});

/** Returns the anchor that GitHub makes for a heading. */
const anchorOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
    .replaceAll(' ', '-');

test('every link in a page leads to an existing page and heading', () => {
  const links = pages.flatMap((page) =>
    [...readFileSync(path.join(root, page), 'utf8').matchAll(/\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g)]
      .map(([, inText, inTag]) => ({ page, link: inText ?? inTag ?? '' }))
      .filter(({ link }) => !/^https?:/.test(link)),
  );
  expect(links.length).toBeGreaterThan(150);
  const dead = links.filter(({ page, link }) => {
    const [to = '', anchor] = link.split('#');
    const target = to === '' ? page : path.join(path.dirname(page), decodeURI(to));
    if (!existsSync(path.join(root, target))) return true;
    return anchor !== undefined && ![...headingsOf(target)].map(anchorOf).includes(anchor);
  });
  expect(dead).toEqual([]);
});

test('every table of the database is listed in docs/architecture.md', () => {
  const [, data = ''] = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8').split(
    '## Where data is stored',
  );
  const [, listed = ''] = data.split('\n### Tables\n');
  const names = [...(listed.split('\n## ')[0] ?? '').matchAll(/`([a-z_]+)`/g)].map(([, table]) => table);
  const [, made = ''] = readFileSync(path.join(root, 'src/server/platform/db/types.ts'), 'utf8').split(
    'interface DB {',
  );
  const tables = [...made.matchAll(/^ {2}(\w+): /gm)].map(([, table]) => table);
  expect(tables.length).toBeGreaterThan(25);
  expect(names.toSorted()).toEqual(tables.toSorted());
});

const CONTRIBUTING = readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8');

test('CONTRIBUTING.md stays short', () => {
  expect(CONTRIBUTING.trimEnd().split('\n').length).toBeLessThanOrEqual(200);
});

/** The example of each recipe, and the names that it puts in place of the recipe's placeholders. */
const RECIPES: [title: string, example: string, names: Record<string, string>][] = [
  ['A new call', 'reject a swap', { ward: 'home', feature: 'swaps' }],
  ['A new rule', 'a member with an open share cannot leave', { ward: 'home', feature: 'homes' }],
  ['A new notification', 'your swap was declined', { feature: 'swaps' }],
];

test.each(RECIPES)('the recipe %s holds for its example, %s', (title, example, names) => {
  const [, recipe = ''] = CONTRIBUTING.split(`\n## ${title}\n`);
  const [steps = ''] = recipe.split('\n## ');
  expect(steps).toContain(`'${example}'`);
  const open = [...steps.matchAll(/`((?:src|docs)\/[^`\s]*<[^`\s]*)`/g)].map(([, file = '']) =>
    file.replaceAll(/<(\w+)>/g, (_, name: string) => names[name] ?? ''),
  );
  expect(open.length).toBeGreaterThan(1);
  // '…' matches any part of a file's name.
  const isThere = (file: string) => {
    const name = new RegExp(
      `^${path
        .basename(file)
        .replaceAll('.', String.raw`\.`)
        .replaceAll('…', '.+')}$`,
    );
    const folder = path.join(root, path.dirname(file));
    return existsSync(folder) && readdirSync(folder).some((each) => name.test(each));
  };
  expect(open.filter((file) => !isThere(file))).toEqual([]);
});

test('every path that a page names exists', () => {
  const named = pages
    .filter((page) => !page.startsWith('docs/decisions/'))
    .flatMap((page) =>
      [...readFileSync(path.join(root, page), 'utf8').matchAll(/`((?:src|test|docs|tools|bench)\/[^`\s]*)`/g)]
        .map(([, file = '']) => ({ page, file }))
        .filter(({ file }) => !/[<*…{]|NNN/.test(file)),
    );
  expect(named.length).toBeGreaterThan(80);
  expect(named.filter(({ file }) => !existsSync(path.join(root, file)))).toEqual([]);
});

test('every test file belongs to a project of vitest.config.ts', () => {
  const included = (config.test?.projects ?? []).flatMap((project) =>
    typeof project === 'object' && 'test' in project ? (project.test?.include ?? []) : [],
  );
  expect(included.length).toBeGreaterThan(5);
  const tests = files.filter((file) => file.endsWith('.test.ts'));
  expect(tests.filter((file) => !included.some((glob) => path.matchesGlob(file, glob)))).toEqual([]);
});
