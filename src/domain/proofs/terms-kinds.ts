import type { Terms } from '#domain/proofs/terms.ts';

/** Shops print them, banks hardly ever: one alone says nothing, several do. */
export const SHOP: Terms = {
  english: [
    'tax invoice',
    'invoice',
    'cashier',
    'qty',
    'quantity',
    'item',
    'items',
    'subtotal',
    'sub total',
    'sub-total',
    'change',
    'tendered',
    'gst',
    'sst',
    'rounding',
    'table',
    'bill no',
    'receipt no',
    'thank you',
    'goods sold',
    'exchangeable',
    'tel',
    'fax',
    'cash',
    'discount',
    'pcs',
    'unit price',
    'disc',
  ],
  malay: ['sdn bhd', 'juruwang', 'kuantiti', 'tunai', 'baki tunai', 'diskaun', 'terima kasih', 'pembundaran'],
};

/** What asks for money instead of telling that it was sent. */
export const BILL: Terms = {
  english: ['tax invoice', 'invoice no', 'amount due', 'total due', 'bill date', 'please pay', 'due date'],
  malay: ['jumlah perlu dibayar', 'sila bayar', 'tarikh akhir bayaran', 'bil elektrik', 'bil air'],
};

/** The screen before the payment is sent. */
export const CONFIRM: Terms = {
  english: [
    'confirm transfer',
    'confirm payment',
    'confirm details',
    'about to transfer',
    'about to pay',
    'review and confirm',
    'review & confirm',
    'slide to',
    'swipe to',
    'request tac',
    'enter tac',
    'enter otp',
    'enter pin',
  ],
  malay: ['sahkan pemindahan', 'sahkan bayaran', 'sahkan pembayaran', 'minta tac', 'masukkan tac'],
};

/** The whole text of its button. */
export const CONFIRM_BUTTON: Terms = {
  english: ['confirm', 'pay now', 'proceed'],
  malay: ['sahkan', 'bayar sekarang', 'teruskan'],
};

/** How people talk to each other, and receipts do not. */
export const CHAT: Terms = {
  english: ['i', "i've", 'me', 'bro', 'sis', 'oi', 'pls', 'plz', 'tq', 'haha', 'hahaha', 'already'],
  malay: ['lah', 'leh', 'ah', 'eh', 'wei', 'dah', 'tau', 'nak'],
};

/** Names of programs that change pictures, as their files tell them. */
export const EDITORS = ['photoshop', 'canva', 'gimp', 'picsart', 'snapseed', 'lightroom', 'illustrator'];
