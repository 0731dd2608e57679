import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { backToSignIn, headline, sampleChore, sampleCost, subline } from '#words/accounts.ts';
import { layout } from '#words/layout.ts';
import { PublicFoot } from '#web/app/BarePage.tsx';
import { Status, type StatusState } from '#web/ui/controls/status.tsx';
import { Mark } from '#web/ui/drawings/mark.tsx';
import { Scene } from '#web/ui/drawings/scene.tsx';
import { Tile } from '#web/ui/layout/tile.tsx';

type AccountFrameProps = {
  /** The card's h1, and the line below it in `text`. */
  title: string;
  text?: ReactNode;
  children: ReactNode;
  /** One line below the card with the link to the other screen. */
  foot?: ReactNode;
  /** A smaller picture on phones, so that a long form fits the screen. */
  compact?: boolean | undefined;
};

/**
 * The frame of signed-out screens: the picture of a home with a sentence on one side, one card on the other. Below 1280
 * px picture and sentence form a short band above the card.
 */
export function AccountFrame({ title, text, children, foot, compact }: AccountFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <div className="signing-in mx-auto grid w-full max-w-[72.5rem] grow content-start px-4 pb-3 xl:grid-cols-[minmax(0,1fr)_25.75rem] xl:content-center xl:items-center xl:gap-x-24 xl:px-10 xl:pt-10">
        <Band compact={compact} />
        <main className="mx-auto w-full max-w-[27.5rem] min-w-0 xl:max-w-none">
          <div className="card flex flex-col gap-4 p-5 sm:p-7">
            <div className="mb-1">
              <h1 className="text-26 leading-tight font-bold tracking-[-.02em]">{title}</h1>
              {text && <p className="mt-1 text-ink2">{text}</p>}
            </div>
            {children}
          </div>
          {foot && <p className="mt-4 px-5 text-15 text-ink2 sm:px-7">{foot}</p>}
        </main>
      </div>
      <PublicFoot />
    </div>
  );
}

/** The product's name and its sentence, beside the house. */
function Band({ compact }: Pick<AccountFrameProps, 'compact'>) {
  return (
    <header
      className={clsx(
        '@container mx-auto w-full max-w-[27.5rem] xl:mx-0 xl:max-w-none xl:pt-0',
        compact ? 'pt-4' : 'pt-9 short:pt-4',
      )}
    >
      <div className="flex items-end justify-between gap-3 xl:block">
        <div className="pb-4 xl:pb-0">
          <p className="-ml-1 flex items-center gap-1.5 text-xl font-extrabold tracking-[-.02em] xl:text-22">
            <Mark size={30} />
            {layout.product}
          </p>
          <p className="mt-3 max-w-[8.5em] text-19 leading-[1.2] font-bold tracking-[-.015em] text-balance xl:mt-9 xl:max-w-[12em] xl:text-42 xl:leading-[1.08] xl:tracking-[-.028em]">
            {headline}
          </p>
          <p className="mt-4 hidden max-w-[24em] text-lg text-balance text-ink2 xl:block">{subline}</p>
        </div>
        <div
          aria-hidden
          className={clsx(
            'relative -mr-1 min-w-0 @max-[14rem]:hidden xl:mt-4 xl:mr-0 xl:w-[540px]',
            compact ? 'w-[124px]' : 'w-[188px]',
          )}
        >
          <Scene className="w-full" />
          <Chip chip={{ ...sampleChore, state: 'completed' }} className="top-[14px] -left-6" />
          <Chip chip={{ ...sampleCost, state: 'paid' }} className="top-[122px] -right-[76px]" />
        </div>
      </div>
    </header>
  );
}

type SceneChip = { icon: string; title: string; text: string; state: StatusState; badge: string };

/** A sample beside the house on wide screens; decorative, hidden from screen readers. */
function Chip({ chip, className }: { chip: SceneChip; className: string }) {
  return (
    <div
      className={clsx(
        'absolute hidden items-center gap-2.5 rounded-lg border border-line bg-surface p-2 pr-3 shadow-2 xl:flex',
        className,
      )}
    >
      <Tile icon={chip.icon} size={36} />
      <div className="text-sm leading-tight">
        <p className="font-[650]">{chip.title}</p>
        <p className="text-ink2">{chip.text}</p>
      </div>
      <Status state={chip.state} className="ml-1 self-start">
        {chip.badge}
      </Status>
    </div>
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

/** A word between two lines, separating two alternatives. */
export function Or({ children }: { children: string }) {
  return (
    <div className="flex items-center gap-3 text-sm text-ink2 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {children}
    </div>
  );
}
