import { isAPIError } from 'better-auth/api';
import { fromNodeHeaders } from 'better-auth/node';
import type { Kysely } from 'kysely';
import type { users } from '#contract/users.ts';
import { needsDisplayName } from '#domain/reserved-names.ts';
import { NOBODY } from '#server/people/sign-in/auth-engine.ts';
import type { Call, EarlyCall, Handlers } from '#server/platform/calls/calls.ts';
import type { DB } from '#server/platform/db/types.ts';
import { refusal, type Via } from '#server/platform/http/errors.ts';
import { languageOf } from '#server/platform/http/language.ts';
import { awaitedAt, isStillJoined, noSecondStepCookie } from '#server/people/sign-in/google-account.ts';
import { holdAddress, holdId, isTaken } from '#server/people/addresses/address-locks.ts';
import { hashAgain, verifyPassword } from '#server/platform/calls/passwords.ts';
import { countSignIn, forgetSignIns } from '#server/people/sign-in/tries.ts';
import { mayRegister, type Invite } from '#server/people/sign-in/registration.ts';
import { passSecondStep } from '#server/people/two-step/two-step-codes.ts';

type AnyonesCall = Pick<
  Call<'anyone', unknown>,
  'tx' | 'now' | 'deps' | 'address' | 'request' | 'setCookies' | 'note'
>;
type Credentials = { email: string; password: string; code?: string | undefined };
type Account = { id: string; displayName: string; email: string; password: string };

/** Runs one of better-auth's functions in the call's transaction; its cookies leave with the commit. */
async function withCookies<T extends { headers: Headers }>(
  call: AnyonesCall,
  work: (headers: Headers) => Promise<T>,
  own?: { newUserId: string },
): Promise<T> {
  const answer = await call.deps.auth.inside(call.tx, () => work(fromNodeHeaders(call.request.headers)), {
    ...own,
    language: languageOf(call.request),
  });
  call.setCookies(answer.headers);
  return answer;
}

const codeOf = (error: unknown) => (isAPIError(error) ? error.body?.code : undefined);

const passwordOf = (tx: Kysely<DB>, email: string) =>
  tx
    .selectFrom('accounts')
    .innerJoin('users', 'users.id', 'accounts.user_id')
    .select(['accounts.id', 'accounts.password as hashed'])
    .where('users.email', '=', email)
    .where('accounts.provider_id', '=', 'credential');

/**
 * Begins a session by a password: the only way to begin one. Returns undefined if address and password do not match; an unknown address
 * takes as long. Refuses if the second step asks for a code, which rolls back the session.
 */
export async function openSession(
  call: AnyonesCall,
  { email, password, code }: Credentials,
  first: Via = 'password',
) {
  const before = await passwordOf(call.tx, email).executeTakeFirst();
  try {
    const { response } = await withCookies(call, (headers) =>
      call.deps.auth.api.signInEmail({ body: { email, password }, headers, returnHeaders: true }),
    );
    const { id, name } = response.user;
    // Waits for a concurrent change of the password, which then no longer matches: no session of an old password survives its change. Locks
    // only after a right password, since the time of writing a lock would reveal that the address has an account.
    const stored = await passwordOf(call.tx, email).forShare('accounts').executeTakeFirst();
    const hashed = stored?.hashed ?? '';
    if (hashed !== before?.hashed && !(hashed && (await verifyPassword(hashed, password)))) return undefined;
    const second = await passSecondStep(call, id, { code, first });
    if (stored) await hashAgain(call.tx, stored, password);
    call.note('signed-in', { user: id, via: first, ...second });
    return { userId: id, needsDisplayName: needsDisplayName({ displayName: name }) };
  } catch (error) {
    if (['INVALID_EMAIL_OR_PASSWORD', 'INVALID_EMAIL'].includes(codeOf(error) ?? '')) return undefined;
    throw error;
  }
}

/** Returns the id of the account for the log. An address without one takes as long. */
const ownerOf = async ({ tx }: AnyonesCall, email: string) => {
  const owner = await tx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  if (owner) return { user: owner.id };
  // If there is an owner, better-auth has read the accounts too.
  await tx.selectFrom('accounts').selectAll().where('user_id', '=', NOBODY).execute();
  return {};
};

async function createAccount(call: AnyonesCall, { id, displayName: name, email, password }: Account) {
  try {
    await withCookies(
      call,
      (headers) =>
        call.deps.auth.api.signUpEmail({ body: { name, email, password }, headers, returnHeaders: true }),
      { newUserId: id },
    );
  } catch (error) {
    // better-auth is stricter about addresses than the contract.
    throw ['VALIDATION_ERROR', 'INVALID_EMAIL'].includes(codeOf(error) ?? '')
      ? refusal('EMAIL_INVALID')
      : error;
  }
  call.note('registered', { user: id, via: 'password' });
  return { userId: id, needsDisplayName: false };
}

/** Returns the account that already has the address or the id. Neither changes during this transaction. */
async function findTaken({ tx }: AnyonesCall, { id, email }: Account) {
  await holdAddress(tx, email);
  await holdId(tx, id);
  const found = await tx
    .selectFrom('users')
    .select(['id', 'email'])
    .where((where) => where.or([where('email', '=', email), where('id', '=', id)]))
    .execute();
  return found.find((user) => user.email === email) ?? found[0];
}

/** Whether a registration tries an account's password: housemates know each other's ids and addresses. */
async function isAgain({ input, deps }: EarlyCall<Account>): Promise<boolean> {
  const { id, email } = input;
  const same = deps.db.selectFrom('users').select('id').where('id', '=', id).where('email', '=', email);
  return (await same.executeTakeFirst()) !== undefined;
}

async function register(call: AnyonesCall, account: Account, invite: Invite | undefined) {
  const taken = await findTaken(call, account);
  const isSame = taken?.email === account.email && taken.id === account.id;
  // Comes first: a visitor who may not register must not learn whether the address has an account.
  if (!isSame && !(await mayRegister(call.tx, call.deps.settings.REGISTRATION, invite)))
    throw refusal('INVITATION_NEEDED');
  if (taken) {
    if (taken.email !== account.email) throw refusal('ID_TAKEN');
    if (!isSame) throw refusal('EMAIL_TAKEN');
    const again = await openSession(call, account);
    if (!again) throw refusal('EMAIL_TAKEN', { user: taken.id, via: 'password' });
    return again;
  }
  if (await isTaken(call.tx, account.email, account.id, call.deps.now())) throw refusal('EMAIL_TAKEN');
  return createAccount(call, account);
}

export async function signOut(call: AnyonesCall & Pick<Call<'anyone', unknown>, 'user'>) {
  // better-auth ends the session that its own SECRET opens. The cookie may be sealed with the previous SECRET.
  if (call.user) await call.tx.deleteFrom('sessions').where('id', '=', call.user.sessionId).execute();
  await withCookies(call, (headers) => call.deps.auth.api.signOut({ headers, returnHeaders: true }));
}

/** Ends the browser's earlier session, which the new one replaces. */
export async function endEarlier({ tx, user, emit }: Pick<Call<'anyone', unknown>, 'tx' | 'user' | 'emit'>) {
  if (!user) return;
  await tx.deleteFrom('sessions').where('id', '=', user.sessionId).execute();
  emit({ userIds: [user.userId], topics: ['sessions'] });
}

/** docs/product/accounts.md 'Registering', 'Signing in'. */
export const signingInHandlers = {
  register: {
    async before(call) {
      const { input, deps, address } = call;
      await deps.limits.count('registration', input.email, address);
      if (await isAgain(call)) await countSignIn(call);
    },
    async handle(call) {
      const { invite, ...account } = call.input;
      const session = await register(call, account, invite);
      await forgetSignIns(call);
      await endEarlier(call);
      return session;
    },
  },

  signIn: {
    before: countSignIn,
    async handle(call) {
      const session = await openSession(call, call.input);
      if (!session) throw refusal('WRONG_EMAIL_OR_PASSWORD', await ownerOf(call, call.input.email));
      await forgetSignIns(call);
      await endEarlier(call);
      call.emit({ userIds: [session.userId], topics: ['sessions'] });
      return session;
    },
  },

  async finishSignIn(call) {
    const { input, tx, deps, setCookies } = call;
    const joined = awaitedAt(deps.settings, call.request, deps.now());
    if (joined === undefined) throw refusal('SIGN_IN_EXPIRED');
    const { userId } = joined;
    const user = await tx
      .selectFrom('users')
      .select('display_name')
      .where('id', '=', userId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (!user || !(await isStillJoined(tx, joined))) throw refusal('SIGN_IN_EXPIRED');
    const second = await passSecondStep(call, userId, { code: input.code, first: 'google' });
    // Two-step sign-in ended meanwhile, perhaps with Google's way in, so Google is asked again.
    if (!second.twoStep) throw refusal('SIGN_IN_EXPIRED');
    await withCookies(call, (headers) =>
      deps.auth.api.beginSession({ body: { userId }, headers, returnHeaders: true }),
    );
    setCookies(new Headers({ 'set-cookie': noSecondStepCookie(deps.settings) }));
    await endEarlier(call);
    call.emit({ userIds: [userId], topics: ['sessions'] });
    call.note('signed-in', { user: userId, via: 'google', ...second });
    return { userId, needsDisplayName: needsDisplayName({ displayName: user.display_name }) };
  },

  signOut: {
    // Anyone can make this call. Without a session it ends nothing.
    async before({ user, deps, address }) {
      if (!user) await deps.limits.count('signOut', undefined, address);
    },
    async handle(call) {
      await signOut(call);
      // The browser has stored data of the home, for example pictures.
      call.clearBrowser();
      if (!call.user) return {};
      call.emit({ userIds: [call.user.userId], topics: ['sessions'] });
      call.note('signed-out');
      return {};
    },
  },
} satisfies Partial<Handlers<typeof users>>;
