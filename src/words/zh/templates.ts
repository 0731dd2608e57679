import { TEMPLATE_LIMITS, type ChoreTemplate, type Frequency } from '#domain/templates.ts';
import { spaced } from './spaced.ts';

const { minutes, iconLength } = TEMPLATE_LIMITS;

/** What is wrong with a template (docs/product/templates.md 'The form'), under the codes of contract/errors.ts. */
export const templateProblems = {
  TEMPLATE_FIELDS_MISSING: '请填写所有必填项',
  TEMPLATE_TEXT_TOO_LONG: '文字太长，请缩短一点。',
  MINUTES_INVALID: `请输入 ${minutes.min} 至 ${minutes.max} 分钟，以 ${minutes.step} 分钟为单位`,
  ICON_INVALID: `请选择图标，最多 ${iconLength} 个字符`,
};

export const templatesFull = `一个家最多 ${TEMPLATE_LIMITS.perHome} 个家务模板，请删除不需要的。`;

/** The chore template manager on Home Management (docs/product/templates.md 'Templates of a home'). */
export const templateList = {
  title: '家务模板',
  add: '添加模板',
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
}: Pick<ChoreTemplate, 'frequency' | 'occurrencesPerWeek'>) =>
  occurrencesPerWeek === undefined ? frequencies[frequency] : `每周 ${occurrencesPerWeek} 次`;

/** 1 to 5 (docs/product/templates.md 'Priority of a template') */
export const priorities = ['低', '较低', '普通', '高', '紧急'];
