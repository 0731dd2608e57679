import { buildHome, type Person, withDatabase } from '#test/browser/harness.ts';
import { ask, attachBill, insertProof } from '#test/browser/payment-steps.ts';
import { buildPictureHome } from '#test/browser/pictures/home.ts';
import type { Receipts } from '#test/browser/proof-steps.ts';
import { DETAILS } from '#test/builders/payment-details.ts';
import { codeAt } from '#test/builders/two-step.ts';

type Size = { width: number; height: number };

/**
 * A newcomer, a person without a name, one alone in a new home with two-step sign-in, and two of a home of five with a
 * debt between them.
 */
export async function buildPeople(
  person: (name: string, options: { viewport: Size }) => Promise<Person>,
  receipt: Receipts,
  viewport: Size,
) {
  const { homeId, reader, others } = await buildPictureHome(
    (name) => person(name, { viewport }),
    receipt,
    viewport,
  );
  const [member, , hafiz] = others as [Person, Person, Person];
  await reader.api.paymentDetails.savePaymentDetails(DETAILS);
  await hafiz.api.paymentDetails.savePaymentDetails({ ...DETAILS, accountName: 'HAFIZ BIN OSMAN' });
  const bill = (title: string) => ask({ homeId, from: reader, debtors: [member], title, sen: 5960 });
  const [toPay, paid, waiting] = [await bill('Gas'), await bill('Water'), await bill('Rent of the chairs')];
  await attachBill(reader, { homeId, paymentId: toPay });
  const proof = { homeId, debtor: member };
  await insertProof({ ...proof, paymentId: paid, state: 'verified' });
  await insertProof({ ...proof, paymentId: waiting, state: 'review', isNotified: true });
  const alone = await person('Nurul Huda', { viewport });
  await buildHome([alone], 'Rumah Nenek');
  const { secret } = await alone.api.twoStep.begin({ password: alone.password });
  await alone.api.twoStep.confirm({ code: await codeAt(secret, new Date()) });
  const nameless = await person('To be named', { viewport });
  await withDatabase((client) =>
    client.query("update users set display_name = ' ' where id = $1", [nameless.userId]),
  );
  return {
    people: {
      newcomer: (await person('Farid Aziz', { viewport })).page,
      nameless: nameless.page,
      reader: reader.page,
      member: member.page,
      alone: alone.page,
    },
    facts: {
      homeId,
      toPay,
      paid,
      waiting,
      debtorId: member.userId,
      settleWith: hafiz.userId,
      twoStep: { email: alone.email, password: alone.password },
    },
  };
}
