import { TEMPLATE_LIMITS, type ChoreTemplate, type Frequency } from '#domain/templates.ts';
import { spaced } from './spaced.ts';
import { listed } from './grammar.ts';

const { minutes, iconLength } = TEMPLATE_LIMITS;

/** What is wrong with a template (docs/product/templates.md 'The form'), under the codes of contract/errors.ts. */
export const templateProblems = {
  TEMPLATE_FIELDS_MISSING: '请填写所有必填项',
  TEMPLATE_TEXT_TOO_LONG: '文字太长，请缩短一点。',
  MINUTES_INVALID: `请输入 ${minutes.min} 至 ${minutes.max} 分钟，以 ${minutes.step} 分钟为单位`,
  ICON_INVALID: `请选择图标，最多 ${iconLength} 个字符`,
};

export const templatesFull = `一个家最多 ${TEMPLATE_LIMITS.perHome} 个家务模板，请删除不需要的。`;

/** The chore template manager on Home Management (docs/product/templates.md 'Chore templates'). */
export const templateList = {
  title: '家务模板',
  hint: '定期要做的家务，以及多久一次',
  add: '添加模板',
  suggested: '建议',
  addSuggested: '添加',
  addSuggestedName: (name: string) => spaced`添加${name}到这个家`,
  suggestedDone: '模板已添加！',
  suggestedFailed: '未能添加模板',
  loading: '正在加载家务模板…',
  loadFailed: '未能加载家务模板',
  custom: '自定义',
  changed: '已更改',
  minutes: (count: number) => `${count} 分钟`,
  priority: '优先级',
  edit: (name: string) => spaced`编辑${name}`,
  cancel: '取消',
  reset: (name: string) => spaced`还原${name}`,
  resetTitle: (name: string) => spaced`还原${name}？`,
  resetText: '所有更改都会撤销，名称也会还原。',
  resetYes: '还原',
  resetDone: '模板已还原！',
  resetFailed: '未能还原模板',
  delete: (name: string) => spaced`删除${name}`,
  deleteTitle: (name: string) => spaced`删除${name}？`,
  deleteText: '以后不会再排这项家务。',
  removeOpenChores: (count: number | undefined) =>
    count === undefined ? '一并移除未完成的家务' : `一并移除未完成的家务（${count} 项）`,
  deleteYes: '删除',
  deleteDone: '模板已删除！',
  deleteFailed: '未能删除模板',
};

export const frequencies: Record<Frequency, string> = {
  daily: '每天',
  biennial: '每两天',
  triennial: '每三天',
  weekly: '每周',
  biweekly: '每两周',
  monthly: '每月',
  multiple: '每周几次',
};

/** '每周', '每周 3 次' */
export const howOften = ({
  frequency,
  occurrencesPerWeek,
  once,
}: Pick<ChoreTemplate, 'frequency' | 'occurrencesPerWeek' | 'once'>) =>
  once
    ? '只一次'
    : occurrencesPerWeek === undefined
      ? frequencies[frequency]
      : `每周 ${occurrencesPerWeek} 次`;

/** 1 to 5 (docs/product/templates.md 'The form') */
export const priorities = ['低', '较低', '普通', '高', '紧急'];

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

/** The fifteen that the form offers (docs/product/templates.md 'The form'), each with its name for whoever does not see it. */
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
