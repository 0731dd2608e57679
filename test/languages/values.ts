import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'rolldown/parseAst';

type Program = ReturnType<typeof parseAst>;
type Statement = Program['body'][number];
type Expression = Extract<Statement, { type: 'ExpressionStatement' }>['expression'];
type Arrow = Extract<Expression, { type: 'ArrowFunctionExpression' }>;
type Declared = Extract<Statement, { type: 'FunctionDeclaration' }>;
type FunctionNode = Arrow | Declared | Extract<Expression, { type: 'FunctionExpression' }>;
type Pattern = FunctionNode['params'][number];

/** The value of an expression: a parameter's value, by its place ('#0.chore.name'), or a function of the same file. */
type Value = { place: string } | { made: FunctionNode; around: Names } | undefined;
type Names = ReadonlyMap<string, Value>;

/** Array methods that pass each element to a function, with the parameter that gets it. */
const EACH: Record<string, number> = { map: 0, flatMap: 0, filter: 0, find: 0, some: 0, every: 0, reduce: 1 };
const COMPARING = new Set(['===', '!==', '<', '>', '<=', '>=']);
const DEEPEST = 12;

const isFunction = (node: { type: string }): node is FunctionNode =>
  ['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration'].includes(node.type);

/** Parses a file of src/words. */
export const parseWords = (language: string, file: string): Program =>
  parseAst(readFileSync(path.join(import.meta.dirname, '../../src/words', language, `${file}.ts`), 'utf8'), {
    lang: 'ts',
  });

const declarationOf = (statement: Statement) =>
  statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;

/** Returns the exported names. */
const exportsOf = (program: Program) =>
  new Set(
    program.body
      .filter((statement) => statement.type === 'ExportNamedDeclaration')
      .flatMap(({ declaration }) => {
        if (declaration?.type === 'FunctionDeclaration') return [declaration.id?.name ?? ''];
        if (declaration?.type !== 'VariableDeclaration') return [];
        return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
      }),
  );

/** Returns the declarations at the top of the file. */
function declared(program: Program): Map<string, Expression | Declared> {
  const found = new Map<string, Expression | Declared>();
  for (const statement of program.body) {
    const declaration = declarationOf(statement);
    if (declaration?.type === 'FunctionDeclaration')
      found.set(declaration.id?.name ?? '', declaration as Declared);
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations)
      if (id.type === 'Identifier' && init) found.set(id.name, bare(init));
  }
  return found;
}

/** Strips TypeScript's casts and brackets. */
function bare(node: Expression): Expression {
  switch (node.type) {
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'ChainExpression':
      return bare(node.expression);
    default:
      return node;
  }
}

const keyOf = (key: { type: string; name?: unknown; value?: unknown }) => String(key.name ?? key.value);

/** Yields each sentence of the file with its place: 'paymentShare.how', 'SETTINGS.timeZone'. */
function* leavesOf(
  name: string,
  node: Expression | Declared,
): Generator<[place: string, node: Expression | Declared]> {
  if (node.type !== 'ObjectExpression') {
    yield [name, node];
    return;
  }
  for (const each of node.properties)
    if (each.type === 'Property')
      yield* leavesOf(`${name}.${keyOf(each.key)}`, bare(each.value as Expression));
}

/** Follows the sentences of a function and records the values that they insert. A value that is only tested (`count === 1`) is not inserted. */
function reader(top: Names) {
  const inserted = new Set<string>();

  function bind(
    names: Map<string, Value>,
    pattern: Pattern,
    value: Value,
    around: Names,
    depth: number,
  ): void {
    if (pattern.type === 'Identifier') names.set(pattern.name, value);
    else if (pattern.type === 'AssignmentPattern') {
      bind(names, pattern.left as Pattern, value, around, depth);
      take(pattern.right, around, depth);
    } else if (pattern.type === 'ObjectPattern')
      for (const each of pattern.properties) {
        if (each.type === 'RestElement') bind(names, each.argument as Pattern, value, around, depth);
        else bind(names, each.value as Pattern, inside(value, keyOf(each.key)), around, depth);
      }
    else if (pattern.type === 'ArrayPattern')
      for (const each of pattern.elements)
        if (each) bind(names, each as Pattern, inside(value, '[]'), around, depth);
  }

  const inside = (value: Value, key: string): Value =>
    value && 'place' in value ? { place: `${value.place}.${key}` } : undefined;

  /** Returns the value of an expression without inserting it. */
  function valueOf(given: Expression, names: Names): Value {
    const node = bare(given);
    if (isFunction(node)) return { made: node, around: names };
    if (node.type === 'Identifier') return names.get(node.name);
    if (node.type === 'MemberExpression' && !node.computed)
      return inside(valueOf(node.object as Expression, names), keyOf(node.property));
    return undefined;
  }

  function call(
    { made, around }: { made: FunctionNode; around: Names },
    values: Value[],
    depth: number,
  ): void {
    if (depth > DEEPEST) return;
    const names = new Map(around);
    for (const [at, parameter] of made.params.entries()) bind(names, parameter, values[at], names, depth);
    const { body } = made;
    if (!body) return;
    if (body.type === 'BlockStatement') for (const each of body.body) run(each, names, depth);
    else take(body as Expression, names, depth);
  }

  function run(statement: Statement, names: Map<string, Value>, depth: number): void {
    switch (statement.type) {
      case 'BlockStatement':
        for (const each of statement.body) run(each, names, depth);
        break;
      case 'VariableDeclaration':
        for (const { id, init } of statement.declarations) {
          if (!init) continue;
          const value = valueOf(init, names);
          if (!value) take(init, names, depth);
          bind(names, id as Pattern, value, names, depth);
        }
        break;
      case 'IfStatement':
        ask(statement.test, names, depth);
        run(statement.consequent, names, depth);
        if (statement.alternate) run(statement.alternate, names, depth);
        break;
      case 'SwitchStatement':
        ask(statement.discriminant, names, depth);
        for (const each of statement.cases) for (const inner of each.consequent) run(inner, names, depth);
        break;
      case 'ReturnStatement':
        if (statement.argument) take(statement.argument, names, depth);
        break;
      case 'ExpressionStatement':
        take(statement.expression, names, depth);
        break;
      default:
        break;
    }
  }

  /** Follows a condition: only the calls in it can insert values. */
  function ask(given: Expression, names: Names, depth: number): void {
    const node = bare(given);
    if (node.type === 'CallExpression') take(node, names, depth);
  }

  function takeCall(
    node: Extract<Expression, { type: 'CallExpression' }>,
    names: Names,
    depth: number,
  ): void {
    const given = node.arguments.filter((each) => each.type !== 'SpreadElement');
    const callee = bare(node.callee as Expression);
    const called = valueOf(callee, names);
    if (called && 'made' in called) {
      const values = given.map((each) => valueOf(each, names));
      for (const [at, each] of given.entries()) if (!values[at]) take(each, names, depth);
      call(called, values, depth + 1);
      return;
    }
    if (callee.type === 'MemberExpression') {
      const object = valueOf(callee.object as Expression, names);
      const at = EACH[keyOf(callee.property)];
      const each = given[0] && valueOf(given[0], names);
      if (at !== undefined && each && 'made' in each) {
        if (!object) take(callee.object as Expression, names, depth);
        call(
          each,
          Array.from({ length: at + 1 }, (_, place) => (place === at ? inside(object, '[]') : undefined)),
          depth + 1,
        );
        return;
      }
      take(callee.object as Expression, names, depth);
    }
    for (const each of given) take(each, names, depth);
  }

  /** Inserts the values of an expression. */
  function take(given: Expression, names: Names, depth: number): void {
    const node = bare(given);
    const value = valueOf(node, names);
    if (value && 'place' in value) inserted.add(value.place);
    else if (value) call(value, [], depth + 1);
    switch (node.type) {
      case 'TemplateLiteral':
        for (const each of node.expressions) take(each, names, depth);
        break;
      case 'TaggedTemplateExpression':
        take(node.quasi, names, depth);
        break;
      case 'BinaryExpression':
        if (COMPARING.has(node.operator)) break;
        take(node.left as Expression, names, depth);
        take(node.right, names, depth);
        break;
      case 'LogicalExpression':
        if (node.operator === '&&') ask(node.left, names, depth);
        else take(node.left, names, depth);
        take(node.right, names, depth);
        break;
      case 'ConditionalExpression':
        ask(node.test, names, depth);
        take(node.consequent, names, depth);
        take(node.alternate, names, depth);
        break;
      case 'CallExpression':
        takeCall(node, names, depth);
        break;
      case 'NewExpression':
        for (const each of node.arguments) if (each.type !== 'SpreadElement') take(each, names, depth);
        break;
      case 'ArrayExpression':
        for (const each of node.elements)
          if (each) take(each.type === 'SpreadElement' ? each.argument : each, names, depth);
        break;
      case 'ObjectExpression':
        for (const each of node.properties)
          take((each.type === 'SpreadElement' ? each.argument : each.value) as Expression, names, depth);
        break;
      case 'UnaryExpression':
        if (node.operator !== '!') take(node.argument, names, depth);
        break;
      case 'MemberExpression':
        // A lookup in a table tests its key, and does not insert it.
        if (!value && !node.computed) take(node.object as Expression, names, depth);
        break;
      default:
        break;
    }
  }

  return {
    inserted,
    read(node: FunctionNode) {
      call(
        { made: node, around: top },
        node.params.map((_, at) => ({ place: `#${at}` })),
        0,
      );
    },
  };
}

/** Whether a value was inserted, by itself or as a part of an inserted one. */
const isAmong = (place: string, places: readonly string[]) =>
  places.some((each) => each === place || place.startsWith(`${each}.`));

/** Returns the sentences of a translation that leave out a value which English inserts, each with those values. */
export function valuesLeftOut(english: Program, other: Program): string[] {
  const there = valuesOf(other);
  const englishDeclarations = declared(english);
  return [...valuesOf(english)].flatMap(([sentence, values]) => {
    const inserted = there.get(sentence);
    // A translation may write an unexported helper in its own way. Tables are compared.
    const isPrivateHelper =
      !inserted ||
      (!exportsOf(english).has(sentence) && isFunction(englishDeclarations.get(sentence) ?? english));
    const missing = isPrivateHelper ? [] : values.filter((value) => !isAmong(value, inserted));
    return missing.length === 0 ? [] : [`${sentence}: ${missing.join(', ')}`];
  });
}

/** Returns, for each sentence of a file of words, the values that it inserts, by place and name. */
function valuesOf(program: Program): Map<string, string[]> {
  const names = declared(program);
  const top = new Map<string, Value>();
  for (const [name, node] of names) if (isFunction(node)) top.set(name, { made: node, around: top });
  const found = new Map<string, string[]>();
  for (const [name, declaration] of names)
    for (const [place, node] of leavesOf(name, declaration)) {
      if (!isFunction(node)) continue;
      const { inserted, read } = reader(top);
      read(node);
      found.set(place, [...inserted].toSorted());
    }
  return found;
}
