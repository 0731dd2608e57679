import { isContractProcedure, oc, type AnyContractProcedure, type OpenAPI } from '@orpc/contract';
import { OpenAPIGenerator } from '@orpc/openapi';
import * as z from 'zod';
import { ERRORS, type ErrorCode } from '#contract/errors.ts';
import { functions } from '#contract/functions.ts';
import { contract } from '#contract/index.ts';
import { Nothing, type CallMeta } from '#contract/procedure.ts';
import { otherPaths, SIGNED_IN } from '#server/programs/api/other-routes.ts';
import { converter, shapes } from '#server/programs/api/shapes.ts';
import { LARGE_BODIES } from '#server/programs/api/callable-bodies.ts';
import { canonicalOf } from '#server/programs/api/callable-protocol.ts';
import * as words from '#words/english-only/api.ts';
import { wordsIn } from '#words/languages.ts';

const { errors: sentences, catchingUp } = wordsIn('en');

type Procedure = AnyContractProcedure;

const OF_EVERY_FUNCTION: ErrorCode[] = ['TOOK_TOO_LONG', 'UNEXPECTED'];
const OF_EVERY_CALL: ErrorCode[] = ['ORIGIN_REFUSED', 'TOO_LARGE', 'TOOK_TOO_LONG', 'UNEXPECTED'];

const metaOf = (procedure: Procedure) => procedure['~orpc'].meta as CallMeta;
const schemaOf = (schema: unknown) => schema as z.ZodType | undefined;

/** Returns the codes that access and input imply, besides those of the contract. */
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

type AsAnswer = (status: number, line: string) => { status: number; text: string };
/** Every call may answer so while the database is unreachable. */
const CATCHING_UP = [503, `BUSY: ${catchingUp}`] as const;

function refusalsOf(
  codes: readonly ErrorCode[],
  shape: string,
  asAnswer: AsAnswer = (status, line) => ({ status, text: line }),
) {
  const lines = new Map<number, Set<string>>();
  const known = codes.map((code) => [ERRORS[code], sentenceOf(code)] as const);
  for (const each of [...known, CATCHING_UP]) {
    const { status, text } = asAnswer(...each);
    const own = lines.get(status) ?? new Set();
    lines.set(status, own.add(text));
    if (each[1] === sentenceOf('INVALID_INPUT')) own.add(words.ruleBroken);
  }
  const content = { 'application/json': { schema: { $ref: `#/components/schemas/${shape}` } } };
  return Object.fromEntries(
    [...lines].map(([status, own]) => [status, { description: [...own].join('\n'), content }]),
  );
}

/** A call on the wire. `input` and `output` are the whole bodies, `refusals` the codes besides those of the contract. */
type Call = {
  path: `/${string}`;
  operationId: string;
  tag: string;
  summary: string | undefined;
  description?: string | undefined;
  input: z.ZodType | undefined;
  output: z.ZodType;
  refusals: ErrorCode[];
  shape: 'Refusal' | 'FunctionRefusal';
  asAnswer?: AsAnswer;
};

function describe(procedure: Procedure, call: Call) {
  const { access, refusals } = metaOf(procedure);
  const { path, operationId, tag, summary, description, input, output, shape, asAnswer } = call;
  const codes = [...refusals, ...impliedBy(procedure), ...call.refusals];
  const route = oc.route({
    method: 'POST',
    path,
    operationId,
    tags: [tag],
    description: description ?? words.whoMayCall[access],
    successDescription: words.done,
    ...(summary !== undefined && { summary }),
    spec: (operation) => ({
      ...operation,
      security: access === 'anyone' ? [{}, ...SIGNED_IN] : SIGNED_IN,
      responses: { ...operation.responses, ...refusalsOf(codes, shape, asAnswer) },
    }),
  });
  return input ? route.input(input).output(output) : route.output(output);
}

function describeFunction(name: string, procedure: Procedure) {
  const { inputSchema, outputSchema } = procedure['~orpc'];
  const large = LARGE_BODIES[name];
  return describe(procedure, {
    path: `/functions/${name}`,
    operationId: `functions.${name}`,
    tag: words.functionsTitle,
    summary: words.functionSummaries[name],
    description: words.functionNotes[name],
    input: schemaOf(inputSchema),
    output: schemaOf(outputSchema) ?? z.unknown(),
    refusals: [...(large ? [large.tooLarge, large.busy] : (['TOO_LARGE'] as const)), ...OF_EVERY_FUNCTION],
    shape: 'FunctionRefusal',
    asAnswer(given, line) {
      const { status, canonical } = canonicalOf(given);
      return { status, text: `${canonical}, ${line}` };
    },
  });
}

const Places = z.array(z.array(z.union([z.int(), z.string()]))).describe(words.placesOfInstants);

function describeCall(group: string, name: string, procedure: Procedure) {
  const { inputSchema, outputSchema } = procedure['~orpc'];
  const json = schemaOf(inputSchema) ?? z.unknown();
  return describe(procedure, {
    path: `/api/rpc/${group}/${name}`,
    operationId: `${group}.${name}`,
    tag: words.groupTitles[group] ?? group,
    summary: words.callSummaries[`${group}.${name}`],
    input: json === Nothing ? undefined : z.object({ json }),
    output: z.object({ json: schemaOf(outputSchema) ?? z.unknown(), meta: Places.optional() }),
    refusals: OF_EVERY_CALL,
    shape: 'Refusal',
  });
}

const mapEach = <T, R>(record: Record<string, T>, change: (key: string, value: T) => R) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(key, value)]));

const procedures = (part: object) =>
  Object.fromEntries(Object.entries(part).filter(([, each]) => isContractProcedure(each))) as Record<
    string,
    Procedure
  >;

/** Adds the addresses that callable clients build from project, region and name. */
function addRegionPaths(paths: OpenAPI.PathsObject) {
  const project = { name: 'project', in: 'path', required: true, description: words.anyProject } as const;
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

const code = (language: string, ...lines: string[]) => ['```' + language, ...lines, '```'].join('\n');

/** Returns shell commands that sign a program in at this server. */
const signingIn = (server: string) =>
  code(
    'sh',
    `curl -i ${server}/api/rpc/users/signIn \\`,
    `  -H 'content-type: application/json' \\`,
    `  -d '{"json":{"email":"aisyah@example.com","password":"…"}}'`,
  );

/** Returns shell commands that then call a function. */
const callingWithToken = (server: string) =>
  code(
    'sh',
    `curl ${server}/functions/sendEmail \\`,
    `  -H 'content-type: application/json' -H 'authorization: Bearer …' \\`,
    `  -d '{"data":{"to":"ben@example.com","subject":"${words.exampleSubject}","html":"<p>${words.exampleText}</p>"}}'`,
  );

/** Returns an example for a client of Firebase's callables. */
const callingByClient = (server: string) =>
  code(
    'js',
    `import { getFunctions, httpsCallableFromURL } from 'firebase/functions';`,
    '',
    `const url = '${server}/functions/checkPaymentStatus';`,
    `const check = httpsCallableFromURL(getFunctions(app), url);`,
    `const { data } = await check({ paymentId, userId, token });`,
  );

const text = (...lines: string[]) => lines.join('\n\n');

/**
 * Creates the OpenAPI document of everything that HTTP clients can call, from the contract.
 * @param about the server's address, for the examples, and its version
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
      title: words.apiTitle,
      version,
      description: text(
        words.apiText,
        `## ${words.signingInTitle}`,
        words.signInFirst,
        signingIn(publicUrl),
        words.sendTheToken,
        callingWithToken(publicUrl),
        words.tokenLasts,
        words.tokenAndPages,
        `## ${words.callsTitle}`,
        words.callsText,
        words.callsErrors,
      ),
    },
    // The address of the document itself: many people reach a server by another address than PUBLIC_URL.
    servers: [{ url: '/' }],
    tags: [
      {
        name: words.functionsTitle,
        description: text(words.functionsText, callingByClient(publicUrl), words.functionsErrors),
      },
      ...Object.values(words.groupTitles).map((name) => ({ name })),
    ],
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: words.signInFirst.replace(/:$/, '.') },
        cookie: {
          type: 'apiKey',
          in: 'cookie',
          name: `${publicUrl.startsWith('https:') ? '__Secure-' : ''}serumah.session_token`,
          description: words.tokenAndPages,
        },
      },
    },
    commonSchemas: shapes,
  });
  const paths = { ...document.paths, ...otherPaths };
  addRegionPaths(paths);
  return { ...document, paths };
}
