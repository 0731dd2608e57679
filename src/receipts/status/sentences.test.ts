import { expect, test } from 'vitest';
import { rowsOf } from '#receipts/rows/laying-out.ts';
import { statusOf } from '#receipts/status/status.ts';
import { big, pageOf, type Line } from '#test/builders/proof-pages.ts';

const kindOf = (...lines: Line[]) => statusOf(rowsOf([pageOf(lines)])).kind;

test.each<Line[]>([
  ['Your transfer of RM 66.45 to NUR AISYAH BINTI ABDUL RAHMAN was successful.'],
  ['Your payment has been made'],
  ['Your payment had been made by 17 November 2026.'],
  ['You’ve sent RM66.45 to NUR AISYAH BINTI ABDUL RAHMAN.'],
  ['RM66.45 sent to NUR AISYAH BINTI ABDUL RAHMAN'],
  ['RM66.45 was transferred from your account ending 5020', 'to NUR AISYAH BINTI ABDUL RAHMAN.'],
  ['Payment of RM 66.45 successful'],
  ['Transfer to NUR AISYAH BINTI ABDUL RAHMAN completed'],
  ['Pindahan RM66.45 kepada NUR AISYAH BINTI ABDUL RAHMAN berjaya'],
  ['Successfully sent RM66.45 to NUR AISYAH BINTI ABDUL RAHMAN'],
  ['Berjaya menghantar RM66.45 kepada NUR AISYAH BINTI ABDUL RAHMAN'],
  ['Bank Nusa: Transfer successful. RM 66.45 to NUR AISYAH on 17/11/2026.'],
  ['RM66.45 telah dipindahkan kepada NUR AISYAH BINTI ABDUL RAHMAN pada 17 November 2026.'],
  ['Bayaran anda sebanyak RM66.45 kepada NUR AISYAH BINTI ABDUL RAHMAN', 'telah berjaya diproses.'],
  ['Anda telah membayar RM66.45 kepada NUR AISYAH BINTI ABDUL RAHMAN'],
  ['Transaksi anda telah berjaya dilakukan pada hari ini'],
  ['Thanks, your payment went through.'],
  ['Hi KAI, your transfer of RM 1,286.48 to KHAIRUNNISA BINTI GHAZALI went through.'],
  ['Your transfer request has been processed successfully.'],
  ['The following transaction', 'has been successfully performed on 17-Nov-2026 10:24 AM.'],
  ['ONG KAI XIANG has transferred funds to your account.'],
  ['We have today credited your account with the undermentioned amount'],
  ['7.28 MYR sent to NUR AISYAH BINTI ABDUL RAHMAN'],
  ['Duit dah sampai!'],
  ['Your transfer request was successful. Please keep this page.'],
])('%j: success', (...lines) => {
  expect(kindOf(...lines)).toBe('success');
});

test.each<Line[]>([
  ['Your transfer of RM 66.45 to NUR AISYAH BINTI ABDUL RAHMAN was not successful.'],
  ['Your transfer of RM 66.45 to NUR AISYAH BINTI ABDUL RAHMAN will be completed tomorrow.'],
  ['Your transfer of RM 66.45 to NUR AISYAH BINTI ABDUL RAHMAN is being processed by the bank.'],
  ['RM66.45 was not transferred from your account ending 5020 to NUR AISYAH'],
  ['If the transfer of RM66.45 was made by mistake, call us at once'],
  ['Once your payment of RM66.45 has been made, you get a receipt'],
  ['RM66.45 tidak dapat dipindahkan kepada NUR AISYAH BINTI ABDUL RAHMAN'],
  ['A refund of RM66.45 for your transfer has been paid to your account'],
  ['RM66.45 of cashback is yours when your payment is completed by Sunday'],
  ['Aisyah has requested a payment of RM66.45 from you this week'],
  ['Your transfer request has been received by the bank'],
  ['Your payment instruction has been submitted and completed forms are kept'],
  ['Your payment did not go through'],
  ['Duit belum sampai'],
  ['Please be advised that no money has been credited to the account below'],
  ['Your favourite has been added.'],
  ['Your payment request was sent successfully'],
  ['Berjaya! Arahan tetap anda telah diwujudkan'],
  ['Was your payment completed?'],
])('%j: no success', (...lines) => {
  expect(kindOf(...lines)).not.toBe('success');
});

test('a title and a mark at the other end of its line are a heading', () => {
  expect(kindOf(['Transfer', 'Successful'])).toBe('success');
  expect(kindOf(['Transaction details', 'Completed'])).toBe('success');
  expect(kindOf(['Transfer', 'Failed'])).toBe('failed');
  expect(kindOf(['Transfer', 'Pending'])).toBe('pending');
});

test("a mark beside the bank's name is not a status", () => {
  expect(kindOf(['Bank Nusa', 'Successful'])).toBe('missing');
  expect(kindOf(['Bank Nusa', 'Unpaid'])).not.toBe('success');
  expect(kindOf('1', '2', '3', '4', ['Bank Nusa', 'Successful'])).toBe('missing');
});

test.each<[Line, string]>([
  ['Your transfer of RM 66.45 to NUR AISYAH BINTI ABDUL RAHMAN was declined by the bank.', 'failed'],
  ['Pemindahan anda sebanyak RM 66.45 kepada NUR AISYAH BINTI ABDUL RAHMAN gagal.', 'failed'],
  ['Your future-dated transfer to NUR AISYAH has been set up.', 'pending'],
  ['Your payment has been made and is awaiting approval of your bank', 'pending'],
  ['In case your transfer to another bank failed, please call us at once', 'missing'],
  ['Please note that your transfer to another bank can be pending for a day', 'missing'],
])('%j: %s', (line, kind) => {
  expect(kindOf(line)).toBe(kind);
});

test('what cannot happen, or may have to happen, did not happen', () => {
  expect(kindOf('This payment can not be cancelled')).toBe('missing');
  expect(kindOf('Lost cards need to be returned')).toBe('missing');
  expect(kindOf('Lost cards returned')).toBe('failed');
});

test('a letter of a bank says it in a sentence', () => {
  expect(kindOf('We confirm that we have transferred the following sum in accordance with your order:')).toBe(
    'success',
  );
  expect(kindOf('We will confirm when we have transferred the following sum:')).toBe('missing');
  expect(kindOf('Transaksi pindahan wang anda BERJAYA. Butiran adalah seperti')).toBe('success');
});

test.each<Line[]>([
  ['Please be advised that the following payment was unsuccessful and nothing left your account'],
  ['No money has been credited to the account below.'],
  ['Your transfer didn’t go through'],
  // OCR lost the sign.
  ['Your transfer didn t go through'],
  ['Tiada wang dipotong'],
])('%j: failed', (...lines) => {
  expect(kindOf(...lines)).toBe('failed');
});

test('saving something for later is not a payment, however successful', () => {
  expect(kindOf('Successful', 'Your favourite has been added.')).toBe('mixed');
  expect(kindOf('Berjaya! Arahan tetap anda telah diwujudkan')).not.toBe('success');
  expect(kindOf('Transfer successful', 'Add to favourites')).toBe('success');
});

test('a day of May is not a condition', () => {
  expect(kindOf('Transaction successful on 09 May 2026 19:08:22')).toBe('success');
  expect(kindOf('On 9 May 2026 your account has been debited with RM 66.45')).toBe('success');
  expect(kindOf('Your transfer may be successful')).toBe('missing');
});

test.each<Line[]>([
  ['Your transfer limit has been updated', big('Success!')],
  ['Arahan akan diproses pada hari bekerja berikutnya.', 'Selesai'],
  ['The following payment has been made.', 'Amaun penuh telah dimasukkan semula ke akaun pengirim.'],
])('%j is not a success', (...lines) => {
  expect(kindOf(...lines)).not.toBe('success');
});

test.each<Line[]>([
  [
    'Payment of RM 66.45 has been made',
    'Your transfer failed at the receiving bank, please try another one.',
  ],
  ['A TAC has been sent to your phone'],
  ['Bayaran anda telah diluluskan oleh pelulus 1 daripada 2'],
  ['RM45.00 may have been transferred'],
])('%j is not one either', (...lines) => {
  expect(kindOf(...lines)).not.toBe('success');
});

test('what was not done, or arrived at the reader, is not a success', () => {
  for (const text of [
    'Transfer to NUR AISYAH BINTI ABDUL RAHMAN not completed',
    'You have received RM66.45',
    'Anda telah menerima RM66.45',
    'This payment has been sent to your approver.',
    'Successfully sent a reminder to NUR AISYAH',
    'Transfer to NUR AISYAH: step 2 of 3 completed',
    'Your request for RM66.45 has been sent to NUR AISYAH',
    'Permohonan anda telah berjaya dihantar',
    'RM66.45 has been credited to your account',
  ])
    expect([text, kindOf(text)]).not.toEqual([text, 'success']);
  expect(kindOf('Pembayaran anda telah dibayar balik.')).toBe('failed');
});
