import { Toast } from '@base-ui/react/toast';
import { clsx } from 'clsx';
import { CircleCheck, CircleX, Info, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { Amounts } from '#web/ui/layout/amounts-in-text.tsx';
import { buttonLook, QUIET } from '#web/ui/controls/button.tsx';
import { useConnection } from '#web/ui/hooks/connection.ts';
import { iconButtonLook } from '#web/ui/controls/icon-button.tsx';
import { freePlace } from '#web/ui/windows/free-place.ts';
import { setShownToasts } from '#web/ui/hooks/shown-toasts.ts';
import { receiveToasts, type ToastMessage } from '#web/ui/windows/toast.ts';
import { useMedia } from '#web/ui/hooks/screen.ts';

const manager = Toast.createToastManager<ToastMessage>();

export type ToasterWords = {
  regionLabel: string;
  closeLabel: string;
  /** Why actions that need the server are disabled while it is not reached. */
  offlineText: string;
};

/**
 * The toasts at the top right; on phones one at a time. F6 moves to them; while the pointer or focus is on them, they
 * stay.
 */
export function Toaster({ regionLabel, closeLabel, offlineText }: ToasterWords) {
  const isPhone = useMedia('(width < 40rem)');
  return (
    <>
      <Toast.Provider toastManager={manager} timeout={4000} limit={4}>
        <Toast.Portal>
          <Place label={regionLabel} isPhone={isPhone}>
            <Messages closeLabel={closeLabel} offlineText={offlineText} isPhone={isPhone} />
          </Place>
        </Toast.Portal>
      </Toast.Provider>
      <Receiver isPhone={isPhone} />
    </>
  );
}

/** Below the top bar of phones. */
const PHONE_PLACE = { top: 60 };

/** On phones below the top bar; elsewhere where they cover no controls. */
function Place({ label, isPhone, children }: { label: string; isPhone: boolean; children: ReactNode }) {
  const viewport = useRef<HTMLDivElement>(null);
  const { toasts } = Toast.useToastManager();
  const [place, setPlace] = useState<CSSProperties>();
  const count = toasts.length;
  useLayoutEffect(() => {
    // Visible toasts stay where they are until all are gone.
    if (count > 0 && viewport.current) setPlace(isPhone ? PHONE_PLACE : freePlace(viewport.current));
  }, [count, isPhone]);
  return (
    // role status on an element that exists from the start: an announcement needs its region before its text
    <Toast.Viewport
      ref={viewport}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- Base UI sets a role on whatever it renders
      role="status"
      aria-label={label}
      style={place}
      className="fixed top-4 right-4 z-60 w-[22.5rem] outline-none max-sm:right-2 max-sm:left-2 max-sm:w-auto"
    >
      {children}
    </Toast.Viewport>
  );
}

/** Rendered after the Provider, so that its effect finds the Provider already listening to the manager. */
function Receiver({ isPhone }: { isPhone: boolean }) {
  const last = useRef<string>(undefined);
  useEffect(
    () =>
      receiveToasts((message) => {
        // A toast that was only hidden would still be read aloud.
        if (isPhone && last.current !== undefined) manager.close(last.current);
        last.current = manager.add({
          title: message.text,
          data: message,
          timeout: (message.seconds ?? 4) * 1000,
        });
      }),
    [isPhone],
  );
  return null;
}

type MessagesProps = Omit<ToasterWords, 'regionLabel'> & { isPhone: boolean };

function Messages({ closeLabel, offlineText, isPhone }: MessagesProps) {
  const { toasts } = Toast.useToastManager<ToastMessage>();
  useLayoutEffect(() => {
    setShownToasts(
      toasts.flatMap(({ data, transitionStatus }) =>
        data && transitionStatus !== 'ending' ? [data.text] : [],
      ),
    );
  }, [toasts]);
  return toasts.map((toast) => (
    // role group: Base UI's 'dialog' would be confused with the real dialogs
    <Toast.Root
      key={toast.id}
      toast={toast}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
      role="group"
      aria-modal={undefined}
      swipeDirection={['right', 'up']}
      className="mb-2.5 w-full rounded-md border border-line bg-surface text-ink shadow-2 transition-[transform,opacity] duration-200 data-ending-style:pointer-events-none data-ending-style:translate-x-6 data-ending-style:opacity-0 data-limited:hidden data-starting-style:translate-x-6 data-starting-style:opacity-0"
    >
      <Toast.Content className="flex items-center gap-2.5 p-2.5 pl-3.5">
        <KindIcon kind={toast.data?.kind ?? 'info'} />
        <div className="min-w-0 flex-1 py-1">
          {/* No Toast.Title: it would name the group, and a message about a field would then match that field's
              label. */}
          <p className={`${isPhone ? 'text-sm' : 'text-15'} leading-snug font-medium`}>
            {toast.data && <Amounts>{toast.data.text}</Amounts>}
          </p>
          {toast.data?.reason && <p className="text-sm leading-snug text-ink2">{toast.data.reason}</p>}
        </div>
        {toast.data?.action && (
          <Action {...toast.data.action} offlineText={offlineText} close={() => manager.close(toast.id)} />
        )}
        {/* Base UI hides it from screen readers until the pointer or F6 reaches it, but lets Tab reach it */}
        <Toast.Close
          aria-label={closeLabel}
          aria-hidden={undefined}
          className={iconButtonLook({ size: 'small' })}
        >
          <X size={16} aria-hidden />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}

type ActionProps = NonNullable<ToastMessage['action']> & { offlineText: string; close: () => void };

function Action({ label, run, worksOffline = false, offlineText, close }: ActionProps) {
  const isOff = useConnection().connection === 'offline' && !worksOffline;
  const act = () => {
    run();
    close();
  };
  return (
    <Toast.Action
      aria-disabled={isOff || undefined}
      title={isOff ? offlineText : undefined}
      className={buttonLook({
        variant: 'link',
        className: clsx('min-h-[30px]! rounded-sm! px-2! text-15 pointer-coarse:min-h-11!', isOff && QUIET),
      })}
      onClick={isOff ? undefined : act}
    >
      {label}
    </Toast.Action>
  );
}

function KindIcon({ kind }: { kind: ToastMessage['kind'] }) {
  if (kind === 'success') return <CircleCheck size={20} aria-hidden className="shrink-0 text-link" />;
  if (kind === 'error') return <CircleX size={20} aria-hidden className="shrink-0 text-danger" />;
  return <Info size={20} aria-hidden className="shrink-0 text-ink2" />;
}
