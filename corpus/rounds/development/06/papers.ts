import { DATES, MONEY, REFERENCES, TIMES } from '#test/receipts/drawing/formats.ts';
import { FONTS, look, pageOf, rowsOf, speckle, tableOf } from '#test/receipts/drawing/page.ts';
import { SLIPS } from '#test/receipts/drawing/says.ts';

const plain = (text: string) => text.replace(/<[^>]*>/g, '');

const kiambang = look({
  name: 'kiambang-kaunter',
  medium: 'paper',
  language: 'ms',
  width: 640,
  scale: 1.5,
  money: {},
  date: DATES.dashes,
  time: TIMES.seconds,
  reference: REFERENCES.endsInLetter,
  says: {
    success: ['TELAH DITERIMA DAN DIKREDITKAN', 'BERJAYA', 'TRANSAKSI SELESAI'],
    failed: ['TRANSAKSI DITOLAK', 'TIDAK BERJAYA'],
    pending: ['DALAM PROSES', 'MENUNGGU KELULUSAN'],
    cancelled: ['DIBATALKAN'],
    refunded: ['DIPULANGKAN'],
  },
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) => {
    // The form prints the ringgit beside the label; another currency stands with its sum.
    const unit = /[A-Z$]/.test(plain(p.amount)) ? '' : ' (RM)';
    return pageOf(
      `body{background:#d9d5ca}table{width:100%;border-collapse:collapse}td{border:1px solid #7d9a86;padding:7px 9px;vertical-align:top}.k{width:38%;font:12px ${FONTS.sans};color:#3c6b4c}.v{font:16px ${FONTS.mono};color:#2b2b45}`,
      `<div style="margin:18px;background:#f6faf4;padding:20px 24px;border:1px solid #b9c9bd"><div style="display:flex;justify-content:space-between;color:#3c6b4c;font-family:${FONTS.sans}"><div><b style="font-size:20px">KOPERASI KIAMBANG BERHAD</b><br>Borang Pindahan Wang / Kiriman</div><div style="text-align:right;font-size:12px">SALINAN PELANGGAN<br>Cawangan 014</div></div><div style="height:12px"></div>${tableOf(
        [
          ['NAMA PENGIRIM', p.sender],
          ['NAMA PENERIMA', p.recipient],
          ['BANK PENERIMA', p.bank.toUpperCase()],
          ['NO. AKAUN PENERIMA', p.account],
          [`JUMLAH KIRIMAN${unit}`, `<b>${p.amount}</b>`],
          ['CAJ (RM)', p.nothing],
          ['TUJUAN', p.memo],
          ...p.decoy,
        ],
      )}<div style="margin-top:14px;border:1px dashed #7d9a86;padding:10px 12px;font:15px/1.7 ${FONTS.mono};color:#2b2b45"><span style="font:11px ${FONTS.sans};color:#3c6b4c">UNTUK KEGUNAAN KAUNTER</span><br>${p.date} ${p.time} &nbsp; TLR 03<br>RUJ: ${p.reference}<br><b>${p.status}</b></div></div>`,
    );
  },
});

const senduduk = look({
  name: 'senduduk-atm',
  medium: 'paper',
  language: 'mixed',
  width: 350,
  scale: 2,
  money: MONEY.plainTight,
  date: DATES.shortSlashes,
  time: TIMES.minutes,
  reference: (below) => `00${REFERENCES.digits(below).slice(0, 6)}`,
  says: {
    success: ['TRANSAKSI BERJAYA', 'PINDAHAN BERJAYA', 'TRANSACTION SUCCESSFUL'],
    failed: ['TRANSAKSI GAGAL', 'TRANSACTION DECLINED', 'TRANSAKSI TIDAK BERJAYA'],
    pending: ['TRANSAKSI SEDANG DIPROSES'],
    cancelled: ['TRANSAKSI DIBATALKAN'],
    refunded: ['TRANSAKSI DIBALIKKAN'],
  },
  formats: ['jpg', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{background:#c9c4b8;font:15px/1.55 ${FONTS.mono};color:#33333a}.row{display:flex;padding:1px 0}.k{width:118px;flex:none}.v{flex:1;overflow-wrap:anywhere}`,
      `<div style="margin:16px 14px;background:#f7f6f1;padding:22px 18px"><div style="text-align:center"><b style="font:700 19px ${FONTS.sans}">BANK SENDUDUK</b><br>LAYAN DIRI / SELF SERVICE<br>TAMAN CONTOH, IPOH</div><div style="margin:12px 0;display:flex;justify-content:space-between"><span>${p.date}</span><span>${p.time}</span><span>A0${p.below(900, 'machine') + 100}</span></div><div>KAD: ************${p.below(9000, 'card') + 1000}</div><div style="margin:10px 0">PINDAHAN PIHAK KETIGA<br>(3RD PARTY TRANSFER)</div>${rowsOf(
        [
          ['KE AKAUN', p.account],
          ['NAMA', p.recipient],
          ['BANK', p.bank.toUpperCase()],
          ['AMAUN', `<b>${p.amount}</b>`],
          ['CAJ/FEE', p.nothing],
          ['NO. RUJ', p.reference],
          ...p.decoy,
        ],
      )}<div style="margin:16px 0 10px;text-align:center;font-weight:700">*** ${p.status} ***</div><div style="text-align:center;font-size:13px">SILA SIMPAN SLIP INI<br>PLEASE RETAIN THIS SLIP<br>TERIMA KASIH / THANK YOU</div></div>`,
    ),
});

const ara = look({
  name: 'ara-kiosk',
  medium: 'paper',
  width: 380,
  scale: 2,
  money: MONEY.code,
  date: DATES.capitals,
  time: TIMES.seconds,
  reference: REFERENCES.dated,
  says: { ...SLIPS, success: ['APPROVED', 'TRANSFER COMPLETED', 'SUCCESSFUL', 'ACCEPTED'] },
  formats: ['jpg', 'webp', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{background:linear-gradient(160deg,#7d6247,#5e4934)}.row{padding:4px 0}.k{font-size:12px}.v{font-size:16px;font-weight:700;overflow-wrap:anywhere}`,
      `<div style="margin:28px 34px;background:linear-gradient(#fbfaf6,#eeece4);padding:24px 20px;transform:rotate(-.7deg);font-family:${FONTS.terminal};color:#3a3a40"><div style="font:700 24px ${FONTS.sans};letter-spacing:3px">ARA BANK</div><div style="font-size:12px">eKIOSK ${p.below(90, 'kiosk') + 10} · KLANG CONTOH MALL</div><div style="border-top:2px solid;border-bottom:2px solid;padding:8px 0;margin:12px 0;text-align:center">KILATNOW INSTANT TRANSFER<div style="font-size:21px;font-weight:700">${p.status}</div></div>${rowsOf(
        [
          ['AMOUNT TRANSFERRED', `<span style="font-size:22px">${p.amount}</span>`],
          ['CREDIT TO', `${p.recipient}<br>${p.account}`],
          ['RECEIVING BANK', p.bank],
          ['DATE / TIME', `${p.date} ${p.time}`],
          ['TRACE NO.', p.reference],
          ['PAYMENT DETAILS', p.memo],
          ...p.decoy,
        ],
      )}<div style="margin-top:14px;display:flex;gap:12px;align-items:center;font-size:11px">${speckle(p.below, 17, 68, '#3a3a40')}<span>Tell us how we did. Scan to win a year of groceries.</span></div></div>`,
    ),
});

const mengkudu = look({
  name: 'mengkudu-ejen',
  medium: 'paper',
  language: 'ms',
  width: 360,
  scale: 2,
  money: MONEY.spaced,
  names: 'title',
  date: DATES.shortMalay,
  time: TIMES.malay,
  reference: REFERENCES.dashed,
  says: {
    success: ['Berjaya', 'Kiriman berjaya', 'Wang telah dihantar'],
    failed: ['Gagal', 'Kiriman tidak berjaya'],
    pending: ['Sedang diproses', 'Menunggu pengesahan'],
    cancelled: ['Dibatalkan'],
    refunded: ['Wang dipulangkan'],
  },
  formats: ['png', 'jpg', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{background:#fff;color:#222;font:14px/1.5 ${FONTS.condensed}}.row{display:flex;justify-content:space-between;gap:14px;padding:4px 0}.k{white-space:nowrap}.v{text-align:right;overflow-wrap:anywhere}hr{border:0;border-top:1px dashed #222;margin:9px 0}`,
      `<div style="padding:22px 20px;text-align:center"><div style="font-size:20px;font-weight:700">Mengkudu Hantar</div>Ejen: Kedai Telefon Pak Din<br>Jalan Contoh 4, Kota Bharu<hr><div style="text-align:left">${rowsOf(
        [
          ['No. resit', p.reference],
          ['Tarikh', p.date],
          ['Masa', p.time],
        ],
      )}<hr>${rowsOf([
        ['Pengirim', p.sender],
        ['Dihantar kepada', p.recipient],
        ['Bank', p.bank],
        ['Akaun', p.account],
        ['Nota', p.memo],
      ])}<hr>${rowsOf([
        ['Amaun kiriman', p.amount],
        ['Caj ejen', p.fee],
        ['<b>Jumlah dibayar</b>', `<b>${p.withFee}</b>`],
        ...p.decoy,
      ])}<hr>${rowsOf([['Status', `<b style="font-size:17px">${p.status}</b>`]])}</div><p style="margin-top:14px;font-size:12px">${p.done ? 'Simpan resit ini sebagai bukti.' : 'Sila rujuk ejen untuk bantuan.'}<br>Terima kasih, jumpa lagi.</p><p style="margin-top:8px;font-size:11px">-- SALINAN PELANGGAN --</p></div>`,
    ),
});

export const papers = [kiambang, senduduk, ara, mengkudu];
