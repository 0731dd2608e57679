import { dayShort } from './days.ts';
import { spaced } from './spaced.ts';
import type { Day } from '#domain/days.ts';

/** The form of a chore that comes once, and its deletion (docs/product/board.md 'Add once'). */
export const addOnce = {
  title: '加一项单次家务',
  hint: '只做一次，不参加轮流。',
  name: '要做什么？',
  nameMissing: '请填写要做什么。',
  when: '什么时候',
  today: '今天',
  anotherDay: '其他日子',
  day: '日期',
  dayInvalid: '请选择今天起一年内的日子。',
  who: '谁来做',
  leastBusy: '最空闲的人',
  you: '你',
  away: '外出',
  minutes: '分钟',
  lessTime: '减少时间',
  moreTime: '增加时间',
  cancel: '取消',
  save: '添加',
  added: (name: string, person: string, day: Day) =>
    spaced`已添加${name}：${dayShort(day)}，由${person}来做。`,
  addedForYou: (name: string, day: Day) => spaced`已添加${name}：${dayShort(day)}，由你来做。`,
  addedForNobody: (name: string, day: Day) => spaced`已添加${name}，但${dayShort(day)}所有人都外出。`,
  failed: '未能添加家务，请再试一次。',
  delete: '删除',
  deleteMeans: '这是你加的。删除后，所有人的家务表上都不再有它。',
  deleted: (name: string) => spaced`已删除${name}。`,
  deleteFailed: '未能删除家务，请再试一次。',
};
