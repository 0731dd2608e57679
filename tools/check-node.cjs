// Runs on any Node.js, so it must not use new syntax.
'use strict';
var major = parseInt(process.versions.node, 10);
if (major < 24) {
  console.error(
    'Serumah needs Node.js 24 and runs on ' +
      process.version +
      ': its own copy did not come with npm ci (optional packages left out, or none for ' +
      process.platform +
      '-' +
      process.arch +
      '). Run npm ci without --omit=optional, or install Node.js 24 or newer.',
  );
  process.exit(1);
}
