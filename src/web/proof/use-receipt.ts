import { useEffect, useState } from 'react';
import { isPdf, receiptOf, type Receipt } from '#web/proof/receipt-file.ts';

/** A receipt that was chosen, and where the browser can show it; a PDF, and what only calls itself a picture, it cannot. */
export type ChosenReceipt = Receipt & { url: string | undefined };

/** The receipt that is chosen but not settled yet. `refuse` hears why one was not taken. */
export function useReceipt(refuse: (problem: string) => void) {
  const [chosen, setChosen] = useState<ChosenReceipt>();
  const url = chosen?.url;
  useEffect(() => {
    if (url === undefined) return undefined;
    return () => URL.revokeObjectURL(url);
  }, [url]);

  function choose(file: File): boolean {
    const receipt = receiptOf(file);
    if ('problem' in receipt) refuse(receipt.problem);
    else setChosen({ ...receipt, url: isPdf(receipt) ? undefined : URL.createObjectURL(file) });
    return !('problem' in receipt);
  }

  return {
    chosen,
    choose,
    remove: () => setChosen(undefined),
    onBroken: () => setChosen((before) => before && { ...before, url: undefined }),
  };
}
