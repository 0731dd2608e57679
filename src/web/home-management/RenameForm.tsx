import { useMutation } from '@tanstack/react-query';
import type { Home } from '#contract/homes.ts';
import { HOME_NAME_MAX } from '#domain/homes.ts';
import { cleanLine } from '#domain/texts.ts';
import { homeDetails, homeNameMissing } from '#words/homes.ts';
import { api } from '#web/calls/api.ts';
import { sayWhy } from '#web/homes/changes.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { TextField } from '#web/ui/controls/field.tsx';
import { showToast } from '#web/ui/windows/toast.ts';
import { useForm } from '#web/ui/controls/use-form.ts';

export function RenameForm({ home, onDone }: { home: Home; onDone: () => void }) {
  const { form, field, submit } = useForm({
    initial: { name: home.name },
    draft: null,
    rules: { name: (name) => (cleanLine(name) === '' ? homeNameMissing : undefined) },
  });
  const renaming = useMutation(
    api.homes.renameHome.mutationOptions({
      onSuccess: () => {
        onDone();
        showToast({ kind: 'success', text: homeDetails.renamed });
      },
      onError: sayWhy(homeDetails.renameFailed),
    }),
  );
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-4"
      onSubmit={submit(({ name }) => renaming.mutate({ homeId: home.id, name: cleanLine(name) }))}
    >
      <TextField
        label={homeDetails.newName}
        maxLength={HOME_NAME_MAX}
        autoComplete="off"
        {...field('name')}
      />
      <Button type="submit" className="sm:justify-self-end" busy={renaming.isPending}>
        {homeDetails.save}
      </Button>
    </form>
  );
}
