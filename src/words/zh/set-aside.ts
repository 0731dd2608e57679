/** What was set aside as an owner took an account back (docs/product/accounts.md 'What an owner gets back'). */
export const setAside = {
  title: '为了安全，以下内容已停用',
  text: '这些可能是别人设置的，所以不再自动生效：',
  paymentDetails: '你的收款资料：在你到个人资料的“怎样付钱给我”里确认之前，室友看不到。',
  payeeNames: (count: number) =>
    `收据上的 ${count} 个名字：不再算作你的名字。下次付给这个名字的收据会再问你。`,
  repeating: (count: number) => `${count} 个定期请求已暂停。可以在“定期收款”里恢复。`,
  mail: '关掉的邮件已重新开启。可以在个人资料里选择。',
  home: '最近加入的家不再是当前的家。可以在“你的家”里切换。',
};

/** What was set longer ago, so that it stays (docs/product/accounts.md 'Still set'). */
export const stillSet = {
  title: '仍然有效：这些是你的吗？',
  text: '这些是更早以前设置的，所以保留。不认识的请移除：',
  paymentDetails: (ending: string) =>
    ending === ''
      ? '你的收款资料：二维码。请看个人资料的“怎样付钱给我”。'
      : `你的收款资料，尾号 ${ending}。请看个人资料的“怎样付钱给我”。`,
  payeeNames: '收据上算作你的名字。请看个人资料。',
  repeating: '定期收款。请看 Pay My Money Back 的“定期收款”。',
  mail: '有些电邮已关掉。请看个人资料的“通知和电邮”。',
};
