import { useMutation, useQuery } from '@tanstack/react-query';
import { House } from 'lucide-react';
import { homeList } from '#words/homes.ts';
import { switching } from '#words/layout.ts';
import { showFailure } from '#web/app/reauthentication.ts';
import { switchTo } from '#web/app/switch-home.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { showToast } from '#web/ui/windows/toast.ts';
import type { Me } from '#contract/users.ts';
import { api } from '#web/calls/api.ts';
import { chosenElsewhere, showActive, stayHere, useTabHome } from '#web/app/tab-home.ts';
import { Banner } from '#web/ui/layout/banner.tsx';

type SwitchHomeButtonProps = {
  homeId: string;
  /** Id of the element with the home's name. */ nameId: string;
};

export function SwitchHomeButton({ homeId, nameId }: SwitchHomeButtonProps) {
  const change = useMutation({
    mutationFn: () => switchTo(homeId),
    onSuccess: () => showToast({ kind: 'success', text: switching.switched }),
    onError: showFailure(switching.failed),
  });
  return (
    <Button
      variant="soft"
      size="small"
      aria-describedby={nameId}
      busy={change.isPending}
      onClick={() => change.mutate()}
    >
      {homeList.switch}
    </Button>
  );
}

/** Says that another home was chosen in another tab or device. This tab keeps its own until the user decides. */
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
