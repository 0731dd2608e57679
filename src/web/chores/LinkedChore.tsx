import { chorePlace } from '#domain/places.ts';
import { linkWords } from '#words/switching-homes.ts';
import { useLinkedPlace } from '#web/app/linked-place.ts';
import { showToast } from '#web/ui/windows/toast.ts';

/** Leads to the chore that the address names. Put it among what may hold the chore, so that it waits for the code of it. */
export function LinkedChore({ isReading }: { isReading: boolean }) {
  useLinkedPlace({
    prefix: chorePlace(''),
    isRead: true,
    isReading,
    onMissing: () => showToast({ kind: 'error', text: linkWords.notFound }),
  });
  return null;
}
