import { layout } from '#words/layout.ts';
import { LanguageSelect } from '#web/app/LanguageSelect.tsx';
import { PageFoot } from '#web/ui/layout/bare-frame.tsx';

/** The end of a page that works without a session: its language, and the version of the program. */
export const PublicFoot = () => (
  <PageFoot className="mt-4 grid justify-items-center gap-2">
    <LanguageSelect />
    {layout.version(import.meta.env.OWN_VERSION)}
  </PageFoot>
);
