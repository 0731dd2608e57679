import type { SetAside } from '#contract/users.ts';
import { setAside as words } from '#words/set-aside.ts';

export const isAnythingSetAside = ({
  paymentDetails,
  payeeNames,
  repeating,
  mail,
  home,
}: SetAside): boolean => paymentDetails || mail || home || payeeNames.length > 0 || repeating.length > 0;

/** What was set while somebody else may have been in the account (docs/product/accounts.md 'What an owner gets back'). */
export const SetAsideList = ({ of }: { of: SetAside }) => (
  <section aria-label={words.title} className="rounded-md bg-sunken p-4 text-[15px] leading-snug">
    <p className="font-semibold">{words.text}</p>
    <ul className="mt-2 grid list-disc gap-2 pl-5">
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
    </ul>
  </section>
);

const Named = ({ what }: { what: readonly string[] }) => (
  <span className="block wrap-anywhere text-ink2">{what.join(' · ')}</span>
);
