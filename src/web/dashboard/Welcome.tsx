import type { ReactNode } from 'react';
import { dashboard } from '#words/dashboard.ts';
import { HomeArt } from '#web/ui/drawings/art.tsx';

/** Whose home it is and what of it is the reader's now, over the counters. */
export function Welcome({ name, text, children }: { name: string; text: ReactNode; children: ReactNode }) {
  return (
    <div className="overflow-hidden rounded-lg border border-line shadow-1">
      <div className="relative overflow-hidden bg-primary-soft px-4 pt-4 pb-[18px] sm:px-7 sm:py-7 short:py-3">
        <HomeArt className="absolute right-0 -bottom-px w-[128px] sm:h-[calc(100%-14px)] sm:max-h-[150px] sm:w-auto lg:right-4" />
        <h1 className="relative text-26 leading-[1.12] font-bold tracking-[-.02em] text-balance max-sm:pr-[92px] sm:max-w-[calc(100%-280px)] sm:text-34 short:text-26">
          <span className="mb-0.5 block text-15 font-semibold tracking-normal text-on-primary-soft sm:text-base">
            {dashboard.welcome}{' '}
          </span>
          {name}
        </h1>
        <p className="relative mt-2 mr-[104px] text-15 leading-snug text-pretty text-on-primary-soft sm:mr-[290px] sm:text-17 short:mt-1 short:text-15">
          {text}
        </p>
      </div>
      {children}
    </div>
  );
}
