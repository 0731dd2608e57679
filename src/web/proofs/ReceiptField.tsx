import { clsx } from 'clsx';
import { CircleAlert, FileText, ImageUp, X } from 'lucide-react';
import { useId, type RefObject } from 'react';
import { PROOF_MIME_TYPES } from '#domain/files.ts';
import { fileSize, receiptField as words } from '#words/proof-page.ts';
import { buttonLook } from '#web/ui/controls/button.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import type { ChosenReceipt } from '#web/proofs/use-receipt.ts';

type ReceiptFieldProps = {
  chosen: ChosenReceipt | undefined;
  problem: string | undefined;
  /** A file is held over the page. */
  over: boolean;
  input: RefObject<HTMLInputElement | null>;
  onChoose: (file: File) => void;
  onRemove: () => void;
  /** The browser cannot show it. */
  onBroken: () => void;
};

// The label shows the focus of the input, which itself cannot be seen.
const RING =
  'group-has-[input:focus-visible]/receipt:outline-2 group-has-[input:focus-visible]/receipt:outline-offset-2 group-has-[input:focus-visible]/receipt:outline-focus';

/** A file input under an area that is its label: a tap anywhere opens the chooser, Tab reaches it, Space opens it. */
export function ReceiptField({ chosen, problem, over, input, onChoose, ...rest }: ReceiptFieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div className="group/receipt relative grid min-w-0 gap-2">
      <input
        ref={input}
        id={id}
        type="file"
        // Told the kinds that are taken, phones turn their own into one of them, and offer the camera too.
        accept={PROOF_MIME_TYPES.join(',')}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={problem === undefined ? undefined : noteId}
        className="sr-only"
        onChange={({ target }) => {
          const file = target.files?.[0];
          // So that the same file can be chosen once more.
          target.value = '';
          if (file) onChoose(file);
        }}
      />
      {chosen ? (
        <Chosen chosen={chosen} htmlFor={id} over={over} {...rest} />
      ) : (
        <DropArea htmlFor={id} over={over} invalid={problem !== undefined} />
      )}
      <output className="text-sm leading-snug font-medium text-danger empty:hidden">
        {problem !== undefined && (
          <span id={noteId} className="flex items-start gap-1.5">
            <CircleAlert size={15} aria-hidden className="mt-0.5 shrink-0" />
            <span className="min-w-0">{problem}</span>
          </span>
        )}
      </output>
    </div>
  );
}

function DropArea({ htmlFor, over, invalid }: { htmlFor: string; over: boolean; invalid: boolean }) {
  return (
    <label
      htmlFor={htmlFor}
      className={clsx(
        'grid justify-items-center gap-1 rounded-md border-[1.5px] border-dashed px-4 py-6 text-center transition-colors sm:py-12',
        RING,
        over && 'border-primary bg-primary-soft text-on-primary-soft',
        !over && (invalid ? 'border-danger' : 'border-line-strong hover:bg-sunken'),
      )}
    >
      <span
        aria-hidden
        className={clsx(
          'mb-2 grid size-12 place-items-center rounded-full',
          over ? 'bg-primary text-on-primary' : 'bg-primary-soft text-on-primary-soft',
        )}
      >
        <ImageUp size={22} />
      </span>
      <span className="text-17 font-[650]">
        {over ? (
          words.dropNow
        ) : (
          <>
            <span className="pointer-coarse:hidden">{words.drop}</span>
            <span className="hidden pointer-coarse:inline">{words.choose}</span>
          </>
        )}
      </span>{' '}
      <span className={clsx('text-sm', !over && 'text-ink2')}>{words.kinds}</span>
    </label>
  );
}

type ChosenProps = Pick<ReceiptFieldProps, 'over' | 'onRemove' | 'onBroken'> & {
  chosen: ChosenReceipt;
  htmlFor: string;
};

function Chosen({ chosen, htmlFor, over, onRemove, onBroken }: ChosenProps) {
  const { url, file } = chosen;
  return (
    <div
      className={clsx(
        'overflow-hidden rounded-md border',
        over ? 'border-primary bg-primary-soft' : 'border-line',
      )}
    >
      {url !== undefined && (
        <div className="grid place-items-center border-b border-line bg-sunken p-3">
          <img
            src={url}
            alt={words.previewOf(file.name)}
            onError={onBroken}
            className="max-h-[216px] max-w-full rounded-sm shadow-2 sm:max-h-[400px]"
          />
        </div>
      )}
      <div className="flex items-center gap-3 p-3">
        {url === undefined && <FileTile receipt={chosen} />}
        <FileName file={file} />
        <label
          htmlFor={htmlFor}
          className={buttonLook({ variant: 'outline', size: 'small', className: RING })}
        >
          {words.change}
        </label>
        <IconButton label={words.remove} onClick={onRemove} className="max-sm:hidden">
          <X size={18} aria-hidden />
        </IconButton>
      </div>
    </div>
  );
}

/** The receipt in one row, while it is read. */
export const ReceiptRow = ({ chosen }: { chosen: ChosenReceipt }) => (
  <div className="flex items-center gap-3 rounded-md border border-line p-2.5">
    {chosen.url === undefined ? (
      <FileTile receipt={chosen} />
    ) : (
      <img
        src={chosen.url}
        alt=""
        className="size-12 shrink-0 rounded-sm border border-line object-cover object-top"
      />
    )}
    <FileName file={chosen.file} />
  </div>
);

const FileName = ({ file }: { file: File }) => (
  <p className="min-w-0 flex-1 text-15 leading-snug">
    <span className="block truncate font-[650]" title={file.name}>
      {file.name}
    </span>
    <span className="text-sm text-ink2">{fileSize(file.size)}</span>
  </p>
);

const FileTile = ({ receipt }: { receipt: ChosenReceipt }) => (
  <span
    aria-hidden
    className="grid h-14 w-11 shrink-0 content-center justify-items-center gap-1 rounded-sm bg-bad-bg text-bad"
  >
    <FileText size={20} />
    {receipt.isPdf && <span className="text-xs leading-none font-bold">{words.pdf}</span>}
  </span>
);
