import { useSyncExternalStore } from 'react';

/** A bill on its way to its request; `sent` of it has left, 0 to 1. Whoever leaves the list and comes back finds it still. */
export type BillSending = {
  file: File;
  /** The same for each try: a lost answer makes no second bill. */
  billId: string;
  state: { sent: number; cut: boolean } | { failed: string };
};

const sendings = new Map<string, BillSending>();
const listeners = new Set<() => void>();

/** Undefined once it has arrived, or is given up. */
export function setSending(paymentId: string, sending: BillSending | undefined) {
  if (sending) sendings.set(paymentId, sending);
  else sendings.delete(paymentId);
  for (const listener of listeners) listener();
}

export const sendingOf = (paymentId: string) => sendings.get(paymentId);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSending = (paymentId: string): BillSending | undefined =>
  useSyncExternalStore(subscribe, () => sendings.get(paymentId));
