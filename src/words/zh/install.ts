/** The profile's card: Serumah among the apps of the device. */
export const title = '安装 Serumah';
export const hint = '有自己的图标，没有网络也能打开';
export const installed = 'Serumah 已安装，可在应用列表中找到。';
/** On an iPhone or iPad, where the browser offers nothing by itself; what is in quotes is what stands there. */
export const onApple = '在浏览器中点“分享”，再点“添加到主屏幕”。';
export const insecure = '这需要安全连接：请用 https 开头的地址打开 Serumah。';
