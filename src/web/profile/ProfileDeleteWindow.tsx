import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { HomeSummary } from '#contract/homes.ts';
import type { Me } from '#contract/users.ts';
import { mustHandOver } from '#domain/homes.ts';
import { isAnythingOpen } from '#domain/money.ts';
import { accountProblems } from '#words/accounts.ts';
import { homePage, openAmounts } from '#words/homes.ts';
import { layout } from '#words/layout.ts';
import * as words from '#words/profile.ts';
import { api, calls, codeOf, messageOf } from '#web/calls/api.ts';
import { IdentityField, Problem } from '#web/accounts/ReauthenticationForm.tsx';
import { sessionChanged } from '#web/app/session.tsx';
import { showHome } from '#web/app/tab-home.ts';
import { Button, ButtonRow } from '#web/ui/controls/button.tsx';
import { FormInWindow, FormWindow, WindowBody } from '#web/ui/windows/form-window.tsx';
import { RowFailed } from '#web/ui/layout/part-failed.tsx';
import { showToast } from '#web/ui/windows/toast.ts';
import { useForm } from '#web/ui/controls/use-form.ts';

type ProfileDeleteWindowProps = { me: Me; open: boolean; onClose: () => void };

/** Opens once it is known whether a home prevents the deletion, or cannot be known. */
export function ProfileDeleteWindow({ open, ...rest }: ProfileDeleteWindowProps) {
  const homes = useQuery(api.homes.listHomes.queryOptions({ enabled: open, retry: false }));
  const inTheWay = (homes.data ?? []).filter((home) => mustHandOver(home.role, home.memberCount));
  return (
    <FormWindow
      open={open && (homes.isFetched || homes.isPaused)}
      onClose={rest.onClose}
      title={words.deleteTitle}
      closeLabel={layout.close}
    >
      {!homes.data ? (
        <WindowBody>
          <RowFailed
            text={homePage.loadFailed}
            again={layout.tryAgain}
            busy={homes.isFetching}
            onAgain={() => void homes.refetch()}
          />
        </WindowBody>
      ) : inTheWay.length > 0 ? (
        <WindowBody>
          <HandOverFirst homes={inTheWay} onClose={rest.onClose} />
        </WindowBody>
      ) : (
        <DeleteForm {...rest} />
      )}
    </FormWindow>
  );
}

function HandOverFirst({ homes, onClose }: { homes: readonly HomeSummary[]; onClose: () => void }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-ink2">{words.handOverFirst(homes.length)}</p>
      <ul className="card divide-y divide-line">
        {homes.map(({ id, name }) => (
          <li key={id}>
            <Link
              to="/home-management/settings"
              onClick={() => showHome(id)}
              className="flex items-center gap-3 rounded-lg px-4 py-3 font-semibold hover:bg-sunken"
            >
              <span className="min-w-0 flex-1">{name}</span>
              <ChevronRight size={18} aria-hidden className="shrink-0 text-ink2" />
            </Link>
          </li>
        ))}
      </ul>
      <ButtonRow>
        <Button variant="outline" onClick={onClose}>
          {words.keepAccount}
        </Button>
      </ButtonRow>
    </div>
  );
}

/** Says what is open in all homes; counted again each time (docs/product/accounts.md 'Asking before deletion'). */
function OpenAmounts() {
  const { data, isError } = useQuery(
    api.users.getAccountDeletion.queryOptions({ staleTime: 0, gcTime: 0, retry: false }),
  );
  if (isError) return <p className="text-ink2">{words.deleteAmountsUnknown}</p>;
  if (!data || !isAnythingOpen(data)) return null;
  return <p className="font-semibold">{words.deleteAmounts(openAmounts(data))}</p>;
}

/** A component of its own, so that a closed dialog forgets the password. */
function DeleteForm({ me, onClose }: Omit<ProfileDeleteWindowProps, 'open'>) {
  const [refused, setRefused] = useState<string>();
  const [isProved, setProved] = useState(false);
  const { form, field, submit, fail } = useForm({
    initial: { password: '' },
    draft: null,
    required: { fields: me.hasPassword ? ['password'] : [], message: accountProblems.FIELDS_MISSING },
  });
  const remove = useDeletion((error) => {
    const text = messageOf(error, words.deleteFailed);
    const code = codeOf(error);
    showToast({ kind: 'error', text });
    if (code === 'WRONG_PASSWORD') fail({ password: text });
    else if (code === 'SIGN_IN_AGAIN') setProved(false);
    setRefused(code === 'WRONG_PASSWORD' ? undefined : text);
  });
  const onProved = () => {
    setRefused(undefined);
    setProved(true);
  };
  const send = ({ password }: { password: string }) => remove.mutate(me.hasPassword ? { password } : {});
  return (
    <FormInWindow
      form={form}
      onSubmit={submit(send, setRefused)}
      cancel={words.keepAccount}
      onCancel={onClose}
      save={words.deleteTitle}
      danger
      busy={remove.isPending}
      busyText={words.deleting}
    >
      <p className="text-ink2">{words.deleteText}</p>
      <OpenAmounts />
      <IdentityField me={me} password={field('password')} isProved={isProved} onProved={onProved} />
      {refused !== undefined && <Problem text={refused} />}
    </FormInWindow>
  );
}

function useDeletion(onError: (error: unknown) => void) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (proof: { password?: string }) => calls.users.deleteAccount(proof),
    onSuccess: async () => {
      showToast({ kind: 'success', text: words.deleted });
      await sessionChanged(queries);
      await navigate({ to: '/login', search: {}, replace: true });
    },
    onError,
  });
}
