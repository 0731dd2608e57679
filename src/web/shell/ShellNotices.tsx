import { RefreshCw } from 'lucide-react';
import type { Me } from '#contract/users.ts';
import { connectionWords as words } from '#words/offline.ts';
import { OtherHome } from '#web/homes/SwitchHomeButton.tsx';
import { chosenElsewhere, useTabHome } from '#web/app/tab-home.ts';
import { reloadPage } from '#web/device/language.ts';
import { above, useFrame } from '#web/offline/ConnectionStrip.tsx';
import { Banner } from '#web/ui/layout/banner.tsx';
import { Button } from '#web/ui/controls/button.tsx';

/**
 * Notices about a new version or a home that was chosen elsewhere. They float over the end of the page, which is
 * extended by their height.
 */
export function ShellNotices({ user, newVersion }: { user: Me | null; newVersion: boolean }) {
  const { isFramed, bottom } = useFrame();
  const member = isFramed ? user : null;
  const elsewhere = useTabHome((tab) => member && chosenElsewhere(tab, member));
  const isElsewhere = member !== null && elsewhere !== null;
  if (!newVersion && !isElsewhere) return null;
  return (
    <>
      <div style={{ height: 112 }} />
      <div
        className="fixed inset-x-0 z-30 mx-auto grid gap-2"
        style={{ bottom: above(bottom + 16), maxWidth: 'min(600px, 100vw - 32px)' }}
      >
        {newVersion && (
          <Banner
            announced
            icon={<RefreshCw size={18} aria-hidden />}
            className="shadow-2"
            actions={
              <Button size="small" onClick={() => void reloadPage()}>
                {words.reload}
              </Button>
            }
          >
            {words.newVersion}
          </Banner>
        )}
        {isElsewhere && (
          <OtherHome
            me={member}
            onAnswered={() => document.querySelector('main')?.focus({ preventScroll: true })}
          />
        )}
      </div>
    </>
  );
}
