/** Of a name or a title with control characters, or such as turn the direction of writing round. */
export const hiddenCharacters = '请删除看不见的字符。';
