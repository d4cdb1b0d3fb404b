export default {
  /** The page's title in the browser tab. */
  headTitle: 'Where ideas take flight',
  heroTitle: 'Where ideas take flight<dots>…</dots>',
  heroText:
    'Updraft connects startups with investors. List what you are building, find the people who back it, and talk to them in one place.',
  getStarted: 'Get Started',
  areYouInvestor: 'Are you an investor?',

  cardsLabel: 'A startup and an investor on Updraft',
  startupTagline: 'Rooftop solar that trades with its neighbors',
  startupRaised: '<b>$1.3M</b> raised',
  startupGoal: '65% of $2M',
  startupGauge: 'Raised so far',
  startupCategory: 'Climate Tech',
  startupStage: 'Seed',
  investorRole: 'Managing Partner, Northlight Ventures',
  investorMessage: 'Read the deck on the flight. Can we talk Thursday?',
  verified: 'Verified',

  companiesLabel: 'Founders here have built at',

  howTitle: 'How It Works',
  signUpTitle: 'Sign up',
  signUpText: 'Create an account and tell people what you do and who you want to meet.',
  exploreTitle: 'Explore opportunities',
  exploreText: 'Follow startups and investors, read what they post, and star the ones worth a second look.',
  connectTitle: 'Connect',
  connectText: 'Express interest, open the deck, and take the conversation to messages.',

  whyTitle: 'Why Updraft',
  supportFigure: '5 steps',
  supportTitle: 'Early-stage support',
  supportText:
    'List before you have revenue. It takes five steps, traction is optional, and some investors offer mentoring before money.',
  advantageFigure: '1 page',
  advantageTitle: 'Fundraising advantage',
  advantageText:
    'Problem, team and round sit on one page. Your deck opens to investors who express interest, not to everyone who scrolls by.',
  successFigure: 'Every round',
  successTitle: 'Success rate',
  successText:
    'We quote no averages. Every round shows what is raised against its goal: Heliogrid, from our sample world, has $1.3M of $2M.',

  teamTitle: 'Who builds it',
  teamText: 'Four people, all of whom read what you send us.',
  productRole: 'Product',
  productNote: 'Decides what to leave out.',
  engineeringRole: 'Engineering',
  engineeringNote: 'Keeps every page quick.',
  designRole: 'Design',
  designNote: 'Draws the weather.',
  communityRole: 'Community',
  communityNote: 'Answers your first question.',

  closingTitle: 'Give your idea some lift',
  closingText: 'Create an account, look around, and list when you are ready.',
};
