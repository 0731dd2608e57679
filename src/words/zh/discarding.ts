/** Before a form closes in which something was typed. */
export const discarding = {
  title: '放弃更改？',
  text: '你的更改还没保存。',
  yes: '放弃',
  keep: '继续编辑',
};
