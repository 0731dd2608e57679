/** What search engines, chats and home screens say of the app: the build writes it into the page and its manifest. */
export const page = {
  description: 'Kongsi tugas rumah dan perbelanjaan dengan rakan serumah anda.',
  preview: 'Tugas rumah dan perbelanjaan, dikongsi dengan adil di rumah.',
};
