/** The bill of a request, large (docs/product/money.md 'Who sees the bill'). */
export const openBill = {
  open: '打开账单',
  title: (title: string) => `账单：${title}`,
  alt: (title: string) => `${title} 的账单`,
  close: '关闭',
  loading: '正在加载账单…',
  notLoaded: '未能加载账单。',
  again: '再试一次',
};
