/** The profile's card: Serumah among the apps of the device. */
export const title = 'Pasang Serumah';
export const hint = 'Dengan ikon sendiri, dan boleh dibuka tanpa sambungan';
export const installed = 'Serumah sudah dipasang. Anda boleh menemuinya dalam senarai aplikasi anda.';
/** On an iPhone or iPad, where the browser offers nothing by itself; what is in quotes is what stands there. */
export const onApple = 'Ketik Kongsi dalam pelayar anda, kemudian “Tambah ke Skrin Utama”.';
export const insecure = 'Ini memerlukan sambungan selamat: buka Serumah di alamat yang bermula dengan https.';
