// Runs inside the page that a protocol drives: protocols find things by selectors, people by role, name and text.
import type axe from 'axe-core';

type Commons = {
  aria: { getRole: (element: Element) => string | null };
  text: { accessibleText: (element: Element) => string };
};

/** What can be used now under this role (any, where it is empty) and accessible name. */
export function findControls(role: string, pattern: string): Element[] {
  const { axe: own } = globalThis as unknown as { axe: typeof axe };
  const { aria, text } = own.commons as unknown as Commons;
  const wanted = new RegExp(pattern);
  const isUsable = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.matches(':disabled, [aria-disabled=true], [aria-hidden=true] *, [inert] *');
  own.setup(document);
  try {
    return [...document.querySelectorAll('a, button, input, select, textarea, [role]')].filter(
      (element) =>
        isUsable(element) &&
        (role ? aria.getRole(element) === role : 'labels' in element) &&
        wanted.test(text.accessibleText(element)),
    );
  } finally {
    own.teardown();
  }
}

export function findOptions(select: HTMLSelectElement, label: string): Element[] {
  return [...select.options].filter((option) => option.label === label);
}

/** Brings it where the mouse can reach it; whatever lies upon it is said. */
export function clickable(element: Element): void {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  if (!element.contains(hit)) throw new Error(`under ${hit?.outerHTML.slice(0, 200)}`);
}

/** BiDi has no click for what a select opens. */
export function chooseOption(option: HTMLOptionElement): void {
  option.selected = true;
  for (const type of ['input', 'change'])
    option.closest('select')?.dispatchEvent(new Event(type, { bubbles: true }));
}

export const findChoosers = (): Element[] => [...document.querySelectorAll('input[type=file]')];
export const valueIn = (field: HTMLInputElement): string => field.value;

/** Whether an element that is seen says this and no smaller one does. */
export function showsText(pattern: string): boolean {
  const wanted = new RegExp(pattern);
  const says = (element: Element) => wanted.test((element.textContent ?? '').replaceAll(/\s+/g, ' ').trim());
  return [...document.querySelectorAll('body *:not(script, style)')].some(
    (element) =>
      says(element) &&
      ![...element.children].some(says) &&
      element.checkVisibility({ visibilityProperty: true }),
  );
}
