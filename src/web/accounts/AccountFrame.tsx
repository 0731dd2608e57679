import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { backToSignIn, headline, sampleChore, sampleCost, subline } from '#words/accounts.ts';
import { layout } from '#words/layout.ts';
import { PublicFoot } from '#web/app/BarePage.tsx';
import { AuthFrame, type SceneChip } from '#web/ui/layout/auth-frame.tsx';

const CHIPS: readonly [SceneChip, SceneChip] = [
  { ...sampleChore, state: 'completed' },
  { ...sampleCost, state: 'paid' },
];

type AccountFrameProps = {
  title: string;
  text?: ReactNode;
  foot?: ReactNode;
  compact?: boolean | undefined;
  children: ReactNode;
};

/** The frame of the sign-in screens, with the product's words and samples. */
export function AccountFrame(props: AccountFrameProps) {
  return (
    <AuthFrame
      brand={layout.product}
      headline={headline}
      subline={subline}
      chips={CHIPS}
      pageFoot={<PublicFoot />}
      {...props}
    />
  );
}

export function BackToSignIn() {
  return (
    <Link to="/login" search={{}} className="link inline-flex items-center gap-1.5">
      <ArrowLeft size={16} aria-hidden />
      {backToSignIn}
    </Link>
  );
}
