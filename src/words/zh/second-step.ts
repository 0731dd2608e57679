export const secondStepTitle = '两步登录';
export const codeText = '请输入验证器应用中 Serumah 的验证码。';
export const codeField = {
  label: '验证码',
  recoveryLabel: '恢复码',
  recoveryHint: '你保存过的恢复码，每个只能用一次。',
  toRecovery: '改用恢复码',
  toApp: '改用应用中的验证码',
};
export const codeMissing = '请输入验证码';
export const goOn = '继续';
export const checkingCode = '正在核对验证码…';
