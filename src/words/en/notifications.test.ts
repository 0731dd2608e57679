import { expect, test } from 'vitest';
import type { Notification, SettlingStep } from '#domain/notifications.ts';
import { notificationWords, type NotificationNames } from './notifications.ts';

const NAMES: NotificationNames = { who: 'Wei Jie Tan', home: 'Seri Pandan 12A', chore: 'Wash Toilet' };
const GONE: NotificationNames = { who: undefined, home: undefined, chore: undefined };

const ids = { homeId: 'home', userId: 'wei' };
const swap = {
  ...ids,
  swapRequestId: 'swap',
  choreId: 'chore',
  choreType: 'wash_toilet',
  choreDueDate: '2026-11-04',
};
const settling = (what: SettlingStep) => ({
  ...ids,
  settlementId: 'settlement',
  paymentId: 'payment',
  amount: 10665,
  what,
});
const share = { ...ids, paymentId: 'payment', title: 'Electricity bill', amount: 5800 };
const asked = { ...swap, returnChoreType: null, returnChoreDueDate: null };

const say = (notification: Notification, names = NAMES) => {
  const said = notificationWords(notification, names);
  return said && `${said.title} | ${said.message}`;
};

test('every type has its title and its sentence, with whole names', () => {
  const all: { [Type in Notification['type']]: [Extract<Notification, { type: Type }>['data'], string][] } = {
    swap_request: [
      [
        asked,
        'Swap request received | Wei Jie Tan wants to swap chores with you: Wash Toilet on Nov 04.', //
      ],
    ],
    swap_accepted: [
      [{ ...swap, exchanged: true }, 'Swap accepted | Wei Jie Tan takes Wash Toilet on Nov 04.'],
      [
        { ...swap, exchanged: false },
        'Swap accepted | Wei Jie Tan agreed to swap Wash Toilet on Nov 04. Please coordinate the chore change manually.',
      ],
    ],
    swap_declined: [[swap, "Swap declined | Wei Jie Tan won't take Wash Toilet on Nov 04."]],
    swap_cancelled: [
      [swap, 'Swap request cancelled | Wei Jie Tan no longer wants to swap Wash Toilet on Nov 04.'],
    ],
    swap_ended: [
      [
        { ...swap, end: 'completed' },
        'Swap request ended | Wash Toilet on Nov 04 can no longer be swapped as asked: one of the chores was completed.',
      ],
      [
        { ...swap, end: 'deleted' },
        'Swap request ended | Wash Toilet on Nov 04 can no longer be swapped as asked: one of the chores is no longer planned.',
      ],
      [
        { ...swap, userId: null, end: 'moved' },
        "Swap request ended | Wash Toilet on Nov 04 can no longer be swapped as asked: one of the chores is now someone else's.",
      ],
      [
        { ...swap, end: 'left' },
        'Swap request ended | Wash Toilet on Nov 04 can no longer be swapped as asked: Wei Jie Tan no longer lives in Seri Pandan 12A.',
      ],
    ],
    swap_open_again: [
      [
        swap,
        'Swap request open again | Wash Toilet on Nov 04 can be swapped as asked again: Wei Jie Tan reopened one of the chores.',
      ],
    ],
    member_joined: [
      // Older ones do not count.
      [ids, 'New housemate | Wei Jie Tan joined Seri Pandan 12A.'],
      [
        { ...ids, chores: 1 },
        'New housemate | Wei Jie Tan joined Seri Pandan 12A. One of your chores is theirs now.',
      ],
      [
        { ...ids, chores: 6 },
        'New housemate | Wei Jie Tan joined Seri Pandan 12A. 6 of your chores are theirs now.',
      ],
    ],
    first_chores: [
      [
        { homeId: 'home', chores: 1, choreId: 'chore', choreType: 'wash_toilet', choreDueDate: '2026-12-03' },
        'Your first chores | One chore in Seri Pandan 12A is yours. Your first: Wash Toilet, Thursday, Dec 03.',
      ],
      [
        { homeId: 'home', chores: 9, choreId: 'chore', choreType: 'wash_toilet', choreDueDate: '2026-12-03' },
        'Your first chores | 9 chores in Seri Pandan 12A are yours. Your first: Wash Toilet, Thursday, Dec 03.',
      ],
    ],
    join_requested: [[ids, 'Request to join | Wei Jie Tan asked to join Seri Pandan 12A.']],
    join_accepted: [
      [ids, "You're in | Wei Jie Tan accepted your request: you now live in Seri Pandan 12A."],
      [
        { ...ids, chores: 9, choreId: 'chore', choreType: 'wash_toilet', choreDueDate: '2026-12-03' },
        "You're in | Wei Jie Tan accepted your request: you now live in Seri Pandan 12A. Your first: Wash Toilet, Thursday, Dec 03.",
      ],
    ],
    join_declined: [
      [
        { homeName: 'Taman Desa 3' },
        'Request to join declined | The administrator of Taman Desa 3 declined your request. You can ask again in a day.',
      ],
    ],
    join_request_ended: [
      [
        { homeName: 'Taman Desa 3', because: 'renamed' },
        'Request to join ended | Taman Desa 3 now has a different name. Ask a housemate for the invite link.',
      ],
      [
        { homeName: 'Taman Desa 3', because: 'anyone' },
        'Request to join ended | You can now join Taman Desa 3 by its name. Search for it again.',
      ],
      [
        { homeName: 'Taman Desa 3', because: 'off' },
        'Request to join ended | You can no longer join Taman Desa 3 by its name. Ask a housemate for the invite link.',
      ],
      [
        { homeName: 'Taman Desa 3', because: 'deleted' },
        'Request to join ended | Taman Desa 3 no longer exists.',
      ],
    ],
    member_left: [
      [{ ...ids, chores: 0 }, 'A housemate left | Wei Jie Tan left Seri Pandan 12A.'],
      [
        { ...ids, chores: 1 },
        'A housemate left | Wei Jie Tan left Seri Pandan 12A. One of their chores is now yours.',
      ],
    ],
    member_removed: [
      [{ ...ids, chores: 0 }, 'A housemate was removed | Wei Jie Tan was removed from Seri Pandan 12A.'],
      [
        { ...ids, chores: 12 },
        'A housemate was removed | Wei Jie Tan was removed from Seri Pandan 12A. 12 of their chores are now yours.',
      ],
    ],
    removed_from_home: [
      [
        { homeId: 'home', homeName: 'Elsewhere' },
        'Removed from a home | The administrator of Elsewhere removed you.',
      ],
    ],
    role_handed_over: [
      [ids, "You're now the administrator | Wei Jie Tan made you the administrator of Seri Pandan 12A."],
    ],
    home_deleted: [
      [{ homeName: 'Elsewhere' }, 'Home deleted | The administrator deleted Elsewhere.'],
      [
        { homeName: 'Elsewhere', owed: 900_000, owes: 0 },
        'Home deleted | The administrator deleted Elsewhere. Others owed you RM 9,000.00 there.',
      ],
      [
        { homeName: 'Elsewhere', owed: 3000, owes: 150 },
        'Home deleted | The administrator deleted Elsewhere. Others owed you RM 30.00, and you owed RM 1.50 there.',
      ],
    ],
    chore_claimed: [
      [
        { ...ids, choreId: 'chore', choreType: 'wash_toilet', choreDueDate: '2026-11-04' },
        'One chore less for you | Wei Jie Tan does Wash Toilet on Nov 04 for you.',
      ],
    ],
    chore_claim_ended: [
      [
        { ...ids, choreId: 'chore', choreType: 'wash_toilet', choreDueDate: '2026-11-04', isBack: true },
        'A chore went back | Wei Jie Tan does Wash Toilet on Nov 04 after all.',
      ],
      [
        { ...ids, choreId: 'chore', choreType: 'wash_toilet', choreDueDate: '2026-11-04', isBack: false },
        'A chore is yours again | Wei Jie Tan gave Wash Toilet on Nov 04 back to you.',
      ],
    ],
    chore_thanked: [
      [
        {
          ...ids,
          choreId: 'chore',
          choreType: 'wash_toilet',
          choreDueDate: '2026-11-04',
          on: '2026-11-04',
          thanks: [],
        },
        'Thank you! | Someone thanks you for wash toilet.',
      ],
    ],
    chore_reminder: [
      [
        {
          homeId: 'home',
          userId: 'actor',
          choreId: 'chore',
          choreType: 'wash_toilet',
          choreDueDate: '2026-11-04',
        },
        'A chore is overdue | Wei Jie Tan reminds you of Wash Toilet on Nov 04.',
      ],
    ],
    plan_changed: [
      [
        { ...ids, how: 'added', names: ['Bins'], chores: 1 },
        'New chores | Wei Jie Tan added Bins to Seri Pandan 12A: 1 of its chores is yours.',
      ],
      [
        { ...ids, how: 'planned', names: ['Mop', 'Sweep'], chores: 12 },
        'Chores planned again | Wei Jie Tan planned Mop and Sweep again in Seri Pandan 12A: 12 of your chores changed.',
      ],
      [
        { ...ids, how: 'deleted', names: ['Bins'], chores: 2 },
        'Chores removed | Wei Jie Tan deleted Bins in Seri Pandan 12A: 2 of your chores were removed.',
      ],
      [
        { ...ids, how: 'brought_back', names: ['Mop'], chores: 3 },
        'Earlier chores are back | Wei Jie Tan brought the earlier chores of Mop back in Seri Pandan 12A: 3 of your chores changed.',
      ],
      [
        { ...ids, how: 'brought_back', names: [], chores: 3 },
        'Earlier chores are back | Wei Jie Tan brought the earlier chores back in Seri Pandan 12A: 3 of your chores changed.',
      ],
    ],
    absence_dealt: [
      [
        { ...ids, from: '2026-12-24', to: '2027-01-03', chores: 3, back: 0, what: 'made' },
        'Wei Jie Tan is away | Wei Jie Tan is away Dec 24 – Jan 03, 2027: 3 more chores for you.',
      ],
      [
        { ...ids, from: '2026-12-24', to: '2026-12-24', chores: 1, back: 2, what: 'made' },
        'Wei Jie Tan is away | Wei Jie Tan is away Dec 24, 2026: 1 more chore for you, 2 fewer.',
      ],
      [
        { ...ids, from: '2026-12-24', to: '2026-12-26', chores: 2, back: 2, what: 'changed' },
        'Days away changed | Wei Jie Tan is now away Dec 24 – Dec 26, 2026: 2 more chores for you, 2 fewer.',
      ],
      [
        { ...ids, from: '2026-12-24', to: '2026-12-24', chores: 0, back: 1, what: 'ended' },
        'Wei Jie Tan is here | Wei Jie Tan is here on Dec 24, 2026: 1 fewer chore for you.',
      ],
      // Older ones do not keep what was done.
      [
        { ...ids, from: '2026-12-24', to: '2026-12-26', chores: 0, back: 2 },
        'Wei Jie Tan is here | Wei Jie Tan is here on days of Dec 24 – Dec 26, 2026: 2 fewer chores for you.',
      ],
      [
        { ...ids, from: '2026-12-24', to: '2026-12-24', chores: 1, back: 0 },
        'Wei Jie Tan is away | Wei Jie Tan is away Dec 24, 2026: 1 more chore for you.',
      ],
      [
        { ...ids, from: '2026-12-24', to: '2026-12-26', chores: 2, back: 2 },
        'Days away changed | Wei Jie Tan is now away Dec 24 – Dec 26, 2026: 2 more chores for you, 2 fewer.',
      ],
    ],
    chores_dealt_anew: [
      [
        { homeId: 'home', chores: 12 },
        'Chores reassigned | 12 open chores were reassigned in Seri Pandan 12A.',
      ],
      [{ homeId: 'home', chores: 1 }, 'Chores reassigned | 1 open chore was reassigned in Seri Pandan 12A.'],
    ],
    payment_request: [
      [share, 'Payment request received | Wei Jie Tan asks you for RM 58.00: Electricity bill.'],
    ],
    payment_changed: [
      [
        { ...share, was: { title: share.title, amount: 5000 } },
        'Payment request changed | Wei Jie Tan changed Electricity bill: RM 50.00 is now RM 58.00.',
      ],
      [
        { ...share, was: { title: 'TNB', amount: share.amount } },
        'Payment request changed | Wei Jie Tan changed TNB: it is now called Electricity bill.',
      ],
      [
        { ...share, was: { title: 'TNB', amount: 5000 } },
        'Payment request changed | Wei Jie Tan changed TNB: RM 50.00 is now RM 58.00, and it is now called Electricity bill.',
      ],
    ],
    payment_bill: [
      [
        { ...share, what: 'attached' },
        'A bill was attached | Wei Jie Tan attached the bill of Electricity bill.',
      ],
      [
        { ...share, what: 'replaced' },
        'A bill was replaced | Wei Jie Tan attached another bill of Electricity bill.',
      ],
      [
        { ...share, what: 'removed' },
        'A bill was removed | Wei Jie Tan removed the bill of Electricity bill.',
      ],
    ],
    payment_taken_out: [
      [
        share,
        'You are no longer asked to pay | Wei Jie Tan no longer asks you for RM 58.00: Electricity bill.',
      ],
    ],
    payment_paid: [
      [
        { ...share, by: 'marked' },
        'Payment marked as paid | Wei Jie Tan says they paid you RM 58.00: Electricity bill.',
      ],
      [
        { ...share, by: 'verified' },
        'Payment verified | Wei Jie Tan sent a receipt that matches RM 58.00: Electricity bill.',
      ],
    ],
    payment_review: [
      [share, 'Please check a receipt | Wei Jie Tan sent a receipt for RM 58.00: Electricity bill.'],
    ],
    payment_confirmed: [
      [share, 'Payment confirmed | Wei Jie Tan confirmed that you paid RM 58.00: Electricity bill.'],
    ],
    payment_not_received: [
      [share, "Payment not received | Wei Jie Tan hasn't received RM 58.00: Electricity bill."],
    ],
    payment_unanswered: [
      [
        share,
        "Receipt not checked | Wei Jie Tan didn't check your receipt within 60 days. It no longer counts, and you still owe RM 58.00: Electricity bill.",
      ],
    ],
    payment_review_ended: [
      [
        share,
        'Receipt not checked | Wei Jie Tan waited 60 days for you to check a receipt. It no longer counts, and they still owe you RM 58.00: Electricity bill.',
      ],
    ],
    payment_let_go: [
      [
        share,
        "Payment let go | Wei Jie Tan no longer asks you for RM 58.00: Electricity bill. There's nothing left to pay.",
      ],
      [
        { ...share, others: ['Gas', 'Rice', 'Water', 'Salt'].map((title) => ({ paymentId: title, title })) },
        "Payments let go | Wei Jie Tan no longer asks you for RM 58.00: Electricity bill, Gas, Rice and 2 more. There's nothing left to pay.",
      ],
    ],
    payment_reopened: [
      [share, 'Payment reopened | Wei Jie Tan says you still owe RM 58.00: Electricity bill.'],
    ],
    payment_settling_up: [
      [settling('marked'), 'Settled up | Wei Jie Tan settled up with you: RM 106.65.'],
      [{ ...settling('marked'), amount: 0 }, 'Settled up | Wei Jie Tan settled up with you: you are even.'],
      [
        settling('verified'),
        'Settled up | Wei Jie Tan settled up with you: RM 106.65, with a receipt that matches.',
      ],
      [
        settling('review'),
        'Please check a receipt | Wei Jie Tan sent a receipt to settle up with you: RM 106.65.',
      ],
      [
        { ...settling('review'), again: 1 },
        'Please check a receipt | Wei Jie Tan is still waiting for you to check a receipt to settle up with you: RM 106.65.',
      ],
      [
        settling('confirmed'),
        'Settled up | Wei Jie Tan confirmed that you paid RM 106.65. You have settled up.',
      ],
      [
        settling('not_received'),
        "Payment not received | Wei Jie Tan hasn't received RM 106.65. Nothing was settled.",
      ],
      [
        settling('unanswered'),
        "Receipt not checked | Wei Jie Tan didn't check your receipt of RM 106.65 within 60 days. It no longer counts, and nothing was settled.",
      ],
      [
        settling('review_ended'),
        'Receipt not checked | Wei Jie Tan waited 60 days for you to check a receipt of RM 106.65. It no longer counts, and nothing was settled.',
      ],
    ],
    payment_deleted: [
      [share, 'Payment request deleted | Wei Jie Tan no longer asks you for RM 58.00: Electricity bill.'],
    ],
    payment_repeated: [
      [
        { ...share, title: 'Rent', amount: 200_000, every: 'month', day: '2026-12-01' },
        'Repeating request sent | Rent for December was asked for: RM 2,000.00.',
      ],
      [
        { ...share, every: 'week', day: '2026-12-08' },
        'Repeating request sent | Electricity bill for Dec 08 was asked for: RM 58.00.',
      ],
    ],
    payment_series_ended: [
      [
        { ...ids, title: 'Rent' },
        'Repeating request ended | Rent no longer repeats: nobody who was asked for it lives in Seri Pandan 12A any more.',
      ],
    ],
  };
  for (const [type, examples] of Object.entries(all))
    for (const [data, expected] of examples) expect(say({ type, data } as Notification)).toBe(expected);
});

test('what is gone has another word in its place', () => {
  expect(say({ type: 'swap_request', data: asked }, GONE)).toBe(
    'Swap request received | Someone wants to swap chores with you: wash toilet on Nov 04.',
  );
  expect(say({ type: 'swap_ended', data: { ...asked, end: 'completed' } }, GONE)).toMatch(
    /^Swap request ended \| Wash toilet on Nov 04 can no longer be swapped/,
  );
  expect(say({ type: 'member_joined', data: ids }, GONE)).toBe(
    'New housemate | Someone joined a former home of yours.',
  );
});

test.each([
  [['Priya Nair'], ['Sweep'], 'Priya Nair thanks you for Sweep.'],
  [
    ['Priya Nair', 'Wei Jie Tan'],
    ['Sweep', 'Mop'],
    'Priya Nair and Wei Jie Tan thank you for Sweep and Mop.',
  ],
  [
    ['Priya Nair', 'Wei Jie Tan', 'Mei Ling Chong'],
    ['Sweep', 'Mop', 'Water Plants'],
    'Priya Nair, Wei Jie Tan and one other thank you for Sweep, Mop and 1 more.',
  ],
  [
    ['Priya Nair', 'Wei Jie Tan', 'Mei Ling Chong', 'Aisyah Rahman'],
    ['Sweep'],
    'Priya Nair, Wei Jie Tan and 2 others thank you for Sweep.',
  ],
  [['Former housemate'], ['Sweep'], 'Former housemate thanks you for Sweep.'],
  [['Priya Nair', 'Former housemate'], ['Sweep'], 'Priya Nair and a former housemate thank you for Sweep.'],
  [[], ['Sweep'], 'Someone thanks you for Sweep.'],
])('thanks of %j for %j', (people, chores, expected) => {
  const said = notificationWords({ type: 'chore_thanked', data: {} }, { ...NAMES, people, chores });
  expect(said?.message).toBe(expected);
});

test('a type of a newer server is left out', () => {
  expect(notificationWords({ type: 'from_the_future', data: {} }, NAMES)).toBeUndefined();
  expect(notificationWords({ type: 'toString', data: {} }, NAMES)).toBeUndefined();
});
