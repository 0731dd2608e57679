import { spaced } from './spaced.ts';

/** The form by which the role is handed over (docs/product/homes.md 'Handing over'). */
export const handingOver = {
  text: '新的管理员可以邀请和移除成员、更改设置，以及删除这个家。你仍是成员，之后可以退出。',
  who: '新的管理员',
  yes: '移交',
  done: (name: string) => spaced`${name}现在是管理员。`,
  failed: '未能移交管理员身份，请再试一次。',
};
