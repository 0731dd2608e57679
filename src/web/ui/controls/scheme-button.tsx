import { Moon, Sun, SunMoon, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { Segmented } from '#web/ui/controls/choices.tsx';

/** The colour scheme that the user chose on this device. public/theme.js applies it before the first paint. */
type Scheme = 'light' | 'dark';

const SCHEME_KEY = 'scheme';

/** Switches between light and dark, starting from what is on screen. */
function toggleScheme(): void {
  const chosen = document.documentElement.style.colorScheme;
  const dark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  applyScheme(dark ? 'light' : 'dark');
}

function applyScheme(scheme: Scheme): void {
  document.documentElement.style.colorScheme = scheme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]'))
    meta.media = meta.dataset['scheme'] === scheme ? 'all' : 'not all';
  try {
    localStorage.setItem(SCHEME_KEY, scheme);
  } catch {
    // Storage is unavailable (private window): the choice lasts until the page closes.
  }
}

export function SchemeButton({ label }: { label: string }) {
  return (
    <IconButton label={label} onClick={toggleScheme}>
      <SunMoon size={18} aria-hidden />
    </IconButton>
  );
}

type Choice = 'auto' | Scheme;

const ICONS = { auto: SunMoon, light: Sun, dark: Moon } satisfies Record<Choice, LucideIcon>;

function choiceNow(): Choice {
  const scheme = document.documentElement.style.colorScheme;
  return scheme === 'light' || scheme === 'dark' ? scheme : 'auto';
}

function followDevice() {
  document.documentElement.style.colorScheme = '';
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]'))
    meta.media = `(prefers-color-scheme: ${meta.dataset['scheme']})`;
  try {
    localStorage.removeItem(SCHEME_KEY);
  } catch {}
}

type SchemeChoiceProps = { label: string; words: Record<Choice, string> };

export function SchemeChoice({ label, words }: SchemeChoiceProps) {
  const [choice, setChoice] = useState(choiceNow);
  const choose = (next: Choice) => {
    if (next === 'auto') followDevice();
    else applyScheme(next);
    setChoice(next);
  };
  return (
    <Segmented
      label={label}
      value={choice}
      onChange={choose}
      options={(['auto', 'light', 'dark'] as const).map((value) => {
        const Icon = ICONS[value];
        return {
          value,
          label: (
            <>
              <Icon size={17} aria-hidden /> {words[value]}
            </>
          ),
        };
      })}
    />
  );
}
