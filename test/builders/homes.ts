import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { TemplateFields } from '#domain/home-templates.ts';
import { SESSION_SECONDS } from '#server/platform/sessions/sessions.ts';
import { hashedOnce, type Browser, type TestApp } from '#test/running/app.ts';

let count = 0;
const newcomer = (displayName: string) => {
  count += 1;
  return { displayName, email: `person${count}@example.com`, password: 'correct horse' };
};

/** Registers a person over HTTP, in a new browser. */
export async function registerPerson(app: TestApp, displayName = 'Aisyah Rahman') {
  const browser = app.browser();
  const person = newcomer(displayName);
  const { userId } = await browser.api.users.register({ id: randomUUID(), ...person });
  return { ...browser, ...person, userId };
}

/**
 * Signs in a person in a new browser, as registering would, except for the letter that confirms the address. It writes to the database, which
 * takes a fifth of the time of the call.
 */
export async function signUp(app: TestApp, displayName = 'Aisyah Rahman', userId: string = randomUUID()) {
  const { email, password } = newcomer(displayName);
  const token = randomBytes(24).toString('base64url');
  // The real time, as better-auth uses it, not the app's clock.
  const now = new Date();
  await sql`
    with person as (
      insert into users (id, email, email_verified, display_name, created_at, updated_at)
      values (${userId}, ${email}, false, ${displayName}, ${now}, ${now}) returning id),
    account as (
      insert into accounts (user_id, provider_id, account_id, password, created_at, updated_at)
      select id, 'credential', id, ${await hashedOnce(password)}, ${now}, ${now} from person)
    insert into sessions (user_id, token, expires_at, ip_address, user_agent, created_at, updated_at)
    select id, ${token}, ${new Date(now.getTime() + SESSION_SECONDS * 1000)}, '', 'node', ${now}, ${now} from person`.execute(
    app.db,
  );
  const browser = app.browser();
  const signature = createHmac('sha256', app.settings.SECRET).update(token).digest('base64');
  const prefix = app.settings.PUBLIC_URL.startsWith('https:') ? '__Secure-' : '';
  browser.jar.set(`${prefix}serumah.session_token`, encodeURIComponent(`${token}.${signature}`));
  return { ...browser, userId, email, password, displayName };
}
export type Person = Awaited<ReturnType<typeof signUp>>;

/** Makes every sign-in this old. A sign-in of the last ten minutes counts as proof of identity. */
export const signedInAgo = ({ db, clock }: TestApp, ms: number) =>
  db
    .updateTable('sessions')
    .set({ created_at: new Date(clock.now.getTime() - ms) })
    .execute();

/** A home whose administrator is the first of the people. The others join in this order. */
export async function buildHome(
  people: [Person, ...Person[]],
  options: { name?: string; timeZone?: string } = {},
) {
  const [administrator, ...others] = people;
  const id = randomUUID();
  const { name = 'Seri Pandan 12A', timeZone = 'Asia/Kuala_Lumpur' } = options;
  await administrator.api.homes.createHome({ id, name, timeZone });
  for (const other of others) await other.api.homes.joinHome({ homeId: id, sure: true });
  return { id, name, timeZone };
}

/** The invite link that the administrator can share now. */
export async function inviteTo({ api }: Pick<Person, 'api'>, homeId: string) {
  const { inviteLink } = await api.homes.getHome({ homeId });
  const code = new URL(inviteLink ?? '').searchParams.get('code');
  return { homeId, ...(code !== null && { code }) };
}

/** Returns the fields that the template form sends. A test names only the fields that it is about. */
export const templateFields = (fields: Partial<TemplateFields> = {}): TemplateFields => ({
  name: 'Water Plants',
  description: 'The balcony too',
  frequency: 'weekly',
  priority: 3,
  estimatedTime: 30,
  icon: '🪴',
  flexible: true,
  requiresSameDay: [],
  ...fields,
});

/** Returns the error code of a refused call. */
export async function refusalOf(call: Promise<unknown>): Promise<string> {
  try {
    await call;
  } catch (error) {
    if (error instanceof Error && 'code' in error) return String(error.code);
    throw error;
  }
  return 'not refused';
}

/** A signed-out browser. */
export const stranger = (app: TestApp): Browser => app.browser();
