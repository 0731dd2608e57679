/** Of whatever the database does not answer in time; each page has it, and no other sentence beside it. */
export const catchingUp = '服务器有点忙，请稍后再试。';
