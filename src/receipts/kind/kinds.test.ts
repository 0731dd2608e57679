import { expect, test } from 'vitest';
import { isEdited, kindOf } from '#receipts/kind/kinds.ts';
import { rowsOf } from '#receipts/rows/laying-out.ts';
import { pageOf, type Line } from '#test/builders/proof-pages.ts';

const kind = (...lines: Line[]) => kindOf(rowsOf([pageOf(lines)]));

test.each([
  ['Tax Invoice', true],
  ['Total amount due', true],
  ['Please pay before', true],
  ['Jumlah perlu dibayar', true],
  ['Transfer receipt', false],
  ['Amount', false],
])('%j belongs to a bill: %s', (text, isBill) => {
  expect(kind(text).bill !== undefined).toBe(isBill);
});

test("the payer's remark does not make a bill", () => {
  expect(kind(['Payment details', 'bil air 2026']).bill !== undefined).toBe(false);
  expect(kind('Bil Air').bill !== undefined).toBe(true);
});

test('money that arrived, and samples', () => {
  for (const text of ['Kai Xiang transferred you RM 66.45', 'RM 66.45 anda terima daripada Kai Xiang'])
    expect(kind(text).incoming, text).toBeDefined();
  expect(kind('Kai Xiang transferred RM 66.45').incoming).toBeUndefined();
  expect(kind('Contoh resit').noReceipt).toBeDefined();
});

test('words of shops are counted once each, as whole words', () => {
  expect(kind('Qty Item Subtotal', ['Cash', 'Change'], 'qty QTY').shop).toHaveLength(5);
  expect(kind('Kuantiti', 'Tunai', 'Terima kasih').shop).toHaveLength(3);
  expect(kind('Cashback exchange telephone').shop).toHaveLength(0);
});

test.each([
  ['Confirm transfer', true],
  ['You are about to transfer', true],
  ['Review & confirm', true],
  ['Review and confirm', true],
  ['Slide to pay', true],
  ['Enter TAC', true],
  ['Sahkan Pemindahan', true],
  ['Confirm', true],
  ['PAY NOW', true],
  ['Sahkan', true],
  ['Confirmed', false],
  ['Transfer confirmed', false],
])('%j belongs to the screen before: %s', (text, isConfirmScreen) => {
  expect(kind(text).confirmScreen !== undefined).toBe(isConfirmScreen);
});

test.each([
  ['Oi bro I already paid lah', true],
  ['tq bro dah transfer', true],
  ['bro I paid just now', true],
  ['I paid', false],
  ['Duit dah dihantar, dah sampai, dah selesai', false],
  ['LEE AH WEI EH AH', false],
  ['Transaction Successful', false],
])('%j is conversation: %s', (text, isChat) => {
  expect(kind(text).chat !== undefined).toBe(isChat);
});

test.each([
  'Adobe Photoshop 26.1 (Windows)',
  'Canva',
  'GIMP 2.10',
  'PicsArt',
  'Snapseed 2',
  'Adobe Lightroom',
  'Adobe Illustrator',
  'iLovePDF',
  'www.ilovepdf.com',
  'SAMBox 3.0.25 (www.sejda.com)',
  'Smallpdf.com',
  'PDF24 Tools',
  'Soda PDF Online',
  'PDFescape Online - https://www.pdfescape.com',
  'DocHub',
  'PDF Candy',
  'pdfFiller',
  'Foxit PhantomPDF - Foxit Software Inc.',
  'Foxit PDF Editor',
  'Nitro Pro 13 (13.70.8.82)',
  'Nitro PDF PrimoPDF',
  'PDF-XChange Editor 9.5.366.0',
  'Xodo',
  'Wondershare PDFelement',
  'PDF Expert 3.10',
  'Master PDF Editor 5.9.82',
  'PDFgear',
  'UPDF',
  'Adobe Acrobat Pro DC 23 Paper Capture Plug-in',
  'Inkscape 1.3.2',
])('a file that names %s may have been changed', (program) => {
  expect(isEdited(program)).toBe(true);
});

test.each([
  '',
  'iText® 7.2.5 ©2000-2023 Apryse Group NV (AGPL-version)',
  'Adobe Acrobat Pro 11.0.0; modified using iText® 5.5.13',
  'Adobe PDF Library 17.11.238',
  'Acrobat Distiller 9.0.0 (Windows)',
  'Apache FOP Version 2.9',
  'JasperReports Library version 6.20.0',
  'OpenPDF 1.3.30',
  'PDFsharp 1.50.5147 (www.pdfsharp.com)',
  'wkhtmltopdf 0.12.6 Qt 5.15.13',
  'Skia/PDF m131',
  'Mozilla/5.0 (X11; Linux x86_64) Chrome/131.0.0.0',
  'Mac OS X 13.6 Quartz PDFContext',
  'iOS Version 18.1 (Build 22B83) Quartz PDFContext',
  'Microsoft: Print To PDF',
  'GPL Ghostscript 10.02.1',
  'TCPDF 6.6.5 (http://www.tcpdf.org)',
  'dompdf 2.0.3 + CPDF',
  'Foxit Quick PDF Library 18.11 (www.debenu.com)',
  'PDF-XChange Standard (9.5 build 366) [Windows 10]',
  'PDFium',
])('a file that names %s was not', (program) => {
  expect(isEdited(program)).toBe(false);
});

test('messages have words that receipts do not have', () => {
  const isChat = (...lines: string[]) => kindOf(rowsOf([pageOf(lines)])).chat !== undefined;
  expect(isChat('Salam, duit rumah bulan ni macam mana?', 'Dah hantar tadi')).toBe(true);
  expect(isChat('Just transferred to you', 'Received, thanks!', 'ok noted')).toBe(true);
  expect(isChat('Transfer successful', 'Thank you for paying with us', 'Ok')).toBe(false);
});

test.each([
  'SPECIMEN',
  'Subject: [STAGING] Payment receipt',
  'You are in demo mode. Log in to make real transfers.',
  'Persekitaran latihan (UAT). Tidak sah sebagai bukti bayaran.',
  'Marked by you. This app does not move any money.',
  'Notis sewa',
  'Track payment',
  'Instalment 1 of 4',
])('%j says that no money moved', (text) => {
  expect(kind('Paid', 'RM 66.45', text).noReceipt !== undefined).toBe(true);
});

test("the payer's remark does not make a sample", () => {
  expect(kind('Paid', 'RM 66.45', ['Note', 'sandbox for the cat']).noReceipt !== undefined).toBe(false);
  expect(kind('Paid', 'RM 66.45', 'Note', 'test').noReceipt !== undefined).toBe(false);
});

test.each([
  ['Anda menerima RM 66.45', true],
  ['KAI has sent you RM 66.45', true],
  ['Wang anda telah diterima penerima', false],
  ['You sent RM 66.45', false],
])('%j reports money that arrived: %s', (text, isIncoming) => {
  expect(kind(text).incoming !== undefined).toBe(isIncoming);
});

test('an enquiry is not a receipt, wherever on the site the page is', () => {
  for (const text of [
    'Payment Enquiry',
    'Payments > Payment Enquiry > View Instruction',
    'Payment Enquiry > View',
    'Payment Enquiry, see > View',
    'Payment Enquiry > Home, view',
  ])
    expect(kind(text).noReceipt, text).toBe('Payment Enquiry');
});

test.each([
  'omg yeah ty',
  'plz, btw sent already',
  'yep gonna pay, thx',
  'hahaha bro ok',
  'korang baru je hantar yer',
])('people say %j, receipts do not print it', (text) => {
  expect(kind(text).chat !== undefined).toBe(true);
});

test('shops print what was bought', () => {
  expect(kind(['Quantity', '2'], ['Unit Price', 'RM 3.00'], ['Pembundaran', 'RM 0.02']).shop).toHaveLength(3);
});

test("text in quotation marks is the payer's remark, and not a chat", () => {
  expect(kind('"wifi lah bro"', 'Home Pay Rewards Me').chat !== undefined).toBe(false);
  expect(kind('wifi lah bro', 'Home Pay Rewards Me').chat !== undefined).toBe(true);
  expect(kind('"wifi lah bro"', '"ok"', 'Home Pay Rewards Me').chat !== undefined).toBe(true);
});

test('each kind is recognized by its words', () => {
  expect(kind('Qty Item Subtotal', 'qty QTY').shop).toEqual(['qty', 'item', 'subtotal']);
  expect(kind('Tq bro dah transfer').chat).toBe('tq, bro, dah');
  expect(kind('Tax Invoice').bill).toBe('Tax Invoice');
  expect(kind('Slide to pay').confirmScreen).toBe('Slide to');
  expect(kind('PAY NOW').confirmScreen).toBe('PAY NOW');
  expect(kind('Kai Xiang transferred you RM 66.45').incoming).toBe('transferred you');
  expect(kind('Paid', 'SPECIMEN').noReceipt).toBe('SPECIMEN');
  expect(kind('Home > Payments > Payment Enquiry').noReceipt).toBe('Payment Enquiry');
});

test('two words of conversation are not enough, in capitals and beside lines without any', () => {
  expect(kind('tq bro', 'Transfer', 'Amount').chat).toBeUndefined();
  expect(kind('LEE AH WEI EH ME').chat).toBeUndefined();
  // Only the words of the single quotation are left out.
  expect(kind('"wifi"', 'tq bro dah transfer').chat).toBe('tq, bro, dah');
});

test('a word of samples counts alone in its line or in brackets, not beside something else', () => {
  expect(kind('Paid', ['Specimen', '12']).noReceipt).toBeUndefined();
  expect(kind('Paid', 'Subject: [Meeting] Payment').noReceipt).toBeUndefined();
});
