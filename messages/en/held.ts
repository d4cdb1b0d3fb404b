export default {
  /** On the login card: what a guest did waits for an account. */
  waiting: (p: { what: string }) =>
    `Not in an account yet: ${p.what}. Sign in or create an account to save it.`,
  /** Said when the account took it over. */
  taken: (p: { what: string }) => `Added to your account: ${p.what}.`,
  /** Parts of what: a completed profile, and marks. */
  profile: 'your profile',
  marks: 'your stars, follows and requests',
};
