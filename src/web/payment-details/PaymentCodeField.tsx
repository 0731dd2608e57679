import { CircleAlert, QrCode as QrSign } from 'lucide-react';
import { useId, useRef } from 'react';
import { readPaymentCode } from '#domain/payment-code.ts';
import { CODE_PROBLEMS } from '#domain/payment-details.ts';
import * as words from '#words/payment-details.ts';
import { pictureKinds } from '#words/files.ts';
import { codeOf, messageOf } from '#web/calls/api.ts';
import { PICTURE_TYPES, refusalOf, send } from '#web/calls/upload.ts';
import { Button, buttonLook } from '#web/ui/controls/button.tsx';
import { Gap } from '#web/ui/layout/facts-line.tsx';
import { QrCode } from '#web/ui/drawings/qr-code.tsx';
import { Spinner } from '#web/ui/drawings/loading.tsx';
import { ORPCError } from '@orpc/client';
import { useMutation } from '@tanstack/react-query';
import { PICTURE_MAX_BYTES } from '#domain/files.ts';
import { pictureProblems } from '#words/profile.ts';

type PaymentCodeFieldProps = {
  /** The current or new code; undefined without one. */
  code: string | undefined;
  /** It was just read, and is not saved yet. */
  isNew: boolean;
  busy: boolean;
  reading: ReturnType<typeof useReadingCode>;
  onRemove: () => void;
};

/** The DuitNow QR: what was read of it, and the choice of another picture (docs/product/payment-details.md 'What is read of a code'). */
export function PaymentCodeField({ code, isNew, busy, reading, onRemove }: PaymentCodeFieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const input = useRef<HTMLInputElement>(null);
  const problem = reading.error && messageOf(reading.error, words.notRead);
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-md bg-sunken p-3 sm:gap-4 sm:p-4">
      {code !== undefined && (
        <div className="size-[118px] shrink-0 overflow-hidden rounded-md border border-line bg-white">
          <QrCode text={code} label={words.ownQr} />
        </div>
      )}
      <div className="grid min-w-0 flex-[1_1_min-content] gap-1.5">
        <h3 id={id} className="flex items-center gap-2 font-bold">
          <QrSign size={17} aria-hidden className="shrink-0" />
          {words.qr}
        </h3>
        <output id={noteId} className="text-15 leading-snug text-pretty text-ink2">
          {reading.isPending && (
            <span className="flex items-center gap-2">
              <Spinner size={16} />
              {words.reading}
            </span>
          )}
          {!reading.isPending && problem !== null && <Problem text={problem} />}
          {!reading.isPending && codeOf(reading.error) === 'PICTURE_INVALID' && (
            <span className="mt-1 block">{pictureKinds}</span>
          )}
          {!reading.isPending && problem === null && <CodeSummary code={code} isNew={isNew} />}
        </output>
        <div className="flex flex-wrap gap-1">
          <label
            className={buttonLook({
              variant: 'outline',
              size: 'small',
              className:
                'relative px-3! has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
            })}
          >
            {code === undefined ? words.choosePicture : words.change}
            <input
              ref={input}
              type="file"
              accept={PICTURE_TYPES}
              className="sr-only"
              aria-labelledby={id}
              aria-describedby={noteId}
              onChange={({ target }) => {
                const file = target.files?.[0];
                // Allows choosing the same file again.
                target.value = '';
                // It is not disabled meanwhile, so that it keeps the focus.
                if (file && !reading.isPending && !busy) reading.read(file);
              }}
            />
          </label>
          {code !== undefined && (
            <Button
              variant="dangerGhost"
              size="small"
              className="px-2!"
              sends
              onClick={() => {
                // The button is removed with the code.
                input.current?.focus();
                reading.giveUp();
                onRemove();
              }}
            >
              {words.remove}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

const Problem = ({ text }: { text: string }) => (
  <span className="flex items-start gap-1.5 font-medium text-danger">
    <CircleAlert size={15} aria-hidden className="mt-0.5 shrink-0" />
    <span className="min-w-0">{text}</span>
  </span>
);

function CodeSummary({ code, isNew }: { code: string | undefined; isNew: boolean }) {
  if (code === undefined) return <span>{words.qrHint}</span>;
  const read = readPaymentCode(code);
  // Older versions did not refuse such a code.
  if ('problem' in read) return <Problem text={words.detailsProblems[CODE_PROBLEMS[read.problem]]} />;
  const { name, bank, isSealed } = read;
  return (
    <>
      {words.readOf(name, bank)}
      <Gap />
      {isSealed ? words.sealed : words.fillsIn}
      {isNew && (
        <>
          <Gap />
          {words.notSaved}
        </>
      )}
    </>
  );
}

/** Has the code in a chosen picture read. Calls `onRead`, unless the picture was given up in the meantime. */
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
    /** Returns the code of a picture that is being read, which throws if it cannot be read; undefined if there is none. */
    awaited: () => underWay.current,
  };
}

/** Sends a picture to the server, which reads its code and stores nothing. Returns the code's text. */
async function sendPaymentCode(file: File, signal: AbortSignal): Promise<string> {
  const answer = await send({ method: 'PUT', url: '/api/payment-code', body: file }, { signal });
  const { code } = answer.body;
  if (answer.status !== 200 || typeof code !== 'string') throw refusalOf(answer);
  return code;
}
