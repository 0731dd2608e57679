/** Profile pictures (docs/product/accounts.md 'Profile pictures'). */
export const pictureProblems = {
  PICTURE_INVALID: '请选择有效的图片文件',
  PICTURE_TOO_LARGE: '图片必须小于 5 MB',
};
export const uploadFailed = '未能上传头像';
export const nobodyFound = '你还没登录';

export const changePicture = '更换头像';
export const removePicture = '移除头像';
export const pictureHint = '最大 5 MB';
/** Continues the hint where there is a mouse. */
export const orDrop = '，也可以拖放到这里';
export const dropNow = '松开鼠标即可';
export const chosen = '新头像，还没保存';
export const removed = '保存后会移除';
export const sendingPicture = '正在发送图片';
export const cut = '连接中断。我们会继续尝试，最多 10 分钟，请不要关闭这一页。';
