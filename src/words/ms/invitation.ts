/** What an invite link shows before one joins (docs/product/homes.md 'What a link shows'). */
export const invitation = {
  invited: 'Anda dijemput',
  /** Where the link works; a home may have been made before its creator gave their name. */
  invitedBy: (person: string, home: string) =>
    person === '' ? `Anda dijemput ke ${home}` : `${person} menjemput anda ke ${home}`,
  opening: 'Membuka jemputan…',
  whoLivesThere: 'Siapa tinggal di situ',
  signIn: 'Sila log masuk untuk menyertai rumah ini.',
  /** Asked where nothing says that the person opened the link; the home is unknown where the link opens nothing. */
  question: (home: string | undefined) => `Sertai ${home ?? 'rumah ini'}?`,
  whyAsked: 'Anda belum menjadi ahli. Jika bukan anda yang membuka pautan jemputan, kembali ke aplikasi.',
  join: 'Sertai rumah ini',
  goToLogin: 'Log masuk',
  createAccount: 'Daftar akaun',
  about: 'Serumah membantu rakan serumah berkongsi tugas dan belanja rumah.',
};

/** What a chat shows of an invite link (docs/product/homes.md 'The preview of a link'). */
export const linkPreview = {
  title: (home: string) => `Sertai ${home} di Serumah`,
  text: 'Buka pautan untuk berkongsi tugas dan belanja dengan rakan serumah anda.',
};
