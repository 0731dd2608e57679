// One page of each kind that tells of money and the person, and is no receipt of a transfer to them.
import { DATES, MONEY, REFERENCES, TIMES } from '#test/receipts/drawing/formats.ts';
import {
  FONTS,
  look,
  pageOf,
  phoneBar,
  rowsOf,
  speckle,
  tableOf,
  tabs,
} from '#test/receipts/drawing/page.ts';
import type { Look, Printed } from '#test/receipts/drawing/receipt.ts';

const LATO = "Lato, 'Liberation Sans', sans-serif";

/** As people write a number out by hand: none of it hidden. */
const written = (p: Printed, what: string) =>
  `${p.below(9_000, what) + 1_000}${p.below(900_000, `${what} too`) + 100_000}`;

/** The month's list in an app, newest first; the payment stands among shops and a salary. */
const activity: Look = look({
  name: 'lembayung-activity',
  page: 'history',
  language: 'mixed',
  dark: true,
  names: 'title',
  money: MONEY.tight,
  date: DATES.weekday,
  time: TIMES.lower,
  draw: (p) => {
    const item = (sign: string, name: string, about: string, sum: string, comesIn = false) =>
      `<div class="i"><span class="o">${sign}</span><div style="flex:1"><b>${name}</b><p class="k">${about}</p></div><b style="color:${comesIn ? '#6fdc9b' : '#f3eefb'};white-space:nowrap">${comesIn ? '+' : '−'}${sum}</b></div>`;
    const day = (name: string) => `<p class="k" style="padding:16px 20px 4px">${name}</p>`;
    const chips = ['Semua / All', 'Masuk', 'Keluar', 'KilatNow'].map(
      (name, place) =>
        `<span class="c" style="${place ? '' : 'background:#8f6fe0;color:#fff'}">${name}</span>`,
    );
    return pageOf(
      `body{font-family:${FONTS.round};background:#17121f;color:#f3eefb}.i{display:flex;gap:12px;align-items:center;margin:6px 14px;padding:12px;border-radius:14px;background:#221b2e}.o{width:38px;height:38px;border-radius:50%;background:#3b2f52;text-align:center;line-height:38px;font-weight:700}.k{color:#a79bbb;font-size:12px}.c{border-radius:16px;background:#2b2239;padding:6px 13px;font-size:12px;margin-right:6px;color:#cfc3e2}`,
      `${phoneBar(p.clock, '#fff', 41)}<div style="padding:14px 20px 12px;display:flex;justify-content:space-between;align-items:end"><b style="font-size:24px">Aktiviti</b><span class="k">Baki akaun ${p.balance}</span></div><div style="padding:0 14px">${chips.join('')}</div>
      ${day('Hari ini / Today')}${item('W', 'Warung Tepi Sawah', 'KilatNow QR &middot; Makan & minum', p.money(1_240))}
      ${day(p.date)}${item('K', p.recipient, `KilatNow transfer &middot; ${p.time}<br>${p.memo}`, p.amount)}${item('P', 'Pasar Mini Bunga Raya', 'Debit card &middot; Barang dapur', p.money(6_385))}
      ${day(p.daysBefore(2))}${item('G', 'Kilang Payung Sdn Bhd', 'Gaji / Salary', p.money(284_000), true)}${item('S', 'Simpanan automatik', 'Ke tabung anda sendiri', p.money(20_000))}${item('T', 'Tol Jalan Bukit', 'Tag kenderaan', p.money(560))}
      ${tabs(['Utama', 'Aktiviti', 'Bayar', 'Tabung', 'Saya'], '#a79bbb')}`,
    );
  },
});

/** A condominium's bill, with the slip below to be torn off and handed in with the money. */
const maintenance: Look = look({
  name: 'pangsapuri-bil',
  page: 'bill',
  language: 'ms',
  medium: 'letter',
  width: 794,
  scale: 1.25,
  formats: ['pdf', 'png', 'jpg'],
  date: DATES.longMalay,
  reference: REFERENCES.lettersFirst,
  draw: (p) => {
    const sinking = Math.round(p.sen / 11);
    return pageOf(
      `body{font-family:${FONTS.book};font-size:13px;background:#fff;color:#1e2a22}table{width:100%;border-collapse:collapse;margin-top:18px}td{padding:9px 12px;border:1px solid #b9c8bd}td.v{text-align:right}td.k{width:460px}.slip{border-top:2px dashed #667;margin-top:40px;padding-top:22px;display:flex;gap:30px}.row{display:flex;padding:5px 0}.k{width:130px;color:#566}`,
      `<div style="padding:46px 52px"><div style="display:flex;justify-content:space-between;border-bottom:4px double #2f6b48;padding-bottom:14px"><div><b style="font-size:19px;color:#2f6b48">Badan Pengurusan Pangsapuri Rimba Tenang</b><p>Pejabat Pengurusan, Aras Bawah Blok C</p></div><b style="font-size:22px">BIL</b></div>
      <div style="display:flex;justify-content:space-between;margin-top:22px"><div>Kepada:<br><b>${p.recipient}</b><br>Unit C-${p.below(20, 'floor') + 1}-0${p.below(8, 'unit') + 1}</div><div>No. Bil: ${p.reference}<br>Tarikh: ${p.date}<br>Bayar sebelum: ${p.daysBefore(-14)}</div></div>
      ${tableOf([
        ['<b>Perkara</b>', '<b>Amaun</b>'],
        ['Caj penyelenggaraan bulanan', p.money(p.sen - sinking)],
        ['Kumpulan wang penjelas', p.money(sinking)],
        ['Tunggakan bulan lepas', p.nothing],
        ['<b>JUMLAH PERLU DIBAYAR</b>', `<b style="font-size:16px">${p.amount}</b>`],
      ])}<p style="margin-top:16px">Bayaran bulan lepas telah diterima dengan terima kasih. Caj lewat 10% setahun dikenakan selepas tarikh akhir.</p>
      <div class="slip"><div style="flex:1"><b>SLIP BAYARAN</b> (sila sertakan bersama bayaran)${rowsOf([
        ['Nama pemilik', p.recipient],
        ['No. Bil', p.reference],
        ['Bank', `${p.bank} ${written(p, 'account')}`],
        ['Amaun', `<b>${p.amount}</b>`],
      ])}</div>${speckle(p.below, 21, 110)}</div></div>`,
    );
  },
});

/** A list kept in a notes app by whoever owes. */
const duties: Look = look({
  name: 'nota-hutang',
  page: 'note',
  language: 'mixed',
  names: 'title',
  scale: 2,
  money: MONEY.plainTight,
  date: DATES.shortMalay,
  draw: (p) => {
    const line = (done: boolean, text: string) =>
      `<div style="display:flex;gap:12px;padding:8px 0"><span style="width:21px;height:21px;flex:none;border-radius:50%;border:2px solid #d9a21b;background:${done ? '#d9a21b' : '#fff'};color:#fff;text-align:center;line-height:18px;font-size:13px">${done ? '✓' : ''}</span><span>${text}</span></div>`;
    return pageOf(
      `body{font-family:${FONTS.sans};font-size:17px;background:#fff;color:#222}`,
      `${phoneBar(p.clock, '#111', 92)}<div style="display:flex;justify-content:space-between;padding:12px 18px;color:#c98f0c"><span>‹ Notes</span><span>Done</span></div><div style="padding:0 22px"><p style="text-align:center;color:#999;font-size:12px">${p.date}, ${p.time}</p><b style="display:block;font-size:25px;margin:8px 0 10px">Bulan ni &ndash; rumah</b>
      ${line(true, `Transfer ${p.recipient} ${p.amount} (${p.memo}) &ndash; paid ${p.date}`)}${line(true, `${p.bank} ${written(p, 'account')}`)}${line(true, `ref ${p.reference}`)}${line(false, 'Gas &ndash; tanya Kak Ros')}${line(false, `Internet ${p.money(12_900)}, due 21hb`)}${line(false, 'Beli mentol bilik air')}
      <p style="margin-top:18px;color:#444">Kalau tak cukup, tolak dari tabung raya dulu. Jumlah semua ${p.money(p.sen + 12_900)}</p></div>`,
    );
  },
});

/** A talk between housemates; the money is only spoken of. */
const talk: Look = look({
  name: 'burung-chat',
  page: 'chat',
  language: 'mixed',
  dark: true,
  names: 'title',
  scale: 2,
  money: MONEY.tight,
  date: DATES.slashes,
  time: TIMES.lower,
  draw: (p) => {
    const said = (mine: boolean, text: string, more = '') =>
      `<div class="m ${mine ? 'mine' : ''}">${more}${text}<div class="t">${p.clock}${mine ? ' <span style="color:#5fc9f0">✓✓</span>' : ''}</div></div>`;
    const wave = Array.from(
      { length: 26 },
      (_, place) =>
        `<i style="width:3px;height:${5 + p.below(20, `wave ${place}`)}px;background:#9fb2bd;border-radius:2px"></i>`,
    );
    return pageOf(
      `body{font-family:${LATO};font-size:15px;background:#0c1519;color:#e6edf0}.m{background:#1d2a31;border-radius:3px 14px 14px 14px;padding:9px 12px 5px;margin:7px 14px;max-width:300px;width:fit-content}.mine{background:#1c4a5a;margin-left:auto;border-radius:14px 3px 14px 14px}.t{font-size:10px;color:#9fb2bd;text-align:right}`,
      `${phoneBar(p.clock, '#fff', 27, '#14222a')}<div style="background:#14222a;padding:10px 16px 14px;display:flex;gap:12px;align-items:center"><span style="font-size:22px">‹</span><span style="width:38px;height:38px;border-radius:50%;background:#e08a54;text-align:center;line-height:38px;font-weight:700">${p.recipient.slice(0, 1)}</span><div><b>${p.recipient}</b><div style="font-size:11px;color:#9fb2bd">online</div></div></div><div style="text-align:center;margin:12px"><span style="background:#1d2a31;border-radius:10px;font-size:11px;padding:4px 12px">${p.date}</span></div>
      ${said(false, `weh, ${p.memo} tu ${p.amount} eh. acc ${p.bank} ${written(p, 'account')}`)}${said(true, 'okok kejap')}${said(true, `Dah transfer ${p.amount} ✅ successful, ${p.time} tadi`)}${said(true, `no ruj ${p.reference}`)}${said(false, 'tak masuk lagi pun? screenshot boleh')}${said(true, '', `<div style="display:flex;gap:2px;align-items:center;height:30px;width:220px"><span style="margin-right:8px">▶</span>${wave.join('')}<span class="t" style="margin-left:8px">0:14</span></div>`)}${said(true, 'line slow ni, nanti aku hantar resit')}${said(false, 'haha boleh 👍')}
      <div style="margin:26px 14px;border-radius:22px;background:#1d2a31;padding:12px 18px;color:#8fa1ab">Message</div>`,
    );
  },
});

/** A laundry's slip: the person is its customer, and paid by card. */
const laundry: Look = look({
  name: 'dobi-slip',
  page: 'shop receipt',
  language: 'mixed',
  medium: 'paper',
  width: 340,
  scale: 2,
  formats: ['jpg', 'png', 'jpg'],
  money: MONEY.plainTight,
  date: DATES.shortSlashes,
  time: TIMES.minutes,
  reference: REFERENCES.endsInLetter,
  draw: (p) => {
    const wash = Math.round(p.sen * 0.7);
    const line = (label: string, sum: string) =>
      `<div style="display:flex;justify-content:space-between;gap:10px"><span>${label}</span><span style="white-space:nowrap">${sum}</span></div>`;
    return pageOf(
      `body{background:#f4f2ec;color:#35353b;font:14px/1.65 ${FONTS.terminal};padding:26px 20px 40px}hr{border:0;border-top:1px dashed #667;margin:8px 0}`,
      `<div style="text-align:center"><b style="font-size:19px">DOBI BUIH PUTIH</b><br>Jalan Kenari 4, Taman Seri Embun<br>RESIT RASMI / OFFICIAL RECEIPT</div><hr>${line('No.', p.reference)}${line('Tarikh', `${p.date} ${p.time}`)}<div>Pelanggan / Customer:</div><b>${p.recipient}</b><hr>${line('Cuci &amp; lipat 7kg', p.money(wash))}${line('Gosok baju 6 hlai', p.money(p.sen - wash))}<hr><b style="font-size:17px">${line('JUMLAH/TOTAL', p.amount)}</b><hr>${line('Kad debit', `**** ${p.below(9_000, 'card') + 1_000}`)}${line('Kod kelulusan', `${p.below(900_000, 'code') + 100_000}`)}<div style="text-align:center;margin-top:8px"><b>LULUS - APPROVED</b><br>TERIMA KASIH<br>Ambil pakaian dalam 14 hari</div>`,
    );
  },
});

/** Money that the person sent back to whoever uploads it. */
const returned: Look = look({
  name: 'kelip-pulang',
  page: 'refund',
  language: 'ms',
  medium: 'wallet',
  names: 'title',
  money: MONEY.tight,
  date: DATES.weekdayMalay,
  time: TIMES.malay,
  reference: REFERENCES.mixed,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.wide};font-size:12.5px;background:#eef4ff;color:#14233d}.row{display:flex;justify-content:space-between;gap:18px;padding:11px 0;border-bottom:1px solid #e3eaf6}.k{color:#6d7c96;white-space:nowrap}.v{text-align:right;font-weight:700}`,
      `<div style="background:linear-gradient(160deg,#1c6dd0,#39b3c9);color:#fff;padding-bottom:70px">${phoneBar(p.clock, '#fff', 66)}<div style="padding:14px 20px;text-align:center;font-weight:700;font-size:15px">Butiran transaksi</div></div><div style="background:#fff;border-radius:18px;margin:-52px 16px 18px;padding:24px 20px"><div style="text-align:center"><svg width="54" height="54" viewBox="0 0 24 24" style="background:#1f9d67;border-radius:50%;padding:9px"><path d="M5 13l5 5L20 7" fill="none" stroke="#fff" stroke-width="3"/></svg><div style="margin-top:10px;font-size:14px">Bayaran balik diterima</div><div style="font-size:30px;font-weight:700;margin:4px 0 16px;color:#1f9d67">+ ${p.amount}</div></div>${rowsOf(
        [
          ['Daripada', p.recipient],
          ['Kaedah', 'Baki Kelip'],
          ['Sebab', `Terlebih bayar: ${p.memo}`],
          ['Tarikh', `${p.date}<br>${p.time}`],
          ['ID transaksi', p.reference],
          ['Status', 'Berjaya dipulangkan'],
          ['Baki terkini', p.balance],
        ],
      )}</div><div style="text-align:center;color:#1c6dd0;font-weight:700;padding:8px 0 30px">Kongsi &nbsp;&nbsp;·&nbsp;&nbsp; Bantuan</div>`,
    ),
});

export const strangers = [activity, maintenance, duties, talk, laundry, returned];
