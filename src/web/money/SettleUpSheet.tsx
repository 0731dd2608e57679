import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowRight, Clock, Info, Upload } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import type { BetweenUs, ShareBetweenUs } from '#contract/settling-up.ts';
import { formatAmount, type Sen } from '#domain/money.ts';
import { categoryIcon } from '#domain/payments.ts';
import type { Tone } from '#domain/homes.ts';
import { areTheSame, differenceOf, maySettleUp, sumsOf } from '#domain/settling-up.ts';
import { payeeNote } from '#words/payee-notes.ts';
import { betweenUs, settling as words } from '#words/settling-up.ts';
import { api, calls } from '#web/calls/api.ts';
import { useMe } from '#web/app/session.tsx';
import { PayeeDetailsOpen } from '#web/payment-details/PayeeDetails.tsx';
import { Amounts } from '#web/ui/layout/amounts-in-text.tsx';
import { Avatar } from '#web/ui/drawings/avatar.tsx';
import { Banner } from '#web/ui/layout/banner.tsx';
import { Button, buttonLook } from '#web/ui/controls/button.tsx';
import { Sheet, SheetBody, SheetFoot } from '#web/ui/windows/sheet.tsx';
import { NoteLine } from '#web/ui/layout/facts-line.tsx';
import { Tile } from '#web/ui/layout/tile.tsx';
import { useAct } from '#web/money/use-acts.ts';
import { useAttemptId } from '#web/calls/ids.ts';

type SheetProps = {
  homeId: string;
  me: string;
  person: BetweenUs;
  open: boolean;
  onClose: () => void;
  /** Returns the element that gets the focus once the button that opened the sheet is gone. */
  focusAfter: () => HTMLElement | null;
};

/** Shows who pays whom, the shares of both ways, and the two ways to pay (docs/product/settling-up.md 'The sheet'). */
export function SettleUpSheet({ homeId, me, person, open, onClose, focusAfter }: SheetProps) {
  const isDone = useRef(false);
  const home = useQuery(api.homes.getHome.queryOptions({ input: { homeId } }));
  const name = person.displayName;
  const free = person.lines.filter(({ waits }) => !waits);
  // The shares when the sheet was opened; the sheet says what has changed since.
  const [opened, setOpened] = useState({ open, lines: free });
  if (open !== opened.open) setOpened({ open, lines: open ? free : opened.lines });
  const settling = useSettlingUp(() => {
    isDone.current = true;
    onClose();
  });
  const may = maySettleUp(me, free);
  const { owes, owed } = sumsOf(me, free);
  const amount = differenceOf({ owes, owed });
  const isChanged = open && !settling.isPending && !settling.isSuccess && !areTheSame(opened.lines, free);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={betweenUs.settleUpWith(name)}
      closeLabel={words.close}
      focusAfter={() => (isDone.current ? focusAfter() : true)}
      isTall
    >
      <SheetBody>
        <div className="grid grid-cols-1 gap-4">
          {isChanged && (
            <Banner look="warn" announced>
              {words.changed}
            </Banner>
          )}
          {may ? (
            <>
              <WhoPays person={person} name={name} amount={amount} members={home.data?.members ?? []} />
              <NoteLine
                notes={person.notes.map((note) => payeeNote(note, { name, home: home.data?.name ?? '' }))}
              />
              <Side title={words.youOwe} sum={formatAmount(owes)} lines={free.filter(isOf(me))} />
              <Side
                title={words.theyOwe(name)}
                sum={words.minus(owed)}
                lines={free.filter((share) => !isOf(me)(share))}
              />
              <p className="flex justify-between gap-3 border-t-2 border-ink pt-3 text-17 font-bold">
                <span>{words.youPay}</span>
                <span>{formatAmount(amount)}</span>
              </p>
              <Banner
                icon={<Info size={17} aria-hidden className="mt-0.5" />}
                className="items-start! gap-x-2.5!"
              >
                <Amounts>{amount > 0 ? words.settles(amount, free.length) : words.settlesEven}</Amounts>
              </Banner>
              {amount > 0 && !person.isGone && (
                <PayeeDetailsOpen
                  userId={person.userId}
                  name={name}
                  amount={amount}
                  timeZone={home.data?.settings.timeZone}
                />
              )}
            </>
          ) : (
            <p className="text-ink2">{words.nothing}</p>
          )}
          <LeftOut lines={person.lines.filter(({ waits }) => waits)} />
          {may && person.isGone && amount > 0 && <Note>{words.isGone(name)}</Note>}
        </div>
      </SheetBody>
      {may && (
        <SheetFoot>
          <Button
            variant={amount > 0 && !person.isGone ? 'outline' : 'filled'}
            busy={settling.isPending}
            onClick={() => {
              isDone.current = false;
              settling.mutate({ homeId, person, name, lines: free });
            }}
          >
            {words.markAsPaid}
          </Button>
          {amount > 0 && !person.isGone && (
            <Link
              to="/payment-success"
              search={{ homeId, settle: person.userId }}
              className={buttonLook({ className: 'whitespace-nowrap' })}
            >
              <Upload size={18} aria-hidden />
              {words.upload}
            </Link>
          )}
        </SheetFoot>
      )}
    </Sheet>
  );
}

const isOf =
  (userId: string) =>
  (share: ShareBetweenUs): boolean =>
    share.userId === userId;

type WhoPaysProps = {
  members: readonly { userId: string; tone: Tone }[];
  person: BetweenUs;
  name: string;
  amount: Sen;
};

function WhoPays({ members, person, name, amount }: WhoPaysProps) {
  const me = useMe();
  const tone = members.find(({ userId }) => userId === me.id)?.tone ?? 'leaf';
  return (
    <div className="rounded-lg bg-sunken px-4 py-3.5">
      <p className="sr-only">{amount > 0 ? words.pays(undefined, amount, name) : words.even}</p>
      <div aria-hidden className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 text-center">
        <Face name={words.you}>
          <Avatar name={me.displayName} tone={tone} photo={me.photoURL} size={44} />
        </Face>
        <span className="grid justify-items-center gap-1 text-26 leading-tight font-bold tracking-[-.02em] whitespace-nowrap">
          {formatAmount(amount)}
          {amount > 0 && <ArrowRight size={20} className="text-link" />}
        </span>
        <Face name={name}>
          <Avatar name={name} tone={person.tone} photo={person.photoURL} size={44} />
        </Face>
      </div>
    </div>
  );
}

const Face = ({ name, children }: { name: string; children: ReactNode }) => (
  <span className="grid min-w-0 justify-items-center gap-1.5 text-sm font-medium">
    {children}
    {name}
  </span>
);

/** The shares of one direction with their sum. */
function Side({ title, sum, lines }: { title: string; sum: string; lines: readonly ShareBetweenUs[] }) {
  if (lines.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="mb-1 flex flex-wrap justify-between gap-x-3 text-15 font-bold">
        <span className="min-w-0 flex-[1_1_min-content]">{title}</span>
        <span className="whitespace-nowrap">{sum}</span>
      </h3>
      <ul className="divide-y divide-line">
        {lines.map((share) => (
          <li
            key={`${share.paymentId} ${share.userId}`}
            className="flex flex-wrap items-center justify-end gap-x-3 py-2"
          >
            <span className="flex min-w-0 flex-[1_1_min-content] items-center gap-3">
              <Tile icon={categoryIcon(share.category)} size={30} />
              <span className="min-w-0 flex-1 text-15 leading-snug">{share.title}</span>
            </span>
            <span className="text-15 whitespace-nowrap text-ink2">{formatAmount(share.amount)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The shares that are left out because a receipt waits, with the reason. */
function LeftOut({ lines }: { lines: readonly ShareBetweenUs[] }) {
  const [first, ...others] = lines;
  if (!first) return null;
  return <Note>{others.length > 0 ? words.waitMany(lines.length) : words.waits(first.title)}</Note>;
}

const Note = ({ children }: { children: string }) => (
  <p className="flex items-start gap-2 text-sm text-pretty text-ink2">
    <Clock size={16} aria-hidden className="mt-0.5 shrink-0" />
    <span className="min-w-0">{children}</span>
  </p>
);

/** The shown shares, as the server expects them. */
const shownShares = (lines: readonly ShareBetweenUs[]) =>
  lines.map(({ paymentId, userId, amount }) => ({ paymentId, userId, amount }));

type Settled = { homeId: string; person: BetweenUs; name: string; lines: readonly ShareBetweenUs[] };

/** Settles the shares as they are shown. There is no optimistic update, since one of them may have changed. */
function useSettlingUp(before: () => void) {
  const attempt = useAttemptId();
  return useAct({
    send: ({ homeId, person, lines }: Settled) => {
      const input = { homeId, userId: person.userId, lines: shownShares(lines) };
      return calls.settlingUp.settleUp({ id: attempt.idOf(input), ...input });
    },
    before: () => {
      attempt.forget();
      before();
    },
    done: (_answer, { name }) => words.settled(name),
    failed: () => words.failed,
  });
}
