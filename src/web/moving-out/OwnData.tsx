import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { myData } from '#words/my-data.ts';
import { readAgain } from '#web/calls/queries.ts';
import { failureOf } from '#web/calls/failure-reason.ts';
import { download } from '#web/calls/download.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { showToast } from '#web/ui/windows/toast.ts';

/** 'Download my data', as on the profile (docs/product/moving-out.md 'My data'). */
export function OwnData({ onDone }: { onDone: () => void }) {
  const queries = useQueryClient();
  const saving = useMutation({
    mutationFn: () => download('/api/my-data.json'),
    onSuccess: () => {
      onDone();
      // The list says when it was last downloaded.
      return readAgain(queries, ['home']);
    },
    onError: (error) => showToast(failureOf(error, myData.failed)),
  });
  return (
    <>
      <p className="mb-2.5 text-ink2">{myData.hint}</p>
      <Button
        variant="soft"
        icon={<Download size={17} aria-hidden />}
        busy={saving.isPending}
        busyText={myData.preparing}
        onClick={() => saving.mutate()}
      >
        {myData.label}
      </Button>
    </>
  );
}
