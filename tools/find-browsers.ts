// Finds what `npm run test:browsers` needs beside Chromium; run as a program, says which of Debian's packages are missing.
import { findProgram } from './find-program.ts';

/** A Firefox: FIREFOX_PATH, or the system's. */
export const findFirefox = () => process.env['FIREFOX_PATH'] || findProgram(['firefox-esr', 'firefox']);
/** The WebDriver of WebKitGTK, which starts the browser that comes with it. */
export const findWebKitDriver = () => findProgram(['WebKitWebDriver']);
/** A screen that nobody sees: that browser opens on no other. */
export const findScreen = () => findProgram(['Xvfb']);

if (import.meta.main) {
  const missing = [
    ...(findFirefox() ? [] : ['firefox-esr']),
    ...(findWebKitDriver() ? [] : ['webkit2gtk-driver']),
    ...(findScreen() ? [] : ['xvfb']),
  ];
  if (missing.length > 0) {
    console.error(
      `The tests in other browsers lack a program: apt-get install --no-install-recommends ${missing.join(' ')}`,
    );
    process.exit(1);
  }
}
