import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { addDays, weekStart, type Day } from '#domain/days.ts';
import { LANGUAGES, type Language } from '#domain/languages.ts';
import { buildChores, expect, today, withDatabase } from '#test/browser/harness.ts';
import { screenWordsIn } from '#test/browser/pictures/words.ts';
import { MAIL_FOLDER } from '#test/browser/places.ts';
import { test } from '#test/browser/proof-steps.ts';
import { visitorAt } from '#test/engines/by-playwright.ts';
import type { Visitor } from '#test/engines/visitor.ts';
import { wordsIn } from '#words/languages.ts';

const HOME = 'Seri Pandan 12A';
const TITLE = 'TNB 11/2026';
const MESSAGE = '23:00?';
const RECEIPT_MS = 60_000;

/** The parts of an email that are compared; its lines break differently in each language. */
type Letter = { subject: string; lead: string; button: string; why: string };
const bare = (text: string) => text.replaceAll(/\s+/g, '');

async function lettersTo(email: string) {
  const files = readdirSync(MAIL_FOLDER).filter((name) => name.endsWith(` ${email}.eml`));
  return Promise.all(files.map((file) => PostalMime.parse(readFileSync(path.join(MAIL_FOLDER, file)))));
}

/** Expects exactly these emails, fully in that language. */
async function expectLetters(email: string, language: Language, wanted: readonly Letter[]) {
  const subjects = wanted.map(({ subject }) => subject).toSorted();
  await expect
    .poll(async () => (await lettersTo(email)).map(({ subject }) => subject).toSorted(), { timeout: 20_000 })
    .toEqual(subjects);
  for (const letter of await lettersTo(email)) {
    expect(letter.html).toContain(`<html lang="${language}">`);
    const { lead, button, why } = wanted.find(({ subject }) => subject === letter.subject) ?? {};
    for (const sentence of [lead, button, why])
      expect(bare(letter.text ?? ''), letter.subject).toContain(bare(sentence ?? 'undefined'));
  }
}

async function linkOf(email: string, { subject }: Letter, page: string): Promise<string> {
  const read = async () => (await lettersTo(email)).find((letter) => letter.subject === subject)?.text ?? '';
  await expect.poll(read, { timeout: 20_000 }).toContain(page);
  return (await read()).split('\n').find((line) => line.startsWith('http') && line.includes(page)) ?? '';
}

const idOf = (email: string) =>
  withDatabase(async (client) => {
    const { rows } = await client.query<{ id: string }>('select id from users where email = $1', [email]);
    return rows[0]?.id ?? '';
  });

/** Matches a control whose name continues with a person or day. */
const begins = (name: string) => new RegExp(`^${name.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)}`);

for (const language of LANGUAGES)
  test(`two people live together in ${language}, on screens and by email`, async ({
    visit,
    receipt,
    baseURL,
  }, info) => {
    test.setTimeout(180_000);
    const words = await screenWordsIn(language);
    const { letters, paymentLetters, builtInTemplates } = wordsIn(language);
    const enter = async () => visitorAt(await visit({ locale: language }), baseURL ?? '');
    const [priya, aisyah] = [await enter(), await enter()];
    const emails = { priya: `${randomUUID()}@example.com`, aisyah: `${randomUUID()}@example.com` };
    const welcome = {
      priya: letters.confirmAddress('Priya Nair', emails.priya),
      aisyah: letters.confirmAddress('Aisyah Rahman', emails.aisyah),
    };

    async function register(person: Visitor, displayName: string, email: string) {
      const { accounts } = words;
      await person.type(accounts.displayNameLabel, displayName);
      await person.type(accounts.emailLabel, email);
      await person.type(accounts.passwordLabel, 'correct horse');
      await person.type(accounts.newPassword.confirmLabel, 'correct horse');
      await person.tap('button', accounts.createAccount);
    }
    async function confirm(person: Visitor, who: keyof typeof emails) {
      await person.open(await linkOf(emails[who], welcome[who], '/confirm-address'));
      await person.tap('button', words.accounts.confirmEmail);
      await person.see(words.accounts.confirmedTitle);
    }

    await priya.open('/register');
    await register(priya, 'Priya Nair', emails.priya);
    await priya.see(words.accounts.accountCreated);
    await priya.see(words.homes.noHomeFound.title);
    await confirm(priya, 'priya');

    await priya.open('/home-management');
    await priya.type(words.homes.createHome.label, HOME);
    await priya.tap('button', words.homes.createHome.button);
    await priya.see(words.homes.createHome.done);
    const invitation = await priya.valueOf(words.homes.inviteLink.title);
    await priya.tap('button', words.homes.inviteLink.copy);
    await priya.see(words.homes.inviteLink.copied);
    await aisyah.open(invitation);
    await aisyah.tap('link', words.homes.invitation.createAccount);
    await register(aisyah, 'Aisyah Rahman', emails.aisyah);
    await aisyah.see(words.homes.joinHome.joined);
    await confirm(aisyah, 'aisyah');

    // In the next week, so that no chore becomes late during the test.
    const tuesday = addDays(weekStart(today()), 8);
    const board = `/chores?week=${weekStart(tuesday)}`;
    const homeId = new URL(invitation).searchParams.get('homeId') ?? '';
    const [priyasId, aisyahsId] = [await idOf(emails.priya), await idOf(emails.aisyah)];
    await buildChores(homeId, [
      { type: 'mop', assignedTo: priyasId, dueDate: tuesday },
      { type: 'sweep', assignedTo: aisyahsId, dueDate: addDays(tuesday, 1) },
      { type: 'wash_toilet', assignedTo: priyasId, dueDate: addDays(tuesday, 2) },
    ]);
    const named = (type: 'mop' | 'sweep' | 'wash_toilet', dueDate: Day) => ({
      name: builtInTemplates[type].name,
      dueDate,
      minutes: undefined,
    });
    const [mop, sweep, toilet] = [
      named('mop', tuesday),
      named('sweep', addDays(tuesday, 1)),
      named('wash_toilet', addDays(tuesday, 2)),
    ];
    const { board: onBoard, badges } = words.chores;
    await Promise.all([priya.open(board), aisyah.open(board)]);
    await aisyah.see(sweep.name);
    await priya.tap('button', begins(onBoard.markCompleteOf(mop.name)));
    await priya.see(onBoard.completed);
    await aisyah.see(badges.completed);
    await priya.tap('button', begins(onBoard.undoOf(mop.name)));
    await priya.see(onBoard.reopened);
    await priya.tap('button', begins(onBoard.markCompleteOf(mop.name)));

    const { swapDialog } = words.swaps;
    const swap = { chore: sweep, inReturn: toilet, home: HOME };
    await aisyah.tap('button', begins(onBoard.requestSwapOf(sweep.name)));
    await aisyah.see(swapDialog.title);
    await aisyah.pick(swapDialog.housemate, 'Priya Nair');
    await aisyah.pick(
      swapDialog.inReturn,
      swapDialog.chore(toilet.name, words.days.dayShort(toilet.dueDate)),
    );
    await aisyah.type(swapDialog.message, MESSAGE);
    await aisyah.tap('button', swapDialog.send);
    await aisyah.see(swapDialog.sent);
    await priya.open('/swap-requests');
    await priya.see(words.swaps.swapCard.quoted(MESSAGE));
    await priya.tap('button', words.swaps.swapCard.accept);
    await priya.see(words.swaps.swapAnswers.exchanged);

    const { paymentForm, paymentShare } = words.money;
    await priya.open('/pay-my-money-back');
    await priya.type(paymentForm.who, 'aisyah');
    await priya.tap('option', /Aisyah Rahman/);
    await priya.type(paymentForm.what, TITLE);
    await priya.type(paymentForm.total, '63.45');
    await priya.tap('button', paymentForm.submit);
    await priya.see(paymentForm.created);
    const facts = {
      requester: 'Priya Nair',
      debtor: 'Aisyah Rahman',
      title: TITLE,
      share: 6345,
      total: 6345,
      people: 1,
      askedOn: today(),
      home: HOME,
    };
    const asked = paymentLetters.paymentRequested(facts);
    const { proofPage } = words['proof-page'];
    const file = info.outputPath('receipt.png');
    writeFileSync(file, (await receipt()).buffer);
    await aisyah.open(await linkOf(emails.aisyah, asked, '/payment-success'));
    await aisyah.see(TITLE);
    await aisyah.upload(file);
    await aisyah.tap('button', proofPage.submit);
    await aisyah.see(proofPage.verified, RECEIPT_MS);
    await priya.see(paymentShare.paid);

    await expectLetters(emails.priya, language, [
      welcome.priya,
      letters.joinedHome('Aisyah Rahman', HOME),
      letters.swapRequested({ ...swap, requester: 'Aisyah Rahman', message: MESSAGE, exchanges: true }),
      paymentLetters.paymentPaid(facts, 0, { day: today(), reference: null }),
    ]);
    await expectLetters(emails.aisyah, language, [
      welcome.aisyah,
      letters.swapAccepted({ ...swap, target: 'Priya Nair' }),
      asked,
    ]);
  });
