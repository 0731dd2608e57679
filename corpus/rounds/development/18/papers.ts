import { DATES, MONEY, REFERENCES, TIMES } from '#test/receipts/drawing/formats.ts';
import { FONTS, look, pageOf } from '#test/receipts/drawing/page.ts';
import { SLIPS } from '#test/receipts/drawing/says.ts';

/** Label and value at the two ends of a line of `width` letters, or on two lines where they do not fit. */
const ends = (label: string, value: string, width = 36, dot = ' ') => {
  const shown = value.replace(/<[^>]*>/g, '').replace(/&\w+;/g, '&');
  const gap = width - label.length - shown.length;
  if (gap < 1) return `${label}\n${' '.repeat(Math.max(0, width - shown.length))}${value}`;
  return `${label}${dot.repeat(gap)}${value}`;
};

const kelapaSawit = look({
  name: 'sawit-atm-dwibahasa',
  medium: 'paper',
  language: 'mixed',
  width: 380,
  scale: 2,
  date: DATES.shortSlashes,
  time: TIMES.seconds,
  reference: REFERENCES.digits,
  says: {
    success: ['TRANSAKSI BERJAYA', 'TRANSACTION SUCCESSFUL', 'TRANSAKSI LULUS / APPROVED'],
    failed: ['TRANSAKSI DITOLAK', 'TRANSACTION DECLINED', 'TRANSAKSI GAGAL / FAILED'],
    pending: ['TRANSAKSI DALAM PROSES', 'TRANSACTION PENDING'],
    cancelled: ['TRANSAKSI DIBATALKAN'],
    refunded: ['TRANSACTION REVERSED'],
  },
  formats: ['jpg', 'jpg', 'png'],
  draw: (p) => {
    const terminal = `0${p.below(90_000, 'terminal') + 10_000}`;
    return pageOf(
      `body{background:#6e6257;padding:26px 22px}pre{background:#f6f3ea;color:#3a3a44;font:600 14px/1.55 ${FONTS.mono};padding:24px 12px 34px;white-space:pre-wrap;box-shadow:0 3px 14px #0007;transform:rotate(-.5deg)}`,
      `<pre><center><b style="font-size:19px">BANK SAWIT MAKMUR</b>\nMESIN JURUWANG AUTOMATIK</center>\n${[
        'TARIKH    MASA       TERMINAL',
        `${p.date}  ${p.time}   ${terminal}`,
        '',
        ends('NO. KAD', `5407******${p.below(9_000, 'card') + 1_000}`),
        ends('NO. RUJ / REF NO', p.reference),
        '',
        '<b>PINDAHAN DANA / FUND TRANSFER</b>',
        ends('DARI / FROM', 'AKAUN SIMPANAN'),
        ends('KE / TO', p.account),
        ends('NAMA', p.recipient),
        ends('BANK', p.bank.toUpperCase()),
        `<b>${ends('AMAUN', p.amount)}</b>`,
        ends('CAJ', p.nothing),
        ...p.decoy.map(([label, value]) => ends(label.toUpperCase(), value)),
        '',
        `<center><b>${p.status}</b></center>`,
        '<center>SILA SIMPAN SLIP INI\nTERIMA KASIH</center>',
      ].join('\n')}</pre>`,
    );
  },
});

const udang = look({
  name: 'udang-kering-agent-slip',
  medium: 'paper',
  width: 360,
  scale: 2,
  money: MONEY.tight,
  date: DATES.dashes,
  time: TIMES.lower,
  reference: REFERENCES.dashed,
  says: SLIPS,
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{background:#fff;padding:18px 14px}pre{color:#222;font:13px/1.6 ${FONTS.terminal};white-space:pre-wrap}.z{border:2px solid #222;text-align:center;font:700 21px/1.2 ${FONTS.sans};padding:8px;margin:6px 0}`,
      `<pre><center><b>UDANG MONEYPOINT</b>\nAgent: Kedai Telefon Maju 118\nAGENT ID 20${p.below(9_000, 'agent') + 1_000}</center>\n${[
        ends('Cash-in transfer', '#CUSTOMER COPY', 40),
        ends('Date', `${p.date} ${p.time}`, 40, '.'),
        ends('Trace no', p.reference, 40, '.'),
        ends('Receiver', p.recipient, 40, '.'),
        ends('Receiver bank', p.bank, 40, '.'),
        ends('Account', p.account, 40, '.'),
        ends('Sender', p.sender, 40, '.'),
        ends('Note', p.memo, 40, '.'),
        ...p.decoy.map(([label, value]) => ends(label, value, 40, '.')),
        ends('Transfer amount', p.amount, 40, '.'),
        ends('Agent fee', p.fee, 40, '.'),
        ends('Cash collected', p.withFee, 40, '.'),
      ].join(
        '\n',
      )}</pre><div class="z">${p.status}</div><pre><center>Check the name before you leave.\nHelpline 1-300-00-0000\n- - - - - - - - - - - - - - - -</center></pre>`,
    ),
});

const STAMPS: Record<string, [string, string]> = {
  success: ['TRANSAKSI SELESAI', '#1f4f9e'],
  failed: ['TRANSAKSI DITOLAK', '#b02a2a'],
  pending: ['DITERIMA UNTUK PROSES', '#6a5a9a'],
  cancelled: ['DIBATALKAN', '#b02a2a'],
  refunded: ['WANG DIPULANGKAN', '#6a5a9a'],
};

const jermal = look({
  name: 'jermal-borang-pindahan',
  medium: 'paper',
  language: 'ms',
  width: 820,
  scale: 1.25,
  money: MONEY.spaced,
  date: DATES.dots,
  time: TIMES.minutes,
  reference: REFERENCES.lettersFirst,
  says: {
    success: ['BERJAYA', 'LULUS - SELESAI'],
    failed: ['GAGAL', 'DITOLAK'],
    pending: ['DALAM PROSES', 'MENUNGGU KELULUSAN'],
    cancelled: ['DIBATALKAN'],
    refunded: ['DIPULANGKAN'],
  },
  formats: ['jpg', 'pdf', 'jpg'],
  draw: (p) => {
    const [stamp, ink] = STAMPS[p.outcome] ?? ['', ''];
    const field = (label: string, value: string, wide = 1) =>
      `<div style="grid-column:span ${wide};border:1px solid #7a9;padding:4px 8px"><div style="font:10px ${FONTS.sans};color:#386b55">${label}</div><div style="font:700 15px/1.5 ${FONTS.mono};color:#1c1c2a;min-height:23px">${value}</div></div>`;
    return pageOf(
      `body{font-family:${FONTS.sans};background:#eef6ee;color:#234}`,
      `<div style="padding:30px 38px;position:relative"><div style="display:flex;justify-content:space-between;color:#24573f"><div><b style="font-size:21px">BANK RAKAN JERMAL</b><div style="font-size:11px">Cawangan Pekan Lama · Kaunter 3</div></div><div style="text-align:right"><b>BORANG PINDAHAN WANG</b><div style="font-size:11px">SALINAN PELANGGAN</div></div></div><div style="display:grid;grid-template-columns:repeat(4,1fr);gap:6px;margin-top:18px">${[
        field('Tarikh', p.date),
        field('Masa', p.time),
        field('No. Rujukan', p.reference, 2),
        field('Nama Pemohon', p.sender, 2),
        field('No. Akaun Didebit', p.ownAccount, 2),
        field('Bayar Kepada', p.recipient, 2),
        field('No. Akaun', p.account, 2),
        field('Bank', p.bank.toUpperCase(), 2),
        field('Tujuan', p.memo, 2),
        field('Jumlah Pindahan', p.amount, 2),
        field('Komisen', p.nothing),
        field('Status', p.status),
        ...p.decoy.map(([label, value]) => field(label, value, 2)),
      ].join(
        '',
      )}</div><div style="display:flex;justify-content:space-between;align-items:center;margin-top:26px"><div style="font-size:11px;max-width:330px">Saya mengesahkan maklumat di atas adalah benar dan bersetuju dengan terma bank.<div style="border-bottom:1px dotted #234;height:44px"></div>Tandatangan pemohon</div><div style="transform:rotate(-7deg);border:4px solid ${ink};border-radius:10px;color:${ink};opacity:.8;padding:8px 18px;text-align:center;font-weight:700">BANK RAKAN JERMAL<div style="font-size:19px">${stamp}</div>${p.date}</div></div></div>`,
    );
  },
});

export const papers = [kelapaSawit, udang, jermal];
