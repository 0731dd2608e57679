import type { PaidBy } from '#domain/payments.ts';

/** 'My data': the rows of the profile and of Home Management, and the head of the table. */
export const myData = {
  everything: '全部资料',
  hint: 'Serumah 里有关你的资料，整理成文字。图片和收据只列名称，不附文件。',
  label: '下载我的数据',
  paymentsTitle: '我的款项',
  paymentsHint: '你向别人收的款项和你欠的款项，整理成表格',
  paymentsLabel: '下载我的款项',
  download: '下载',
  preparing: '正在准备…',
  failed: '未能准备文件，请再试一次。',
};

export const homeData = {
  open: '下载这个家的数据',
  text: '家务、成员和历史记录，存成一个文件',
};

export const paymentColumns = [
  '日期',
  '家',
  '标题',
  '类别',
  '收款人',
  '欠款人',
  '金额（RM）',
  '总额（RM）',
  '状态',
  '付款日期',
  '确认方式',
];

export const paymentStates = { paid: '已付', pending: '未付', letGo: '已免除', deleted: '已删除' };

export const howPaid: Record<PaidBy, string> = {
  marked: '标为已付',
  verified: '凭收据核实',
  confirmed: '收款人确认',
  settled_up: '一起结清',
};
