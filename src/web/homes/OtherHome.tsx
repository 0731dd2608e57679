import { useQuery } from '@tanstack/react-query';
import { House } from 'lucide-react';
import type { Me } from '#contract/users.ts';
import { switching } from '#words/switching-homes.ts';
import { api } from '#web/calls/api.ts';
import { chosenElsewhere, showActive, stayHere, useTabHome } from '#web/app/tab-home.ts';
import { Banner } from '#web/ui/layout/banner.tsx';
import { Button } from '#web/ui/controls/button.tsx';

/** Another home was chosen in another window, or on another device: this one goes on showing its own until the person says otherwise. */
export function OtherHome({ me, onAnswered }: { me: Me; onAnswered: () => void }) {
  const chosen = useTabHome((tab) => chosenElsewhere(tab, me));
  const { data: homes } = useQuery(api.homes.listHomes.queryOptions({ enabled: chosen !== null }));
  const home = homes?.find(({ id }) => id === chosen);
  if (!home) return null;
  const answer = (act: () => void) => () => {
    act();
    onAnswered();
  };
  return (
    <Banner
      announced
      icon={<House size={18} aria-hidden />}
      className="shadow-2"
      actions={
        <>
          <Button variant="ghost" size="small" onClick={answer(() => stayHere(me))}>
            {switching.notNow}
          </Button>
          <Button size="small" onClick={answer(() => showActive(me))}>
            {switching.showIt}
          </Button>
        </>
      }
    >
      {switching.elsewhere(home.name)}
    </Banner>
  );
}
