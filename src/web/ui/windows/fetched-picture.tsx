import { useEffect, useState } from 'react';
import { Button } from '#web/ui/controls/button.tsx';
import { Loading, Skeleton } from '#web/ui/drawings/loading.tsx';

export type FetchedPictureWords = { loading: string; notLoaded: string; again: string };
type FetchedPictureProps = {
  address: string;
  /** Extra headers of the request, besides the cookie. */
  headers: Record<string, string>;
  alt: string;
  words: FetchedPictureWords;
};

const WITHOUT_HEADERS = JSON.stringify({});

async function openPicture(address: string) {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
}

/** Returns undefined while it loads, null if that failed. */
function useFetched(address: string, headers: Record<string, string>) {
  const [found, setFound] = useState<string | null>();
  const shown = JSON.stringify(headers);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    let url: string | undefined;
    const read = async () => {
      // Loaded by its own address, it can also be saved under the name that the server gives it.
      if (shown === WITHOUT_HEADERS) {
        await openPicture(address);
        if (!signal.aborted) setFound(address);
        return;
      }
      const answer = await fetch(address, { headers: JSON.parse(shown) as Record<string, string>, signal });
      if (!answer.ok) throw new Error(`${answer.status}`);
      const picture = await answer.blob();
      if (signal.aborted) return;
      url = URL.createObjectURL(picture);
      setFound(url);
    };
    read().catch(() => {
      if (!signal.aborted) setFound(null);
    });
    return () => {
      stop.abort();
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [address, shown]);
  return found;
}

/** A picture that may need request headers, if its address alone does not open it. */
export function FetchedPicture(props: FetchedPictureProps) {
  const [tries, setTries] = useState(0);
  return <Try key={tries} {...props} onAgain={() => setTries(tries + 1)} />;
}

function Try({ address, headers, alt, words, onAgain }: FetchedPictureProps & { onAgain: () => void }) {
  const found = useFetched(address, headers);
  if (found === undefined)
    return (
      <Loading label={words.loading}>
        <Skeleton className="h-80" />
      </Loading>
    );
  if (found === null)
    return (
      <div role="alert" className="grid justify-items-center gap-3 px-3 py-10">
        <p className="text-center text-sm text-ink2">{words.notLoaded}</p>
        <Button variant="outline" size="small" onClick={onAgain}>
          {words.again}
        </Button>
      </div>
    );
  return <img src={found} alt={alt} className="w-full rounded-sm border border-line bg-white" />;
}
