/** The bill of a request, large (docs/product/money.md 'Who sees the bill'). */
export const openBill = {
  open: 'Open bill',
  title: (title: string) => `Bill: ${title}`,
  alt: (title: string) => `Bill of ${title}`,
  close: 'Close',
  loading: 'Loading the bill…',
  notLoaded: 'The bill could not be loaded.',
  again: 'Try again',
};
