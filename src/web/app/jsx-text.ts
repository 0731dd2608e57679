import type { ElementType, Key, ReactNode } from 'react';
import { Fragment, jsx as reactJsx, jsxs as reactJsxs } from 'react/jsx-runtime';

type Props = { children?: ReactNode };

const isText = (child: ReactNode) => typeof child === 'string' || typeof child === 'number';

/** Text beside something else, in an element of its own. */
const inElement = (child: ReactNode, place: number): ReactNode =>
  isText(child) && child !== '' ? reactJsx('span', { children: child }, `text ${place}`) : child;

function withElements(type: ElementType, props: Props): Props {
  const { children } = props;
  // An option shows nothing but text.
  if (!Array.isArray(children) || type === 'option' || !children.some(isText)) return props;
  return { ...props, children: (children as ReactNode[]).map(inElement) };
}

/**
 * What our JSX is made with (vite.config.ts), in the place of React's own. A page translated by the browser has other text nodes than React
 * made: React fails as soon as it removes one, or puts something before it, and never changes what it says. An element whose only child is
 * text is safe. So text beside anything else gets an element of its own (docs/product/everywhere.md 'Translated by the browser').
 */
export const jsx = (type: ElementType, props: Props, key?: Key) =>
  reactJsx(type, withElements(type, props), key);
export const jsxs = (type: ElementType, props: Props, key?: Key) =>
  reactJsxs(type, withElements(type, props), key);
export { Fragment };
