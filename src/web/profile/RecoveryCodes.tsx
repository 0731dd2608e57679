import { Copy, Download } from 'lucide-react';
import * as words from '#words/two-step-windows.ts';
import { copyText } from '#web/device/clipboard.ts';
import { saveFile } from '#web/calls/download.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { useTakeFocus } from '#web/ui/hooks/focus.ts';
import { showToast } from '#web/ui/windows/toast.ts';

type RecoveryCodesProps = { email: string; codes: readonly string[]; onDone: () => void };

/** The only time that they are shown. */
export function RecoveryCodes({ email, codes, onDone }: RecoveryCodesProps) {
  const buttons = useTakeFocus<HTMLDivElement>();
  const copy = async () => {
    const copied = await copyText(codes.join('\n'));
    showToast(
      copied ? { kind: 'success', text: words.codesCopied } : { kind: 'error', text: words.codesNotCopied },
    );
  };
  const save = () =>
    saveFile(new Blob([words.codesFileText(email, codes)], { type: 'text/plain' }), words.codesFile);
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-ink2">{words.codesText}</p>
      <ul
        aria-label={words.codesTitle}
        className="grid grid-cols-2 gap-x-4 gap-y-1.5 rounded-md bg-sunken p-4 text-center font-mono text-15"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div ref={buttons} className="flex flex-wrap gap-2.5 *:flex-[1_1_6rem]">
        <Button variant="outline" icon={<Copy size={16} aria-hidden />} onClick={() => void copy()}>
          {words.copyCodes}
        </Button>
        <Button variant="outline" icon={<Download size={16} aria-hidden />} onClick={save}>
          {words.saveCodes}
        </Button>
      </div>
      <Button onClick={onDone}>{words.kept}</Button>
    </div>
  );
}
