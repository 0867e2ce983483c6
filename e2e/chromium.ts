import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Headless Chromium: the same pages for a bit more than half of the CPU time. */
const shell = 'chromium-headless-shell';
const complete = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const fixedPlaces = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

function firstOf(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const places = [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...fixedPlaces];
  return places.find((place) => existsSync(place));
}

/** Path of a Chromium or Chrome: `CHROME_PATH`, or the first on `PATH`. */
export const findChromium = (): string | undefined =>
  process.env['CHROME_PATH'] ?? firstOf([shell, ...complete]);

/** Path of a full Chromium, which unlike the headless shell supports notifications. */
export function findCompleteChromium(): string | undefined {
  const given = process.env['CHROME_PATH'];
  return given && !given.endsWith(shell) ? given : firstOf(complete);
}

/** The machine's Chromium; installs Debian's when running as root. Otherwise throws with instructions. */
export function requireChromium(): string {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update'], { stdio: 'inherit', env: environment });
    for (const name of ['chromium', shell]) {
      const step = ['install', '-y', '--no-install-recommends', name];
      spawnSync('apt-get', step, { stdio: 'inherit', env: environment });
    }
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    'Browser tests need Chromium or Chrome: install it (Debian: sudo apt-get install chromium) or set CHROME_PATH to it.',
  );
}
