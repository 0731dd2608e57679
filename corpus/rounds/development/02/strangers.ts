// Pages that people upload in place of a receipt; kept out of sight while the first rules were written.
import {
  balance,
  beforeSending,
  bill,
  chat,
  history,
  note,
  refund,
  till,
} from '#test/receipts/drawing/other-pages.ts';
import { FONTS } from '#test/receipts/drawing/page.ts';

export const strangers = [
  beforeSending({ name: 'review-en', language: 'en', dark: true }, [
    'Review and send',
    'You’re sending',
    'Recipient',
    'Account',
    'Date',
    'Reference',
    'Send now',
    'Go back',
  ]),
  chat({ name: 'chat-mixed', language: 'mixed' }, ['#1f2430', '#8fd3b6', '#394056'], (p) => [
    `bro transfer done, ${p.amount}`,
    `Status: Successful, To: ${p.recipient}, Date: ${p.date}, Ref no: ${p.reference}`,
    'ok nanti aku check',
  ]),
  bill({ name: 'bill-ms', language: 'ms' }, [
    'Air Desa Contoh',
    'BIL BULANAN',
    'Nama pelanggan',
    'Tarikh bil',
    'No. bil',
    'Caj semasa',
    'Baki terdahulu',
    'Jumlah perlu dibayar',
    'Sila jelaskan sebelum tarikh akhir.',
  ]),
  till({ name: 'till-warung', language: 'en' }, 'WARUNG TEPI SAWAH', FONTS.terminal),
  balance({ name: 'balance-ms', language: 'ms', dark: true }, [
    'Selamat datang',
    'Baki tersedia',
    'Simpanan tetap',
    'Log masuk terakhir',
  ]),
  history({ name: 'history-dark', language: 'en', dark: true }, ['Activity', 'Balance', 'PAYROLL']),
  refund({ name: 'refund-ms', language: 'ms' }, [
    'Bayaran balik diterima',
    'Wang telah dipulangkan ke dompet anda.',
    'Daripada',
    'Tarikh',
    'ID transaksi',
  ]),
  note(
    { name: 'note-cash', language: 'en' },
    (p) =>
      `I, ${p.sender}, hereby confirm that I paid ${p.amount} to ${p.recipient} on ${p.date} in cash. Payment successful.<br><br>Signed`,
  ),
];
