// Kept from whoever writes the reader's rules: read these only after the rules are frozen.
import {
  balance,
  beforeSending,
  bill,
  chat,
  history,
  note,
  refund,
  till,
} from '#test/receipts/looks/other-pages.ts';
import { FONTS } from '#test/receipts/looks/page.ts';

export const hiddenStrangers = [
  beforeSending({ name: 'hidden-review', language: 'en', dark: true, hidden: true }, [
    'Review and send',
    'You’re sending',
    'Recipient',
    'Account',
    'Date',
    'Reference',
    'Send now',
    'Go back',
  ]),
  chat({ name: 'hidden-chat', language: 'mixed', hidden: true }, ['#1f2430', '#8fd3b6', '#394056'], (p) => [
    `bro transfer done, ${p.amount}`,
    `Status: Successful, To: ${p.recipient}, Date: ${p.date}, Ref no: ${p.reference}`,
    'ok nanti aku check',
  ]),
  bill({ name: 'bill-ms', language: 'ms', hidden: true }, [
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
  till({ name: 'hidden-till', language: 'en', hidden: true }, 'WARUNG TEPI SAWAH', FONTS.terminal),
  balance({ name: 'hidden-balance', language: 'ms', dark: true, hidden: true }, [
    'Selamat datang',
    'Baki tersedia',
    'Simpanan tetap',
    'Log masuk terakhir',
  ]),
  history({ name: 'hidden-history', language: 'en', dark: true, hidden: true }, [
    'Activity',
    'Balance',
    'PAYROLL',
  ]),
  refund({ name: 'hidden-refund', language: 'ms', hidden: true }, [
    'Bayaran balik diterima',
    'Wang telah dipulangkan ke dompet anda.',
    'Daripada',
    'Tarikh',
    'ID transaksi',
  ]),
  note(
    { name: 'hidden-note', language: 'en', hidden: true },
    (p) =>
      `I, ${p.sender}, hereby confirm that I paid ${p.amount} to ${p.recipient} on ${p.date} in cash. Payment successful.<br><br>Signed`,
  ),
];
