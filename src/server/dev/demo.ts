import { randomUUID } from 'node:crypto';
import { createORPCClient, ORPCError } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import type { ContractRouterClient } from '@orpc/contract';
import type { contract } from '#contract/index.ts';
import { addDays, dayOf } from '#domain/days.ts';
import { clock, devNow } from '#server/dev/clock.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS_LIVED = 6;
const TIME_ZONE = 'Asia/Kuala_Lumpur';
const DEMO_PASSWORD = 'rumah demo kita';

/** The people of the demo home by the name in their sign-in link; the first one administers it. */
export const DEMO_PEOPLE = {
  aisyah: { displayName: 'Aisyah Rahman', email: 'aisyah@example.com' },
  wei: { displayName: 'Wei Jie Tan', email: 'wei@example.com' },
  priya: { displayName: 'Priya Nair', email: 'priya@example.com' },
  hafiz: { displayName: 'Hafiz Osman', email: 'hafiz@example.com' },
} as const;
export type DemoName = keyof typeof DEMO_PEOPLE;

/** Calls the server at `base` as a browser does, with cookies of its own; `cookies` are the lines that it has set. */
function openClient(base: string) {
  const cookies = new Map<string, string>();
  const api: ContractRouterClient<typeof contract> = createORPCClient(
    new RPCLink({
      url: `${base}/api/rpc`,
      fetch: async (request, init) => {
        request.headers.set('origin', base);
        request.headers.set('cookie', [...cookies.values()].map((line) => line.split(';', 1)[0]).join('; '));
        const answer = await fetch(request, init);
        for (const line of answer.headers.getSetCookie()) cookies.set(line.split('=', 1)[0] ?? '', line);
        return answer;
      },
    }),
  );
  return { api, cookies };
}

/** Signs a demo person in and returns the cookies of their session. */
export async function signInAs(base: string, name: DemoName) {
  const { api, cookies } = openClient(base);
  await api.users.signIn({ email: DEMO_PEOPLE[name].email, password: DEMO_PASSWORD });
  return [...cookies.values()];
}

async function register(base: string, name: DemoName) {
  const { api } = openClient(base);
  const person = DEMO_PEOPLE[name];
  const { userId } = await api.users.register({ id: randomUUID(), ...person, password: DEMO_PASSWORD });
  return { api, userId };
}
type Person = Awaited<ReturnType<typeof register>>;

async function foundHome([administrator, ...others]: [Person, ...Person[]]): Promise<string> {
  const homeId = randomUUID();
  await administrator.api.homes.createHome({ id: homeId, name: 'Seri Pandan 12A', timeZone: TIME_ZONE });
  const { inviteLink } = await administrator.api.homes.getHome({ homeId });
  const code = new URL(inviteLink ?? '').searchParams.get('code') ?? '';
  for (const { api } of others) await api.homes.joinHome({ homeId, code, sure: true });
  return homeId;
}

/** Completes the chores of the days that have passed, except one, which is late. */
async function completeDay(homeId: string, people: Person[], day: string) {
  const { chores } = await (people[0] as Person).api.chores.listChores({ homeId, from: day, to: day });
  const isLast = day === addDays(dayOf(new Date(), TIME_ZONE), -1);
  for (const { id, assignedTo, status } of isLast ? chores.slice(1) : chores) {
    const assignee = people.find(({ userId }) => userId === assignedTo);
    if (status === 'pending') await assignee?.api.chores.completeChore({ homeId, choreId: id });
  }
}

async function askForASwap(homeId: string, from: Person, to: Person) {
  const { chores } = await to.api.swaps.listChoresToTake({ homeId, userId: from.userId });
  const chore = chores.find(({ dueDate }) => dueDate > dayOf(devNow(), TIME_ZONE));
  if (!chore) return;
  const swap = { homeId, id: randomUUID(), choreId: chore.id, targetUserId: to.userId };
  await from.api.swaps.requestSwap({ ...swap, message: 'My parents visit that day. Would you?' });
}

async function askForMoney(homeId: string, from: Person, debtors: Person[], title: string, sen: number) {
  const debtorIds = debtors.map(({ userId }) => userId);
  return from.api.payments.createPaymentRequest({
    homeId,
    id: randomUUID(),
    title,
    category: 'utilities',
    totalAmount: sen,
    debtorIds,
  });
}

/** Fills an empty server at `base` with a home of four that has lived in it for a week. Does nothing if the home is already there. */
export async function buildDemo(base: string): Promise<void> {
  try {
    await signInAs(base, 'hafiz');
    return;
  } catch (error) {
    if (!(error instanceof ORPCError) || error.code !== 'WRONG_EMAIL_OR_PASSWORD') throw error;
  }
  clock.behindMs = DAYS_LIVED * DAY_MS;
  const aisyah = await register(base, 'aisyah');
  const wei = await register(base, 'wei');
  const priya = await register(base, 'priya');
  const hafiz = await register(base, 'hafiz');
  const people: [Person, ...Person[]] = [aisyah, wei, priya, hafiz];
  const homeId = await foundHome(people);
  for (; clock.behindMs > 0; clock.behindMs -= DAY_MS) {
    await completeDay(homeId, people, dayOf(devNow(), TIME_ZONE));
  }
  await askForASwap(homeId, wei, aisyah);
  await askForMoney(homeId, hafiz, [aisyah, wei], 'Plumber, kitchen sink', 18_000);
  const internet = await askForMoney(homeId, aisyah, [wei, priya, hafiz], 'Unifi broadband', 14_900);
  await priya.api.payments.markAsPaid({ homeId, paymentId: internet.id });
}
