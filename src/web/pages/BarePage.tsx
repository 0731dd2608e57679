import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { layout } from '#words/layout.ts';
import { PublicFoot } from '#web/accounts/PublicFoot.tsx';
import { BareFrame } from '#web/ui/bare-frame.tsx';
import { Brand } from '#web/ui/mark.tsx';

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
