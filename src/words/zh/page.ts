/** What search engines, chats and home screens say of the app: the build writes it into the page and its manifest. */
export const page = {
  description: '和室友一起分担家务和费用。',
  preview: '家务和费用，一起公平分担。',
};
