import { isContractProcedure, oc, type AnyContractProcedure, type OpenAPI } from '@orpc/contract';
import { OpenAPIGenerator } from '@orpc/openapi';
import * as z from 'zod';
import { ERRORS, type ErrorCode } from '#contract/errors.ts';
import { functions } from '#contract/functions.ts';
import { contract } from '#contract/index.ts';
import { Nothing, type CallMeta } from '#contract/procedure.ts';
import { callingByClient, callingWithToken, signingIn } from '#server/programs/api/examples.ts';
import { otherPaths, SIGNED_IN } from '#server/programs/api/other-routes.ts';
import { converter, shapes } from '#server/programs/api/shapes.ts';
import { LARGE_BODIES } from '#server/programs/api/callable-bodies.ts';
import { canonicalOf } from '#server/programs/api/callable-protocol.ts';
import {
  anyProject,
  apiText,
  apiTitle,
  callsErrors,
  callsText,
  callSummaries,
  callsTitle,
  done,
  functionNotes,
  functionsErrors,
  functionsText,
  functionsTitle,
  functionSummaries,
  groupTitles,
  placesOfInstants,
  ruleBroken,
  sendTheToken,
  signInFirst,
  signingInTitle,
  tokenAndPages,
  tokenLasts,
  whoMayCall,
} from '#words/english-only/api.ts';
import { wordsIn } from '#words/languages.ts';

const { errors: sentences, catchingUp } = wordsIn('en');

type Operation = OpenAPI.OperationObject;
type Procedure = AnyContractProcedure;

const OF_EVERY_FUNCTION: ErrorCode[] = ['TOOK_TOO_LONG', 'UNEXPECTED'];
const OF_EVERY_CALL: ErrorCode[] = ['ORIGIN_REFUSED', 'TOO_LARGE', 'TOOK_TOO_LONG', 'UNEXPECTED'];

const metaOf = (procedure: Procedure) => procedure['~orpc'].meta as CallMeta;
const schemaOf = (schema: unknown) => schema as z.ZodType | undefined;

/** What access and input imply, beside what the contract names. */
function impliedBy(procedure: Procedure): ErrorCode[] {
  const { access, kind } = metaOf(procedure);
  const ofHome = access !== 'anyone' && access !== 'user';
  return [
    'INVALID_INPUT',
    ...(access === 'anyone' ? [] : (['UNAUTHENTICATED'] as const)),
    ...(kind === 'write' ? (['BUSY'] as const) : []),
    ...(kind === 'write' && access !== 'anyone' ? (['TOO_MANY_CHANGES'] as const) : []),
    ...(ofHome ? (['FORBIDDEN'] as const) : []),
    ...(kind === 'write' ? (['TRY_AGAIN'] as const) : []),
  ];
}

const sentenceOf = (code: ErrorCode) => `${code}: ${sentences[code]}`;

type Tell = (status: number, line: string) => { status: number; text: string };
/** Of every one, while the database is away. */
const CATCHING_UP = [503, `BUSY: ${catchingUp}`] as const;

function refusalsOf(codes: readonly ErrorCode[], tell: Tell, shape: string) {
  const lines = new Map<number, Set<string>>();
  const told = codes.map((code) => [ERRORS[code], sentenceOf(code)] as const);
  for (const each of [...told, CATCHING_UP]) {
    const { status, text } = tell(...each);
    const own = lines.get(status) ?? new Set();
    lines.set(status, own.add(text));
    if (each[1] === sentenceOf('INVALID_INPUT')) own.add(ruleBroken);
  }
  const content = { 'application/json': { schema: { $ref: `#/components/schemas/${shape}` } } };
  return Object.fromEntries(
    [...lines].map(([status, own]) => [status, { description: [...own].join('\n'), content }]),
  );
}

const securityOf = ({ access }: CallMeta) => (access === 'anyone' ? [{}, ...SIGNED_IN] : SIGNED_IN);

/** A call as it goes over the wire: `input` and `output` are the whole bodies. */
function describe(
  procedure: Procedure,
  wire: {
    path: `/${string}`;
    name: string;
    tag: string;
    summary: string | undefined;
    note?: string | undefined;
  },
  bodies: { input: z.ZodType | undefined; output: z.ZodType },
  refusals: Operation['responses'],
) {
  const meta = metaOf(procedure);
  const route = oc.route({
    method: 'POST',
    path: wire.path,
    operationId: wire.name,
    tags: [wire.tag],
    description: wire.note ?? whoMayCall[meta.access],
    successDescription: done,
    ...(wire.summary !== undefined && { summary: wire.summary }),
    spec: (operation) => ({
      ...operation,
      security: securityOf(meta),
      responses: { ...operation.responses, ...refusals },
    }),
  });
  return bodies.input ? route.input(bodies.input).output(bodies.output) : route.output(bodies.output);
}

function describeFunction(name: string, procedure: Procedure) {
  const { inputSchema, outputSchema } = procedure['~orpc'];
  const large = LARGE_BODIES[name];
  const own: ErrorCode[] = large ? [large.tooLarge, large.busy] : ['TOO_LARGE'];
  const tell: Tell = (given, line) => {
    const { status, canonical } = canonicalOf(given);
    return { status, text: `${canonical}, ${line}` };
  };
  const codes = [...metaOf(procedure).refusals, ...impliedBy(procedure), ...own, ...OF_EVERY_FUNCTION];
  return describe(
    procedure,
    {
      path: `/functions/${name}`,
      name: `functions.${name}`,
      tag: functionsTitle,
      summary: functionSummaries[name],
      note: functionNotes[name],
    },
    { input: schemaOf(inputSchema), output: schemaOf(outputSchema) ?? z.unknown() },
    refusalsOf(codes, tell, 'FunctionRefusal'),
  );
}

const Places = z.array(z.array(z.union([z.int(), z.string()]))).describe(placesOfInstants);

function describeCall(group: string, name: string, procedure: Procedure) {
  const input = schemaOf(procedure['~orpc'].inputSchema);
  const output = schemaOf(procedure['~orpc'].outputSchema) ?? z.unknown();
  const codes = [...metaOf(procedure).refusals, ...impliedBy(procedure), ...OF_EVERY_CALL];
  return describe(
    procedure,
    {
      path: `/api/rpc/${group}/${name}`,
      name: `${group}.${name}`,
      tag: groupTitles[group] ?? group,
      summary: callSummaries[`${group}.${name}`],
    },
    {
      input: input === Nothing ? undefined : z.object({ json: input ?? z.unknown() }),
      output: z.object({ json: output, meta: Places.optional() }),
    },
    refusalsOf(codes, (status, text) => ({ status, text }), 'Refusal'),
  );
}

const mapEach = <T, R>(record: Record<string, T>, change: (key: string, value: T) => R) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(key, value)]));

const procedures = (part: object) =>
  Object.fromEntries(Object.entries(part).filter(([, each]) => isContractProcedure(each))) as Record<
    string,
    Procedure
  >;

/** Callable clients make the address of project, region and name by themselves. */
function addRegionPaths(paths: OpenAPI.PathsObject) {
  const project = { name: 'project', in: 'path', required: true, description: anyProject } as const;
  for (const name of Object.keys(functions)) {
    const post = paths[`/functions/${name}`]?.post;
    if (!post) continue;
    paths[`/{project}/us-central1/${name}`] = {
      post: {
        ...post,
        operationId: `${post.operationId}.inRegion`,
        parameters: [{ ...project, schema: { type: 'string' } }],
      },
    };
  }
}

const text = (...lines: string[]) => lines.join('\n\n');

/**
 * The OpenAPI document of everything that can be asked for over HTTP, made of the contract.
 * @param about where this server is reached, for the examples, and its version
 */
export async function makeDocument({ version, publicUrl }: { version: string; publicUrl: string }) {
  const calls = {
    functions: mapEach(procedures(functions), describeFunction),
    ...mapEach<object, object>(contract, (group, part) =>
      mapEach(procedures(part), (name, procedure) => describeCall(group, name, procedure)),
    ),
  };
  const document = await new OpenAPIGenerator({ schemaConverters: [converter] }).generate(calls as never, {
    info: {
      title: apiTitle,
      version,
      description: text(
        apiText,
        `## ${signingInTitle}`,
        signInFirst,
        signingIn(publicUrl),
        sendTheToken,
        callingWithToken(publicUrl),
        tokenLasts,
        tokenAndPages,
        `## ${callsTitle}`,
        callsText,
        callsErrors,
      ),
    },
    // Wherever the document itself was read: many reach a server by another address than its own.
    servers: [{ url: '/' }],
    tags: [
      { name: functionsTitle, description: text(functionsText, callingByClient(publicUrl), functionsErrors) },
      ...Object.values(groupTitles).map((name) => ({ name })),
    ],
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: signInFirst.replace(/:$/, '.') },
        cookie: {
          type: 'apiKey',
          in: 'cookie',
          name: `${publicUrl.startsWith('https:') ? '__Secure-' : ''}serumah.session_token`,
          description: tokenAndPages,
        },
      },
    },
    commonSchemas: shapes,
  });
  const paths = { ...document.paths, ...otherPaths };
  addRegionPaths(paths);
  return { ...document, paths };
}
