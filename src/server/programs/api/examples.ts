import { exampleSubject, exampleText } from '#words/english-only/api.ts';

const code = (language: string, ...lines: string[]) => ['```' + language, ...lines, '```'].join('\n');

/** How a program signs in at this server, for a shell. */
export const signingIn = (server: string) =>
  code(
    'sh',
    `curl -i ${server}/api/rpc/users/signIn \\`,
    `  -H 'content-type: application/json' \\`,
    `  -d '{"json":{"email":"aisyah@example.com","password":"…"}}'`,
  );

/** How it then calls a function, for a shell. */
export const callingWithToken = (server: string) =>
  code(
    'sh',
    `curl ${server}/functions/sendEmail \\`,
    `  -H 'content-type: application/json' -H 'authorization: Bearer …' \\`,
    `  -d '{"data":{"to":"ben@example.com","subject":"${exampleSubject}","html":"<p>${exampleText}</p>"}}'`,
  );

/** How a client of Firebase's callables calls a function. */
export const callingByClient = (server: string) =>
  code(
    'js',
    `import { getFunctions, httpsCallableFromURL } from 'firebase/functions';`,
    '',
    `const url = '${server}/functions/checkPaymentStatus';`,
    `const check = httpsCallableFromURL(getFunctions(app), url);`,
    `const { data } = await check({ paymentId, userId, token });`,
  );
