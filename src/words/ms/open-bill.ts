/** The bill of a request, large (docs/product/money.md 'Who sees the bill'). */
export const openBill = {
  open: 'Buka bil',
  title: (title: string) => `Bil: ${title}`,
  alt: (title: string) => `Bil untuk ${title}`,
  close: 'Tutup',
  loading: 'Memuatkan bil…',
  notLoaded: 'Bil tidak dapat dimuatkan.',
  again: 'Cuba lagi',
};
