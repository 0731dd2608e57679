import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { layout } from '#words/layout.ts';
import { myData } from '#words/my-data.ts';
import { rowTitles } from '#words/profile.ts';
import { failureOf } from '#web/calls/failure-reason.ts';
import { download } from '#web/calls/download.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { FormWindow, WindowBody } from '#web/ui/windows/form-window.tsx';
import { showToast } from '#web/ui/windows/toast.ts';

/** The downloads of what belongs to the reader (docs/product/accounts.md 'My data'). */
export function ProfileDataWindow({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <FormWindow open={open} onClose={onClose} title={rowTitles.data} closeLabel={layout.close}>
      <WindowBody>
        <div className="-mt-1 -mb-2 divide-y divide-line">
          <Saved
            title={myData.everything}
            hint={myData.hint}
            label={myData.label}
            address="/api/my-data.json"
          />
          <Saved
            title={myData.paymentsTitle}
            hint={myData.paymentsHint}
            label={myData.paymentsLabel}
            address="/api/my-payments.csv"
          />
        </div>
      </WindowBody>
    </FormWindow>
  );
}

function Saved({ title, hint, label, address }: Record<'title' | 'hint' | 'label' | 'address', string>) {
  const saving = useMutation({
    mutationFn: () => download(address),
    onError: (error) => showToast(failureOf(error, myData.failed)),
  });
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-[999_1_10rem]">
        <h3 className="text-15 leading-snug font-semibold">{title}</h3>
        <p className="text-sm leading-snug text-ink2">{hint}</p>
      </div>
      <Button
        variant="outline"
        size="small"
        icon={<Download size={16} aria-hidden />}
        aria-label={label}
        busyText={myData.preparing}
        busy={saving.isPending}
        onClick={() => saving.mutate()}
      >
        {myData.download}
      </Button>
    </div>
  );
}
