import { WEEKS_IN_ADVANCE_MAX, WEEKS_IN_ADVANCE_MIN, type FindByName } from '#domain/homes.ts';
import { spaced } from './spaced.ts';

/** The labels of the settings, which the history names too. */
export const settingNames = {
  includeWeekends: '包括周末',
  autoGenerate: '自动排班',
  weeksInAdvance: '提前排班',
  exchangeAutomatically: '自动交换家务',
  findByName: '按名称加入',
  timeZone: '时区',
};

export const findByNames: Record<FindByName, string> = {
  anyone: '任何人',
  ask_first: '先申请',
  off: '关闭',
};

export const weeksAhead = (weeks: number) => `${weeks} 周`;

/** 'Kuala Lumpur (Asia)': the city first, because that is what people look for in a long list. */
export const timeZoneName = (zone: string) => {
  const parts = zone.replaceAll('_', ' ').split('/');
  const city = parts.pop() ?? zone;
  return parts.length === 0 ? city : `${city} (${parts.join(', ')})`;
};

export const homeSettings = {
  title: '设置',
  hint: '更改后自动保存',
  includeWeekendsHint: '星期六和星期日也排家务',
  autoGenerateHint: '自动排好接下来的几周',
  weeksInAdvanceHint: `${WEEKS_IN_ADVANCE_MIN} 至 ${WEEKS_IN_ADVANCE_MAX} 周`,
  exchangeAutomaticallyHint: '交换请求被接受后，家务自动换人做',
  findByNameHints: {
    anyone: '输入正确名称的人可以直接加入',
    ask_first: '输入正确名称的人要等管理员接受',
    off: '没有邀请链接就无法加入',
  } satisfies Record<FindByName, string>,
  timeZoneHint: '这个家的日期以这个时区为准',
  administratorOnly: (name: string) => spaced`只有管理员${name}可以更改：`,
  failed: '未能保存设置，请再试一次。',
};

/** In the question before somebody is removed: what keeps them from coming back under another name. */
export const removalCloses = (findByName: FindByName) =>
  `邀请链接会更换，之前发出的会失效。${findByName === 'anyone' ? `“${settingNames.findByName}”会改为“${findByNames.ask_first}”。` : ''}`;
