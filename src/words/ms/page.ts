/** What search engines, chats and home screens say of the app: the build writes it into the page and its manifest. */
export const page = {
  description: 'Kongsi tugas dan belanja rumah dengan rakan serumah anda.',
  preview: 'Tugas dan belanja rumah, dikongsi dengan adil.',
};
