import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Me } from '#contract/users.ts';
import type { Tone } from '#domain/homes.ts';
import { DISPLAY_NAME_MAX } from '#domain/users.ts';
import { displayNameLabel, displayNameMessage, emailLabel, nobodySignedIn, saving } from '#words/accounts.ts';
import * as words from '#words/profile.ts';
import { calls, codeOf, messageOf } from '#web/api.ts';
import { sessionQuery } from '#web/session.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { showToast } from '#web/ui/toast.ts';
import { useForm } from '#web/ui/use-form.ts';

type EditNameProps = { me: Me; tone: Tone; onDone: () => void };

const sayError = (text: string) => {
  showToast({ kind: 'error', text });
};

export function EditName({ me, tone, onDone }: EditNameProps) {
  const queries = useQueryClient();
  const { form, values, field, submit } = useForm({
    initial: { displayName: me.displayName },
    rules: { displayName: displayNameMessage },
  });
  useEffect(() => {
    form.current?.querySelector('input')?.focus();
  }, [form]);
  const save = useMutation({
    mutationFn: (typed: { displayName: string }) => calls.users.updateDisplayName(typed),
    onSuccess: (user) => {
      queries.setQueryData(sessionQuery.queryKey, (session) => session && { ...session, user });
      showToast({ kind: 'success', text: words.updated });
      onDone();
    },
    onError: (error) => {
      const signedOut = codeOf(error) === 'UNAUTHENTICATED';
      sayError(signedOut ? nobodySignedIn : messageOf(error, words.updateFailed));
    },
  });
  return (
    <form ref={form} noValidate onSubmit={submit(save.mutate, sayError)} className="grid grid-cols-1 gap-4">
      <Avatar name={values.displayName} photo={me.photoURL} tone={tone} size={96} />
      <TextField
        label={displayNameLabel}
        placeholder={words.namePlaceholder}
        autoComplete="name"
        maxLength={DISPLAY_NAME_MAX}
        {...field('displayName')}
      />
      <TextField label={emailLabel} value={me.email} readOnly />
      <div className="mt-1 flex gap-3 *:flex-1 *:px-3">
        <Button variant="outline" onClick={onDone}>
          {words.cancel}
        </Button>
        <Button type="submit" busy={save.isPending} busyText={saving}>
          {words.save}
        </Button>
      </div>
    </form>
  );
}
