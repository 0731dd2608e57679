import type { Role } from '#domain/homes.ts';
import { formatAmount, type OpenAmounts, type Sen } from '#domain/money.ts';
import { ROLES, joined, staysOpen } from './homes.ts';
import { spaced } from './spaced.ts';

/** docs/product/homes.md 'Administrator and members', 'Removing a member' */
export const members = {
  title: '成员',
  you: '（你）',
  since: (role: Role, day: string) => `${ROLES[role]} · ${day}加入`,
  remove: (name: string) => spaced`移除${name}`,
  removeTitle: (name: string) => spaced`移除${name}？`,
  removeText: (openChores: number) =>
    `${openChores === 0 ? '对方没有未完成的家务。' : `对方的 ${openChores} 项未完成的家务会分给其他人。`}你点选“允许重新加入”后，对方才能再加入。`,
  /** What is open between the two. */
  removeAmounts: ({ owed, owes }: OpenAmounts) =>
    `${joined([
      owes > 0 && `对方还欠你 ${formatAmount(owes)}`,
      owed > 0 && `你还欠对方 ${formatAmount(owed)}`,
    ])}。${staysOpen}`,
  removeTextUnknown: '对方未完成的家务会分给其他人。你点选“允许重新加入”后，对方才能再加入。',
  removeYes: '移除',
  removed: '成员已移除！',
  removeFailed: '未能移除成员',
  former: '以前的成员',
  leftOn: (day: string) => `${day}退出`,
  removedOn: (day: string) => `${day}被移除`,
  allowAgain: '允许重新加入',
  allowed: (name: string) => spaced`${name}现在可以用新的邀请链接重新加入。`,
  allowFailed: '未能允许对方重新加入，请再试一次。',
};

/** docs/product/homes.md 'Handing over' */
export const handOver = {
  open: '移交管理员身份',
  nobody: '家里还没有其他人',
  title: '移交管理员身份',
};

/** Where somebody may leave, or cannot yet (docs/product/moving-out.md 'The way to it'). */
export const moveOutList = '搬家清单';

/** docs/product/homes.md 'Deleting a home' */
export const deleteHome = {
  open: '删除这个家',
  title: (home: string) => spaced`删除${home}？`,
  text: '所有成员都会失去这个家的家务、历史记录和设置，而且无法恢复。',
  amounts: (openAmount: Sen) => `收款请求也会删除，其中还有 ${formatAmount(openAmount)} 未付。`,
  amountsUnknown: '收款请求也会删除，包括未付的。',
  typeName: (home: string) => `输入名称以确认：${home}`,
  nameDiffers: '名称不符。请照原样输入这个家的名称。',
  yes: '删除这个家',
  done: '这个家已删除。',
  failed: '未能删除这个家，请再试一次。',
};
