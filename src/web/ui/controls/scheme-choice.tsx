import { Moon, Sun, SunMoon, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { applyScheme, SCHEME_KEY, type Scheme } from '#web/ui/controls/scheme.ts';
import { Segmented } from '#web/ui/controls/segmented.tsx';

type Choice = 'auto' | Scheme;

const ICONS = { auto: SunMoon, light: Sun, dark: Moon } satisfies Record<Choice, LucideIcon>;

function chosen(): Choice {
  const scheme = document.documentElement.style.colorScheme;
  return scheme === 'light' || scheme === 'dark' ? scheme : 'auto';
}

/** As the device has it, from now on. */
function followDevice() {
  document.documentElement.style.colorScheme = '';
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]'))
    meta.media = `(prefers-color-scheme: ${meta.dataset['scheme']})`;
  try {
    localStorage.removeItem(SCHEME_KEY);
  } catch {
    // As in scheme.ts.
  }
}

type SchemeChoiceProps = { label: string; words: Record<Choice, string> };

/** Light or dark, or as the device has it. */
export function SchemeChoice({ label, words }: SchemeChoiceProps) {
  const [choice, setChoice] = useState(chosen);
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
