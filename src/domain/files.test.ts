import { expect, test } from 'vitest';
import * as files from '#domain/files.ts';

const MB = 1024 * 1024;

test('how large files may be, and of what kinds', () => {
  expect(files.PICTURE_MAX_BYTES).toBe(5 * MB);
  expect(files.PROOF_MAX_BYTES).toBe(10 * MB);
  expect(files.HOME_FILES_MAX_BYTES).toBe(200 * MB);
  expect(files.PROOF_MIME_TYPES).toEqual([
    'image/png',
    'image/jpeg',
    'image/gif',
    'image/webp',
    'application/pdf',
  ]);
  expect(files.PICTURE_SIDES).toEqual({ large: 256, small: 64 });
  expect(files.PROOF_LIMITS).toEqual({ sideMin: 200, pdfPages: 10 });
  expect(files.PROOF_PREVIEW).toEqual({ side: 1600, readableWidth: 720, tallMax: 4000 });
});

test('there are ten reasons why a file cannot be checked', () => {
  expect(files.PROOF_FILE_PROBLEMS).toEqual([
    'type',
    'size',
    'huge',
    'small',
    'damaged',
    'blank',
    'locked',
    'pages',
    'slow',
    'busy',
  ]);
});

test.each([
  [
    ['duitnow-qr', 'Aisyah Rahman', "Touch 'n Go eWallet", '63.45'],
    'duitnow-qr-Aisyah-Rahman-Touch-n-Go-eWallet-63.45.png',
  ],
  [['duitnow-qr', '小明', undefined, '1.00'], 'duitnow-qr-小明-1.00.png'],
  [['duitnow-qr', '🦊', '1.00'], 'duitnow-qr-1.00.png'],
  [['../..\\x"', 'a\r\nb', '\u202Egnp.exe'], 'x-a-b-gnp-exe.png'],
])('a file is named after what tells it from others: %j', (parts, name) => {
  expect(files.fileNameOf(parts, '.png')).toBe(name);
});
