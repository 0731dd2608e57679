import type { OpenAPI } from '@orpc/contract';
import { ERRORS, type ErrorCode } from '#contract/errors.ts';
import { TOPICS } from '#contract/live.ts';
import {
  billBytes,
  calendarShown,
  csvFile,
  spendingFile,
  done,
  fileOfAccount,
  fileOfHome,
  liveNotes,
  otherSummaries,
  otherTitle,
  pictureBytes,
  pictureShown,
  whoMayCall,
} from '#words/english-only/api.ts';
import { wordsIn } from '#words/languages.ts';

const { errors: sentences } = wordsIn('en');

/** By a bearer token or by the cookie; names of the document's security schemes. */
export const SIGNED_IN: Record<string, string[]>[] = [{ bearer: [] }, { cookie: [] }];

type Json = Record<string, unknown>;
const json = (schema: Json) => ({ 'application/json': { schema } });
const Refused = json({
  type: 'object',
  properties: { code: { type: 'string' }, message: { type: 'string' } },
  required: ['code', 'message'],
});

const refusedWith = (...codes: ErrorCode[]) =>
  Object.fromEntries(
    codes.map((code) => [ERRORS[code], { description: `${code}: ${sentences[code]}`, content: Refused }]),
  );

const UUID = { type: 'string', format: 'uuid' };
const inPath = (name: string, schema: Json) => ({ name, in: 'path', required: true, schema });
const inQuery = (name: string, schema: Json) => ({ name, in: 'query', required: true, schema });
const fileOf = (description: string, type: string) => ({ '200': { description, content: { [type]: {} } } });

/** What the contract does not hold, since it carries bytes or a stream. */
const PATHS = {
  '/api/picture': {
    put: {
      operationId: 'picture.put',
      tags: [otherTitle],
      summary: otherSummaries.putPicture,
      security: SIGNED_IN,
      requestBody: { required: true, description: pictureBytes, content: { 'image/*': {} } },
      responses: {
        '200': { description: done, content: json({ $ref: '#/components/schemas/Me' }) },
        ...refusedWith(
          'PICTURE_INVALID',
          'UNAUTHENTICATED',
          'ORIGIN_REFUSED',
          'PICTURE_TOO_LARGE',
          'TOO_MANY_TRIES',
          'BUSY',
          'TOOK_TOO_LONG',
        ),
      },
    },
  },
  '/api/payment-code': {
    put: {
      operationId: 'paymentCode.read',
      tags: [otherTitle],
      summary: otherSummaries.readPaymentCode,
      security: SIGNED_IN,
      requestBody: { required: true, description: pictureBytes, content: { 'image/*': {} } },
      responses: {
        '200': {
          description: done,
          content: json({ type: 'object', properties: { code: { type: 'string' } }, required: ['code'] }),
        },
        ...refusedWith(
          'PAYMENT_CODE_MISSING',
          'UNAUTHENTICATED',
          'ORIGIN_REFUSED',
          'PICTURE_TOO_LARGE',
          'TOO_MANY_TRIES',
          'TOOK_TOO_LONG',
        ),
      },
    },
  },
  '/api/bills/{homeId}/{paymentId}/{billId}': {
    put: {
      operationId: 'bill.put',
      tags: [otherTitle],
      summary: otherSummaries.putBill,
      security: SIGNED_IN,
      parameters: [inPath('homeId', UUID), inPath('paymentId', UUID), inPath('billId', UUID)],
      requestBody: {
        required: true,
        description: billBytes,
        content: { 'image/*': {}, 'application/pdf': {} },
      },
      responses: {
        '200': { description: done, content: json({ type: 'object' }) },
        ...refusedWith(
          'BILL_UNREADABLE',
          'UNAUTHENTICATED',
          'FORBIDDEN',
          'PAYMENT_NOT_FOUND',
          'BILLS_FULL',
          'TOO_MANY_TRIES',
          'TOOK_TOO_LONG',
        ),
      },
    },
  },
  '/bills/{billId}': {
    get: {
      operationId: 'bill.show',
      tags: [otherTitle],
      summary: otherSummaries.showBill,
      security: SIGNED_IN,
      parameters: [inPath('billId', UUID)],
      responses: { ...fileOf(pictureShown, 'image/webp'), ...refusedWith('NOT_FOUND', 'TOO_MANY_TRIES') },
    },
  },
  '/pictures/{id}/{side}.webp': {
    get: {
      operationId: 'picture.show',
      tags: [otherTitle],
      summary: otherSummaries.showPicture,
      security: SIGNED_IN,
      parameters: [inPath('id', UUID), inPath('side', { type: 'integer', enum: [64, 256] })],
      responses: { ...fileOf(pictureShown, 'image/webp'), ...refusedWith('NOT_FOUND') },
    },
  },
  '/proofs/{proofId}': {
    get: {
      operationId: 'proof.show',
      tags: [otherTitle],
      summary: otherSummaries.showProof,
      security: SIGNED_IN,
      parameters: [inPath('proofId', UUID)],
      responses: { ...fileOf(pictureShown, 'image/webp'), ...refusedWith('NOT_FOUND') },
    },
  },
  '/calendar/{token}.ics': {
    get: {
      operationId: 'calendar.show',
      tags: [otherTitle],
      summary: otherSummaries.calendar,
      parameters: [inPath('token', { type: 'string' })],
      responses: {
        ...fileOf(calendarShown, 'text/calendar'),
        ...refusedWith('NOT_FOUND', 'TOO_MANY_TRIES', 'BUSY'),
      },
    },
  },
  '/api/my-data.json': {
    get: {
      operationId: 'data.mine',
      tags: [otherTitle],
      summary: otherSummaries.myData,
      security: SIGNED_IN,
      responses: {
        ...fileOf(fileOfAccount, 'application/json'),
        ...refusedWith('UNAUTHENTICATED', 'TOO_MANY_TRIES', 'BUSY'),
      },
    },
  },
  '/api/my-payments.csv': {
    get: {
      operationId: 'data.payments',
      tags: [otherTitle],
      summary: otherSummaries.myPayments,
      security: SIGNED_IN,
      responses: {
        ...fileOf(csvFile, 'text/csv'),
        ...refusedWith('UNAUTHENTICATED', 'TOO_MANY_TRIES', 'BUSY'),
      },
    },
  },
  '/api/my-spending.csv': {
    get: {
      operationId: 'data.spending',
      tags: [otherTitle],
      summary: otherSummaries.mySpending,
      description: whoMayCall.member,
      security: SIGNED_IN,
      parameters: [inQuery('homeId', UUID)],
      responses: {
        ...fileOf(spendingFile, 'text/csv'),
        ...refusedWith('INVALID_INPUT', 'UNAUTHENTICATED', 'FORBIDDEN', 'TOO_MANY_TRIES', 'BUSY'),
      },
    },
  },
  '/api/home-data.json': {
    get: {
      operationId: 'data.home',
      tags: [otherTitle],
      summary: otherSummaries.homeData,
      description: whoMayCall.administrator,
      security: SIGNED_IN,
      parameters: [inQuery('homeId', UUID)],
      responses: {
        ...fileOf(fileOfHome, 'application/json'),
        ...refusedWith('INVALID_INPUT', 'UNAUTHENTICATED', 'FORBIDDEN', 'TOO_MANY_TRIES', 'BUSY'),
      },
    },
  },
  '/api/live': {
    get: {
      operationId: 'live',
      tags: [otherTitle],
      summary: otherSummaries.live,
      description: TOPICS.join(', '),
      security: SIGNED_IN,
      parameters: [{ ...inQuery('since', { type: 'string' }), required: false }],
      responses: {
        ...fileOf(liveNotes, 'text/event-stream'),
        ...refusedWith('UNAUTHENTICATED'),
      },
    },
  },
};

export const otherPaths = PATHS as unknown as OpenAPI.PathsObject;
