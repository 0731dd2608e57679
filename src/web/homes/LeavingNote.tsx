import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

type LeavingNoteProps = {
  homeId: string;
  userId: string;
  text: (openChores: number) => string;
  /** Where the number cannot be read. */
  textUnknown: string;
};

/** What somebody's leaving changes, in a question that is open: counted anew each time (decisions 'Homes'). */
export function LeavingNote({ homeId, userId, text, textUnknown }: LeavingNoteProps) {
  const leaving = useQuery(
    api.homes.getLeaving.queryOptions({ input: { homeId, userId }, staleTime: 0, gcTime: 0, retry: false }),
  );
  if (leaving.isPending) return <Skeleton className="h-12" />;
  return <p>{leaving.data ? text(leaving.data.openChores) : textUnknown}</p>;
}
