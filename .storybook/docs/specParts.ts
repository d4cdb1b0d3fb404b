import spec from './spec.md?raw';

type Parts = {
  /** Headings in section 2, screens and routes. */
  screen?: readonly string[];
  /** Groups in section 4, states and transitions. */
  states?: readonly string[];
  /** Groups in section 5, validation rules. */
  rules?: readonly string[];
};

/** The parts of the specification for a screen, by the last part of its stories' title. */
const parts: Record<string, Parts> = {
  'Sign in and register': {
    screen: ['Login / register card'],
    states: ['Authentication'],
    rules: ['Register and login'],
  },
  'Forgot password': { screen: ['Login / register card'] },
  'Complete your profile (wizard)': {
    screen: ['Profile completion wizard ("Complete Your Profile")'],
    states: ['Onboarding'],
    rules: ['Onboarding'],
  },
  Feed: { screen: ['Explore feed'], states: ['Feed'], rules: ['Feed'] },
  'Search in the top bar': { screen: ['Header and footer'] },
  Notifications: { screen: ['Header and footer'] },
  Discover: { screen: ['Discover'], states: ['Starred / Discover'] },
  Starred: { screen: ['Starred'], states: ['Starred / Discover'] },
  'Startup profile': { screen: ['Startup profile'], states: ['Profiles', 'Startup Express Interest'] },
  'Investor profile': { screen: ['Investor profile'], states: ['Profiles', 'Investor'] },
  'User profile': { screen: ['Public user profile'], states: ['Profiles'] },
  Messages: { screen: ['Messages'], states: ['Messaging'] },
  'List a startup (wizard)': {
    screen: ['Startup listing wizard ("Startup Listing")'],
    states: ['Wizards'],
    rules: ['Startup wizard'],
  },
  'Register as an investor (wizard)': {
    screen: ['Investor registration wizard ("Investor Registration")'],
    states: ['Wizards'],
    rules: ['Investor wizard'],
  },
  Account: {
    screen: ['Founder account management ("Account Management")'],
    states: ['Account management'],
    rules: ['Profile edit'],
  },
  'Investor account': {
    screen: ['Investor account management ("Investor Account Management")'],
    states: ['Account management'],
    rules: ['Profile edit'],
  },
};

const lines = spec.split('\n');
const chapters = {
  screen: '2. Screens and routes',
  states: '4. States and transitions',
  rules: '5. Validation rules',
};

/** Returns the lines below a title, up to the next title of the same kind. @throws if the title is missing */
function below(title: string, isTitle: (line: string) => boolean, from = 0): string {
  const start = lines.indexOf(title, from);
  if (start < 0) throw new Error(`The specification has no “${title}”`);
  const end = lines.findIndex((line, at) => at > start && isTitle(line));
  return lines
    .slice(start + 1, end < 0 ? undefined : end)
    .join('\n')
    .trim();
}

const isHeading = (line: string) => /^#{2,3} /.test(line);
const isGroup = (line: string) => isHeading(line) || /^\*\*.+\*\*$/.test(line);

const sectionOf = (heading: string) => below(`### ${heading}`, isHeading);
const groupOf = (chapter: 'states' | 'rules') => (name: string) =>
  below(`**${name}**`, isGroup, lines.indexOf(`## ${chapters[chapter]}`));

/** Returns a screen's parts of the specification, or an empty array for a screen that isn't in it. */
export function specOf(screen: string): { heading: string; text: string }[] {
  const { screen: sections = [], states = [], rules = [] } = parts[screen] ?? {};
  return [
    ...sections.map((heading) => ({ heading, text: sectionOf(heading) })),
    ...states.map((name) => ({ heading: `States: ${name}`, text: groupOf('states')(name) })),
    ...rules.map((name) => ({ heading: `Rules: ${name}`, text: groupOf('rules')(name) })),
  ];
}
