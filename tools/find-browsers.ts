// Finds the browsers for `npm run test:browsers` besides Chromium. Run as a program, it names the missing Debian packages.
import { findProgram } from './find-program.ts';

/** Returns the path of Firefox: FIREFOX_PATH, or the system's. */
export const findFirefox = () => process.env['FIREFOX_PATH'] || findProgram(['firefox-esr', 'firefox']);
/** Returns the path of WebKitGTK's WebDriver, which starts the browser itself. */
export const findWebKitDriver = () => findProgram(['WebKitWebDriver']);
/** Returns the path of a virtual screen, which WebKitGTK's browser needs. */
export const findScreen = () => findProgram(['Xvfb']);

if (import.meta.main) {
  const missing = [
    ...(findFirefox() ? [] : ['firefox-esr']),
    ...(findWebKitDriver() ? [] : ['webkit2gtk-driver']),
    ...(findScreen() ? [] : ['xvfb']),
  ];
  if (missing.length > 0) {
    console.error(
      `The browser tests need more programs: apt-get install --no-install-recommends ${missing.join(' ')}`,
    );
    process.exit(1);
  }
}
