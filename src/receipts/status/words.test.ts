import { expect, test } from 'vitest';
import { rowsOf } from '#receipts/rows/laying-out.ts';
import { statusOf } from '#receipts/status/status.ts';
import { pageOf, type Line } from '#test/builders/proof-pages.ts';

const kindOf = (...lines: Line[]) => statusOf(rowsOf([pageOf(lines)])).kind;

test('what was sent for approval is not paid', () => {
  expect(kindOf('Pembayaran anda telah berjaya dihantar untuk kelulusan')).toBe('missing');
  expect(kindOf('Pembayaran anda telah berjaya dihantar')).toBe('success');
});

test('money paid back is not money paid', () => {
  expect(kindOf('Bayaran balik berjaya')).toBe('failed');
  expect(kindOf('A refund of the sum below has been credited to your account')).toBe('missing');
  expect(kindOf('Pulangan tunai anda telah dikreditkan')).toBe('missing');
});

test('a slip has its word alone in capitals, and a button does not count', () => {
  expect(['APPROVED', 'DILULUSKAN'].map((text) => kindOf(text))).toEqual(['success', 'success']);
  expect(['Approved', 'APPROVE', 'CONFIRM', 'PROCEED'].map((text) => kindOf(text))).toEqual([
    'missing',
    'missing',
    'missing',
    'missing',
  ]);
});

test('words of labels and of names are not near a word of a status', () => {
  for (const text of [
    'Nasihat pembayaran',
    'Simpan resit ini sebagai bukti pembayaran',
    'Meranti Bank',
    'Remitter',
  ])
    expect([text, kindOf(text)]).toEqual([text, 'missing']);
});

test('what was deducted was not refused, though Malay has one word for both', () => {
  expect(kindOf('Penghantaran Berjaya', ['Jumlah ditolak', 'RM 177.50'])).toBe('success');
  expect(kindOf('Penghantaran Berjaya', 'RM 177.50 ditolak daripada akaun anda')).toBe('success');
  expect(kindOf('Penghantaran ditolak')).toBe('failed');
  expect(kindOf('Status: Ditolak oleh bank')).toBe('failed');
});

test('adverts and buttons below a receipt say nothing about the payment', () => {
  expect(kindOf('Success', '', '809 coins waiting for you', 'Use them before they expire')).toBe('success');
  expect(kindOf('Payment waiting for approval')).toBe('pending');
  expect(kindOf('Transfer expired')).toBe('failed');
});

test('a slip of a counter abbreviates the payment', () => {
  expect([kindOf('TXN APPROVED'), kindOf('TRX DECLINED')]).toEqual(['success', 'failed']);
});

test('fillers beside a success word do not make it a sentence', () => {
  for (const text of ['Paid out', 'All sent', 'RESP CODE 00 APPROVED', 'Payment made'])
    expect([text, kindOf(text)]).toEqual([text, 'success']);
  expect(kindOf('Payment mode')).toBe('missing');
});

test('a successful order, parcel or log-in is not a payment', () => {
  for (const text of ['Order completed', 'Pesanan selesai', 'Registration successful', 'Log masuk berjaya'])
    expect([text, kindOf(text)]).toEqual([text, 'missing']);
  expect(kindOf('Payment for order completed')).toBe('success');
});

test("what comes back, is only accepted, or goes to somebody's points is not a payment", () => {
  expect(kindOf('We have received your payment', 'instruction:')).toBe('missing');
  expect(kindOf('Good news, you’re approved!')).toBe('missing');
  expect(kindOf('Tambah nilai berjaya')).toBe('missing');
  expect(kindOf('PAID. THANK YOU')).toBe('missing');
  expect(kindOf('The amount has been credited back to your account.')).toBe('failed');
  expect(kindOf('Sent by you', 'Money back in your account')).toBe('failed');
  expect(kindOf(['Status', 'Accepted for next batch'])).not.toBe('success');
});

test('a request is not a success, and received money is reported to its receiver', () => {
  expect(kindOf('Untuk menghantar wang, please complete')).toBe('missing');
  expect(kindOf('Wang Diterima')).toBe('missing');
  expect(kindOf('Wang diterima oleh penerima')).toBe('success');
});

test('a successful refund is not a payment', () => {
  expect(kindOf(['Status', 'Refund successful'])).toBe('failed');
});

test('a button for next time says nothing about this payment', () => {
  for (const button of ['Schedule this monthly', 'Request an electronic receipt'])
    expect([button, kindOf('Transfer successful', button)]).toEqual([button, 'success']);
  expect(kindOf('Request sent')).toBe('pending');
});

test('a successful order goes to the requester, and is not refused for being an order', () => {
  expect(kindOf('Your request: Settled')).toBe('mixed');
  expect(kindOf('Your request: Sent')).toBe('mixed');
  expect(kindOf('Recall request executed', 'Transfer successful')).toBe('mixed');
  expect(kindOf(['Payment request sent', '14:05'], ['Seen by Nurul', '14:20'])).toBe('missing');
});

test('what will be done is not done', () => {
  expect(kindOf('Accepted', ['Will be processed', 'Monday 02 Mar 2026, batch 1'])).toBe('pending');
  expect(kindOf('Successful', 'NIK AZLAN', 'is now one of your favourites')).toBe('mixed');
  expect(kindOf(['Status', 'Cancellation Successful'])).toBe('missing');
  expect(kindOf(['Status', 'Approved (1 of 2)'])).toBe('mixed');
  expect(kindOf('Successfully submitted')).toBe('mixed');
  expect(kindOf('Initiated on 9 Jul 2026, awaiting approval')).toBe('pending');
  expect(kindOf('Scheduled (executed monthly)')).toBe('mixed');
});

test('a request that was processed does not wait any more', () => {
  expect(kindOf('Your request has been successfully processed.')).not.toBe('pending');
  expect(kindOf('Request submitted')).toBe('pending');
});

test('what a party in between has, or what was marked, is not a payment', () => {
  for (const text of [
    'Payment received by our partner bank',
    'Payment to NUR AISYAH authorisation successful',
    'Pindahan kepada NUR AISYAH draf selesai',
    'Payment has been sent to the manager to approve',
    'RM66.45 has been transferred to you',
  ])
    expect([text, kindOf(text)]).not.toEqual([text, 'success']);
  expect(kindOf(['Status', 'Approved by first approver'])).toBe('mixed');
  expect(kindOf('Paid', 'Marked by Tan Wei Ling')).toBe('mixed');
});

test('a label that asks for a day is not a status', () => {
  for (const label of [
    'Processing Date',
    'Diproses pada',
    'Requested on',
    'Tarikh Tamat',
    'Recipient’s registered name',
  ])
    expect([label, kindOf('Transfer successful', [label, '30 Nov 2026'])]).toEqual([label, 'success']);
});
