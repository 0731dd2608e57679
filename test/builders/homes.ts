import { randomUUID } from 'node:crypto';
import type { TemplateFields } from '#domain/home-templates.ts';
import type { Browser, TestApp } from '#test/running/app.ts';

let count = 0;

/** A signed-in person with a browser of their own. */
export async function signUp(app: TestApp, displayName = 'Aisyah Rahman') {
  count += 1;
  const email = `person${count}@example.com`;
  const password = 'correct horse';
  const browser = app.browser();
  const { userId } = await browser.api.users.register({ id: randomUUID(), displayName, email, password });
  return { ...browser, userId, email, password, displayName };
}
export type Person = Awaited<ReturnType<typeof signUp>>;

/** A home whose administrator is the first of the people; the others have joined it in their order. */
export async function buildHome(
  people: [Person, ...Person[]],
  options: { name?: string; timeZone?: string } = {},
) {
  const [administrator, ...others] = people;
  const id = randomUUID();
  const { name = 'Seri Pandan 12A', timeZone = 'Asia/Kuala_Lumpur' } = options;
  await administrator.api.homes.createHome({ id, name, timeZone });
  for (const other of others) await other.api.homes.joinHome({ homeId: id });
  return { id, name, timeZone };
}

/** What the invite link says that the administrator shares now. */
export async function inviteTo({ api }: Pick<Person, 'api'>, homeId: string) {
  const { inviteLink } = await api.homes.getHome({ homeId });
  const code = new URL(inviteLink ?? '').searchParams.get('code');
  return { homeId, ...(code !== null && { code }) };
}

/** What the template form sends, of which only what a test speaks of stands out. */
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

/** What a call answers when it is refused: its code. */
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
