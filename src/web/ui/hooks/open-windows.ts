import { useEffect, useEffectEvent } from 'react';

/**
 * The browser's way back, which phones have as a button or a gesture, closes what opened last over the page
 * (docs/product/everywhere.md 'The way back'). Each open window has an entry of the history above the page's own, marked by its depth. The
 * router never hears of these entries. If a button closed the window, its entry stays: the next window uses it again, and the way back
 * skips it.
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
/** The depth before the next step. */
let before = depth();
/** Replaces the page's own entry, once that is reached. */
let replacing: { path: string; replace: () => void } | undefined;

/** Makes as many entries as there are open windows. */
function settle() {
  if (replacing) return;
  // Past the router, which listens to its own history.pushState.
  for (let made = depth() + 1; made <= open.length; made++)
    History.prototype.pushState.call(history, { ...marks(), windowDepth: made }, '');
  before = depth();
}

function onPop(event: PopStateEvent) {
  const isBack = depth() < before;
  before = depth();
  // Only entries of windows were crossed: the router is there already.
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
  // A window may have stayed, to ask first.
  else setTimeout(settle);
}
// Before the router is made, so that it hears of nothing that is stopped here: of the window's own events Chromium has no capturing.
addEventListener('popstate', onPop);

/** Has the router go on from the page's own entry where it replaces that or leads back. Runs once, before the first page opens. */
export function closeWindowsByBack(history: Router): void {
  router = history;
  const replace = history.replace.bind(history);
  history.replace = (path, ...rest) => {
    if (depth() === 0) {
      replace(path, ...rest);
      return;
    }
    if (!replacing) globalThis.history.go(-depth());
    // A guard of the page that is being left may still send its person elsewhere, as after signing out: too late.
    else if (new URL(replacing.path, location.href).pathname !== location.pathname) return;
    replacing = { path, replace: () => replace(path, ...rest) };
  };
  history.back = (...options) => history.go(-1 - depth(), ...options);
}

/** While it is open, the browser's way back closes it. */
export function useClosedByBack(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return undefined;
    const own = { close: () => close() };
    open.push(own);
    settle();
    return () => {
      open.splice(open.indexOf(own), 1);
    };
  }, [isOpen]);
}
