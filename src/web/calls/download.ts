import { ORPCError } from '@orpc/client';
import { isFromProxy, NotReached, reloadForProxy } from '#web/calls/connection-errors.ts';

/** Browsers read the blob's address after the click that saves it; on phones only after the user agrees. */
const ADDRESS_KEPT_MS = 60_000;

async function refusalIn(answer: Response) {
  const { code, message } = (await answer.json().catch(() => ({}))) as { code?: string; message?: string };
  if (code && message) return new ORPCError(code, { status: answer.status, message });
  return isFromProxy(answer.status) ? reloadForProxy() : new ORPCError('BAD_GATEWAY');
}

/**
 * Returns the file name in a Content-Disposition header: '' if it has none (proxies may drop parts), undefined if the
 * answer is not a file.
 */
export function fileNameIn(disposition: string): string | undefined {
  if (!/^\s*attachment\b/i.test(disposition)) return undefined;
  const encoded = /filename\*=UTF-8''([^\s;]+)/i.exec(disposition)?.[1];
  return encoded ? decodeURIComponent(encoded) : (/filename="([^"]*)"/i.exec(disposition)?.[1] ?? '');
}

const fileAt = (address: string) => /[^/]*$/.exec(address.replace(/\?.*/s, ''))?.[0] ?? '';

/**
 * Saves the file at an address of the server under the name that the server gives it; fails as a call does. It uses fetch because a plain link cannot show the reason of a failure.
 */
export async function download(address: string): Promise<void> {
  const answer = await fetch(address, { redirect: 'manual' }).catch((error: unknown) => {
    throw new NotReached('', { cause: error });
  });
  const name = fileNameIn(answer.headers.get('content-disposition') ?? '');
  if (!answer.ok || name === undefined) throw await refusalIn(answer);
  const content = await answer.blob().catch((error: unknown) => {
    throw new NotReached('', { cause: error });
  });
  saveFile(content, name || fileAt(address));
}

export function saveFile(content: Blob, name: string) {
  const url = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), ADDRESS_KEPT_MS);
}
