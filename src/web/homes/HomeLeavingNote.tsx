import { useQuery } from '@tanstack/react-query';
import { isAnythingOpen, type OpenAmounts } from '#domain/money.ts';
import { api } from '#web/calls/api.ts';
import { Skeleton } from '#web/ui/drawings/loading.tsx';

type HomeLeavingNoteProps = {
  homeId: string;
  userId: string;
  text: (openChores: number) => string;
  /** The text about open amounts, shown only if there are any. */
  amounts: (open: OpenAmounts) => string;
  textUnknown: string;
};

/**
 * Says, inside a question, what changes when a member leaves; counted again each time (docs/product/homes.md 'Leaving a home').
 */
export function HomeLeavingNote({ homeId, userId, text, amounts, textUnknown }: HomeLeavingNoteProps) {
  const leaving = useQuery(
    api.homes.getLeaving.queryOptions({ input: { homeId, userId }, staleTime: 0, gcTime: 0, retry: false }),
  );
  if (leaving.isPending) return <Skeleton className="h-12" />;
  if (!leaving.data) return <p>{textUnknown}</p>;
  return (
    <>
      <p>{text(leaving.data.openChores)}</p>
      {isAnythingOpen(leaving.data) && <p className="mt-2">{amounts(leaving.data)}</p>}
    </>
  );
}
