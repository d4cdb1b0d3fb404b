export default {
  /** What a search engine shows of these pages. */
  headText: 'Sign in to Updraft, or create an account and meet the people who back what you build.',
  signInTitle: 'Sign in to Updraft',
  registerTitle: 'Create your account',

  tabs: 'Login or register',
  login: 'Login',
  register: 'Register',
  fullName: 'Full Name',
  email: 'Email',
  password: 'Password',
  showPassword: 'Show password',
  fullNameRequired: 'Full name is required',
  emailRequired: 'Email is required',
  emailInvalid: 'Please enter a valid email address',
  passwordRequired: 'Password is required',
  agreeToTerms: 'I agree to the <a>Terms of Use</a>',
  termsMissing: 'Please accept terms and conditions to continue.',
  forgotPassword: 'Forgot password?',
  signIn: 'Sign In',
  createAccount: 'Create Account',
  pleaseWait: 'Please wait...',
  /** `time` is a length of time: "30 seconds". */
  wait: (p: { time: string }) =>
    `After several wrong passwords the next try has to wait. Try again in ${p.time}.`,
  /** What signing in needs could not be fetched. */
  loadFailed: 'A part of the page didn’t load. Check your connection, then try again.',
  /** Where accounts are with a service, while the device has no network. */
  offline: 'You’re offline. This needs a connection.',
  orContinueWith: 'or continue with',
  google: 'Google',
  microsoft: 'Microsoft',
  apple: 'Apple',
  investor: 'Are you an investor? Register here',
  lookAround: 'Look around as Asha Verma',
  deviceNote: 'Accounts stay on this device, and people meet here only.',
  /** The same where accounts are with a service. */
  meetNote: 'People meet on this device only.',
  /** Of what was submitted while nobody was signed in. */

  forgotTitle: 'Forgot your password?',
  forgotText: 'Enter the email you signed up with and we’ll send a link to set a new password.',
  resetPassword: 'Reset password',
  backToLogin: 'Back to login',
  sentTitle: 'Check your inbox',
  sentText: (p: { email: string }) =>
    `If an account uses ${p.email}, a link to set a new password is on its way. It can take a few minutes; look in the spam folder too.`,
  forgotDeviceText: 'Enter the email you signed up with.',
  forgotDeviceNote:
    'Accounts here stay on this device and have no email service behind them, so no link is sent. Look in your browser’s saved passwords, or register again with another email.',
  sentDeviceTitle: 'No email was sent',
  sentDeviceText: (p: { email: string }) => `Whether or not an account uses ${p.email}, nothing was sent.`,

  chooserTitle: (p: { provider: string }) => `Continue with ${p.provider}`,
  chooserNote: (p: { provider: string }) =>
    `This stands in for ${p.provider}’s own window. The account is made and kept on this device; nothing is sent to ${p.provider}.`,
  chooserAccounts: 'Accounts on this device',
  chooserAdd: 'Use another account',
  chooserContinue: 'Continue',
};
