import { RECOVERY_CODES } from '#domain/two-step.ts';

export const off = '输入密码后，还要输入手机应用中的验证码。就算别人知道你的密码，也进不了你的账号。';
export const on = (codesLeft: number) =>
  `已开启：登录时要输入验证器应用中的验证码。你还剩 ${codesLeft} 个恢复码。`;
export const setUp = '开始设置';
export const newCodes = '更换恢复码';
export const turnOff = '关闭';

// set-up
export const setUpTitle = '设置两步登录';
export const proveText = '首先，请确认是你本人。';
export const next = '继续';
export const scanText =
  '请用验证器应用扫描（Google Authenticator、Microsoft Authenticator、1Password、Aegis 等），或在应用中输入密钥。';
export const qrName = '给验证器应用扫描的二维码';
export const keyLabel = '密钥';
export const copyKey = '复制密钥';
export const keyCopied = '密钥已复制';
export const keyNotCopied = '复制失败。请选中密钥，手动复制。';
export const thenText = '然后输入应用显示的验证码。';
export const turnOn = '开启';
export const turningOn = '正在开启…';
export const setUpFailed = '未能设置两步登录，请再试一次。';
export const turnedOn = '两步登录已开启。你的其他设备已退出登录。';

// recovery codes
export const codesTitle = '你的恢复码';
export const codesText = `请把这 ${RECOVERY_CODES} 个恢复码收在安全的地方。手机丢失时，每个恢复码可以让你登录一次。恢复码不会再显示。`;
export const copyCodes = '复制恢复码';
export const codesCopied = '恢复码已复制';
export const codesNotCopied = '复制失败。请存成文件，或选中后手动复制。';
export const saveCodes = '存成文件';
export const codesFile = 'serumah-recovery-codes.txt';
export const codesFileText = (email: string, codes: readonly string[]) =>
  `Serumah：${email} 的恢复码。每个可以登录一次。\n\n${codes.join('\n')}\n`;
export const kept = '我已保存';
export const renewTitle = '更换恢复码？';
export const renewText = '你保存的恢复码会失效。';
export const renew = '生成新恢复码';
export const renewFailed = '未能生成新恢复码，请再试一次。';

// the end
export const endTitle = '关闭两步登录？';
export const endText = '以后只要密码就能登录。你的其他设备会退出登录。';
export const endFailed = '未能关闭两步登录，请再试一次。';
export const ended = '两步登录已关闭。';
export const working = '请稍等…';

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
export const codeGoOn = '继续';
export const checkingCode = '正在核对验证码…';

/** The dialog that asks who it is (docs/product/accounts.md 'What takes proof'). */
export const provingTitle = '是你本人吗？';

/** To a person without a password: beside the button that signs in with Google, and once they did. */
export const provingWhenNeeded = '如果你登录已有一段时间，需要再次用 Google 登录。';
export const provingThanks = '谢谢，现在可以继续了。';
