import { useEffect, useEffectEvent } from 'react';

/**
 * The browser's way back, which phones have as a button or a gesture, closes what opened last over the page
 * (docs/product/everywhere.md 'The way back'). Each open window has an entry of the history above the page's own, marked by its depth. The
 * router never hears of these entries: it goes on from the page's own.
 */
type OpenWindow = { close: () => void };
type Marked = { windowDepth?: number; key?: string } | null;
type Go = (path: string, ...rest: never[]) => void;
type Router = Record<'push' | 'replace', Go> &
  Record<'back', (...options: never[]) => void> & { location: { state: { key?: string | undefined } } };

/** A way that leads nowhere, such as back from the first page, ends after this. */
const ARRIVED_WITHIN_MS = 2000;
/** An entry stays so long after its window was closed by a button: whoever leaves the page at once is not stopped by a step back. */
const LEFT_OVER_MS = 400;

const open: OpenWindow[] = [];
/** What is done as soon as the page's own entry is reached. */
const waiting: (() => void)[] = [];
let router: Router | undefined;
let underway: ReturnType<typeof setTimeout> | undefined;
let isSettling = false;
let leftOver: ReturnType<typeof setTimeout> | undefined;
/** Whether what waits leads to another page. */
let isLeaving = false;

const marks = () => history.state as Marked;
const depth = () => marks()?.windowDepth ?? 0;

function setOut(go: () => void) {
  clearTimeout(underway);
  underway = setTimeout(arrive, ARRIVED_WITHIN_MS);
  go();
}

function arrive() {
  clearTimeout(underway);
  underway = undefined;
  isLeaving = false;
  for (const next of waiting.splice(0)) next();
}

/** Makes as many entries as there are open windows. In a moment, since a window may open as another closes. */
function settle() {
  if (isSettling) return;
  isSettling = true;
  queueMicrotask(() => {
    isSettling = false;
    if (underway !== undefined) {
      waiting.push(settle);
      return;
    }
    cancelStepBack();
    if (open.length < depth()) leftOver = setTimeout(stepBack, LEFT_OVER_MS);
    // Past the router, which listens to its own history.pushState.
    for (let made = depth() + 1; made <= open.length; made++)
      History.prototype.pushState.call(history, { ...marks(), windowDepth: made }, '');
  });
}

function cancelStepBack() {
  clearTimeout(leftOver);
  leftOver = undefined;
}

function stepBack() {
  leftOver = undefined;
  const missing = open.length - depth();
  if (underway === undefined && missing < 0) setOut(() => history.go(missing));
}

function onPop(event: PopStateEvent) {
  // Only entries of windows were crossed: the router is there already.
  const isWithinPage = marks()?.key === router?.location.state.key;
  if (isWithinPage) event.stopImmediatePropagation();
  const isOwn = underway !== undefined;
  const isFromLeftOver = isWithinPage && !isOwn && leftOver !== undefined;
  cancelStepBack();
  const crossed = isOwn ? [] : open.slice(depth());
  for (const { close } of crossed.toReversed()) close();
  if (isFromLeftOver && crossed.length === 0) {
    history.go(open.length - depth() - 1);
    return;
  }
  // After the router, which listens too. A window may have stayed, to ask first; or this is the way forward to one that was closed.
  setTimeout(() => {
    if (isOwn) arrive();
    settle();
  });
}
// Before the router is made, so that it hears of nothing that is stopped here: of the window's own events Chromium has no capturing.
addEventListener('popstate', onPop);

/** Has the router go on from the page's own entry. Runs once, before the first page opens. */
export function closeWindowsByBack(history: Router): void {
  router = history;
  for (const way of ['push', 'replace'] as const) {
    const go = history[way].bind(history);
    history[way] = (path, ...rest) => {
      if (underway === undefined && depth() === 0) {
        go(path, ...rest);
        return;
      }
      // A guard of the page that is being left may still send its person elsewhere, as after signing out: too late.
      if (isLeaving && way === 'replace') return;
      isLeaving ||= new URL(path, location.href).pathname !== location.pathname;
      waiting.push(() => go(path, ...rest));
      if (underway === undefined) setOut(() => globalThis.history.go(-depth()));
    };
  }
  const back = history.back.bind(history);
  history.back = (...options) => setOut(() => back(...options));
  // The page was loaded again while a window was open.
  if (depth() > 0) settle();
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
      settle();
    };
  }, [isOpen]);
}
