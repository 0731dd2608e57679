/** What stands on a request of one's own about its bill. */
export const ownBill = {
  attach: 'Attach the bill',
  change: 'Change bill',
  sending: 'Attaching the bill…',
  cut: 'No connection. The bill will be sent as soon as there is one.',
};
