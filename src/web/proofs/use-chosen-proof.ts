import { useEffect, useRef, useState } from 'react';
import { kindOf, sizeProblemOf } from '#web/calls/upload.ts';
import { showToast } from '#web/ui/windows/toast.ts';
import { useDroppedFile, useReloadSafeFile } from '#web/ui/hooks/files.ts';

/** A chosen receipt, whether it is a PDF, and its address for the browser, if that can show it. */
export type ChosenProof = { file: File; isPdf: boolean; url: string | undefined };

const shownOf = ({ file, isPdf }: Pick<ChosenProof, 'file' | 'isPdf'>): ChosenProof => ({
  file,
  isPdf,
  url: isPdf ? undefined : URL.createObjectURL(file),
});

/** The receipt that is chosen but not settled, with the props of its field. `isOpen`: a file can be chosen now. */
export function useChosenProof(isOpen: boolean) {
  const input = useRef<HTMLInputElement>(null);
  const storeForReload = useReloadSafeFile('proof', choose);
  const [proof, setProof] = useState<ChosenProof>();
  const latest = useRef<File>(undefined);
  const [problem, setProblem] = useState<string>();
  const over = useDroppedFile((file) => {
    if (isOpen) choose(file);
  });
  const url = proof?.url;
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
    const wrongSize = sizeProblemOf(file);
    if (wrongSize !== undefined) {
      refuse(wrongSize);
      return;
    }
    setProblem(undefined);
    latest.current = file;
    setProof({ file, isPdf: false, url: undefined });
    storeForReload(file);
    void show(file, proof);
  }

  /** Reads the first bytes. Shows the file, which is selected already, or goes back to the earlier choice if its kind is wrong. */
  async function show(file: File, before: ChosenProof | undefined) {
    const { mimeType, problem: wrongKind } = await kindOf(file);
    if (latest.current !== file) return;
    if (wrongKind !== undefined) {
      latest.current = before?.file;
      setProof(before && shownOf(before));
      storeForReload(before?.file);
      refuse(wrongKind);
      return;
    }
    setProof(shownOf({ file, isPdf: mimeType === 'application/pdf' }));
  }

  function remove() {
    latest.current = undefined;
    setProof(undefined);
    storeForReload(undefined);
  }

  return {
    proof,
    refuse,
    remove,
    field: {
      chosen: proof,
      problem,
      over,
      input,
      onChoose: choose,
      onRemove() {
        // The button is removed with the file.
        input.current?.focus();
        remove();
      },
      onBroken: () => setProof((before) => before && { ...before, url: undefined }),
    },
  };
}
