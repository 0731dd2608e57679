import type { ElementType, Key, ReactNode } from 'react';
import { Fragment, jsx as reactJsx, jsxs as reactJsxs } from 'react/jsx-runtime';

type Props = { children?: ReactNode };

const isText = (child: ReactNode) => typeof child === 'string' || typeof child === 'number';

/** Wraps text that has siblings in an element. */
const inElement = (child: ReactNode, place: number): ReactNode =>
  isText(child) && child !== '' ? reactJsx('span', { children: child }, `text ${place}`) : child;

function withElements(type: ElementType, props: Props): Props {
  const { children } = props;
  // An option may contain only text.
  if (!Array.isArray(children) || type === 'option' || !children.some(isText)) return props;
  return { ...props, children: (children as ReactNode[]).map(inElement) };
}

/**
 * Replaces React's own jsx functions (vite.config.ts). When a browser translates a page, it replaces React's text
 * nodes. React then fails when it removes such a node or inserts before it, and never updates its text. An element
 * whose only child is text is safe, so text with siblings gets its own element (docs/product/everywhere.md 'Translated
 * by the browser').
 */
export const jsx = (type: ElementType, props: Props, key?: Key) =>
  reactJsx(type, withElements(type, props), key);
export const jsxs = (type: ElementType, props: Props, key?: Key) =>
  reactJsxs(type, withElements(type, props), key);
export { Fragment };
