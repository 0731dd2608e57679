import { spaced } from './spaced.ts';

/** In the card 'Join Home': what one waits for. */
export const ownJoinRequests = {
  title: '你申请加入的家',
  askedOn: (day: string) => `${day}申请，等待管理员回复。`,
  loadFailed: '未能加载你的加入申请。',
  takeBack: '撤回',
  takenBack: (home: string) => spaced`你已撤回加入${home}的申请。`,
  takeBackFailed: '未能撤回申请，请再试一次。',
};

/** On the administrator's Home Management: who asks to join by the home's name. */
export const waiting = {
  title: '等待加入',
  /** Names are whatever people type. */
  text: '名字是对方自己填的，请只接受你知道会来的人。',
  /** What accepting somebody moves; `members` with the newcomer. */
  share: (members: number) => `接受后，从明天起每 ${members} 项家务有一项归对方。`,
  askedOn: (day: string) => `${day}申请`,
  accept: '接受',
  decline: '拒绝',
  accepted: (name: string) => spaced`${name}已成为成员。`,
  declined: (name: string) => spaced`已拒绝${name}的申请。`,
  acceptFailed: '未能接受申请，请再试一次。',
  declineFailed: '未能拒绝申请，请再试一次。',
};
