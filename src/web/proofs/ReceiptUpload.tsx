import { proofPage, proofProblems } from '#words/proof-page.ts';
import { ReceiptField } from '#web/proofs/ReceiptField.tsx';
import type { useReceipt } from '#web/proofs/use-receipt.ts';
import { Button } from '#web/ui/controls/button.tsx';

type ReceiptUploadProps = { receipt: ReturnType<typeof useReceipt>; onSubmit: (file: File) => void };

/** The field for a receipt, and the button that sends it; without a file that one says what is missing. */
export const ReceiptUpload = ({ receipt, onSubmit }: ReceiptUploadProps) => (
  <>
    <ReceiptField {...receipt.field} />
    <Button
      size="large"
      onClick={() =>
        receipt.chosen ? onSubmit(receipt.chosen.file) : receipt.refuse(proofProblems.fileMissing)
      }
    >
      {proofPage.submit}
    </Button>
  </>
);
