// Installs the packages if they are missing or older than the lock file. `npm start` and `npm test` run this
// first, so that a fresh checkout needs no separate installation. Requires only Node and npm.
import { execSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

const installed = 'node_modules/.package-lock.json';
const isCurrent =
  existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs - 1000;

if (!isCurrent) {
  console.log('Installing packages (npm ci)…');
  execSync('npm ci --no-audit --no-fund', { stdio: ['ignore', 'ignore', 'inherit'] });
}
