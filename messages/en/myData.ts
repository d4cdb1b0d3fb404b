import { pluralOf } from '../plural';

const plural = pluralOf('en');

export default {
  title: 'Your data',
  text: 'Everything you do in Updraft is stored on this device.',
  export: 'Export',
  import: 'Import',
  /** Announced to screen readers while the operation runs. */
  exporting: 'Exporting your data…',
  reading: 'Reading the file…',
  importing: 'Importing…',
  deleting: 'Deleting your account…',
  exportFailed: 'Your data couldn’t be exported. Try again.',

  deleteTitle: 'Delete account',
  deleteText: 'This permanently deletes your account and everything in it.',
  deletePress: 'Delete account',
  /** Replaces the button in the demo account. */
  deleteNotForSample:
    'This is the sample account, so it can’t be deleted. Reset it to go back to the original sample data.',

  problem: {
    tooLarge: (p: { megabytes: number }) =>
      `This file is larger than ${p.megabytes} MB, too large for an Updraft export. Choose another file. Nothing was changed.`,
    unreadable: 'This file couldn’t be read. Nothing was changed. Try again or choose another file.',
    notJson:
      'This file is incomplete or isn’t a JSON file. Nothing was changed. Choose a file that you exported from Updraft.',
    foreign:
      'This file isn’t an Updraft export. Nothing was changed. Choose a file that you exported from Updraft.',
    newer:
      'This file was exported by a newer version of Updraft. Nothing was changed. Reload to update, then import it again.',
    damaged: 'This Updraft export is damaged. Nothing was changed. Choose another export.',
    somebodyElse: (p: { name: string }) =>
      `This file belongs to someone else: ${p.name}. Nothing was changed.`,
    /** `wrong`: the number of invalid records per group, as a list. */
    damagedIn: (p: { wrong: string }) =>
      `This Updraft export is damaged. Invalid: ${p.wrong}. Nothing was changed.`,
  },

  /** The number of records in a group, as part of a sentence. Some groups have only one record. */
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
    /** Read and muted conversations, and deleted sample items. */
    other: () => 'what you read, muted or deleted',
    unknown: (p: { count: number }) =>
      plural(p.count, { one: '# unknown entry', other: '# unknown entries' }),
  },

  preview: {
    title: 'Import this file?',
    from: (p: { name: string; date: string }) => `Exported by ${p.name} on ${p.date}.`,
    replaced: 'Importing replaces your current data. Changes:',
    theRest: 'Everything else stays as it is.',
    nothing: 'This file contains nothing new. There is nothing to import.',
    added: (p: { count: number }) => plural(p.count, { other: '# new' }),
    changed: (p: { count: number }) => plural(p.count, { other: '# changed' }),
    removed: (p: { count: number }) => plural(p.count, { other: '# removed' }),
    /** The same for groups that have only one record. */
    one: { added: 'new', changed: 'changed', removed: 'removed' },
    theme: 'theme',
    language: 'language',
    confirm: 'Import',
    failed: 'The file couldn’t be imported. Nothing was changed.',
  },

  /** Reset: the demo account returns to its original data, and any other account becomes empty. */
  reset: {
    sample: {
      press: 'Reset to sample data',
      title: 'Reset to sample data?',
      stays: 'The sample account goes back to how it started. Your theme and language stay the same.',
      confirm: 'Reset',
      progress: 'Resetting…',
      failed: 'Your data couldn’t be reset. Nothing was changed. Try again.',
    },
    account: {
      press: 'Clear my data',
      title: 'Clear your data?',
      stays: 'Your account, name, theme and language stay the same.',
      confirm: 'Clear',
      progress: 'Clearing…',
      failed: 'Your data couldn’t be cleared. Nothing was changed. Try again.',
    },
    goes: 'This deletes from this device:',
    list: [
      'posts, comments, likes and saved posts',
      'messages and drafts',
      'stars, follows and expressed interests',
      'startups you listed, and your investor profile',
      'your profile details and settings',
    ],
    final: 'You can’t undo this. To keep a copy, export your data first.',
  },

  deleteDialog: {
    title: 'Delete your account?',
    goes: (p: { name: string }) =>
      `This deletes ${p.name}’s account and everything stored with it on this device: profile, startups, posts, messages, stars, follows and settings.`,
    final: 'You can’t undo this. To keep a copy, export your data first.',
    confirm: 'Delete my account',
    password: 'Your password',
    showPassword: 'Show password',
    passwordHint: 'It shows that this is your account.',
    passwordMissing: 'Enter your password to delete your account.',
    passwordWrong: 'This isn’t the password of this account. Nothing was deleted.',
    /** Replaces the password field for an account without a password. */
    window: (p: { provider: string }) =>
      `A ${p.provider} window opens first, to show that this is your account.`,
    providers: { google: 'Google', microsoft: 'Microsoft', apple: 'Apple' },
    /** If the provider gives no reason. */
    failed: 'Your account couldn’t be deleted. Nothing was changed. Try again.',
  },

  toasts: {
    exported: (p: { fileName: string }) => `Your data was saved as ${p.fileName}`,
    leftOut: (p: { count: number }) =>
      plural(p.count, {
        one: '# item couldn’t be read and is not in the file',
        other: '# items couldn’t be read and are not in the file',
      }),
    imported: 'Data imported',
    reset: 'Data reset',
    deleted: 'Account deleted',
    deletedInPart:
      'Your account was deleted, but its data couldn’t be removed from this device. To remove it, clear this site’s data in your browser.',
  },
};
