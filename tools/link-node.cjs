// Runs after npm ci. npm 9 (Debian 12 and 13) removes the link to our Node.js together with the packages of other platforms, which have the same
// link. This makes it again. It runs on any Node.js, so it must not use new syntax.
'use strict';
var fs = require('fs');
var path = require('path');

var folder = path.join(process.argv[2] || path.join(__dirname, '..'), 'node_modules');
var platform = process.platform + '-' + process.arch;
var name = (platform === 'darwin-arm64' ? 'node-bin-' : 'node-') + platform;
var link = path.join(folder, '.bin', 'node');
if (fs.existsSync(path.join(folder, name, 'bin', 'node')) && !fs.existsSync(link)) {
  fs.symlinkSync(path.join('..', name, 'bin', 'node'), link);
}
