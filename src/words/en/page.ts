/** What search engines, chats and home screens say of the app: the build writes it into the page and its manifest. */
export const page = {
  description: 'Share chores and costs with the people you live with.',
  preview: 'Chores and costs, shared fairly at home.',
};
