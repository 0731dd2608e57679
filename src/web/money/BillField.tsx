import { CircleAlert, FileText, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { PROOF_MIME_TYPES } from '#domain/files.ts';
import { attachBill as words } from '#words/money.ts';
import { buttonLook } from '#web/ui/controls/button.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { useReloadSafeFile } from '#web/ui/hooks/files.ts';
import { kindOf, sizeProblemOf } from '#web/calls/upload.ts';

type BillFieldProps = {
  label: string;
  file: File | undefined;
  onChoose: (file: File | undefined) => void;
  /** The problem with a refused file, or that none is chosen. */
  problem?: string | undefined;
  /** The key under which the chosen file survives a reload; unique on a page. */
  reloadKey: string;
};

/** A photo or PDF of the bill. The chosen file survives the reload after a change of language. */
export function BillField({ label, file, onChoose, problem, reloadKey }: BillFieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string>();
  const saveForReload = useReloadSafeFile(reloadKey, onChoose, file);
  const wrong = refused ?? problem;
  const latest = useRef<File>(undefined);
  const set = (chosen: File | undefined) => {
    latest.current = chosen;
    onChoose(chosen);
    saveForReload(chosen);
  };
  /** Selects the file at once, before its first bytes are read. If they show another kind, the earlier choice returns. */
  const choose = async (chosen: File | undefined) => {
    const wrongSize = chosen && sizeProblemOf(chosen);
    setRefused(wrongSize);
    if (wrongSize !== undefined) return;
    const before = file;
    set(chosen);
    const wrongKind = chosen && (await kindOf(chosen)).problem;
    if (wrongKind === undefined || latest.current !== chosen) return;
    set(before);
    setRefused(wrongKind);
  };
  return (
    <div className="grid min-w-0 gap-1.5">
      <label htmlFor={id} className="text-15 font-semibold">
        {label}
      </label>
      <div className="flex min-w-0 flex-wrap items-center gap-2 rounded-md border border-line bg-surface p-2">
        {file && (
          <span className="flex min-w-0 flex-1 basis-full items-center gap-2 pl-1">
            <FileText size={18} aria-hidden className="shrink-0 text-ink2" />
            <span className="min-w-0 flex-1 truncate text-15" title={file.name}>
              {file.name}
            </span>
            <IconButton
              label={words.takeOut(file.name)}
              onClick={() => {
                // The button is removed with the file.
                input.current?.focus();
                void choose(undefined);
              }}
            >
              <X size={17} aria-hidden />
            </IconButton>
          </span>
        )}
        <span
          className={buttonLook({
            variant: 'outline',
            size: 'small',
            className:
              'relative max-sm:flex-1 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
          })}
        >
          <span aria-hidden>{file ? words.other : words.choose}</span>
          <input
            ref={input}
            id={id}
            type="file"
            // With a list of kinds, phones convert their own format to one of them, and offer the camera too.
            accept={PROOF_MIME_TYPES.join(',')}
            aria-invalid={wrong === undefined ? undefined : true}
            aria-describedby={noteId}
            className="absolute inset-0 cursor-pointer opacity-0 file:cursor-pointer"
            onChange={({ target }) => {
              const chosen = target.files?.[0];
              // Allows choosing the same file again.
              target.value = '';
              if (chosen) void choose(chosen);
            }}
          />
        </span>
      </div>
      <p
        id={noteId}
        role={wrong === undefined ? undefined : 'alert'}
        className="text-sm leading-snug text-ink2"
      >
        {wrong === undefined ? (
          words.hint
        ) : (
          <span className="flex items-start gap-1.5 font-medium text-danger">
            <CircleAlert size={15} aria-hidden className="mt-0.5 shrink-0" />
            <span className="min-w-0">{wrong}</span>
          </span>
        )}
      </p>
    </div>
  );
}
