import { useEffect, useEffectEvent } from 'react';

/**
 * The browser's Back button or gesture closes the window that opened last over the page (docs/product/everywhere.md
 * 'The way back'). Each open window has a history entry above the page's own, marked with its depth. The router does
 * not see these entries. If a button closed the window, its entry stays: the next window reuses it, and Back skips it.
 */
type OpenWindow = { close: () => void };
type Marked = { windowDepth?: number; key?: string } | null;
type Router = {
  replace: (path: string, ...rest: never[]) => void;
  back: (...options: never[]) => void;
  go: (steps: number, ...options: never[]) => void;
  location: { state: { key?: string | undefined } };
};

const marks = () => history.state as Marked;
const depth = () => marks()?.windowDepth ?? 0;

const open: OpenWindow[] = [];
let router: Router | undefined;
/** The depth before the latest history step. */
let before = depth();
/** A navigation that replaces the page's own entry, once the history has reached that entry. */
let replacing: { path: string; replace: () => void } | undefined;

/** Pushes history entries until there is one per open window. */
function settle() {
  if (replacing) return;
  // Bypasses the router, which listens to its own history.pushState.
  for (let made = depth() + 1; made <= open.length; made++)
    History.prototype.pushState.call(history, { ...marks(), windowDepth: made }, '');
  before = depth();
}

function onPop(event: PopStateEvent) {
  const isBack = depth() < before;
  before = depth();
  // If the entry belongs to another page, the step is the router's.
  if (marks()?.key !== router?.location.state.key) return;
  event.stopImmediatePropagation();
  if (replacing) {
    const { replace } = replacing;
    replacing = undefined;
    replace();
    settle();
    return;
  }
  const crossed = open.slice(depth());
  for (const { close } of crossed.toReversed()) close();
  if (isBack && crossed.length === 0) history.back();
  // A window may have stayed open to ask first.
  else setTimeout(settle);
}
// Registered before the router exists, so that the router does not see events that are stopped here: Chromium has no
// capture phase for events of the window itself.
addEventListener('popstate', onPop);

/** Makes the router's replace and back start from the page's own entry. Call it once, before the first page opens. */
export function closeWindowsOnBack(history: Router): void {
  router = history;
  const replace = history.replace.bind(history);
  history.replace = (path, ...rest) => {
    if (depth() === 0) {
      replace(path, ...rest);
      return;
    }
    if (!replacing) globalThis.history.go(-depth());
    // A guard of the page being left may redirect once more, for example after signing out: that comes too late.
    else if (new URL(replacing.path, location.href).pathname !== location.pathname) return;
    replacing = { path, replace: () => replace(path, ...rest) };
  };
  history.back = (...options) => history.go(-1 - depth(), ...options);
}

/** Closes the window when the browser goes back while it is open. */
export function useCloseOnBack(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return undefined;
    const entry = { close: () => close() };
    open.push(entry);
    settle();
    return () => {
      open.splice(open.indexOf(entry), 1);
    };
  }, [isOpen]);
}
