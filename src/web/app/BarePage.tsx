import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { layout } from '#words/layout.ts';
import { PublicFoot } from '#web/app/PublicFoot.tsx';
import { BareFrame } from '#web/ui/layout/bare-frame.tsx';
import { Brand } from '#web/ui/drawings/mark.tsx';

/** What is open to anyone, so without the signed-in frame; the mark leads to the app. */
export const BarePage = ({ wide, children }: { wide?: boolean | undefined; children: ReactNode }) => (
  <BareFrame
    brand={
      <Link to="/">
        <Brand name={layout.product} />
      </Link>
    }
    schemeLabel={layout.switchScheme}
    wide={wide}
    pageFoot={<PublicFoot />}
  >
    {children}
  </BareFrame>
);
