import { expect, test } from 'vitest';
import { isPagePath } from '#domain/cached-app.ts';
import { findRoute, ROUTES, type Route } from '#server/platform/calls/routes.ts';

test.each([
  ['GET', '/healthz', '/healthz'],
  ['POST', '/functions/sendEmail', '/functions/*'],
  ['OPTIONS', '/some-project/us-central1/sendEmail', '/*/us-central1/*'],
  ['POST', '/a/b/us-central1/sendEmail', '/*'],
  ['POST', '/us-central1/sendEmail', '/*'],
  ['POST', '/functions', '/*'],
  ['POST', '/api/functions/sendEmail', '/api/*'],
  ['GET', '/api', '/api'],
  ['POST', '/api', '/*'],
  ['POST', '/api/openapi.json', '/api/*'],
  ['POST', '/unsubscribe', '/unsubscribe'],
  ['GET', '/unsubscribe', '/*'],
  ['PUT', '/api/picture', '/api/picture'],
  ['GET', '/api/picture', '/api/*'],
  ['HEAD', '/api/my-data.json', '/api/*'],
  // A stream without a body would never start.
  ['HEAD', '/api/live', '/api/*'],
  ['POST', '/api/rpc/users/signIn', '/api/rpc/*'],
  ['GET', '/api/rpc', '/api/*'],
  ['GET', '/api/auth/callback/google', '/api/auth/*'],
  ['GET', '/', '/*'],
  ['GET', '/pictures', '/*'],
  ['GET', '/two\nlines', '/*'],
  ['OPTIONS', '*', undefined],
])('%s %s is answered as %s', (method, path, expected) => {
  expect(findRoute(method, path)?.path).toBe(expected);
});

test('the service worker answers pages and nothing else', () => {
  const others = ROUTES.filter(
    ({ by, methods = ['GET'] }: Route) => by !== 'files' && methods.includes('GET'),
  );
  expect(others.length).toBeGreaterThan(10);
  for (const { path } of others) expect(isPagePath(path.replaceAll('*', 'x')), path).toBe(false);
});
