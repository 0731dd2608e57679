import type { AccessRule } from '#contract/access.ts';

export const READ: readonly string[] = ['GET', 'HEAD'];
/** TRACE would send a page its own headers back; no route answers the others. */
export const METHODS: readonly string[] = [...READ, 'POST', 'PUT', 'OPTIONS'];

export type Route = {
  /** `*` at the end matches the rest of the path, elsewhere one part of it. */
  path: string;
  /** Who gets an answer. Missing if each call behind the path has a rule of its own, or if nobody gets one. */
  rule?: AccessRule;
  /** Every method if missing. */
  methods?: readonly string[];
  by: string;
  /** Refuses changes that pages of other sites ask for (`mayChange`). */
  isForOwnPages?: true;
};

/** Every address that the server answers; the first match wins. docs/access.md is generated from it. */
export const ROUTES = [
  { path: '/healthz', rule: 'anyone', by: 'health' },
  { path: '/readyz', rule: 'anyone', by: 'health' },
  { path: '/functions/*', by: 'callables' },
  { path: '/*/us-central1/*', by: 'callables' },
  { path: '/api', rule: 'anyone', methods: READ, by: 'description' },
  { path: '/api/openapi.json', rule: 'anyone', methods: READ, by: 'description' },
  { path: '/api/page.css', rule: 'anyone', methods: READ, by: 'description' },
  { path: '/api/page.js', rule: 'anyone', methods: READ, by: 'description' },
  { path: '/unsubscribe', rule: 'emailLink', methods: ['POST'], by: 'unsubscribing' },
  { path: '/pictures/*', rule: 'pictureReader', by: 'pictures' },
  { path: '/proofs/*', rule: 'proofReader', by: 'proofs' },
  { path: '/bills/*', rule: 'billReader', by: 'bills' },
  { path: '/calendar/*', rule: 'calendarLink', methods: READ, by: 'calendar' },
  { path: '/api/picture', rule: 'user', methods: ['PUT'], by: 'newPicture', isForOwnPages: true },
  { path: '/api/payment-code', rule: 'user', methods: ['PUT'], by: 'paymentCode', isForOwnPages: true },
  { path: '/api/bills/*', rule: 'requesterAnywhere', methods: ['PUT'], by: 'newBill', isForOwnPages: true },
  { path: '/api/my-data.json', rule: 'user', methods: ['GET'], by: 'data', isForOwnPages: true },
  { path: '/api/my-payments.csv', rule: 'user', methods: ['GET'], by: 'data', isForOwnPages: true },
  { path: '/api/my-spending.csv', rule: 'member', methods: ['GET'], by: 'data', isForOwnPages: true },
  { path: '/api/home-data.json', rule: 'administrator', methods: ['GET'], by: 'data', isForOwnPages: true },
  { path: '/api/live', rule: 'user', methods: ['GET'], by: 'live', isForOwnPages: true },
  { path: '/api/auth/*', rule: 'anyone', by: 'google', isForOwnPages: true },
  { path: '/api/rpc/*', by: 'calls', isForOwnPages: true },
  { path: '/api/*', by: 'nothing', isForOwnPages: true },
  { path: '/*', rule: 'anyone', by: 'files' },
] as const satisfies readonly Route[];

export type Answerer = (typeof ROUTES)[number]['by'];

const toPattern = (path: string) =>
  new RegExp(`^${path.replaceAll('.', '\\.').replace(/\*$/, '[^]*').replaceAll('/*/', '/[^/]+/')}$`);

const patterns = ROUTES.map((route: Route) => ({ route, pattern: toPattern(route.path) }));

/** Returns the route that answers this path (`readPath`); undefined if none does. */
export const findRoute = (method: string, path: string) =>
  patterns.find(
    ({ route, pattern }) =>
      (route.methods === undefined || route.methods.includes(method)) && pattern.test(path),
  )?.route as (typeof ROUTES)[number] | undefined;
