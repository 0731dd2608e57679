import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { FormerMember } from '#contract/homes.ts';
import { Avatar } from '#web/ui/drawings/avatar.tsx';
import { FactsLine } from '#web/ui/layout/facts-line.tsx';
import { useFold } from '#web/ui/hooks/use-fold.ts';

/** Classes of the list around member rows. */
export const MEMBER_LIST = 'card grid grid-cols-1 divide-y divide-line xl:grid-cols-2 xl:divide-y-0 xl:py-1';

type MemberRowProps = {
  person: Pick<FormerMember, 'displayName' | 'photoURL' | 'tone'>;
  nameId?: string | undefined;
  /** The id for links to this row. */
  place?: string;
  /** After the name, in a quieter colour. */
  aside?: string | undefined;
  text: string;
  /** The row stays only for a moment. */
  gone?: boolean;
  /** Its moment has ended: it folds. */
  isFolding?: boolean;
  /** A button at the right edge, or below if it needs the whole width. */
  children?: ReactNode;
};

/** A person of the home. The name wraps and is never cut, because this is where people read it in full. */
export function MemberRow({
  person,
  nameId,
  place,
  aside,
  text,
  gone,
  isFolding = false,
  children,
}: MemberRowProps) {
  const row = useFold<HTMLLIElement>(isFolding);
  return (
    <li
      ref={row}
      id={place}
      tabIndex={place === undefined ? undefined : -1}
      inert={gone}
      className={clsx('flex min-h-14 flex-wrap items-center gap-3 px-3.5 py-1.5', gone && 'opacity-55')}
    >
      <Avatar name={person.displayName} tone={person.tone} photo={person.photoURL} size={36} />
      <div className="min-w-0 flex-[999_1_8rem]">
        <p className="text-15 leading-snug font-semibold text-pretty">
          <span id={nameId}>{person.displayName}</span>
          {aside && <span className="font-normal text-ink2"> {aside}</span>}
        </p>
        <FactsLine of={[text]} className="text-sm leading-snug text-ink2" />
      </div>
      {children}
    </li>
  );
}
