import { lazy, Suspense } from 'react';
import type { AwayDialogProps } from '#web/absences/AwayDialog.tsx';
import type { useAwayDialog } from '#web/absences/use-away-dialog.ts';
import { Awaited } from '#web/ui/windows/awaited.tsx';
import { keepLoading } from '#web/ui/hooks/keep-loading.ts';

const loadDialog = keepLoading(() => import('#web/absences/AwayDialog.tsx'));
const Loaded = lazy(() => loadDialog().then((file) => ({ default: file.AwayDialog })));
const read = () => void loadDialog().catch(() => {});

/** Of the button on the page: on a screen that was turned it is another one. */
export const AWAY_BUTTON = 'i-am-away';

/** Loads the dialog's code before it opens, for what opens it: its saving ends at the server. */
export const warmUpAwayDialog = { onPointerEnter: read, onFocus: read, sends: true };

type Props = Omit<AwayDialogProps, 'open' | 'onClose' | 'focusAfter'> & {
  dialog: ReturnType<typeof useAwayDialog>;
};

/** Nothing of it is loaded before it is wanted. */
export const LazyAwayDialog = ({ dialog: { opening, close }, ...props }: Props) =>
  opening.times > 0 && (
    <Suspense fallback={<Awaited />}>
      <Loaded
        key={opening.times}
        open={opening.open}
        onClose={close}
        focusAfter={() => (props.changed ? true : (document.getElementById(AWAY_BUTTON) ?? true))}
        {...props}
      />
    </Suspense>
  );
