/** What search engines, chats and home screens say of the app: the build writes it into the page and its manifest. */
export const page = {
  description: '和室友一起分担家务与开销。',
  preview: '家务和开销，在家公平分担。',
};
