// After npm ci: npm 9, which Debian 12 and 13 have, takes the link to our Node.js away with the packages of other platforms, since each has
// the same. It is made again here. Runs on any Node, however old: so no newer syntax here than that one reads.
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
