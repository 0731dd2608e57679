import { useEffect, useRef, useState } from 'react';
import { fileOf, keptOf, type KeptFile } from '#web/proof/kept-file.ts';
import { isPdf, receiptOf, type Receipt } from '#web/proof/receipt-file.ts';
import { useReloaded } from '#web/ui/use-reloaded.ts';

/** A receipt that was chosen, and where the browser can show it; a PDF, and what only calls itself a picture, it cannot. */
export type ChosenReceipt = Receipt & { url: string | undefined };

function chosenOf(file: File): ChosenReceipt | { problem: string } {
  const receipt = receiptOf(file);
  if ('problem' in receipt) return receipt;
  return { ...receipt, url: isPdf(receipt) ? undefined : URL.createObjectURL(file) };
}

function chosenBefore(kept: KeptFile | null): ChosenReceipt | undefined {
  const chosen = kept && chosenOf(fileOf(kept));
  return chosen && !('problem' in chosen) ? chosen : undefined;
}

/** The receipt that is chosen but not settled yet. `refuse` hears why one was not taken. */
export function useReceipt(refuse: (problem: string) => void) {
  const [kept, keep] = useReloaded<KeptFile | null>('receipt', null);
  const [chosen, setChosen] = useState(() => chosenBefore(kept));
  const url = chosen?.url;
  useEffect(() => {
    if (url === undefined) return undefined;
    return () => URL.revokeObjectURL(url);
  }, [url]);

  const latest = useRef<File>(undefined);
  function keepFor(file: File | undefined) {
    latest.current = file;
    keep(null);
    void (file && keptOf(file).then((read) => latest.current === file && keep(read)));
  }

  function choose(file: File): boolean {
    const found = chosenOf(file);
    if ('problem' in found) {
      refuse(found.problem);
      return false;
    }
    setChosen(found);
    keepFor(file);
    return true;
  }

  return {
    chosen,
    choose,
    remove() {
      setChosen(undefined);
      keepFor(undefined);
    },
    onBroken: () => setChosen((before) => before && { ...before, url: undefined }),
  };
}
