import { SunMoon } from 'lucide-react';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { toggleScheme } from '#web/ui/controls/scheme.ts';

export function SchemeButton({ label }: { label: string }) {
  return (
    <IconButton label={label} onClick={toggleScheme}>
      <SunMoon size={18} aria-hidden />
    </IconButton>
  );
}
