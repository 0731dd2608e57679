// Runs inside the page of a protocol-driven browser: protocols find elements by selectors, visitors by role, name and text.
import type axe from 'axe-core';

type Commons = {
  aria: { getRole: (element: Element) => string | null };
  text: { accessibleText: (element: Element) => string };
};

/** Returns the usable controls with this role (any role if it is empty) and accessible name. */
export function findControls(role: string, pattern: string): Element[] {
  const { axe: library } = globalThis as unknown as { axe: typeof axe };
  const { aria, text } = library.commons as unknown as Commons;
  const wanted = new RegExp(pattern);
  const isUsable = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.matches(':disabled, [aria-disabled=true], [aria-hidden=true] *, [inert] *');
  library.setup(document);
  try {
    return [...document.querySelectorAll('a, button, input, select, textarea, [role]')].filter(
      (element) =>
        isUsable(element) &&
        (role ? aria.getRole(element) === role : 'labels' in element) &&
        wanted.test(text.accessibleText(element)),
    );
  } finally {
    library.teardown();
  }
}

export function findOptions(select: HTMLSelectElement, label: string): Element[] {
  return [...select.options].filter((option) => option.label === label);
}

/** Scrolls an element to where the mouse can reach it. Throws if another element covers it, and names that element. */
export function clickable(element: Element): void {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  if (!element.contains(hit)) throw new Error(`under ${hit?.outerHTML.slice(0, 200)}`);
}

/** Chooses an option by script, since BiDi cannot click in the opened list of a select. */
export function chooseOption(option: HTMLOptionElement): void {
  option.selected = true;
  for (const type of ['input', 'change'])
    option.closest('select')?.dispatchEvent(new Event(type, { bubbles: true }));
}

export const findChoosers = (): Element[] => [...document.querySelectorAll('input[type=file]')];
export const valueIn = (field: HTMLInputElement): string => field.value;

/** Whether a visible element has this text, and none of its children does. */
export function showsText(pattern: string): boolean {
  const wanted = new RegExp(pattern);
  const matches = (element: Element) =>
    wanted.test((element.textContent ?? '').replaceAll(/\s+/g, ' ').trim());
  return [...document.querySelectorAll('body *:not(script, style)')].some(
    (element) =>
      matches(element) &&
      ![...element.children].some(matches) &&
      element.checkVisibility({ visibilityProperty: true }),
  );
}
