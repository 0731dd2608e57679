import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { HandCoins, WalletMinimal } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Sen } from '#domain/money.ts';
import { goodbye as words, openMoney } from '#words/moving-out.ts';
import { switching } from '#words/layout.ts';
import { api } from '#web/calls/api.ts';
import { showFailure } from '#web/app/reauthentication.ts';
import { switchTo } from '#web/app/switch-home.ts';
import { Button, buttonLook } from '#web/ui/controls/button.tsx';
import { NoHomeArt } from '#web/ui/drawings/home-art.tsx';
import { Amounts } from '#web/ui/layout/amounts-in-text.tsx';
import { INDEX_ROW, RowContent, INDEX_ROWS } from '#web/ui/layout/rows.tsx';

/** The home that the reader has just left, and what is still open there, in sen. */
export type Left = { home: string; owes: Sen; owed: Sen };

/** The end of moving out: what stays open, and the way to another home (docs/product/moving-out.md 'Leaving'). */
export function Goodbye({ left: { home, owes, owed } }: { left: Left }) {
  const title = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <div className="mx-auto max-w-[30rem]">
      <div className="grid justify-items-center gap-1.5 px-2 pt-6 text-center">
        <NoHomeArt />
        <h1
          ref={title}
          tabIndex={-1}
          className="mt-3 text-26 leading-[1.15] font-bold tracking-[-.02em] text-balance outline-none"
        >
          {words.title(home)}
        </h1>
        <p className="text-balance text-ink2">{words.text}</p>
      </div>
      {owes + owed > 0 && (
        <div className={`${INDEX_ROWS} mt-5`}>
          {owes > 0 && (
            <Link to="/pay-my-money-back" className={INDEX_ROW}>
              <RowContent
                icon={WalletMinimal}
                tone="danger"
                title={<Amounts>{openMoney.youOwe(owes)}</Amounts>}
                text={words.owes}
              />
            </Link>
          )}
          {owed > 0 && (
            <Link to="/pay-my-money-back" className={INDEX_ROW}>
              <RowContent
                icon={HandCoins}
                title={<Amounts>{openMoney.youAreOwed(owed)}</Amounts>}
                text={words.owed}
              />
            </Link>
          )}
        </div>
      )}
      <div className="mt-4 grid gap-2">
        <ShowOther />
        <Link to="/home-management" className={buttonLook({ variant: 'ghost' })}>
          {words.another}
        </Link>
      </div>
    </div>
  );
}

/** The way to the reader's first other home, if there is one. */
function ShowOther() {
  const navigate = useNavigate();
  const home = useQuery(api.homes.listHomes.queryOptions()).data?.find(({ active }) => !active);
  const change = useMutation({
    mutationFn: (homeId: string) => switchTo(homeId),
    onSuccess: () => navigate({ to: '/dashboard' }),
    onError: showFailure(switching.failed),
  });
  if (!home) return null;
  return (
    <Button busy={change.isPending} onClick={() => change.mutate(home.id)}>
      {words.show(home.name)}
    </Button>
  );
}
