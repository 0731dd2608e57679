import { clsx } from 'clsx';
import { CircleAlert, FileText, ImageUp, X } from 'lucide-react';
import { useId, type RefObject } from 'react';
import { PROOF_MIME_TYPES } from '#domain/files.ts';
import { fileSize, proofPage, proofProblems, proofField as words } from '#words/proof-page.ts';
import { Button, buttonLook } from '#web/ui/controls/button.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import type { ChosenProof, useChosenProof } from '#web/proofs/use-chosen-proof.ts';

type ProofUploadProps = {
  chosen: ReturnType<typeof useChosenProof>;
  onSubmit: (file: File) => void;
};

/** The field for a proof and its button, which asks for a file if none is chosen. */
export const ProofUpload = ({ chosen, onSubmit }: ProofUploadProps) => (
  <>
    <ProofField {...chosen.field} />
    <Button
      size="large"
      onClick={() => (chosen.proof ? onSubmit(chosen.proof.file) : chosen.refuse(proofProblems.fileMissing))}
    >
      {proofPage.submit}
    </Button>
  </>
);

type ProofFieldProps = {
  chosen: ChosenProof | undefined;
  problem: string | undefined;
  /** A file is dragged over the page. */
  over: boolean;
  input: RefObject<HTMLInputElement | null>;
  onChoose: (file: File) => void;
  onRemove: () => void;
  /** The browser cannot show the picture. */
  onBroken: () => void;
};

// The label shows the focus of the hidden input.
const RING =
  'group-has-[input:focus-visible]/proof:outline-2 group-has-[input:focus-visible]/proof:outline-offset-2 group-has-[input:focus-visible]/proof:outline-focus';

/** A file input whose label covers an area: a tap anywhere opens the chooser, Tab reaches it, Space opens it. */
function ProofField({ chosen, problem, over, input, onChoose, ...rest }: ProofFieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div className="group/proof relative grid min-w-0 gap-2">
      <input
        ref={input}
        id={id}
        type="file"
        // With a list of kinds, phones convert their own format to one of them, and offer the camera too.
        accept={PROOF_MIME_TYPES.join(',')}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={problem === undefined ? undefined : noteId}
        className="sr-only"
        onChange={({ target }) => {
          const file = target.files?.[0];
          // Allows choosing the same file again.
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

type ChosenProps = Pick<ProofFieldProps, 'over' | 'onRemove' | 'onBroken'> & {
  chosen: ChosenProof;
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
        {url === undefined && <FileTile proof={chosen} />}
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

/** The proof in one row, while it is read. */
export const ProofRow = ({ chosen }: { chosen: ChosenProof }) => (
  <div className="flex items-center gap-3 rounded-md border border-line p-2.5">
    {chosen.url === undefined ? (
      <FileTile proof={chosen} />
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

const FileTile = ({ proof }: { proof: ChosenProof }) => (
  <span
    aria-hidden
    className="grid h-14 w-11 shrink-0 content-center justify-items-center gap-1 rounded-sm bg-bad-bg text-bad"
  >
    <FileText size={20} />
    {proof.isPdf && <span className="text-xs leading-none font-bold">{words.pdf}</span>}
  </span>
);
