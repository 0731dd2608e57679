import { useEffect, useState } from 'react';
import { isPdf, receiptOf, type Receipt } from '#web/proof/receipt-file.ts';
import { useReloadedFile } from '#web/ui/use-reloaded-file.ts';

/** A receipt that was chosen, and where the browser can show it; a PDF, and what only calls itself a picture, it cannot. */
export type ChosenReceipt = Receipt & { url: string | undefined };

function chosenOf(file: File): ChosenReceipt | { problem: string } {
  const receipt = receiptOf(file);
  if ('problem' in receipt) return receipt;
  return { ...receipt, url: isPdf(receipt) ? undefined : URL.createObjectURL(file) };
}

/** The receipt that is chosen but not settled yet. `refuse` hears why one was not taken. */
export function useReceipt(refuse: (problem: string) => void) {
  const keep = useReloadedFile('receipt', choose);
  const [chosen, setChosen] = useState<ChosenReceipt>();
  const url = chosen?.url;
  useEffect(() => {
    if (url === undefined) return undefined;
    return () => URL.revokeObjectURL(url);
  }, [url]);

  function choose(file: File): boolean {
    const found = chosenOf(file);
    if ('problem' in found) {
      refuse(found.problem);
      return false;
    }
    setChosen(found);
    keep(file);
    return true;
  }

  return {
    chosen,
    choose,
    remove() {
      setChosen(undefined);
      keep(undefined);
    },
    onBroken: () => setChosen((before) => before && { ...before, url: undefined }),
  };
}
