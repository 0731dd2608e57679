import { useState, type ReactNode } from 'react';
import { useMutation } from '@tanstack/react-query';
import { Copy, Download } from 'lucide-react';
import type { Me } from '#contract/users.ts';
import { layout } from '#words/layout.ts';
import { rowTitles } from '#words/profile.ts';
import { codeField, turnOff } from '#words/two-step.ts';
import * as words from '#words/two-step.ts';
import { calls, codeOf, messageOf } from '#web/calls/api.ts';
import { ReauthenticationForm } from '#web/accounts/ReauthenticationForm.tsx';
import { FormWindow, WindowBody } from '#web/ui/windows/form-window.tsx';
import { showToast } from '#web/ui/windows/toast.ts';
import { accountProblems } from '#words/accounts.ts';
import { copyText } from '#web/device/clipboard.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { SecondStepCode } from '#web/accounts/SecondStepCode.tsx';
import { QrCode } from '#web/ui/drawings/qr-code.tsx';
import { useForm } from '#web/ui/controls/use-form.ts';
import { useTakeFocus } from '#web/ui/hooks/focus.ts';
import { isTouch } from '#web/ui/hooks/screen.ts';
import { saveFile } from '#web/calls/download.ts';

type ProfileTwoStepWindowProps = { me: Me; open: boolean; onClose: () => void };

type AppKey = { uri: string; secret: string };

/** What the window shows: its state, one of the acts, or what follows an act. */
type Step =
  | { at: 'state' }
  | { at: 'setUp' | 'renew' | 'end' }
  | { at: 'scan'; key: AppKey }
  | { at: 'codes'; codes: readonly string[] };

const STEP_TITLES: Record<Step['at'], string> = {
  state: rowTitles.twoStep,
  setUp: words.setUpTitle,
  scan: words.setUpTitle,
  renew: words.renewTitle,
  end: words.endTitle,
  codes: words.codesTitle,
};

/**
 * Two-step sign-in: a code from an app as the second step (docs/product/accounts.md 'Two-step sign-in'). Setting it up
 * takes four steps: reauthentication, the app's key, a code that proves the app has it, and the recovery codes. All are
 * in this one window.
 */
export function ProfileTwoStepWindow({ me, open, onClose }: ProfileTwoStepWindowProps) {
  const [step, setStep] = useState<Step>({ at: 'state' });
  const act = { me, onCancel: onClose };
  return (
    <FormWindow open={open} onClose={onClose} title={STEP_TITLES[step.at]} closeLabel={layout.close}>
      {step.at === 'state' && <State codesLeft={me.recoveryCodesLeft} onChoose={(at) => setStep({ at })} />}
      {step.at === 'setUp' && (
        <Act>
          <SetUp {...act} onKey={(key) => setStep({ at: 'scan', key })} />
        </Act>
      )}
      {step.at === 'scan' && (
        <WindowBody>
          <Scan appKey={step.key} onCodes={(codes) => setStep({ at: 'codes', codes })} />
        </WindowBody>
      )}
      {step.at === 'renew' && (
        <Act>
          <Renew {...act} onCodes={(codes) => setStep({ at: 'codes', codes })} />
        </Act>
      )}
      {step.at === 'end' && (
        <Act>
          <End {...act} onEnded={onClose} />
        </Act>
      )}
      {step.at === 'codes' && (
        <WindowBody>
          <RecoveryCodes email={me.email} codes={step.codes} onDone={onClose} />
        </WindowBody>
      )}
    </FormWindow>
  );
}

type StateProps = {
  /** Null while it is off. */
  codesLeft: number | null;
  onChoose: (act: 'setUp' | 'renew' | 'end') => void;
};

function State({ codesLeft, onChoose }: StateProps) {
  return (
    <WindowBody>
      <p className="text-pretty text-ink2">{codesLeft === null ? words.off : words.on(codesLeft)}</p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        {codesLeft === null ? (
          <Button sends onClick={() => onChoose('setUp')}>
            {words.setUp}
          </Button>
        ) : (
          <>
            <Button variant="outline" sends onClick={() => onChoose('renew')}>
              {words.newCodes}
            </Button>
            <Button variant="dangerOutline" sends onClick={() => onChoose('end')}>
              {words.turnOff}
            </Button>
          </>
        )}
      </div>
    </WindowBody>
  );
}

/** Gives the act's first field the focus of the button that it replaces, unless that would raise a phone's keyboard. */
function Act({ children }: { children: ReactNode }) {
  const first = useTakeFocus<HTMLDivElement>();
  return (
    <div ref={isTouch() ? undefined : first} className="contents">
      {children}
    </div>
  );
}

type ActProps = { me: Me; onCancel: () => void };

function SetUp({ onKey, ...act }: ActProps & { onKey: (key: AppKey) => void }) {
  return (
    <ReauthenticationForm
      {...act}
      send={async ({ password }) =>
        onKey(await calls.twoStep.begin(password === undefined ? {} : { password }))
      }
      failed={words.setUpFailed}
      label={words.next}
    >
      <p className="text-ink2">{words.proveText}</p>
    </ReauthenticationForm>
  );
}

function Renew({ onCodes, ...act }: ActProps & { onCodes: (codes: readonly string[]) => void }) {
  return (
    <ReauthenticationForm
      {...act}
      withCode
      send={async (proof) => onCodes((await calls.twoStep.renewRecoveryCodes(proof)).recoveryCodes)}
      failed={words.renewFailed}
      label={words.renew}
    >
      <p className="text-ink2">{words.renewText}</p>
    </ReauthenticationForm>
  );
}

function End({ onEnded, ...act }: ActProps & { onEnded: () => void }) {
  return (
    <ReauthenticationForm
      {...act}
      withCode
      send={async (proof) => {
        await calls.twoStep.end(proof);
        showToast({ kind: 'success', text: words.ended });
        onEnded();
      }}
      failed={words.endFailed}
      label={turnOff}
      danger
    >
      <p className="text-ink2">{words.endText}</p>
    </ReauthenticationForm>
  );
}

function Scan({ appKey, onCodes }: { appKey: AppKey; onCodes: (codes: readonly string[]) => void }) {
  const first = useTakeFocus<HTMLDivElement>();
  const refuse = (text: string) => showToast({ kind: 'error', text });
  const { form, field, submit, fail } = useForm({
    initial: { code: '' },
    draft: null,
    required: { fields: ['code'], message: accountProblems.FIELDS_MISSING },
  });
  const confirming = useMutation({
    mutationFn: ({ code }: { code: string }) => calls.twoStep.confirm({ code }),
    onSuccess: ({ recoveryCodes }) => {
      showToast({ kind: 'success', text: words.turnedOn });
      onCodes(recoveryCodes);
    },
    onError: (error) => {
      const text = messageOf(error, words.setUpFailed);
      refuse(text);
      if (codeOf(error) === 'WRONG_CODE') fail({ code: text });
    },
  });
  return (
    <form
      ref={form}
      noValidate
      className="grid grid-cols-1 gap-4"
      onSubmit={submit(confirming.mutate, refuse)}
    >
      <p className="text-ink2">{words.scanText}</p>
      <div className="mx-auto size-48">
        <QrCode text={appKey.uri} label={words.qrName} />
      </div>
      <Key secret={appKey.secret} />
      <p className="text-ink2">{words.thenText}</p>
      <div ref={first}>
        <SecondStepCode words={codeField} appOnly {...field('code')} />
      </div>
      <Button type="submit" busy={confirming.isPending} busyText={words.turningOn}>
        {words.turnOn}
      </Button>
    </form>
  );
}

/** The key in groups of four for reading; copied without spaces. */
function Key({ secret }: { secret: string }) {
  const copy = async () => {
    const copied = await copyText(secret);
    showToast(
      copied ? { kind: 'success', text: words.keyCopied } : { kind: 'error', text: words.keyNotCopied },
    );
  };
  return (
    <div className="rounded-md bg-sunken p-3">
      <p className="text-sm font-semibold">{words.keyLabel}</p>
      <p className="mt-0.5 font-mono text-15 leading-normal tracking-wide select-all">
        {secret.match(/.{1,4}/g)?.join(' ')}
      </p>
      <Button
        variant="outline"
        size="small"
        className="mt-2"
        icon={<Copy size={16} aria-hidden />}
        onClick={() => void copy()}
      >
        {words.copyKey}
      </Button>
    </div>
  );
}

type RecoveryCodesProps = { email: string; codes: readonly string[]; onDone: () => void };

/** The recovery codes; they are shown only this once. */
function RecoveryCodes({ email, codes, onDone }: RecoveryCodesProps) {
  const buttons = useTakeFocus<HTMLDivElement>();
  const copy = async () => {
    const copied = await copyText(codes.join('\n'));
    showToast(
      copied ? { kind: 'success', text: words.codesCopied } : { kind: 'error', text: words.codesNotCopied },
    );
  };
  const save = () =>
    saveFile(new Blob([words.codesFileText(email, codes)], { type: 'text/plain' }), words.codesFile);
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-ink2">{words.codesText}</p>
      <ul
        aria-label={words.codesTitle}
        className="grid grid-cols-2 gap-x-4 gap-y-1.5 rounded-md bg-sunken p-4 text-center font-mono text-15"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div ref={buttons} className="flex flex-wrap gap-2.5 *:flex-[1_1_6rem]">
        <Button variant="outline" icon={<Copy size={16} aria-hidden />} onClick={() => void copy()}>
          {words.copyCodes}
        </Button>
        <Button variant="outline" icon={<Download size={16} aria-hidden />} onClick={save}>
          {words.saveCodes}
        </Button>
      </div>
      <Button onClick={onDone}>{words.kept}</Button>
    </div>
  );
}
