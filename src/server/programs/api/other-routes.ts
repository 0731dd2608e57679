import type { OpenAPI } from '@orpc/contract';
import { ERRORS, type ErrorCode } from '#contract/errors.ts';
import { TOPICS } from '#contract/live.ts';
import * as words from '#words/english-only/api.ts';
import { wordsIn } from '#words/languages.ts';

const { errors: sentences } = wordsIn('en');
const { otherSummaries: summaries, whoMayCall } = words;

/** With a bearer token or the cookie. These are the document's security schemes. */
export const SIGNED_IN: Record<string, string[]>[] = [{ bearer: [] }, { cookie: [] }];

type Schema = Record<string, unknown>;
type Success = { description: string; content: Record<string, { schema?: Schema }> };
/** A route with a `body` is a PUT, every other a GET. */
type Route = {
  operationId: string;
  summary: string;
  description?: string;
  /** Requires the cookie or a token, unless anyone may call it. */
  security?: typeof SIGNED_IN | undefined;
  parameters?: object[];
  body?: { description: string; types: string[] };
  success: Success;
  refusals: ErrorCode[];
};

const json = (schema: Schema) => ({ 'application/json': { schema } });
const done = (schema: Schema): Success => ({ description: words.done, content: json(schema) });
const file = (description: string, type: string): Success => ({ description, content: { [type]: {} } });
const object = (...names: string[]) => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
  required: names,
});

const refusedWith = (codes: ErrorCode[]) =>
  codes.map((code) => [
    ERRORS[code],
    { description: `${code}: ${sentences[code]}`, content: json(object('code', 'message')) },
  ]);

const UUID = { type: 'string', format: 'uuid' };
const inPath = (name: string, schema: Schema = UUID) => ({ name, in: 'path', required: true, schema });
const homeInQuery = { name: 'homeId', in: 'query', required: true, schema: UUID };
const OF_A_PICTURE: ErrorCode[] = [
  'UNAUTHENTICATED',
  'ORIGIN_REFUSED',
  'PICTURE_TOO_LARGE',
  'TOO_MANY_TRIES',
  'TOOK_TOO_LONG',
];
const picture = { description: words.pictureBytes, types: ['image/*'] };

/** The routes outside the contract, which carry bytes or a stream. */
const OTHER_ROUTES: Record<`/${string}`, Route> = {
  '/api/picture': {
    operationId: 'picture.put',
    summary: summaries.putPicture,
    body: picture,
    success: done({ $ref: '#/components/schemas/Me' }),
    refusals: ['PICTURE_INVALID', ...OF_A_PICTURE, 'BUSY'],
  },
  '/api/payment-code': {
    operationId: 'paymentCode.read',
    summary: summaries.readPaymentCode,
    body: picture,
    success: done(object('code')),
    refusals: ['PAYMENT_CODE_MISSING', ...OF_A_PICTURE],
  },
  '/api/bills/{homeId}/{paymentId}/{billId}': {
    operationId: 'bill.put',
    summary: summaries.putBill,
    parameters: [inPath('homeId'), inPath('paymentId'), inPath('billId')],
    body: { description: words.billBytes, types: ['image/*', 'application/pdf'] },
    success: done({ type: 'object' }),
    refusals: [
      'BILL_UNREADABLE',
      'UNAUTHENTICATED',
      'FORBIDDEN',
      'PAYMENT_NOT_FOUND',
      'BILLS_FULL',
      'TOO_MANY_TRIES',
      'TOOK_TOO_LONG',
    ],
  },
  '/bills/{billId}': {
    operationId: 'bill.show',
    summary: summaries.showBill,
    parameters: [inPath('billId')],
    success: file(words.pictureShown, 'image/webp'),
    refusals: ['NOT_FOUND', 'TOO_MANY_TRIES'],
  },
  '/pictures/{id}/{side}.webp': {
    operationId: 'picture.show',
    summary: summaries.showPicture,
    parameters: [inPath('id'), inPath('side', { type: 'integer', enum: [64, 256] })],
    success: file(words.pictureShown, 'image/webp'),
    refusals: ['NOT_FOUND'],
  },
  '/proofs/{proofId}': {
    operationId: 'proof.show',
    summary: summaries.showProof,
    parameters: [inPath('proofId')],
    success: file(words.pictureShown, 'image/webp'),
    refusals: ['NOT_FOUND'],
  },
  '/calendar/{token}.ics': {
    operationId: 'calendar.show',
    summary: summaries.calendar,
    security: undefined,
    parameters: [inPath('token', { type: 'string' })],
    success: file(words.calendarShown, 'text/calendar'),
    refusals: ['NOT_FOUND', 'TOO_MANY_TRIES', 'BUSY'],
  },
  '/api/my-data.json': {
    operationId: 'data.mine',
    summary: summaries.myData,
    success: file(words.fileOfAccount, 'application/json'),
    refusals: ['UNAUTHENTICATED', 'TOO_MANY_TRIES', 'BUSY'],
  },
  '/api/my-payments.csv': {
    operationId: 'data.payments',
    summary: summaries.myPayments,
    success: file(words.csvFile, 'text/csv'),
    refusals: ['UNAUTHENTICATED', 'TOO_MANY_TRIES', 'BUSY'],
  },
  '/api/my-spending.csv': {
    operationId: 'data.spending',
    summary: summaries.mySpending,
    description: whoMayCall.member,
    parameters: [homeInQuery],
    success: file(words.spendingFile, 'text/csv'),
    refusals: ['INVALID_INPUT', 'UNAUTHENTICATED', 'FORBIDDEN', 'TOO_MANY_TRIES', 'BUSY'],
  },
  '/api/home-data.json': {
    operationId: 'data.home',
    summary: summaries.homeData,
    description: whoMayCall.administrator,
    parameters: [homeInQuery],
    success: file(words.fileOfHome, 'application/json'),
    refusals: ['INVALID_INPUT', 'UNAUTHENTICATED', 'FORBIDDEN', 'TOO_MANY_TRIES', 'BUSY'],
  },
  '/api/live': {
    operationId: 'live',
    summary: summaries.live,
    description: TOPICS.join(', '),
    parameters: [{ ...homeInQuery, name: 'since', schema: { type: 'string' }, required: false }],
    success: file(words.liveNotes, 'text/event-stream'),
    refusals: ['UNAUTHENTICATED'],
  },
};

const pathOf = ({ body, success, refusals, ...operation }: Route) => ({
  [body ? 'put' : 'get']: {
    tags: [words.otherTitle],
    security: SIGNED_IN,
    ...operation,
    ...(body && {
      requestBody: {
        required: true,
        description: body.description,
        content: Object.fromEntries(body.types.map((type) => [type, {}])),
      },
    }),
    responses: Object.fromEntries([['200', success], ...refusedWith(refusals)]),
  },
});

export const otherPaths = Object.fromEntries(
  Object.entries(OTHER_ROUTES).map(([path, route]) => [path, pathOf(route)]),
) as OpenAPI.PathsObject;
