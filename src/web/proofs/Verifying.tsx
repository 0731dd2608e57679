import { fileSize, sending as words } from '#words/proof-page.ts';
import { ReceiptRow } from '#web/proofs/ReceiptField.tsx';
import type { ChosenReceipt } from '#web/proofs/use-receipt.ts';
import type { Progress } from '#web/proofs/use-verifying.ts';
import { Banner } from '#web/ui/layout/banner.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Steps, type Step } from '#web/ui/layout/steps.tsx';

type VerifyingProps = { chosen: ChosenReceipt; progress: Progress; onStop: () => void };

/** Two steps that really are two: bytes that leave, and the reading, whose end nobody knows. */
export function Verifying({ chosen, progress: { sent, cut }, onStop }: VerifyingProps) {
  const { size } = chosen.file;
  const all = sent >= 1;
  const steps: Step[] = [
    all
      ? { state: 'done', title: words.sent, text: fileSize(size) }
      : { state: 'now', title: words.progress, text: words.partOf(sent, size) },
    { state: all ? 'now' : 'next', title: words.reading },
    { state: 'next', title: words.comparing },
  ];
  return (
    <>
      <ReceiptRow chosen={chosen} />
      {/* Without a value it is a bar that does not know its end. */}
      <progress
        className="week-progress h-2 w-full"
        aria-label={all ? words.reading : words.progress}
        {...(!all && { value: sent })}
        max={1}
      />
      <Steps steps={steps} busy />
      {cut && (
        <Banner
          look="warn"
          announced
          actions={
            <Button variant="outline" size="small" onClick={onStop}>
              {words.stop}
            </Button>
          }
        >
          {words.cut}
        </Banner>
      )}
    </>
  );
}
