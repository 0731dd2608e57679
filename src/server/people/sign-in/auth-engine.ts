import type { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { betterAuth } from 'better-auth';
import { APIError, getOAuthState } from 'better-auth/api';
import { bearer, genericOAuth, oauthPopup } from 'better-auth/plugins';
import { Kysely, type ControlledTransaction } from 'kysely';
import { LANGUAGES, type Language } from '#domain/languages.ts';
import { isReservedName } from '#domain/reserved-names.ts';
import { cleanLine } from '#domain/texts.ts';
import { DISPLAY_NAME_MAX, PASSWORD_MAX, PASSWORD_MIN } from '#domain/users.ts';
import { borrowedDialect, tables } from '#server/people/sign-in/auth-database.ts';
import { beginSession } from '#server/platform/sessions/begin-session.ts';
import type { DB } from '#server/platform/db/types.ts';
import { isLockTimeout } from '#server/platform/http/errors.ts';
import type { JobSender } from '#server/platform/queue/queue.ts';
import { removeOlderSignInMethods, isStillJoined } from '#server/people/sign-in/google-account.ts';
import { holdAddress, isTaken } from '#server/people/addresses/address-locks.ts';
import { verifyPassword } from '#server/platform/calls/passwords.ts';
import { promiseConfirmation } from '#server/people/sign-in/confirmation-letter.ts';
import { InviteOfState, mayRegister } from '#server/people/sign-in/registration.ts';
import { makeSignInLog } from '#server/people/sign-in/log.ts';
import { SESSION_SECONDS } from '#server/platform/sessions/sessions.ts';
import type { CallDeps } from '#server/platform/calls/calls.ts';
import { unlimited, acquire, type Semaphore } from '#server/platform/calls/semaphores.ts';
import { wordsIn } from '#words/languages.ts';

/** The context of better-auth's queries and hooks. */
export type Scope = {
  /** The language of the request, which a new account keeps. */
  language: Language;
  tx?: Kysely<DB>;
  /** The id that the client chose for a new account. */
  newUserId?: string;
  /** The Google account of this sign-in, and the address of its picture. */
  googleId?: string;
  googlePicture?: string;
  /** Begins once Google has answered; the opener of the scope ends it. */
  google?: ControlledTransaction<DB>;
  /** A sign-in with Google waits here for a connection; the opener of the scope calls `release`. */
  semaphore?: Semaphore;
  release?: () => void;
  begun?: { userId: string; token: string };
  /** For a sign-in with Google: the log entry to write after the commit. */
  noted?: { event: 'registered' | 'google-joined' | 'signed-in'; user: string }[];
};

export type EngineDeps = Pick<CallDeps, 'db' | 'settings' | 'log' | 'now'> & {
  queue: JobSender;
  hashPassword: (password: string) => Promise<string>;
  scope: AsyncLocalStorage<Scope>;
};

/** The id of no account. */
export const NOBODY = '00000000-0000-0000-0000-000000000000';
/** Twice what browsers send. Sessions are stored for months, and anyone can begin many. */
const USER_AGENT_MAX = 300;

/** Stores no tokens of Google, which would let a thief of the database read more. */
const noTokens = async () => ({
  data: {
    accessToken: null,
    refreshToken: null,
    idToken: null,
    accessTokenExpiresAt: null,
    refreshTokenExpiresAt: null,
    scope: null,
  },
});

/** Returns an error for Google's window: better-auth treats any other as unexpected. */
const busyIn =
  ({ language }: Scope) =>
  (): never => {
    const message = wordsIn(language).errors.BUSY;
    throw new APIError('TOO_MANY_REQUESTS', { code: 'BUSY', message });
  };

const busyIfLocked =
  (own: Scope) =>
  (error: unknown): never => {
    if (isLockTimeout(error)) busyIn(own)();
    throw error;
  };

function hooks({ db, queue, settings, now, scope }: EngineDeps) {
  const current = () => scope.getStore()?.tx ?? db;
  return {
    user: {
      create: {
        // Registration by password has checked this already.
        before: async ({ email }: { email: string }) => {
          const locale = scope.getStore()?.language ?? LANGUAGES[0];
          if (scope.getStore()?.newUserId !== undefined) return { data: { locale } };
          await holdAddress(current(), email);
          if (await isTaken(current(), email, NOBODY, now()))
            throw new APIError('CONFLICT', { code: 'EMAIL_TAKEN' });
          const invite = InviteOfState.safeParse(await getOAuthState());
          if (!(await mayRegister(current(), settings.REGISTRATION, invite.data?.invite))) {
            throw new APIError('FORBIDDEN', { code: 'INVITATION_NEEDED' });
          }
          return { data: { image: null, locale } };
        },
        after: async (user: { id: string; email: string; emailVerified: boolean }) => {
          scope.getStore()?.noted?.push({ event: 'registered', user: user.id });
          const url = scope.getStore()?.googlePicture;
          if (url !== undefined) await queue.send(current(), 'google-picture', { userId: user.id, url });
          // If no email leaves, the profile says so.
          if (!user.emailVerified)
            await promiseConfirmation({ tx: current(), queue, secrets: settings, now: now() }, user);
        },
      },
    },
    account: {
      create: {
        before: noTokens,
        after: async (account: { userId: string; providerId: string }) => {
          if (account.providerId !== 'google') return;
          await removeOlderSignInMethods(current(), account.userId);
          const noted = scope.getStore()?.noted;
          if (noted?.length === 0) noted.push({ event: 'google-joined', user: account.userId });
        },
      },
    },
    session: {
      create: {
        before: async ({ userId, userAgent }: { userId: string; userAgent?: string | null | undefined }) => {
          const own = scope.getStore();
          const { google, googleId = '' } = own ?? {};
          if (own && google && !(await isStillJoined(google, { userId, googleId }).catch(busyIfLocked(own))))
            return false;
          return { data: { userAgent: userAgent?.slice(0, USER_AGENT_MAX) } };
        },
        after: async ({ userId, token }: { userId: string; token: string }) => {
          const own = scope.getStore();
          if (own) own.begun = { userId, token };
          const noted = own?.noted;
          // Registering signs in too.
          if (noted?.every(({ event }) => event !== 'registered'))
            noted.push({ event: 'signed-in', user: userId });
        },
      },
    },
  };
}

function googlePlugin({ db, settings, scope }: EngineDeps) {
  return genericOAuth({
    config: [
      {
        providerId: 'google',
        discoveryUrl: `${settings.GOOGLE_ISSUER.replace(/\/$/, '')}/.well-known/openid-configuration`,
        clientId: settings.GOOGLE_CLIENT_ID ?? '',
        clientSecret: settings.GOOGLE_CLIENT_SECRET,
        scopes: ['openid', 'email', 'profile'],
        prompt: 'select_account',
        pkce: true,
        requireIdTokenVerification: true,
        disableProviderLogout: true,
        // The last step before the first query. Google is sometimes slow, and must not hold a connection meanwhile.
        mapProfileToUser: async (profile) => {
          const own = scope.getStore();
          if (own) {
            own.release = await acquire(own.semaphore ?? unlimited).catch(busyIn(own));
            own.tx = own.google = await db.startTransaction().execute();
            const { sub, picture }: Record<string, unknown> = profile;
            if (typeof sub === 'string') own.googleId = sub;
            if (typeof picture === 'string') own.googlePicture = picture;
          }
          const name = typeof profile.name === 'string' ? cleanLine(profile.name) : '';
          return {
            // The page asks for a blank name.
            name: isReservedName(name) ? '' : [...name].slice(0, DISPLAY_NAME_MAX).join(''),
            emailVerified: profile['email_verified'] === true,
          };
        },
      },
    ],
  });
}

/** Makes better-auth over our tables. With Google it fetches Google's discovery document once, at the start. */
export function makeEngine(deps: EngineDeps, withGoogle: boolean) {
  const { db, settings, log, scope } = deps;
  const current = () => scope.getStore()?.tx ?? db;
  // A call retries its own conflicts (calls/running.ts).
  const fail = (error: unknown): never => {
    const own = scope.getStore();
    if (own?.google) busyIfLocked(own)(error);
    throw error;
  };
  const complain = makeSignInLog(log);
  return betterAuth({
    appName: 'Serumah',
    baseURL: settings.PUBLIC_URL,
    basePath: '/api/auth',
    secret: settings.SECRET,
    trustedOrigins: [settings.PUBLIC_URL],
    database: { db: new Kysely<DB>({ dialect: borrowedDialect(current, fail) }), type: 'postgres' },
    user: {
      ...tables.user,
      additionalFields: { locale: { type: 'string', required: false, input: false, returned: false } },
    },
    session: { ...tables.session, expiresIn: SESSION_SECONDS },
    account: {
      ...tables.account,
      updateAccountOnSignIn: false,
      // In an encrypted cookie, so that opening the popup writes nothing to the database.
      storeStateStrategy: 'cookie',
      // Links only addresses that both Google and the account have verified.
      accountLinking: { enabled: true, trustedProviders: [], requireLocalEmailVerified: true },
    },
    verification: { ...tables.verification, storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: PASSWORD_MAX,
      password: { hash: deps.hashPassword, verify: ({ hash, password }) => verifyPassword(hash, password) },
    },
    databaseHooks: hooks(deps),
    // For refused and abandoned sign-ins outside a popup.
    onAPIError: { errorURL: `${settings.PUBLIC_URL}/login` },
    advanced: {
      cookiePrefix: 'serumah',
      useSecureCookies: settings.PUBLIC_URL.startsWith('https:'),
      ipAddress: { disableIpTracking: true },
      database: {
        generateId: ({ model }) => (model === 'user' && scope.getStore()?.newUserId) || randomUUID(),
        validateSchema: false,
      },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: {
      level: 'error',
      log: (_level, message, ...details: unknown[]) => complain(message, details),
    },
    plugins: [
      bearer({ requireSignature: true }),
      beginSession(),
      oauthPopup(),
      ...(withGoogle ? [googlePlugin(deps)] : []),
    ],
  });
}
