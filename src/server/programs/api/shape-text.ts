import { html, type Html } from '#server/programs/api/html.ts';

/** As much of a JSON Schema as the document has. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
};

const nameOf = (ref: string) => ref.split('/').at(-1) ?? ref;
const INDENT = '  ';

/** '1–120' of a smallest and a largest, where there are any. */
function bounds(least: number | undefined, most: number | undefined): string {
  if (least === undefined && most === undefined) return '';
  if (least === undefined) return `, ≤ ${most}`;
  return most === undefined ? `, ≥ ${least}` : `, ${least}–${most}`;
}

function single(type: string, schema: Schema): string {
  const known = schema.format ?? type;
  if (type === 'string') return known + bounds(schema.minLength, schema.maxLength);
  // Only whole numbers have it.
  const { exclusiveMinimum: above, minimum = above === undefined ? above : above + 1 } = schema;
  return known + bounds(minimum, schema.maximum);
}

function fields(schema: Schema, depth: number): Html {
  const line = `\n${INDENT.repeat(depth)}`;
  const parts = Object.entries(schema.properties ?? {}).map(([name, each]) => {
    const mark = schema.required?.includes(name) ? '' : '?';
    return html`${line}${INDENT}<b>${name}</b>${mark}: ${shapeText(each, depth + 1)}`;
  });
  return parts.length === 0 ? html`{}` : html`{${parts}${line}}`;
}

const either = (choices: Html[]): Html =>
  html`${choices.map((each, at) => (at === 0 ? each : html` | ${each}`))}`;

/** A schema as a person reads it, much like a type of TypeScript: `{ homeId: uuid }`. */
export function shapeText(schema: Schema, depth = 0): Html {
  if (schema.$ref !== undefined) {
    const name = nameOf(schema.$ref);
    return html`<a href="#shape-${name}">${name}</a>`;
  }
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return either(choices.map((each) => shapeText(each, depth)));
  if (schema.const !== undefined) return html`${JSON.stringify(schema.const)}`;
  if (schema.enum) return either(schema.enum.map((each) => html`${JSON.stringify(each)}`));
  if (Array.isArray(schema.type))
    return either(schema.type.map((type) => shapeText({ ...schema, type }, depth)));
  if (schema.type === 'array') {
    return html`[ ${shapeText(schema.items ?? {}, depth)}${bounds(schema.minItems, schema.maxItems)} ]`;
  }
  if (schema.type === 'object') {
    const others = schema.additionalProperties;
    if (schema.properties || typeof others !== 'object') return fields(schema, depth);
    return html`{ *: ${shapeText(others, depth)} }`;
  }
  return html`${schema.type === undefined ? '…' : single(schema.type, schema)}`;
}
