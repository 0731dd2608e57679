import { ORPCError } from '@orpc/client';
import { isOfAnother, NotReached, notOurs } from '#web/reached.ts';

/** Browsers read the file from its address after the click that saves it, on phones only once the person has agreed. */
const ADDRESS_KEPT_MS = 60_000;

async function refusalIn(answer: Response) {
  const { code, message } = (await answer.json().catch(() => ({}))) as { code?: string; message?: string };
  if (code && message) return new ORPCError(code, { status: answer.status, message });
  return isOfAnother(answer.status) ? notOurs() : new ORPCError('BAD_GATEWAY');
}

/**
 * Saves what stands at an address of the server, under the name that it gives; fails as a call does. By fetch: a plain link cannot say
 * why there is no file.
 */
export async function download(address: string): Promise<void> {
  const answer = await fetch(address, { redirect: 'manual' }).catch((error: unknown) => {
    throw new NotReached('', { cause: error });
  });
  const name = /filename\*=UTF-8''(\S+)$/.exec(answer.headers.get('content-disposition') ?? '')?.[1];
  if (!answer.ok || name === undefined) throw await refusalIn(answer);
  const content = await answer.blob().catch((error: unknown) => {
    throw new NotReached('', { cause: error });
  });
  saveFile(content, decodeURIComponent(name));
}

/** Saves it as a file of this name. */
export function saveFile(content: Blob, name: string) {
  const url = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), ADDRESS_KEPT_MS);
}
