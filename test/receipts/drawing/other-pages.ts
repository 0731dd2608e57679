import { DATES, MONEY, TIMES } from '#test/receipts/drawing/formats.ts';
import { FONTS, look, pageOf, phoneBar, rowsOf, tableOf } from '#test/receipts/drawing/page.ts';
import type { Look } from '#test/receipts/drawing/receipt.ts';

// Makers of pages that people upload instead of a receipt.

export const beforeSending = (own: Pick<Look, 'name' | 'language' | 'dark'>, words: string[]): Look => {
  const [title, lead, to, account, when, reference, confirm, cancel] = words;
  return look({
    ...own,
    page: 'before sending',
    date: own.language === 'ms' ? DATES.longMalay : DATES.short,
    draw: (p) =>
      pageOf(
        `body{font-family:${own.dark ? FONTS.sans : FONTS.round};background:${own.dark ? '#16191f' : '#fff'};color:${own.dark ? '#eef1f5' : '#1d232b'}}.row{padding:11px 20px}.k{color:#8a93a0;font-size:13px}.v{font-weight:600;font-size:15px}`,
        `${phoneBar(p.clock, own.dark ? '#fff' : '#111')}<div style="padding:16px 20px;font-size:21px;font-weight:700">${title}</div><div style="padding:0 20px;color:#8a93a0">${lead}</div><div style="padding:2px 20px 10px;font-size:33px;font-weight:700">${p.amount}</div>${rowsOf(
          [
            [to ?? '', `${p.recipient}<br>${p.bank}`],
            [account ?? '', p.account],
            [when ?? '', p.date],
            [reference ?? '', p.memo],
            ...p.decoy,
          ],
        )}<div style="text-align:center;margin:34px 0 40px"><span style="background:#0f766e;color:#fff;border-radius:26px;padding:14px 96px;font-weight:700">${confirm}</span><p style="margin-top:26px">${cancel}</p></div>`,
      ),
  });
};

export const chat = (
  own: Pick<Look, 'name' | 'language'>,
  colours: [string, string, string],
  lines: (p: Parameters<Look['draw']>[0]) => string[],
): Look =>
  look({
    ...own,
    page: 'chat',
    names: 'title',
    scale: 2,
    money: MONEY.tight,
    date: DATES.slashes,
    draw: (p) =>
      pageOf(
        `body{font-family:${FONTS.sans};background:${colours[0]};color:#222;min-height:720px}.m{border-radius:12px;padding:8px 12px;max-width:76%;margin:8px 14px;background:#fff;width:fit-content}.m:nth-child(even){margin-left:auto;background:${colours[1]}}`,
        `${phoneBar(p.clock, '#fff', 60, colours[2])}<div style="background:${colours[2]};color:#fff;padding:12px 18px;font-weight:700">‹ &nbsp; ${p.recipient}<div style="font-weight:400;font-size:11px">last seen today at ${p.clock}</div></div><div style="padding-top:8px">${lines(
          p,
        )
          .map(
            (text) =>
              `<div class="m">${text} <span style="font-size:10px;color:#777">${p.clock}</span></div>`,
          )
          .join('')}</div>`,
      ),
  });

export const bill = (own: Pick<Look, 'name' | 'language'>, words: string[]): Look => {
  const [issuer, title, holder, day, number, charges, previous, total, note] = words;
  return look({
    ...own,
    page: 'bill',
    medium: 'letter',
    width: 794,
    scale: 1.25,
    formats: ['png', 'pdf', 'jpg'],
    date: own.language === 'ms' ? DATES.longMalay : DATES.slashes,
    draw: (p) =>
      pageOf(
        `body{font-family:${FONTS.sans};background:#fff;color:#222}table{width:100%;border-collapse:collapse;margin-top:20px}td{padding:9px;border-bottom:1px solid #ddd}.v{text-align:right}`,
        `<div style="padding:44px"><b style="font-size:22px;color:#31708e">${issuer}</b><h1 style="font-size:20px;margin:18px 0">${title}</h1><p>${holder}: ${p.recipient}</p><p>${day}: ${p.date}</p><p>${number}: ${p.reference}</p>${tableOf(
          [
            [charges ?? '', p.amount],
            [previous ?? '', p.nothing],
            [`<b>${total}</b>`, `<b>${p.amount}</b>`],
          ],
        )}<p style="margin-top:30px;color:#777">${note}</p></div>`,
      ),
  });
};

export const till = (own: Pick<Look, 'name' | 'language'>, shop: string, font: string): Look =>
  look({
    ...own,
    page: 'shop receipt',
    medium: 'paper',
    width: 330,
    scale: 2,
    formats: ['jpg', 'jpg', 'png'],
    date: DATES.slashes,
    time: TIMES.minutes,
    draw: (p) => {
      const ms = own.language === 'ms';
      const cash = Math.ceil(p.sen / 5_000) * 5_000;
      const rice = Math.round(p.sen * 0.6);
      const line = (label: string, sum: string) => label.padEnd(18) + sum.padStart(14);
      const lines = [
        `<center><b>${shop}</b><br>${ms ? 'RESIT' : 'TAX INVOICE'}</center>`,
        line(`${p.date} ${p.time}`, ms ? 'JURUWANG 04' : 'CASHIER 04'),
        `${ms ? 'BIL NO' : 'INVOICE NO'}: ${p.reference}`,
        ms ? 'BARANG        KTT          HARGA' : 'ITEM          QTY          PRICE',
        '--------------------------------',
        line(ms ? 'BERAS 10KG     2' : 'RICE 10KG      2', p.money(rice)),
        line(ms ? 'LAIN-LAIN      5' : 'OTHERS         5', p.money(p.sen - rice)),
        '--------------------------------',
        line(ms ? 'JUMLAH KECIL' : 'SUBTOTAL', p.amount),
        `<b>${line(ms ? 'JUMLAH' : 'TOTAL', p.amount)}</b>`,
        line(ms ? 'TUNAI' : 'CASH', p.money(cash)),
        line(ms ? 'BAKI' : 'CHANGE', p.money(cash - p.sen)),
        `<center>${ms ? 'TERIMA KASIH<br>SILA DATANG LAGI' : 'THANK YOU<br>GOODS SOLD ARE NOT RETURNABLE'}</center>`,
      ];
      return pageOf(
        `body{background:#efece5;color:#2e2e33}pre{font:15px/1.7 ${font};padding:22px 18px;white-space:pre-wrap}`,
        `<pre>${lines.join('\n')}</pre>`,
      );
    },
  });

export const balance = (own: Pick<Look, 'name' | 'language' | 'dark'>, words: string[]): Look =>
  look({
    ...own,
    page: 'balance',
    draw: (p) =>
      pageOf(
        `body{font-family:${FONTS.round};background:${own.dark ? '#101418' : '#f2f5f7'};color:${own.dark ? '#eee' : '#1a2026'}}.card{margin:14px 16px;border-radius:16px;padding:18px;background:${own.dark ? '#1d242b' : '#fff'}}.k{color:#8893a0;font-size:13px}`,
        `${phoneBar(p.clock, own.dark ? '#fff' : '#111')}<div style="padding:14px 20px;font-size:20px;font-weight:700">${words[0]}, ${p.recipient}</div><div class="card"><div class="k">${words[1]}</div><div style="font-size:32px;font-weight:700">${p.amount}</div><div class="k">${p.ownAccount}</div></div><div class="card"><div class="k">${words[2]}</div><div style="font-size:20px">${p.balance}</div></div><div class="card"><b>${words[3]}</b><p class="k" style="margin-top:6px">${p.date} ${p.time}</p></div>`,
      ),
  });

export const history = (own: Pick<Look, 'name' | 'language' | 'dark'>, words: string[]): Look =>
  look({
    ...own,
    page: 'history',
    date: own.language === 'ms' ? DATES.shortMalay : DATES.short,
    draw: (p) => {
      const items: [string, string, string][] = [
        [p.date, p.recipient, `- ${p.amount}`],
        [p.daysBefore(1), 'PASAR MINI BUNGA RAYA', `- ${p.money(8_210)}`],
        [p.daysBefore(1), words[2] ?? '', `+ ${p.money(320_000)}`],
        [p.daysBefore(2), 'WARUNG TEPI SAWAH', `- ${p.money(1_100)}`],
        [p.daysBefore(4), 'BENGKEL DUA RODA', `- ${p.money(6_000)}`],
      ];
      return pageOf(
        `body{font-family:${FONTS.sans};background:${own.dark ? '#121212' : '#fff'};color:${own.dark ? '#eee' : '#222'}}.i{display:flex;justify-content:space-between;padding:14px 20px;border-bottom:1px solid #8883}.k{color:#8a8a8a;font-size:12px}`,
        `${phoneBar(p.clock, own.dark ? '#fff' : '#111')}<div style="padding:16px 20px;font-size:20px;font-weight:700">${words[0]}</div><div style="padding:0 20px 10px" class="k">${words[1]}<br><b style="font-size:22px;color:${own.dark ? '#fff' : '#111'}">${p.balance}</b></div>${items.map(([day, name, sum]) => `<div class="i"><span><b>${name}</b><br><span class="k">${day}</span></span><b>${sum}</b></div>`).join('')}`,
      );
    },
  });

export const refund = (own: Pick<Look, 'name' | 'language'>, words: string[]): Look =>
  look({
    ...own,
    page: 'refund',
    medium: 'wallet',
    date: own.language === 'ms' ? DATES.longMalay : DATES.american,
    draw: (p) =>
      pageOf(
        `body{font-family:${FONTS.wide};font-size:12px;background:#fff;color:#222}.row{display:flex;justify-content:space-between;padding:10px 20px;border-bottom:1px solid #eee}.k{color:#777}`,
        `${phoneBar(p.clock, '#222')}<div style="padding:24px 20px;text-align:center"><div style="font-size:18px;font-weight:700">${words[0]}</div><div style="font-size:32px;font-weight:700;color:#5a6b8c">+${p.amount}</div><p>${words[1]}</p></div>${rowsOf(
          [
            [words[2] ?? '', p.recipient],
            [words[3] ?? '', `${p.date} ${p.time}`],
            [words[4] ?? '', p.reference],
          ],
        )}`,
      ),
  });

export const note = (
  own: Pick<Look, 'name' | 'language'>,
  text: (p: Parameters<Look['draw']>[0]) => string,
): Look =>
  look({
    ...own,
    page: 'note',
    scale: 2,
    draw: (p) =>
      pageOf(
        `body{font-family:${FONTS.serif};background:#fffbe8;color:#222;font-size:19px;line-height:1.7;min-height:600px}`,
        `<div style="padding:40px 28px">${text(p)}</div>`,
      ),
  });
