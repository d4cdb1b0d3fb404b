export default {
  /** On the login card: what a guest did waits for an account. */
  waiting: (p: { what: string }) =>
    `Waiting here for your account: ${p.what}. Sign in or create one to keep it.`,
  /** Said when the account took it over. */
  taken: (p: { what: string }) => `Now in your account: ${p.what}.`,
  /** Parts of what: a completed profile, and marks. */
  profile: 'your profile',
  marks: 'your stars, follows and requests',
};
