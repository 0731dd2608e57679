import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import type { Debtor } from '#contract/payments.ts';
import { proofCheck as words } from '#words/payment-requester.ts';
import { Receipt } from '#web/money/Receipt.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { LazyDialog, warmUp } from '#web/ui/windows/lazy-windows.tsx';

/** By what a line became paid, as long as it is kept; to its debtor what they sent. */
export function PaidProof({ debtor, nameId }: { debtor: Debtor; nameId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const picture = debtor.receipt ?? debtor.proof?.picture;
  if (!picture) return null;
  return (
    <>
      <Button
        size="small"
        variant="ghost"
        icon={<ReceiptText size={14} aria-hidden />}
        className="min-h-8 gap-1.5! px-2.5! font-medium"
        aria-describedby={nameId}
        {...warmUp}
        onClick={() => setIsOpen(true)}
      >
        {debtor.receipt ? words.seeOwn : words.see}
      </Button>
      <ReceiptWindow
        open={isOpen}
        onClose={() => setIsOpen(false)}
        name={debtor.displayName}
        picture={picture}
      />
    </>
  );
}

type ReceiptWindowProps = { open: boolean; onClose: () => void; name: string; picture: string };

/** The receipt, large. */
export const ReceiptWindow = ({ open, onClose, name, picture }: ReceiptWindowProps) => (
  <LazyDialog open={open} onClose={onClose} title={words.receipt(name)} closeLabel={words.close}>
    <Receipt name={name} picture={picture} className="w-full rounded-sm border border-line" />
  </LazyDialog>
);
