import { randomUUID } from 'node:crypto';
import { addDays, weekStart } from '#domain/days.ts';
import { buildChores, buildHome, button, expect, type Person, today } from '#test/browser/harness.ts';
import { ask as askForMoney } from '#test/browser/payment-steps.ts';
import { choose, SUBMIT, type Receipts } from '#test/browser/proof-steps.ts';

export const ELECTRICITY = 'TNB electricity, October';
const TEMPLATES = [
  {
    name: 'Water Plants',
    description: 'Balcony pots and the pandan',
    icon: '🪴',
    estimatedTime: 15,
    priority: 1,
  },
  {
    name: 'Clean Kitchen',
    description: 'Stove, sink and counter',
    icon: '🍽️',
    estimatedTime: 25,
    priority: 3,
  },
];

/** A home of five: past chores are completed but for two, and each day of this week and the next has some. */
async function seed(people: [Person, ...Person[]]) {
  const [administrator] = people;
  const { id: homeId } = await buildHome(people);
  const { templates, homes } = administrator.api;
  await homes.updateHomeSettings({ homeId, settings: { includeWeekends: true } });
  const own: string[] = [];
  for (const fields of TEMPLATES) {
    const { template } = await templates.createTemplate({
      homeId,
      id: randomUUID(),
      fields: {
        ...fields,
        frequency: 'multiple',
        occurrencesPerWeek: 3,
        flexible: true,
        requiresSameDay: [],
      },
    });
    own.push(template.id);
  }
  const [plants = '', kitchen = ''] = own;
  const week = [
    ['throw_rubbish', 'sweep', 'mop'],
    ['throw_rubbish', 'wash_toilet'],
    ['throw_rubbish', 'sweep', 'mop'],
    ['throw_rubbish', plants],
    ['throw_rubbish', 'sweep', 'mop', kitchen],
    ['throw_rubbish', 'wash_toilet', kitchen],
    [plants, 'throw_rubbish', kitchen],
  ];
  const days = [...week, ...week].map((types, index) => ({
    types,
    dueDate: addDays(weekStart(today()), index),
  }));
  // Mop follows Sweep. The reader's turn is the second chore of today.
  const takesTurn = (type: string) => type !== 'mop';
  const before = days
    .filter(({ dueDate }) => dueDate < today())
    .flatMap(({ types }) => types.filter(takesTurn));
  let turn = 2 * people.length - 2 - (before.length % people.length);
  const chores = days.flatMap(({ types, dueDate }) => {
    const status = dueDate < today() ? ('overdue' as const) : ('pending' as const);
    return types.map((type) => {
      if (takesTurn(type)) turn += 1;
      return { type, dueDate, status, assignedTo: people[turn % people.length]?.userId ?? '' };
    });
  });
  await buildChores(homeId, chores);
  await completePast(homeId, people);
  await askForSwaps(homeId, people);
  return homeId;
}

async function payBack(debtor: Person, paymentId: string, receipt: ReturnType<Receipts>, answer: string) {
  const { page, userId } = debtor;
  await page.goto(`/payment-success?paymentId=${paymentId}&userId=${userId}`);
  await choose(page, await receipt);
  await button(page, SUBMIT).click();
  await expect(page.getByRole('heading', { name: answer })).toBeVisible({ timeout: 30_000 });
}

/** Some have paid, one receipt waits for the reader, and the reader owes money too. */
async function askForTheBills(homeId: string, people: [Person, ...Person[]], receipt: Receipts) {
  const [reader, wei, priya, hafiz, mei] = people as [Person, Person, Person, Person, Person];
  const bill = (from: Person, title: string, sen: number, debtors: Person[], repeats?: 'month') =>
    askForMoney({ homeId, from, debtors, title, sen, ...(repeats && { repeats }) });
  await bill(hafiz, 'Plumber, kitchen sink', 18_000, [reader, wei, priya]);
  const unifi = await bill(reader, 'Unifi broadband, November', 14_900, [wei, priya], 'month');
  const electricity = await bill(reader, ELECTRICITY, 23_840, [wei, priya, hafiz, mei]);
  await wei.api.payments.markAsPaid({ homeId, paymentId: electricity });
  const shown = (sender: Person) => ({ recipient: reader.displayName, sender: sender.displayName });
  await payBack(priya, unifi, receipt({ sen: 7450, ...shown(priya) }), 'Payment Verified!');
  const nickname = { ...shown(mei), recipient: 'Kak Yah Catering' };
  await payBack(mei, electricity, receipt({ sen: 5960, ...nickname }), 'Sent for review');
}

const openOf = async (homeId: string, { api, userId }: Person) =>
  (await api.swaps.listChoresToTake({ homeId, userId })).chores.filter(({ dueDate }) => dueDate > today());

/** Two ask the reader, one of them with something in return; the reader asks a third; one request was answered. */
async function askForSwaps(homeId: string, people: [Person, ...Person[]]) {
  const [reader, wei, priya, hafiz] = people as [Person, Person, Person, Person];
  const ask = async (
    from: Person,
    to: Person,
    nth: number,
    more: { message?: string; inReturn?: boolean },
  ) => {
    const own = (await openOf(homeId, from))[nth];
    const theirs = more.inReturn ? (await openOf(homeId, to))[nth] : undefined;
    return from.api.swaps.requestSwap({
      homeId,
      id: randomUUID(),
      choreId: own?.id ?? '',
      targetUserId: to.userId,
      ...(theirs && { returnChoreId: theirs.id }),
      ...(more.message !== undefined && { message: more.message }),
    });
  };
  const favour = await ask(hafiz, reader, 1, {});
  await reader.api.swaps.acceptSwapRequest({ homeId, swapRequestId: favour.id });
  await ask(priya, reader, 0, {});
  await ask(wei, reader, 0, { message: 'My parents visit that day. Would you?', inReturn: true });
  await ask(reader, priya, 1, { message: 'I am in Ipoh until Friday.', inReturn: true });
}

/** Completes all past chores except one of the reader's and one of another member's, so that something is late. */
async function completePast(homeId: string, people: Person[]) {
  const { chores } = await (people[0] as Person).api.chores.listChores({
    homeId,
    from: weekStart(today()),
    to: today(),
  });
  const past = chores.filter((chore) => chore.dueDate < today());
  const late = new Set([past[3], past.find((chore) => chore.assignedTo === people[0]?.userId)]);
  for (const chore of past.filter((each) => !late.has(each))) {
    const assignee = people.find((person) => person.userId === chore.assignedTo) as Person;
    await assignee.api.chores.completeChore({ homeId, choreId: chore.id });
  }
}

/** Builds the home that the pictures show; returns the person who looks at it. */
export async function buildPictureHome(
  person: (name: string, options?: { viewport: { width: number; height: number } }) => Promise<Person>,
  receipt: Receipts,
  viewport: { width: number; height: number },
) {
  const reader = await person('Aisyah Rahman', { viewport });
  const others: Person[] = [];
  for (const name of ['Wei Jie Tan', 'Priya Nair', 'Hafiz Osman', 'Mei Ling Chong'])
    others.push(await person(name, { viewport }));
  const homeId = await seed([reader, ...others]);
  await askForTheBills(homeId, [reader, ...others], receipt);
  return { homeId, reader, others };
}
