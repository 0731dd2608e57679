import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { Fragment, jsx, jsxs } from '#web/app/jsx-text.ts';

const childrenOf = (made: ReactNode) => (made as ReactElement<{ children: ReactNode[] }>).props.children;
const shown = (child: ReactNode) =>
  isValidElement<{ children: unknown }>(child)
    ? `<${String(child.type)}>${String(child.props.children)}`
    : child;

test('text with siblings gets its own element', () => {
  const icon = jsx('svg', {});
  expect(childrenOf(jsxs('button', { children: [false, 'Save'] })).map(shown)).toEqual([false, '<span>Save']);
  expect(childrenOf(jsxs(Fragment, { children: [3, ' days', ''] })).map(shown)).toEqual([
    '<span>3',
    '<span> days',
    '',
  ]);
  expect(childrenOf(jsxs('button', { children: [icon, 'Save'] }))[0]).toBe(icon);
  const Link = () => null;
  expect(childrenOf(jsxs(Link, { children: [icon, 'Upload'] })).map(shown)[1]).toBe('<span>Upload');
});

test('text without siblings and text in an option stay unchanged', () => {
  expect(childrenOf(jsx('p', { children: 'alone' }))).toBe('alone');
  expect(childrenOf(jsxs('option', { children: ['a', 'b'] }))).toEqual(['a', 'b']);
});
