import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, vi } from 'vitest';
import type { ProofAnswer } from '#contract/functions.ts';
import { mintLink } from '#server/telling/letters/debtor-links.ts';
import type { Browser, TestApp } from '#test/running/app.ts';
import { setClock } from '#test/builders/boards.ts';
import { buildHome, signUp, type Person } from '#test/builders/homes.ts';
import { writtenFile } from '#test/fakes/proof-reader.ts';
import { printed } from '#test/receipts/drawing/print.ts';
import type { Shown } from '#test/receipts/drawing/receipt.ts';
import { fileOf, openPress } from '#test/receipts/drawing/render.ts';
import { lookNamed } from '#test/receipts/drawing/rounds.ts';

/** All requests are made on Monday, November 16th 2026, 10:00 in Kuala Lumpur, paid at 14:00, and the proof is uploaded a day later. */
const ASKED = '2026-11-16T02:00:00Z';
const PAID = '2026-11-16T06:00:00Z';
const UPLOADED = '2026-11-17T02:00:00Z';

type Receipt = Partial<Pick<Shown, 'sen' | 'recipient' | 'sender' | 'outcome'>> & {
  /** Gives each receipt its own reference and time: two equal payments within ten minutes count as suspicious. */
  number: number;
  /** Minutes after 14:00, if it is not the number's time. `reference`: the number of another receipt whose reference it has. */
  paidIn?: number;
  reference?: number;
  /** The page shows no time, as under a thumb. */
  isWithoutTime?: boolean;
};

const LOOK = 'teratai';
const APART = 11;
const minutesOf = (number: number) => (number * APART) % (100 * APART);

function shownOf(receipt: Receipt): Shown {
  const { number, sen = 6645, recipient = 'Nur Aisyah binti Rahman', outcome = 'success' } = receipt;
  const { sender = 'Ong Kai Xiang', paidIn = minutesOf(number), reference = number } = receipt;
  const paidAt = Date.parse(PAID) + paidIn * 60_000;
  return {
    outcome,
    sen,
    currency: 'RM',
    recipient,
    sender,
    bank: 'Meranti Bank',
    paidAt,
    pageSeed: `page ${number}`,
    referenceSeed: `reference ${reference}`,
    referenceAt: paidAt,
    memo: 'groceries',
    balanceSen: 231_877,
  };
}

/** A receipt for `writtenReader`: the page that `openProofs` draws, without OCR. */
export function writtenReceipt(receipt: Receipt): Promise<Buffer> {
  const shown = shownOf(receipt);
  const page = printed({ shown, id: '' }, lookNamed(LOOK));
  return writtenFile([
    'Teratai Go',
    { cells: [page.status], height: 28 },
    'Amount',
    { cells: [page.amount], height: 44 },
    ['Reference ID', page.reference],
    ['Date & Time', receipt.isWithoutTime ? page.date : `${page.date}, ${page.time}`],
    ['Beneficiary Name', page.recipient],
    ['Beneficiary Account', page.account],
    ['Receiving Bank', page.bank],
    ['Recipient Reference', page.memo],
    ['From Account', page.sender],
  ]);
}

/** A press for all tests of the file that calls this. It draws equal receipts once. */
export async function openProofs() {
  // The OCR takes a second for each on an idle machine.
  vi.setConfig({ testTimeout: 180_000 });
  const press = await openPress();
  afterAll(() => press.browser.close());
  const drawnBefore = new Map<string, Promise<Buffer>>();
  let last: Promise<unknown> = Promise.resolve();
  return (receipt: Receipt): Promise<Buffer> => {
    const shown = shownOf(receipt);
    const id = JSON.stringify(shown);
    // The press has one page of one browser, so it draws one receipt after the other.
    const known = drawnBefore.get(id);
    if (known) return known;
    const drawn = last.then(() =>
      fileOf(press, {
        id,
        kind: 'a receipt',
        truth: 'true',
        expected: 'verified',
        look: LOOK,
        format: 'png',
        due: { sen: shown.sen, requester: 'Aisyah', askedAt: Date.parse(ASKED), zone: 'Asia/Kuala_Lumpur' },
        shown,
        now: Date.parse(UPLOADED),
      }),
    );
    last = drawn;
    drawnBefore.set(id, drawn);
    return drawn;
  };
}

/** A home with Aisyah, who asks for money, Ong and Chloe. */
export async function homeOfDebtors(app: TestApp, requesterName = 'Aisyah Rahman') {
  setClock(app, ASKED);
  const aisyah = await signUp(app, requesterName);
  const [ong, chloe] = [await signUp(app, 'Ong Kai Xiang'), await signUp(app, 'Chloe Lee')];
  const { id: homeId } = await buildHome([aisyah, ong, chloe]);
  /** Aisyah asks these debtors. Returns their shares, as the proof page names them. */
  async function askIn(home: string, debtors: Person[], sen = 6645) {
    // Tests ask more often than the hourly limit allows.
    await app.db.deleteFrom('rate_limits').execute();
    setClock(app, ASKED);
    const debtorIds = debtors.map(({ userId }) => userId);
    const totalAmount = sen * debtors.length;
    const request = { homeId: home, id: randomUUID(), title: 'Groceries', totalAmount, debtorIds };
    const { id: paymentId } = await aisyah.api.payments.createPaymentRequest(request);
    setClock(app, UPLOADED);
    return debtors.map(({ userId }) => ({ paymentId, userId }));
  }
  const ask = (debtors: Person[], sen?: number) => askIn(homeId, debtors, sen);
  const paymentOf = async ({ paymentId }: Share, reader = aisyah, home = homeId) => {
    const { payments } = await reader.api.payments.listPaymentRequests({ homeId: home });
    const found = payments.find(({ id }) => id === paymentId);
    if (!found) throw new Error('the request is not in the list');
    return found;
  };
  return {
    aisyah,
    ong,
    chloe,
    homeId,
    ask,
    askIn,
    askOng: async (sen?: number) => (await ask([ong], sen))[0] as Share,
    paymentOf,
    shareOf: async (share: Share, reader = aisyah, home = homeId) => {
      const debtor = (await paymentOf(share, reader, home)).debtors.find(
        ({ userId }) => userId === share.userId,
      );
      if (!debtor) throw new Error('the request has no such debtor');
      return debtor;
    },
    tokenOf: ({ paymentId, userId }: Share) =>
      mintLink(app.db, { homeId, paymentId, userId }, app.clock.now, app.clock.now),
    proofsOf: ({ paymentId, userId }: Share) =>
      app.db
        .selectFrom('payment_proofs')
        .selectAll()
        .where('payment_id', '=', paymentId)
        .where('user_id', '=', userId)
        .orderBy('uploaded_at')
        // Proofs that were uploaded at the same instant of a stopped clock keep their order.
        .orderBy(sql`ctid`)
        .execute(),
    notificationTypesOf: async ({ userId }: Person) => {
      const rows = app.db.selectFrom('notifications').select('type').where('user_id', '=', userId);
      return (await rows.orderBy('created_at').execute()).map(({ type }) => type);
    },
  };
}
export type Share = { paymentId: string; userId: string };

/** Uploads as the proof page does. A refusal is thrown as an error with its code. */
export async function upload(
  { base }: TestApp,
  { fetch }: Pick<Browser, 'fetch'>,
  share: Share,
  file: Uint8Array | string,
  more: { mimeType?: string; token?: string; settling?: object } = {},
): Promise<ProofAnswer> {
  const fileData = typeof file === 'string' ? file : Buffer.from(file).toString('base64');
  const answer = await fetch(`${base}/functions/verifyPaymentProof`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: { ...share, fileData, mimeType: 'image/png', ...more } }),
  });
  const body = (await answer.json()) as {
    result?: ProofAnswer;
    error?: { message: string; details: { code: string } };
  };
  if (body.result) return body.result;
  throw Object.assign(new Error(body.error?.message), { code: body.error?.details.code });
}

/** The stored files of proofs. */
export function proofFiles({ settings }: TestApp): string[] {
  try {
    const folder = path.join(settings.DATA_DIR, 'files/proofs');
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => entry.name)
      .toSorted();
  } catch {
    // The first file creates the folder.
    return [];
  }
}
