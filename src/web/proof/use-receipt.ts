import { useEffect, useRef, useState } from 'react';
import { isPdf, receiptOf, type Receipt } from '#web/proof/receipt-file.ts';
import { showToast } from '#web/ui/toast.ts';
import { useDroppedFile } from '#web/ui/use-dropped-file.ts';
import { useReloadedFile } from '#web/ui/use-reloaded-file.ts';

/** A receipt that was chosen, and where the browser can show it; a PDF, and what only calls itself a picture, it cannot. */
export type ChosenReceipt = Receipt & { url: string | undefined };

function chosenOf(file: File): ChosenReceipt | { problem: string } {
  const receipt = receiptOf(file);
  if ('problem' in receipt) return receipt;
  return { ...receipt, url: isPdf(receipt) ? undefined : URL.createObjectURL(file) };
}

/** The receipt that is chosen but not settled yet, and what its field is told. `isOpen`: one may be chosen now. */
export function useReceipt(isOpen: boolean) {
  const input = useRef<HTMLInputElement>(null);
  const keep = useReloadedFile('receipt', choose);
  const [chosen, setChosen] = useState<ChosenReceipt>();
  const [problem, setProblem] = useState<string>();
  const over = useDroppedFile((file) => {
    if (isOpen) choose(file);
  });
  const url = chosen?.url;
  useEffect(() => {
    if (url === undefined) return undefined;
    return () => URL.revokeObjectURL(url);
  }, [url]);

  function refuse(text: string) {
    setProblem(text);
    showToast({ kind: 'error', text });
    input.current?.focus();
  }

  function choose(file: File) {
    const found = chosenOf(file);
    if ('problem' in found) {
      refuse(found.problem);
      return;
    }
    setProblem(undefined);
    setChosen(found);
    keep(file);
  }

  function remove() {
    setChosen(undefined);
    keep(undefined);
  }

  return {
    chosen,
    refuse,
    remove,
    field: {
      chosen,
      problem,
      over,
      input,
      onChoose: choose,
      onRemove() {
        // The button goes with the file.
        input.current?.focus();
        remove();
      },
      onBroken: () => setChosen((before) => before && { ...before, url: undefined }),
    },
  };
}
