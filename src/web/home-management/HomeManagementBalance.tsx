import { Lock } from 'lucide-react';
import type { Home } from '#contract/homes.ts';
import { ChoreBalance } from '#web/chores/ChoreBalance.tsx';
import { DEAL_BY } from '#domain/plan/even-minutes.ts';
import { mayChangeSettings } from '#domain/homes.ts';
import { dealBy as words, dealByNames } from '#words/balance.ts';
import { useSettings } from '#web/home-management/use-settings.ts';
import type { AsPage } from '#web/ui/layout/section.tsx';
import { SelectField } from '#web/ui/controls/select.tsx';

/**
 * Shows who did how much, and how chores are assigned (docs/product/fair.md 'Balance', 'Even minutes').
 */
export const HomeManagementBalance = ({ home, asPage }: { home: Home } & AsPage) => (
  <div className="grid grid-cols-1 gap-3">
    <ChoreBalance home={home} asPage={asPage} />
    <DealBy home={home} />
  </div>
);

/** The administrator's setting, shown to other members as text (docs/product/fair.md 'Even minutes'). */
function DealBy({ home }: { home: Home }) {
  const { settings, change } = useSettings(home);
  const { dealBy } = settings;
  const mayChange = mayChangeSettings(home.role, { dealBy });
  return (
    <div className="card min-w-0 p-4 sm:p-5">
      {mayChange ? (
        <SelectField
          sends
          label={words.title}
          hint={
            <>
              {words.hint}
              <span className="mt-1 block">{words.plannedHint}</span>
            </>
          }
          options={WAYS_OF_DEALING}
          value={dealBy}
          onChange={(way) => change({ dealBy: way })}
        />
      ) : (
        <ForOthers home={home} />
      )}
    </div>
  );
}

function ForOthers({ home }: { home: Home }) {
  const administrator = home.members.find((member) => member.isAdministrator);
  return (
    <>
      <dl>
        <dt className="font-semibold">{words.title}</dt>
        <dd>{dealByNames[home.settings.dealBy]}</dd>
      </dl>
      <p className="mt-1 text-sm text-ink2">{words.hint}</p>
      <p className="mt-1 text-sm text-ink2">
        <Lock size={14} aria-hidden className="mr-1.5 inline align-[-2px]" />
        {words.administratorOnly(administrator?.displayName ?? '')}
      </p>
    </>
  );
}

const WAYS_OF_DEALING = DEAL_BY.map((value) => ({ value, label: dealByNames[value] }));
