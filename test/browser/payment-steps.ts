import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { ProofRead } from '#contract/payments.ts';
import type { Repeats } from '#domain/repeating.ts';
import { button, expect, region, withDatabase, type Housemate } from '#test/browser/harness.ts';
import { DATA_FOLDER } from '#test/browser/places.ts';
import { drawn } from '#test/builders/images.ts';

export const PAGE = '/pay-my-money-back';
export const requests = (page: Page) => region(page, 'Payment Requests');
export const request = (page: Page, title: string) =>
  requests(page).getByRole('article', { name: title, exact: true });
export const shareRow = (page: Page, title: string, name: string) =>
  request(page, title).getByRole('listitem').filter({ hasText: name });
/** The button of a request that opens and folds it. */
export const titleOf = (page: Page, title: string) =>
  page.getByRole('article', { name: title, exact: true }).getByRole('heading').getByRole('button');

/** Opens a request that is folded, as all are on phones. */
export async function unfold(page: Page, title: string) {
  const opener = titleOf(page, title);
  if ((await opener.getAttribute('aria-expanded')) === 'false') await opener.click();
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
}

/** The button ⋯ of a request, or with a name of that person's share. */
export const moreOf = (page: Page, title: string, name = title) =>
  button(request(page, title), `More for ${name}`);

/** Chooses an item behind ⋯ of an open request, or of a person's share of it. */
export async function chooseMore(page: Page, title: string, item: string, name = title) {
  await moreOf(page, title, name).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

export const form = (page: Page) => region(page, 'New payment request');
/** While folded, its name contains the chosen options. */
export const moreOptions = (page: Page) => form(page).getByRole('button', { name: /^More options/ });
export const who = (page: Page) => form(page).getByLabel('Who owes you money? *');

/** Searches for a person in the picker and selects them. */
export async function choose(page: Page, typed: string) {
  await who(page).fill(typed);
  await page.getByRole('option').click();
}

/** The question after a person's first request, on phones. */
export const howToPay = (page: Page) => page.getByRole('dialog', { name: 'How can they pay you?' });

/** Answers the question after a person's first request with 'Not now'. */
export async function answerNotNow(page: Page) {
  await button(howToPay(page), 'Not now').click();
  await expect(howToPay(page)).toHaveCount(0);
}

/** Presses 'Not received' in a requester's check, and confirms. */
export async function markNotReceived(page: Page, within: Locator) {
  await button(within, 'Not received').click();
  await button(page.getByRole('alertdialog'), 'Not received').click();
}

type Asked = {
  homeId: string;
  from: Housemate;
  debtors: Housemate[];
  title: string;
  sen: number;
  repeats?: Repeats;
};

/** Asks for money by API; returns the request's id. */
export async function ask({ homeId, from, debtors, title, sen, repeats }: Asked) {
  const id = randomUUID();
  await from.api.payments.createPaymentRequest({
    homeId,
    id,
    title,
    totalAmount: sen,
    category: 'utilities',
    debtorIds: debtors.map(({ userId }) => userId),
    ...(repeats && { repeats }),
  });
  return id;
}

const READ: ProofRead = {
  amount: { sen: 5960, fit: 'fits' },
  status: { word: 'Successful', fit: 'fits' },
  recipient: { name: 'KAK YAH', fit: 'unsure' },
  date: { day: '2026-11-20', minute: 21 * 60 + 14, fit: 'contradicts' },
  reference: { text: null, fit: 'unsure' },
};

const receiptPicture = () =>
  drawn(
    [400, 720, '#fff'],
    [
      [0, 0, 400, 150, '#4a2a8c'],
      [60, 260, 280, 44, '#222'],
      [60, 360, 200, 16, '#999'],
      [60, 400, 240, 16, '#999'],
    ],
  );

const billPicture = () =>
  drawn(
    [900, 1200, '#fdfdf8'],
    [
      [0, 0, 900, 140, '#0b5fa5'],
      [60, 230, 420, 40, '#222'],
      [60, 330, 780, 6, '#ccc'],
      [60, 400, 600, 22, '#999'],
      [60, 450, 520, 22, '#999'],
      [540, 560, 300, 44, '#222'],
    ],
  );

/** Attaches a photo of a bill, in the way of the page. */
export async function attachBill(
  { request: session }: Housemate,
  { homeId, paymentId }: { homeId: string; paymentId: string },
) {
  const data = await billPicture().jpeg().toBuffer();
  const address = `/api/bills/${homeId}/${paymentId}/${randomUUID()}`;
  const answer = await session.put(address, { data, headers: { 'sec-fetch-site': 'same-origin' } });
  if (!answer.ok()) throw new Error(`the bill was not taken: ${await answer.text()}`);
}

type Proof = {
  homeId: string;
  paymentId: string;
  debtor: Housemate;
  state: 'review' | 'verified';
  /** The recipient as the requester sees it, and the other requests that the receipt pays. */
  recipient?: ProofRead['recipient'];
  alsoPays?: string[];
  /** The requester gets a notification that it waits. */
  isNotified?: boolean;
};

/** Inserts a receipt as the reader would leave it, with its picture, so that tests need not wait for the reader. */
export async function insertProof(proof: Proof, folder = DATA_FOLDER) {
  const { homeId, paymentId, debtor, state, recipient = READ.recipient, alsoPays = [], isNotified } = proof;
  const id = randomUUID();
  const file = path.join(folder, 'files/proofs', homeId, `${id}.webp`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, await receiptPicture().webp().toBuffer());
  await withDatabase(async (client) => {
    await client.query(
      `insert into payment_proofs (home_id, id, payment_id, user_id, state, sha256, media_type, expected, reasons, read, uploaded_at, has_files,
        also_pays)
       values ($1, $2, $3, $4, $5, sha256(convert_to(($2::uuid)::text, 'UTF8')), 'image/png', '', '[{"code":"name-mismatch"}]', $6, now(), true, $7)`,
      [homeId, id, paymentId, debtor.userId, state, JSON.stringify({ ...READ, recipient }), alsoPays],
    );
    if (isNotified)
      await client.query(
        `insert into notifications (user_id, type, data)
         select request.requester_id, 'payment_review', jsonb_build_object('homeId', request.home_id, 'userId', share.user_id,
                'paymentId', request.id, 'title', request.title, 'amount', share.amount)
           from payment_requests as request
           join payment_debtors as share on share.home_id = request.home_id and share.payment_id = request.id
          where request.id = $1 and share.user_id = $2`,
        [paymentId, debtor.userId],
      );
    if (state === 'verified')
      await client.query(
        `update payment_debtors set paid_at = now(), paid_by = 'verified', remind_on = null
          where home_id = $1 and payment_id = $2 and user_id = $3`,
        [homeId, paymentId, debtor.userId],
      );
  });
  return id;
}
