import { TEMPLATE_LIMITS } from '#domain/templates.ts';
import { listed } from './lists.ts';
import { spaced } from './spaced.ts';
import { howOften, templateProblems } from './templates.ts';

const { timesPerWeek } = TEMPLATE_LIMITS;

/** The template form (docs/product/templates.md 'The form'), which is loaded when it is first opened: so are its words. */
export const templateForm = {
  add: '添加模板',
  edit: (name: string) => spaced`编辑${name}`,
  close: '关闭',
  icon: '图标',
  otherIcon: '其他',
  name: '名称',
  description: '说明',
  frequency: '频率',
  /** Its days come from the template that leads its same-day group. */
  frequencyOf: (leader: string) => spaced`无论这里选什么，都和${leader}排在同一天。`,
  timesPerWeek: '每周次数',
  fewerTimes: '减少次数',
  moreTimes: '增加次数',
  timesInvalid: `请输入 ${timesPerWeek.min} 至 ${timesPerWeek.max} 的数字`,
  minutes: '预计时间（分钟）',
  lessTime: '减少时间',
  moreTime: '增加时间',
  priority: '优先级',
  togetherWith: '一起做的家务',
  togetherHint: '你选择的家务会和这项排在同一天，由同一个人做。',
  thisChore: '这项家务',
  /** Of a same-day group, the one first that gives the days. */
  together: (names: readonly string[], leader: Parameters<typeof howOften>[0]) =>
    spaced`${listed(names)}会一起排班：${howOften(leader)}，由同一个人做。`,
  flexible: '弹性日期',
  flexibleHint: '让大家知道早一天或晚一天做也可以。排班不变。',
  cancel: '取消',
  save: '保存',
  fieldsMissing: templateProblems.TEMPLATE_FIELDS_MISSING,
  updated: '模板已更新！',
  created: '自定义家务模板已建立！',
  failed: '未能保存模板',
};

/** The fifteen that the form offers (docs/product/templates.md 'Icons of templates'), each with its name for whoever does not see it. */
export const templateIcons: Record<string, string> = {
  '🧹': '扫把',
  '🫧': '泡泡',
  '🚽': '马桶',
  '🗑️': '垃圾桶',
  '🍽️': '餐具',
  '🧺': '洗衣篮',
  '👕': 'T 恤',
  '🪴': '盆栽',
  '🐈': '猫',
  '🛒': '购物车',
  '🛏️': '床',
  '🪟': '窗户',
  '🚿': '花洒',
  '🧊': '冰块',
  '🚗': '汽车',
};
