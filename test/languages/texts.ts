type Node = { type: string } & Record<string, unknown>;

const COMPARISONS = new Set(['===', '!==']);
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Returns the parts of a node that can be part of a sentence: no names, types, sources, or operands of a comparison. */
function spoken(node: Node): unknown[] {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
      return [];
    case 'Property':
      return [node['value']];
    case 'SwitchCase':
      return [node['consequent']];
    case 'MemberExpression':
      return [node['object']];
    case 'ExportNamedDeclaration':
      return [node['declaration']];
    case 'BinaryExpression':
      return COMPARISONS.has(String(node['operator'])) ? [] : [node['left'], node['right']];
    default:
      return node.type.startsWith('TS') && !node.type.endsWith('Expression') ? [] : Object.values(node);
  }
}

/** Yields each text of a file, or each part of one between values, that can be part of a sentence. */
export function* textsOf(tree: unknown): Generator<string> {
  if (Array.isArray(tree)) for (const each of tree) yield* textsOf(each);
  else if (isNode(tree)) {
    if (tree.type === 'Literal' && typeof tree['value'] === 'string') yield tree['value'];
    else if (tree.type === 'TemplateElement') yield (tree['value'] as { cooked: string }).cooked;
    else for (const each of spoken(tree)) yield* textsOf(each);
  }
}
