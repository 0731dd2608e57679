import { base64Of } from '#web/proof/receipt-file.ts';

/** A file as text, which outlives a reload (ui/use-reloaded.ts). */
export type KeptFile = { name: string; type: string; base64: string };

/** A tab keeps some five million characters; a photograph of a camera's full size has to be chosen again. */
const KEPT_BYTES = 3_000_000;

export async function keptOf(file: File): Promise<KeptFile | null> {
  const base64 = file.size > KEPT_BYTES ? undefined : await base64Of(file);
  return base64 === undefined ? null : { name: file.name, type: file.type, base64 };
}

export const fileOf = ({ name, type, base64 }: KeptFile): File =>
  new File([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], name, { type });
