// Installs the packages when they are missing or older than the lock file, so that one command is enough on a fresh
// checkout. Needs nothing but Node and npm.
import { execSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

const installed = 'node_modules/.package-lock.json';
const isCurrent =
  existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs - 1000;

if (!isCurrent) {
  console.log('Installing packages (npm ci)…');
  execSync('npm ci --no-audit --no-fund', { stdio: ['ignore', 'ignore', 'inherit'] });
}
