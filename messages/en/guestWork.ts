export default {
  /** On the login card: a guest's work that waits for an account. */
  waiting: (p: { what: string }) =>
    `Not in an account yet: ${p.what}. Sign in or create an account to save it.`,
  /** Toast once the work was added to the account. */
  taken: (p: { what: string }) => `Added to your account: ${p.what}.`,
  /** Parts of `what`: a completed profile, and marks. */
  profile: 'your profile',
  marks: 'your stars, follows and requests',
};
