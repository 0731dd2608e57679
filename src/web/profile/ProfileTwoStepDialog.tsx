import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { Copy, Download } from 'lucide-react';
import type { Me } from '#contract/users.ts';
import { layout } from '#words/layout.ts';
import { codeField, turnOff } from '#words/two-step.ts';
import * as words from '#words/two-step.ts';
import { calls, codeOf, messageOf } from '#web/calls/api.ts';
import { ReauthenticationForm } from '#web/accounts/ReauthenticationForm.tsx';
import { Dialog } from '#web/ui/windows/dialog.tsx';
import { showToast } from '#web/ui/windows/toast.ts';
import { accountProblems } from '#words/accounts.ts';
import { copyText } from '#web/device/clipboard.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { SecondStepCode } from '#web/accounts/SecondStepCode.tsx';
import { QrCode } from '#web/ui/drawings/qr-code.tsx';
import { useForm } from '#web/ui/controls/use-form.ts';
import { useTakeFocus } from '#web/ui/hooks/focus.ts';
import { saveFile } from '#web/calls/download.ts';

type ProfileTwoStepDialogProps = { me: Me; open: boolean; onClose: () => void };

const ACTS = { setUp: SetUpTwoStep, renew: RenewCodes, end: EndTwoStep };

export type TwoStepAct = keyof typeof ACTS;

/** The dialog of one of the acts. They share a chunk, since each is small. */
export function ProfileTwoStepDialog({ act, ...props }: ProfileTwoStepDialogProps & { act: TwoStepAct }) {
  const Act = ACTS[act];
  return <Act {...props} />;
}

function EndTwoStep({ open, onClose, ...who }: ProfileTwoStepDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={words.endTitle} closeLabel={layout.close}>
      <ReauthenticationForm
        {...who}
        withCode
        send={async (proof) => {
          await calls.twoStep.end(proof);
          showToast({ kind: 'success', text: words.ended });
          onClose();
        }}
        failed={words.endFailed}
        label={turnOff}
        danger
        onCancel={onClose}
      >
        <p className="text-ink2">{words.endText}</p>
      </ReauthenticationForm>
    </Dialog>
  );
}

function RenewCodes({ open, onClose, ...who }: ProfileTwoStepDialogProps) {
  const [codes, setCodes] = useState<string[]>();
  const close = () => {
    onClose();
    setCodes(undefined);
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={codes ? words.codesTitle : words.renewTitle}
      closeLabel={layout.close}
    >
      {codes ? (
        <RecoveryCodes email={who.me.email} codes={codes} onDone={close} />
      ) : (
        <ReauthenticationForm
          {...who}
          withCode
          send={async (proof) => {
            const { recoveryCodes } = await calls.twoStep.renewRecoveryCodes(proof);
            setCodes(recoveryCodes);
          }}
          failed={words.renewFailed}
          label={words.renew}
          onCancel={close}
        >
          <p className="text-ink2">{words.renewText}</p>
        </ReauthenticationForm>
      )}
    </Dialog>
  );
}

type AppKey = { uri: string; secret: string };

/**
 * Sets up two-step sign-in in four steps: reauthentication, the app's key, a code that proves the app has it, and the
 * recovery codes.
 */
function SetUpTwoStep({ open, onClose, ...who }: ProfileTwoStepDialogProps) {
  const [key, setKey] = useState<AppKey>();
  const [codes, setCodes] = useState<string[]>();
  const close = () => {
    onClose();
    setKey(undefined);
    setCodes(undefined);
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={codes ? words.codesTitle : words.setUpTitle}
      closeLabel={layout.close}
    >
      {codes && <RecoveryCodes email={who.me.email} codes={codes} onDone={close} />}
      {key && !codes && <Scan appKey={key} onCodes={setCodes} />}
      {!key && !codes && (
        <ReauthenticationForm
          {...who}
          send={async ({ password }) =>
            setKey(await calls.twoStep.begin(password === undefined ? {} : { password }))
          }
          failed={words.setUpFailed}
          label={words.next}
          onCancel={close}
        >
          <p className="text-ink2">{words.proveText}</p>
        </ReauthenticationForm>
      )}
    </Dialog>
  );
}

function Scan({ appKey, onCodes }: { appKey: AppKey; onCodes: (codes: string[]) => void }) {
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
