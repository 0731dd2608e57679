import { useState } from 'react';
import { proofCheck as words } from '#words/payment-requester.ts';

type ReceiptProps = { name: string; picture: string; className?: string };

/** The picture of a proof, or that it cannot be seen. */
export function Receipt({ name, picture, className }: ReceiptProps) {
  const [broken, setBroken] = useState<string>();
  if (broken === picture)
    return <p className="px-3 py-10 text-center text-sm text-ink2">{words.notLoaded}</p>;
  return (
    <img src={picture} alt={words.receipt(name)} onError={() => setBroken(picture)} className={className} />
  );
}
