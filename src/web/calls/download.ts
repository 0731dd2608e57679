import { ORPCError } from '@orpc/client';
import { isOfAnother, NotReached, notOurs } from '#web/calls/reached.ts';

/** Browsers read the file from its address after the click that saves it, on phones only once the person has agreed. */
const ADDRESS_KEPT_MS = 60_000;

async function refusalIn(answer: Response) {
  const { code, message } = (await answer.json().catch(() => ({}))) as { code?: string; message?: string };
  if (code && message) return new ORPCError(code, { status: answer.status, message });
  return isOfAnother(answer.status) ? notOurs() : new ORPCError('BAD_GATEWAY');
}

/** Returns the name that an answer gives its file: '' if it gives none, undefined if the answer is no file. A proxy may drop a part. */
export function fileNameIn(disposition: string): string | undefined {
  if (!/^\s*attachment\b/i.test(disposition)) return undefined;
  const encoded = /filename\*=UTF-8''([^\s;]+)/i.exec(disposition)?.[1];
  return encoded ? decodeURIComponent(encoded) : (/filename="([^"]*)"/i.exec(disposition)?.[1] ?? '');
}

/** Returns the last part of an address's path. */
const fileAt = (address: string) => /[^/]*$/.exec(address.replace(/\?.*/s, ''))?.[0] ?? '';

/**
 * Saves what stands at an address of the server, under the name that it gives; fails as a call does. By fetch: a plain link cannot say
 * why there is no file.
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

/** Saves it as a file of this name. */
export function saveFile(content: Blob, name: string) {
  const url = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), ADDRESS_KEPT_MS);
}
