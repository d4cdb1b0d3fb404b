import { pluralOf } from '../plural';

const plural = pluralOf('en');

export default {
  title: 'Your data',
  text: 'Everything you do in Updraft is kept on this device.',
  export: 'Export',
  import: 'Import',
  /** Said while it lasts, to a screen reader only. */
  exporting: 'Exporting your data…',
  reading: 'Reading the file…',
  importing: 'Importing…',
  deleting: 'Deleting your account…',
  exportFailed: 'Your data could not be exported. Try again.',

  deleteTitle: 'Delete account',
  deleteText: 'Your account and everything you keep here are deleted for good.',
  deletePress: 'Delete account',
  /** In place of the button, for the sample person. */
  deleteNotForSample:
    'This is the sample account. It can’t be deleted; a reset takes it back to its first day.',

  problem: {
    tooLarge: (p: { megabytes: number }) =>
      `This file is larger than ${p.megabytes} MB, too large for an Updraft export. Nothing was changed.`,
    unreadable: 'This file could not be read. Nothing was changed.',
    notJson: 'This file is incomplete or isn’t a JSON file. Nothing was changed.',
    foreign: 'This file isn’t an Updraft export. Nothing was changed.',
    newer: 'This file was exported by a newer version of Updraft. Nothing was changed.',
    damaged: 'This Updraft export is damaged. Nothing was changed.',
    somebodyElse: (p: { name: string }) =>
      `This file gives you the name or the page of somebody else: ${p.name}. Nothing was changed.`,
    /** `wrong`: how many of what, as a list. */
    damagedIn: (p: { wrong: string }) =>
      `This Updraft export is damaged. With errors: ${p.wrong}. Nothing was changed.`,
  },

  /** How many of a group, amid a sentence; of some there is one. */
  groups: {
    profile: () => 'your profile',
    investorProfile: () => 'your investor profile',
    settings: () => 'your settings',
    startups: (p: { count: number }) => plural(p.count, { one: '# startup', other: '# startups' }),
    posts: (p: { count: number }) => plural(p.count, { one: '# post', other: '# posts' }),
    comments: (p: { count: number }) => plural(p.count, { one: '# comment', other: '# comments' }),
    likes: (p: { count: number }) => plural(p.count, { one: '# like', other: '# likes' }),
    saved: (p: { count: number }) => plural(p.count, { one: '# saved post', other: '# saved posts' }),
    stars: (p: { count: number }) => plural(p.count, { one: '# star', other: '# stars' }),
    follows: (p: { count: number }) => plural(p.count, { one: '# follow', other: '# follows' }),
    interests: (p: { count: number }) =>
      plural(p.count, { one: '# expressed interest', other: '# expressed interests' }),
    requests: (p: { count: number }) =>
      plural(p.count, { one: '# request or answer', other: '# requests and answers' }),
    messages: (p: { count: number }) => plural(p.count, { one: '# message', other: '# messages' }),
    drafts: (p: { count: number }) => plural(p.count, { one: '# draft', other: '# drafts' }),
    /** What is read, muted, and deleted of the sample. */
    other: () => 'what you read, muted or deleted',
    unknown: (p: { count: number }) =>
      plural(p.count, { one: '# unknown entry', other: '# unknown entries' }),
  },

  preview: {
    title: 'Import this file?',
    from: (p: { name: string; date: string }) => `Exported by ${p.name} on ${p.date}.`,
    replaced: 'The file replaces what you have here. This changes:',
    theRest: 'Everything else stays as it is.',
    nothing: 'The file holds only what you already have here. There is nothing to import.',
    added: (p: { count: number }) => plural(p.count, { other: '# new' }),
    changed: (p: { count: number }) => plural(p.count, { other: '# changed' }),
    removed: (p: { count: number }) => plural(p.count, { other: '# removed' }),
    /** The same of what there is one of. */
    one: { added: 'new', changed: 'changed', removed: 'removed' },
    theme: 'theme',
    language: 'language',
    confirm: 'Import',
    failed: 'The file could not be imported. Nothing was changed.',
  },

  /** Starting over. The sample person comes back as on the first day; an account is as empty as when it was new. */
  reset: {
    sample: {
      press: 'Reset to sample data',
      title: 'Reset to sample data?',
      stays: 'The sample comes back as it was on the first day. Theme and language stay.',
      confirm: 'Reset',
      progress: 'Resetting…',
      failed: 'Your data could not be reset. Nothing was changed.',
    },
    account: {
      press: 'Clear my data',
      title: 'Clear your data?',
      stays: 'Your account and your name stay, and so do theme and language.',
      confirm: 'Clear',
      progress: 'Clearing…',
      failed: 'Your data could not be cleared. Nothing was changed.',
    },
    goes: 'This removes what you did in Updraft on this device:',
    list: [
      'posts, comments, likes and saved posts',
      'messages and drafts',
      'stars, follows and expressed interests',
      'startups you listed, and your investor profile',
      'what your profile says, and your settings',
    ],
    final: 'It can’t be undone. Export first if you want to keep a copy.',
  },

  deleteDialog: {
    title: 'Delete your account?',
    goes: (p: { name: string }) =>
      `The account of ${p.name} is deleted, and with it everything it keeps on this device: profile, startups, posts, messages, stars, follows and settings.`,
    final: 'It can’t be undone. Export first if you want to keep a copy.',
    confirm: 'Delete my account',
    password: 'Your password',
    showPassword: 'Show password',
    passwordHint: 'It shows that this is your account.',
    passwordMissing: 'Enter your password to delete your account.',
    passwordWrong: 'This isn’t the password of this account. Nothing was deleted.',
    /** In the place of the password, of an account that has none. */
    window: (p: { provider: string }) =>
      `A ${p.provider} window opens first, to show that this is your account.`,
    providers: { google: 'Google', microsoft: 'Microsoft', apple: 'Apple' },
    /** Where the provider gave no reason. */
    failed: 'Your account could not be deleted. Nothing was changed.',
  },

  toasts: {
    exported: (p: { fileName: string }) => `Your data is in ${p.fileName}`,
    leftOut: (p: { count: number }) =>
      plural(p.count, {
        one: '# item could not be read and is not in the file',
        other: '# items could not be read and are not in the file',
      }),
    imported: 'Your data is imported',
    reset: 'Everything is as it was on the first day',
    deleted: 'Your account is deleted',
    deletedInPart:
      'Your account is deleted, but its data could not be removed from this device. Clear this site’s data in your browser.',
  },
};
