/** In From: a letter's address is ours, its words are theirs. */
export const writesVia = (writer: string) => `${writer} melalui Serumah`;

/** What stands around the letter that a housemate wrote; without a name where it could be taken for a link. */
export const sentEmail = (writer: string | undefined, subject: string) => ({
  subject,
  preview: `${writer ?? 'Rakan serumah'} menghantar mesej kepada anda.`,
  lead: `${writer ?? 'Rakan serumah'} menghantar mesej kepada anda`,
  big: subject,
  button: 'Buka Serumah',
  after: `Jika anda membalas e-mel ini, jawapan anda tidak akan sampai kepada ${writer ?? 'pengirimnya'}.`,
  why: `Anda menerima e-mel ini kerana anda serumah dengan ${writer ?? 'pengirimnya'}.`,
});

/** To whoever wrote it, where it waits for its reader to confirm their address. */
export const letterHeld =
  'Alamat mereka belum disahkan. E-mel anda akan dihantar selepas disahkan, dalam masa 7 hari. Sila beritahu mereka dengan cara lain juga.';
