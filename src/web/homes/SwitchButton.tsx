import { useMutation } from '@tanstack/react-query';
import { homeList } from '#words/homes.ts';
import { switching } from '#words/switching-homes.ts';
import { sayWhy } from '#web/homes/changes.ts';
import { switchTo } from '#web/app/own-homes.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { showToast } from '#web/ui/windows/toast.ts';

type SwitchButtonProps = { homeId: string; /** The element with the home's name. */ nameId: string };

export function SwitchButton({ homeId, nameId }: SwitchButtonProps) {
  const change = useMutation({
    mutationFn: () => switchTo(homeId),
    onSuccess: () => showToast({ kind: 'success', text: switching.switched }),
    onError: sayWhy(switching.failed),
  });
  return (
    <Button
      variant="outline"
      size="small"
      aria-describedby={nameId}
      busy={change.isPending}
      onClick={() => change.mutate()}
    >
      {homeList.switch}
    </Button>
  );
}
