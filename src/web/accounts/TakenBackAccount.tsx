import { useId, type ReactNode } from 'react';
import type { SetAside, StillSet, TakenBack } from '#contract/users.ts';
import { setAside as words, stillSet } from '#words/accounts.ts';

const isAnythingSetAside = ({ paymentDetails, payeeNames, repeating, mail, home }: SetAside): boolean =>
  paymentDetails || mail || home || payeeNames.length > 0 || repeating.length > 0;
const isAnythingStillSet = ({ paymentDetails, payeeNames, repeating, mail }: StillSet): boolean =>
  paymentDetails !== null || mail || payeeNames.length > 0 || repeating.length > 0;

export const hasAnythingToList = ({ setAside, stillSet: still }: TakenBack): boolean =>
  isAnythingSetAside(setAside) || isAnythingStillSet(still);

/**
 * Lists what was put aside when an owner took their account back, and what stays set (docs/product/accounts.md 'What an
 * owner gets back', 'Still set').
 */
export const TakenBackAccount = ({ of }: { of: TakenBack }) => (
  <div className="grid gap-3">
    {isAnythingSetAside(of.setAside) && <SetAsideList of={of.setAside} />}
    {isAnythingStillSet(of.stillSet) && <StillSetList of={of.stillSet} />}
  </div>
);

const SetAsideList = ({ of }: { of: SetAside }) => (
  <List title={words.title} text={words.text}>
    {of.paymentDetails && <li>{words.paymentDetails}</li>}
    {of.payeeNames.length > 0 && (
      <li>
        {words.payeeNames(of.payeeNames.length)} <Named what={of.payeeNames} />
      </li>
    )}
    {of.repeating.length > 0 && (
      <li>
        {words.repeating(of.repeating.length)} <Named what={of.repeating} />
      </li>
    )}
    {of.mail && <li>{words.mail}</li>}
    {of.home && <li>{words.home}</li>}
  </List>
);

const StillSetList = ({ of }: { of: StillSet }) => (
  <List title={stillSet.title} text={stillSet.text}>
    {of.paymentDetails !== null && <li>{stillSet.paymentDetails(of.paymentDetails)}</li>}
    {of.payeeNames.length > 0 && (
      <li>
        {stillSet.payeeNames} <Named what={of.payeeNames} />
      </li>
    )}
    {of.repeating.length > 0 && (
      <li>
        {stillSet.repeating} <Named what={of.repeating} />
      </li>
    )}
    {of.mail && <li>{stillSet.mail}</li>}
  </List>
);

type ListProps = { title: string; text: string; children: ReactNode };

function List({ title, text, children }: ListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-md bg-sunken p-4 text-left text-15 leading-snug">
      <h2 id={id} className="font-semibold">
        {title}
      </h2>
      <p className="mt-1 text-ink2">{text}</p>
      <ul className="mt-2 grid list-disc gap-2 pl-5">{children}</ul>
    </section>
  );
}

const Named = ({ what }: { what: readonly string[] }) => (
  <span className="block text-ink2">{what.join(' · ')}</span>
);
