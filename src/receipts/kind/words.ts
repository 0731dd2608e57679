import { terms } from '#receipts/terms.ts';

/** Shops print these words, banks hardly ever. One alone says nothing, several do. */
export const SHOP = terms(
  `tax invoice, invoice, cashier, qty, quantity, item, items, subtotal, sub total, sub-total, change, tendered, gst, sst,
   rounding, table, bill no, receipt no, thank you, goods sold, exchangeable, tel, fax, cash, discount, pcs, unit price, disc`,
  `sdn bhd, juruwang, kuantiti, tunai, baki tunai, diskaun, terima kasih, pembundaran`,
);

/** Words that ask for money instead of reporting a payment. */
export const BILL = terms(
  `tax invoice, invoice no, amount due, total due, bill date, please pay, due date`,
  `jumlah perlu dibayar, sila bayar, tarikh akhir bayaran, bil elektrik, bil air`,
);

/** The screen before the payment is sent. */
export const CONFIRM = terms(
  `confirm transfer, confirm payment, confirm details, about to transfer, about to pay, review and confirm, review & confirm,
   slide to, swipe to, request tac, enter tac, enter otp, enter pin`,
  `sahkan pemindahan, sahkan bayaran, sahkan pembayaran, minta tac, masukkan tac`,
);

/** The whole text of the button there. */
export const CONFIRM_BUTTON = terms('confirm, pay now, proceed', 'sahkan, bayar sekarang, teruskan');

/** Words of people who talk to each other, which receipts do not use. */
export const CHAT = terms(
  `i, i've, me, bro, sis, oi, pls, plz, tq, haha, hahaha, already, ya, yup, yeah, yep, lol, hey, guys, gonna, last seen, typing,
   thanks, thx, ty, noted, ok, okay, omg, btw, just now, can you, did you, my share, just transferred, just paid, just sent,
   sent already, no worries, cool, sure`,
  `lah, leh, ah, eh, wei, dah, tau, nak, nanti, tadi, macam mana, ni, tu, kau, aku, awak, korang, jap, takpe, takde, kat, je,
   salam, ye, yer, dalam talian, baru je, dah bayar, dah hantar, bulan ni`,
);

/** How a page says that it moved no money. */
export const NO_RECEIPT = terms(
  `not a receipt, not a proof of payment, not proof of payment, not valid as proof of payment, not a payment, not a real,
   no real money, real transfers, move any money, move money for you, moves no money, move real money, owes you, marked by you,
   added by you, entered by you, for illustration, illustration only, illustrative purposes, for demonstration,
   for training purposes, automated test`,
  `bukan resit, bukan bukti bayaran, bukan bukti pembayaran, tidak sah sebagai bukti bayaran, tidak sah sebagai bukti pembayaran,
   bukan bayaran sebenar, bukan transaksi sebenar, berhutang, rekod sahaja, ditanda oleh anda, untuk ilustrasi, ilustrasi sahaja,
   tujuan latihan, tujuan demonstrasi, sekadar contoh, contoh sahaja`,
);

/** Money that arrived, and was not paid. */
export const INCOMING = terms(
  `you received, you have received, you've received, you just received, you got paid, you have been paid, you've been paid,
   paid you, sent you, money to you, payment to you, transfer to you, transferred you, to your account ending,
   credited to your account, credited into your account, deposited into your account, incoming transfer, incoming funds`,
  `anda menerima, wang kepada anda, duit kepada anda, bayaran kepada anda, pindahan kepada anda, anda telah menerima,
   anda baru menerima, anda terima, ke akaun anda, kepada akaun anda, wang masuk, duit masuk, pindahan masuk, membayar anda`,
);

/** Words of pages that were made only to show or to test something. */
export const SAMPLE = terms(
  `demo mode, demo account, demo version, test mode, test environment, test transaction, test system, sandbox,
   staging environment, training environment, training mode, practice mode, sample receipt, sample only, example receipt,
   for example only, specimen only`,
  `mod demo, akaun demo, mod latihan, mod ujian, persekitaran latihan, persekitaran ujian, contoh resit`,
);

/** The same as a whole heading. */
export const SAMPLE_TITLE = terms(
  'specimen, sample, demo, test, uat, staging, sandbox, example, training',
  'spesimen, contoh, latihan, ujian',
);

/** Programs that edit pictures or PDFs, without those that banks use to make or print receipts (iText, browsers, Adobe Acrobat). */
export const EDITORS: readonly string[] =
  `photoshop, canva, gimp, picsart, snapseed, lightroom, illustrator, ilovepdf, sejda, smallpdf, pdf24, soda pdf, sodapdf,
   pdfescape, dochub, pdf candy, pdfcandy, pdffiller, foxit phantom, foxit pdf editor, foxit editor, nitro p, pdf-xchange editor,
   pdf-xchange viewer, xodo, pdfelement, wondershare, pdf expert, master pdf editor, pdfgear, updf, paper capture, inkscape`.split(
    /,\s+/,
  );
