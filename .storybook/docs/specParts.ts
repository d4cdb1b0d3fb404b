import spec from './spec.md?raw';

/**
 * The headings in spec.md that describe a screen, by the last part of the title of its stories. `States:` and
 * `Rules:` refer to groups in sections 4 and 5.
 */
const parts: Record<string, readonly string[]> = {
  'Sign in and register': ['Login / register card', 'States: Authentication', 'Rules: Register and login'],
  'Forgot password': ['Login / register card'],
  'Complete your profile (wizard)': [
    'Profile completion wizard ("Complete Your Profile")',
    'States: Onboarding',
    'Rules: Onboarding',
  ],
  Feed: ['Explore feed', 'States: Feed', 'Rules: Feed'],
  'Search in the top bar': ['Header and footer'],
  Notifications: ['Header and footer'],
  Discover: ['Discover', 'States: Starred / Discover'],
  Starred: ['Starred', 'States: Starred / Discover'],
  'Startup profile': ['Startup profile', 'States: Profiles', 'States: Startup Express Interest'],
  'Investor profile': ['Investor profile', 'States: Profiles', 'States: Investor'],
  'User profile': ['Public user profile', 'States: Profiles'],
  Messages: ['Messages', 'States: Messaging'],
  'List a startup (wizard)': [
    'Startup listing wizard ("Startup Listing")',
    'States: Wizards',
    'Rules: Startup wizard',
  ],
  'Register as an investor (wizard)': [
    'Investor registration wizard ("Investor Registration")',
    'States: Wizards',
    'Rules: Investor wizard',
  ],
  Account: [
    'Founder account management ("Account Management")',
    'States: Account management',
    'Rules: Profile edit',
  ],
  'Investor account': [
    'Investor account management ("Investor Account Management")',
    'States: Account management',
    'Rules: Profile edit',
  ],
};

const lines = spec.split('\n');
const chapters: Record<string, string> = {
  States: '## 4. States and transitions',
  Rules: '## 5. Validation rules',
};
const isHeading = (line: string) => /^#{2,3} /.test(line);
const isGroup = (line: string) => isHeading(line) || /^\*\*.+\*\*$/.test(line);

/** Returns the lines from a title to the next line that `isTitle` accepts. @throws if the title is missing */
function below(title: string, isTitle: (line: string) => boolean, from = 0): string {
  const start = lines.indexOf(title, from);
  if (start < 0) throw new Error(`spec.md has no heading “${title}”. Correct it in specParts.ts.`);
  const end = lines.findIndex((line, at) => at > start && isTitle(line));
  return lines
    .slice(start + 1, end < 0 ? undefined : end)
    .join('\n')
    .trim();
}

function textOf(heading: string): string {
  const [, chapter = '', group] = /^(States|Rules): (.*)/.exec(heading) ?? [];
  if (!group) return below(`### ${heading}`, isHeading);
  return below(`**${group}**`, isGroup, lines.indexOf(chapters[chapter] ?? ''));
}

/** Returns the sections of the specification about a screen, or an empty array if there are none. */
export const specOf = (screen: string): { heading: string; text: string }[] =>
  (parts[screen] ?? []).map((heading) => ({ heading, text: textOf(heading) }));
