export const READ: readonly string[] = ['GET', 'HEAD'];
/** TRACE would return a page's own headers. No address here uses the other methods. */
export const METHODS: readonly string[] = [...READ, 'POST', 'PUT', 'OPTIONS'];

export type Route = {
  /** `*` at the end matches the rest of the path, elsewhere one part. */
  path: string;
  /** All methods, if absent. */
  methods?: readonly string[];
  by: string;
  /** Pages of other sites may not change anything here (`mayChange`). */
  isForOwnPages?: true;
};

/** Every address that the server answers. The first match counts. docs/access.md says who gets what. */
export const ROUTES = [
  { path: '/healthz', by: 'health' },
  { path: '/readyz', by: 'health' },
  { path: '/functions/*', by: 'callables' },
  { path: '/*/us-central1/*', by: 'callables' },
  { path: '/api', methods: READ, by: 'description' },
  { path: '/api/openapi.json', methods: READ, by: 'description' },
  { path: '/api/page.css', methods: READ, by: 'description' },
  { path: '/api/page.js', methods: READ, by: 'description' },
  { path: '/unsubscribe', methods: ['POST'], by: 'unsubscribing' },
  { path: '/pictures/*', by: 'pictures' },
  { path: '/proofs/*', by: 'proofs' },
  { path: '/bills/*', by: 'bills' },
  { path: '/calendar/*', methods: READ, by: 'calendar' },
  { path: '/api/picture', methods: ['PUT'], by: 'newPicture', isForOwnPages: true },
  { path: '/api/payment-code', methods: ['PUT'], by: 'paymentCode', isForOwnPages: true },
  { path: '/api/bills/*', methods: ['PUT'], by: 'newBill', isForOwnPages: true },
  { path: '/api/my-data.json', methods: ['GET'], by: 'data', isForOwnPages: true },
  { path: '/api/my-payments.csv', methods: ['GET'], by: 'data', isForOwnPages: true },
  { path: '/api/my-spending.csv', methods: ['GET'], by: 'data', isForOwnPages: true },
  { path: '/api/home-data.json', methods: ['GET'], by: 'data', isForOwnPages: true },
  { path: '/api/live', methods: ['GET'], by: 'live', isForOwnPages: true },
  { path: '/api/auth/*', by: 'google', isForOwnPages: true },
  { path: '/api/rpc/*', by: 'calls', isForOwnPages: true },
  { path: '/api/*', by: 'nothing', isForOwnPages: true },
  { path: '/*', by: 'files' },
] as const satisfies readonly Route[];

export type Answerer = (typeof ROUTES)[number]['by'];

const toPattern = (path: string) =>
  new RegExp(`^${path.replaceAll('.', '\\.').replace(/\*$/, '[^]*').replaceAll('/*/', '/[^/]+/')}$`);

const patterns = ROUTES.map((route: Route) => ({ route, pattern: toPattern(route.path) }));

/** Returns the route of this path (`readPath`), or undefined. */
export const findRoute = (method: string, path: string) =>
  patterns.find(
    ({ route, pattern }) =>
      (route.methods === undefined || route.methods.includes(method)) && pattern.test(path),
  )?.route as (typeof ROUTES)[number] | undefined;
