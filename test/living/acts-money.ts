import type { PaymentRequest } from '#contract/payments.ts';
import { MAIL_GROUPS } from '#domain/mail-groups.ts';
import {
  isOwed,
  LINK_MS,
  mayDelete,
  mayLetGo,
  mayMarkPaid,
  mayRemind,
  mayReopen,
  waitsForAnswer,
} from '#domain/payments.ts';
import { moneyOf } from '#test/living/money-lists.ts';
import { callFunction } from '#test/living/letters.ts';
import { noReceipt, typedReceipt } from '#test/living/receipts.ts';
import { tokenIn } from '#test/observers/link-token.ts';
import { complain, personOf, pick, some, uuid, type Act, type Visit } from '#test/living/world.ts';

const TITLES = ['TNB electricity', 'Groceries', 'Unifi', 'Water', 'Gas'] as const;

const listed = ({ me, homeId }: Visit) => moneyOf(me, homeId);
const label = ({ title, requester }: PaymentRequest) => `${title} of ${requester.displayName}`;

async function ask({ world, me, homeId }: Visit) {
  const { members } = await me.api.homes.getHome({ homeId });
  const debtors = some(
    world,
    members.filter(({ userId }) => userId !== me.userId),
  );
  if (debtors.length === 0) return undefined;
  const totalAmount = 300 + world.chance.below(30_000);
  const { title } = await me.api.payments.createPaymentRequest({
    homeId,
    id: uuid(world),
    title: world.chance.one(TITLES),
    category: 'utilities',
    totalAmount,
    debtorIds: debtors.map(({ userId }) => userId),
  });
  return `asks ${debtors.length} for ${totalAmount} sen: ${title}`;
}

/** Returns a share that the person still owes and whose receipt does not wait for an answer. */
async function openShareOf(visit: Visit) {
  const { world, me } = visit;
  const open = (await listed(visit)).flatMap((payment) =>
    payment.debtors
      .filter((share) => mayMarkPaid(me.userId, share))
      .map((share) => ({ payment, amount: share.amount })),
  );
  return pick(world, open);
}

async function mark(visit: Visit) {
  const { world, me } = visit;
  const share = await openShareOf(visit);
  if (!share) return undefined;
  const { homeId, id: paymentId } = share.payment;
  await me.api.payments.markAsPaid({ homeId, paymentId });
  if (!world.chance.isOften(1, 4)) return `marks ${label(share.payment)} as paid`;
  await me.api.payments.undoMarkAsPaid({ homeId, paymentId });
  return `marks ${label(share.payment)} as paid, and undoes it`;
}

/** Takes a receipt back, for example because it went to the wrong share. */
async function takeBack(visit: Visit) {
  const { world, me } = visit;
  const waiting = (await listed(visit)).filter(({ debtors }) =>
    debtors.some(({ userId, inReview }) => userId === me.userId && inReview),
  );
  const payment = pick(world, waiting);
  if (!payment || personOf(world, payment.requester.userId).isGone) return undefined;
  await me.api.payments.takeBackProof({ paymentId: payment.id, userId: me.userId });
  return `takes the receipt for ${label(payment)} back`;
}

/** Returns the newest valid link to the share in the person's letters. */
function linkTo({ world, me }: Visit, paymentId: string): string | undefined {
  const since = world.app.clock.now.getTime() - LINK_MS;
  const links = me.letters.filter(({ at }) => at.getTime() > since).flatMap((letter) => letter.links);
  const link = links.findLast(({ pathname, searchParams }) => {
    return pathname === '/payment-success' && searchParams.get('paymentId') === paymentId;
  });
  return link?.searchParams.get('token') ?? undefined;
}

type Owed = { payment: PaymentRequest; amount: number };

/** Returns the sum that the person owes the same requester. */
async function sumOwed(visit: Visit, { payment }: Owed): Promise<number> {
  const { me } = visit;
  const theirs = (await listed(visit)).filter(
    ({ requester }) => requester.userId === payment.requester.userId,
  );
  const lines = theirs.flatMap(({ debtors }) =>
    debtors.filter((share) => share.userId === me.userId && isOwed(share)),
  );
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}

/** Returns a receipt that fits, one with a fault, or a picture without a receipt. */
function fileFor({ world, me }: Visit, { payment, amount }: Owed, sum: number) {
  world.receipts += 1;
  const { receipts: number, people } = world;
  const shown = { to: payment.requester.displayName, from: me.name, sen: amount, number };
  const other = pick(world, people)?.name ?? '';
  const [what, file] = world.chance.one([
    () => ['a receipt', typedReceipt(world, shown)] as const,
    () => ['a receipt', typedReceipt(world, shown)] as const,
    () => ['a receipt of less', typedReceipt(world, { ...shown, sen: amount - 100 })] as const,
    () => ['a receipt of all', typedReceipt(world, { ...shown, sen: sum })] as const,
    () => ['a receipt to a shop', typedReceipt(world, { ...shown, to: 'Kedai Runcit Maju' })] as const,
    () => [`a receipt of ${other}`, typedReceipt(world, { ...shown, from: other })] as const,
    () => ['no receipt', noReceipt(number)] as const,
  ])();
  return { what, file };
}

type Verified = { result?: { message: string; status?: string; mayAsk?: true } };

async function sendProof(visit: Visit) {
  const { world, me } = visit;
  const share = await openShareOf(visit);
  if (!share) return undefined;
  const { homeId: _home, id: paymentId } = share.payment;
  // Requests of a deleted account take no proof.
  if (personOf(world, share.payment.requester.userId).isGone) return undefined;
  const token = world.chance.isOften(1, 2) ? linkTo(visit, paymentId) : undefined;
  const { what, file } = fileFor(visit, share, await sumOwed(visit, share));
  const key = { paymentId, userId: me.userId, ...(token && { token }) };
  const data = { ...key, fileData: file, mimeType: 'image/png' };
  const { status, body } = await callFunction(world, 'verifyPaymentProof', data, token ? undefined : me);
  const { result } = body as Verified;
  if (status !== 200 || !result) throw new Error(`${status} ${JSON.stringify(body)}`);
  const again = result.mayAsk ? (await me.api.payments.askForReview(key)).message : '';
  return `sends ${what} for ${label(share.payment)}: ${result.status ?? ''} ${result.message} ${again}`;
}

/** Returns a share that another person owes them and that fulfils `wanted`. */
async function owedShare(
  visit: Visit,
  wanted: (share: PaymentRequest['debtors'][number], payment: PaymentRequest) => boolean,
) {
  const { world, me } = visit;
  const theirs = (await listed(visit)).filter(({ requester }) => requester.userId === me.userId);
  return pick(
    world,
    theirs.flatMap((payment) =>
      payment.debtors.filter((share) => wanted(share, payment)).map((share) => ({ payment, share })),
    ),
  );
}

async function review(visit: Visit) {
  const found = await owedShare(visit, ({ inReview }) => inReview);
  if (!found?.share.proof) return undefined;
  const { payment, share } = found;
  const { chance } = visit.world;
  const approve = chance.isOften(3, 5);
  await visit.me.api.payments.reviewPaymentProof({
    homeId: payment.homeId,
    paymentId: payment.id,
    userId: share.userId,
    approve,
    proofId: found.share.proof.id,
    ...(approve && { all: chance.isOften(1, 2), isMyName: chance.isOften(1, 2) }),
    password: visit.me.password,
  });
  return `${approve ? 'confirms' : 'has not received'} ${payment.title} of ${share.displayName}`;
}

async function reopen(visit: Visit) {
  const found = await owedShare(visit, (share, { requester }) =>
    mayReopen(visit.me.userId, requester.userId, share),
  );
  if (!found) return undefined;
  const { payment, share } = found;
  const { homeId, id: paymentId } = payment;
  await visit.me.api.payments.reopenPayment({ homeId, paymentId, userId: share.userId });
  return `reopens ${payment.title} of ${share.displayName}`;
}

async function letGo(visit: Visit) {
  const found = await owedShare(visit, (share, { requester }) =>
    mayLetGo(visit.me.userId, requester.userId, share),
  );
  if (!found) return undefined;
  const { payment, share } = found;
  const { homeId, id: paymentId } = payment;
  await visit.me.api.payments.letGoPayment({ homeId, paymentId, userId: share.userId });
  return `lets ${payment.title} of ${share.displayName} go`;
}

async function forgetName({ world, me }: Visit) {
  const known = pick(world, await me.api.payments.listPayeeNames());
  if (!known) return undefined;
  await me.api.payments.forgetPayeeName({ name: known.name });
  return `forgets to be ${known.name}`;
}

async function remove(visit: Visit) {
  const { world, me } = visit;
  const payment = pick(
    world,
    (await listed(visit)).filter(
      (each) =>
        mayDelete(me.userId, { ...each, requesterId: each.requester.userId }) &&
        !waitsForAnswer(each.debtors),
    ),
  );
  if (!payment) return undefined;
  await me.api.payments.deletePaymentRequest({ homeId: payment.homeId, paymentId: payment.id });
  return `deletes ${payment.title}`;
}

async function remind(visit: Visit) {
  const found = await owedShare(visit, mayRemind);
  if (!found) return undefined;
  const { homeId, id: paymentId, title } = found.payment;
  const { sent, none } = await visit.me.api.payments.sendReminders({ homeId, paymentId });
  if (none !== null && none !== 'recent')
    complain(visit.world, `a reminder is offered, but reaches no debtor: ${none}`);
  return `reminds ${sent} of ${title}`;
}

/** Stops letters by the link in a letter, for the group of that letter. */
async function stopLetters({ world, me }: Visit) {
  const stops = me.letters
    .flatMap(({ links }) => links)
    .filter(({ pathname, searchParams }) => pathname === '/unsubscribe' && !searchParams.has('all'));
  const link = pick(world, stops.slice(-10));
  if (!link) return undefined;
  const { group } = await world.app.browser().api.mailChoices.unsubscribe({ token: tokenIn(link.href) });
  return `stops letters about ${group}`;
}

async function allowLetters({ world, me }: Visit) {
  const { user } = await me.api.users.getSession();
  if (!user || user.unwantedMail.length === 0) return undefined;
  const unwanted = world.chance.isOften(1, 2) ? [] : MAIL_GROUPS.filter((group) => group === 'home');
  await me.api.mailChoices.setMailChoices({ unwanted });
  return `wants letters again, but for ${unwanted.join() || 'none'}`;
}

export const moneyActs: Record<string, Act> = {
  'asks for money': { weight: 7, does: ask },
  'marks as paid': { weight: 4, does: mark },
  'sends a proof': { weight: 10, does: sendProof },
  'takes a proof back': { weight: 4, does: takeBack },
  'lets money go': { weight: 1, does: letGo },
  'forgets a name': { weight: 3, does: forgetName },
  'answers a proof': { weight: 14, does: review },
  'reopens a share': { weight: 1, does: reopen },
  'deletes a request': { weight: 2, does: remove },
  reminds: { weight: 3, does: remind },
  'stops letters': { weight: 2, does: stopLetters },
  'wants letters again': { weight: 2, does: allowLetters },
};
