import { spaced } from './spaced.ts';

/** The profile's card of names that receipts may bear. */
export const title = '收据上的名字';
export const hint = '你说过这些名字是你的。付给这些名字的收据，都算付给你。';
export const loadFailed = '未能加载这些名字。';
export const since = (day: string) => `${day}起`;
export const forget = '移除';
export const forgetName = (name: string) => `移除：${name}`;
export const forgotten = (name: string) => spaced`以后有付给${name}的收据，我们会再问你。`;
export const failed = '未能移除这个名字，请再试一次。';
