import { isOwed, mayRemind, REMINDERS_MAX } from '#domain/payments.ts';
import { notificationWords } from '#words/notifications.ts';
import { moneyOf } from '#test/living/money-lists.ts';
import { complain, today, type Resident, type World } from '#test/living/world.ts';

/** Returns every open share of open requests. */
export const openShares = ({ app }: World) =>
  app.db
    .selectFrom('payment_debtors as share')
    .innerJoin('payment_requests as request', (join) =>
      join.onRef('request.home_id', '=', 'share.home_id').onRef('request.id', '=', 'share.payment_id'),
    )
    .select(['share.home_id as homeId', 'share.payment_id as paymentId', 'share.user_id as debtorId'])
    .select(['request.requester_id as requesterId', 'request.title'])
    .where('share.paid_at', 'is', null)
    .where('request.deleted', '=', false)
    .execute();

/** Returns the requests that a person sees at once: those of their home, and open ones elsewhere. */
export async function requestsShownTo(
  me: Resident,
): Promise<Map<string, Awaited<ReturnType<typeof moneyOf>>[number]>> {
  const homes = await me.api.homes.listHomes();
  const lists = await Promise.all([null, ...homes.map(({ id }) => id)].map((homeId) => moneyOf(me, homeId)));
  return new Map(lists.flat().map((payment) => [payment.id, payment]));
}

async function checkPerson(world: World, me: Resident, open: Awaited<ReturnType<typeof openShares>>) {
  const shown = await requestsShownTo(me);
  for (const share of open) {
    if (me.userId !== share.debtorId && me.userId !== share.requesterId) continue;
    if (!shown.has(share.paymentId)) complain(world, `${share.title} is open and not shown to ${me.name}`);
  }
  const { user } = await me.api.users.getSession();
  const homeId = user?.homeId ?? null;
  const listed = await moneyOf(me, homeId);
  const lines = listed.flatMap((payment) => payment.debtors.map((share) => ({ payment, share })));
  const sum = (of: typeof lines) => of.reduce((total, { share }) => total + share.amount, 0);
  const unpaid = lines.filter(({ share }) => isOwed(share));
  const summary = await me.api.payments.getPaymentSummary({ homeId });
  const owed = sum(unpaid.filter(({ payment }) => payment.requester.userId === me.userId));
  const owes = sum(unpaid.filter(({ share }) => share.userId === me.userId));
  if (summary.owed !== owed || summary.owes !== owes)
    complain(world, `${me.name} owes ${owes} and is owed ${owed}, the sums say ${JSON.stringify(summary)}`);
  // A waiting receipt can cover several shares, and the server sends no reminder about any of them.
  const waiting = new Set(unpaid.filter(({ share }) => share.inReview).map(({ share }) => share.userId));
  for (const { share, payment } of unpaid)
    if (!waiting.has(share.userId)) checkReminder(world, payment, share);
    else world.late.delete(`${payment.id} ${share.userId}`);
}

type Payment = Awaited<ReturnType<typeof moneyOf>>[number];

/** While a share is open, reminders to a reachable debtor go on. A reminder must not be late at two checks in a row. */
function checkReminder(world: World, payment: Payment, share: Payment['debtors'][number]) {
  const { reminders } = share;
  if (!reminders || !mayRemind(share)) return;
  const key = `${payment.id} ${share.userId}`;
  const { nextOn, sent } = reminders;
  const what = `of ${payment.title} to ${share.displayName}`;
  if (nextOn === null && sent < REMINDERS_MAX)
    complain(world, `no reminder ${what} follows the ${sent} sent ones`);
  if (nextOn === null || nextOn >= today(world)) world.late.delete(key);
  else if (world.late.get(key) === nextOn) complain(world, `the reminder ${what} was due on ${nextOn}`);
  else world.late.set(key, nextOn);
}

/** Every entry of the bell has complete sentences. */
async function checkBell(world: World, me: Resident) {
  const { notifications } = await me.api.notifications.listNotifications({});
  const homes = new Set((await me.api.homes.listHomes()).map(({ id }) => id));
  for (const entry of notifications.slice(0, 10)) {
    const names = {
      who: entry.actor?.displayName,
      home: entry.home?.name,
      chore: entry.choreName ?? undefined,
    };
    const words = notificationWords(entry, names);
    if (!words || /undefined|NaN|null/.test(words.title + words.message))
      complain(world, `the bell of ${me.name} shows ${JSON.stringify(words)} of ${entry.type}`);
    if (entry.home && !homes.has(entry.home.id))
      complain(world, `a notification ${entry.type} leads ${me.name} to a home that is not theirs`);
  }
}

/** Checks each person every few evenings, since a fault does not go away. */
const EVENINGS = 3;

/** Debtors and requesters see each open share, and the sums match the list. */
export async function checkMoney(world: World): Promise<void> {
  const open = await openShares(world);
  const evening = Number(today(world).slice(-2)) % EVENINGS;
  for (const [index, person] of world.people.entries()) {
    if (person.isGone || index % EVENINGS !== evening) continue;
    await checkPerson(world, person, open);
    await checkBell(world, person);
  }
}
