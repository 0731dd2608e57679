import { ORPCError } from '@orpc/client';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { PICTURE_MAX_BYTES } from '#domain/files.ts';
import { pictureProblems } from '#words/pictures.ts';
import { sendPaymentCode } from '#web/profile/send-payment-code.ts';

/** Has the code in a chosen picture read; `onRead` hears of it, unless the picture was given up meanwhile. */
export function useReadingCode(onRead: (code: string) => void) {
  const underWay = useRef<Promise<string>>(undefined);
  const { mutateAsync, reset, isPending, error } = useMutation({
    mutationFn: async (file: File) => {
      if (file.size > PICTURE_MAX_BYTES)
        throw new ORPCError('PICTURE_TOO_LARGE', { status: 413, message: pictureProblems.PICTURE_TOO_LARGE });
      return sendPaymentCode(file, new AbortController().signal);
    },
  });

  async function read(file: File) {
    const reading = mutateAsync(file);
    underWay.current = reading;
    const code = await reading.catch(() => undefined);
    if (underWay.current !== reading) return;
    underWay.current = undefined;
    if (code !== undefined) onRead(code);
  }

  return {
    isPending,
    error,
    read: (file: File) => void read(file),
    giveUp() {
      underWay.current = undefined;
      reset();
    },
    /** The code of a picture that is being read, which throws if it cannot be; undefined if none is. */
    awaited: () => underWay.current,
  };
}
