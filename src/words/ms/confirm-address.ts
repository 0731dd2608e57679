export const confirmTitle = 'Adakah ini e-\u2060mel anda?';
export const confirmText = (email: string) => `Sila sahkan bahawa ${email} milik anda.`;
export const confirmSignedOut = (email: string) => `Log masuk untuk mengesahkan bahawa ${email} milik anda.`;
export const confirmAsOther = (email: string, other: string) =>
  `Pautan ini untuk ${email}, tetapi anda log masuk sebagai ${other}.`;
export const confirmEmail = 'Sahkan e-\u2060mel';
export const confirmedTitle = 'E-\u2060mel disahkan';
export const confirmedText = (email: string, google: boolean) =>
  `Terima kasih kerana mengesahkan ${email}. ${google ? 'Kini anda boleh log masuk dengan Google juga.' : 'Semuanya sudah selesai.'}`;
export const expiredSignedIn = 'Pautan pengesahan sah selama 7 hari. Kami boleh hantar pautan baharu.';
export const expiredSignedOut =
  'Pautan pengesahan sah selama 7 hari. Log masuk untuk mendapatkan pautan baharu di profil anda.';
export const expiredNotNeeded = 'E-\u2060mel anda sudah disahkan.';
export const confirmFailedTitle = 'E-\u2060mel anda tidak dapat disahkan';
export const confirmFailed = 'E-\u2060mel anda tidak dapat disahkan. Sila cuba lagi.';
