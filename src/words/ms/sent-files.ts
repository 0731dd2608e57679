/** What a page says of a file before it sends it. */
export const fileProblems = {
  empty: 'Fail ini kosong. Sila simpan semula, atau hantar sebagai tangkapan skrin.',
  heic: 'Ini foto HEIC, yang tidak boleh dibaca. Sila hantar tangkapan skrinnya, atau fail JPEG, PNG, GIF, WEBP atau PDF.',
};

/** Beside a picture that cannot be taken: what can be. */
export const pictureKinds =
  'JPEG, PNG, WebP, GIF atau AVIF yang tidak bergerak, sehingga 5 MB. Jenis lain, seperti HEIC? Gunakan tangkapan skrinnya.';
