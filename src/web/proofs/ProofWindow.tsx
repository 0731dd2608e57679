import { useState } from 'react';
import { proofCheck as words } from '#words/money.ts';
import { Dialog } from '#web/ui/windows/dialog.tsx';

type PictureProps = { name: string; picture: string; className?: string };

/** The picture of a proof, or a message that it cannot be shown. */
export function ProofPicture({ name, picture, className }: PictureProps) {
  const [broken, setBroken] = useState<string>();
  if (broken === picture)
    return <p className="px-3 py-10 text-center text-sm text-ink2">{words.notLoaded}</p>;
  return (
    <img src={picture} alt={words.proof(name)} onError={() => setBroken(picture)} className={className} />
  );
}

type ProofWindowProps = { open: boolean; onClose: () => void; name: string; picture: string };

/** The picture of a proof, large. */
export const ProofWindow = ({ open, onClose, name, picture }: ProofWindowProps) => (
  <Dialog open={open} onClose={onClose} title={words.proof(name)} closeLabel={words.close}>
    <ProofPicture name={name} picture={picture} className="w-full rounded-sm border border-line" />
  </Dialog>
);
