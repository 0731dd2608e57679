import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { interactionPolicy, type Adapter, type AdapterPayload, type JWK } from 'oidc-provider';

/** `picture` is the address of a picture elsewhere. Without one, the provider names its own picture for all. */
export type GooglePerson = { email: string; name?: string; verified?: boolean; picture?: string };
type Options = {
  clientId: string;
  secret: string;
  redirectUri: string;
  people: GooglePerson[];
  /** A port, if the test must know it before the start. The default is any free one. */
  port?: number;
};

const makeKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const asJwk = (exported: object) => ({ ...exported, use: 'sig', alg: 'RS256', kid: 'only' }) as JWK;
const key = asJwk(makeKeys().privateKey.export({ format: 'jwk' }));

/** An in-memory store; the provider's default store logs a warning about losing data. */
function makeStore() {
  const payloads = new Map<string, AdapterPayload>();
  const forgetWhere = (matches: (payload: AdapterPayload) => boolean) => {
    for (const [id, payload] of payloads) if (matches(payload)) payloads.delete(id);
  };
  return (kind: string): Adapter => ({
    upsert: async (id, payload) => void payloads.set(`${kind} ${id}`, payload),
    find: async (id) => payloads.get(`${kind} ${id}`),
    findByUid: async (uid) => [...payloads.values()].find((payload) => payload.uid === uid),
    findByUserCode: async () => undefined,
    consume: async (id) =>
      void payloads.set(`${kind} ${id}`, { ...payloads.get(`${kind} ${id}`), consumed: 1 }),
    destroy: async (id) => void payloads.delete(`${kind} ${id}`),
    revokeByGrantId: async (grantId) => forgetWhere((payload) => payload.grantId === grantId),
  });
}

function makeProvider(issuer: string, { clientId, secret, redirectUri, people }: Options) {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  return new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: secret,
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    adapter: makeStore(),
    jwks: { keys: [key] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    // Google's id_token has all claims too.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    cookies: { keys: ['only a test'] },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      IdToken: 600,
      Grant: 600,
      Interaction: 600,
      Session: 600,
    },
    interactions: { policy, url: (_context, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_context, id) => {
      const person = people.find(({ email }) => email === id);
      if (!person) return undefined;
      const { email, name, verified = true, picture = `${issuer}/picture.png` } = person;
      return {
        accountId: id,
        claims: () => ({
          sub: `google-${id}`,
          email,
          email_verified: verified,
          picture,
          ...(name && { name }),
        }),
      };
    },
  });
}

const choices = (people: GooglePerson[]) =>
  `<!doctype html><title>Choose an account</title><ul>${people
    .map(({ email }) => `<li><a href="?person=${encodeURIComponent(email)}">${email}</a></li>`)
    .join('')}</ul><a href="?cancel=1">Cancel</a>`;

/** Shows the sign-in page: a link per person and one to cancel. Consent is then granted automatically. */
async function interact(
  provider: Provider,
  people: GooglePerson[],
  request: IncomingMessage,
  response: ServerResponse,
) {
  const { prompt, session, params } = await provider.interactionDetails(request, response);
  const finish = (result: Parameters<typeof provider.interactionFinished>[2]) =>
    provider.interactionFinished(request, response, result, { mergeWithLastSubmission: true });
  if (prompt.name === 'consent') {
    const grant = new provider.Grant({
      accountId: session?.accountId ?? '',
      clientId: String(params['client_id']),
    });
    grant.addOIDCScope('openid email profile');
    await finish({ consent: { grantId: await grant.save() } });
    return;
  }
  const query = new URL(request.url ?? '/', provider.issuer).searchParams;
  const person = query.get('person');
  if (query.has('cancel')) await finish({ error: 'access_denied' });
  else if (person !== null) await finish({ login: { accountId: person }, select_account: {} });
  else response.writeHead(200, { 'content-type': 'text/html' }).end(choices(people));
}

/** Starts an OpenID provider on the loopback address that plays Google. `people` can change while it runs. */
export async function startIdp(options: Options) {
  const server = createServer();
  await new Promise<void>((done) => {
    server.listen(options.port ?? 0, '127.0.0.1', done);
  });
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  const provider = makeProvider(issuer, options);
  const failures: Error[] = [];
  provider.on('server_error', (_context, error) => failures.push(error));
  const answer = provider.callback();
  let published: JWK | undefined;
  let picture: Uint8Array | undefined;
  server.on('request', (request, response) => {
    if (published && request.url === '/jwks') {
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ keys: [published] }));
      return;
    }
    if (picture && request.url === '/picture.png') {
      response.writeHead(200, { 'content-type': 'image/png' }).end(picture);
      return;
    }
    if (!request.url?.startsWith('/interaction/')) {
      void answer(request, response);
      return;
    }
    interact(provider, options.people, request, response).catch((error: Error) => {
      failures.push(error);
      response.writeHead(500).end();
    });
  });
  const close = async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
  return {
    issuer,
    people: options.people,
    /** From now on it publishes a key that does not fit its signatures. */
    publishAnotherKey() {
      published = asJwk(makeKeys().publicKey.export({ format: 'jwk' }));
    },
    /** Sets the provider's own picture. Before this its address is not found. */
    givePicture(bytes: Uint8Array) {
      picture = bytes;
    },
    /** Errors inside the provider. */
    failures,
    /** The settings of an app that uses it. */
    env: { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: options.clientId, GOOGLE_CLIENT_SECRET: options.secret },
    close,
    [Symbol.asyncDispose]: close,
  };
}
