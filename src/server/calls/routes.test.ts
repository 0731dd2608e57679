import { expect, test } from 'vitest';
import { findRoute } from '#server/calls/routes.ts';

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
