export default {
  /** The pages' description for search engines. */
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
  /** `time` is a duration: "30 seconds". */
  wait: (p: { time: string }) => `Too many wrong passwords. Try again in ${p.time}.`,
  /** The code for signing in failed to load. */
  loadFailed: 'Part of the page didn’t load. Check your connection, then try again.',
  /** Signing in takes long, and may still succeed. */
  late: 'This takes longer than usual. Close other Updraft tabs, then try again.',
  /** No network, if a service stores the accounts. */
  offline: 'You’re offline. Connect to the internet, then try again.',
  orContinueWith: 'or continue with',
  google: 'Google',
  microsoft: 'Microsoft',
  apple: 'Apple',
  investor: 'Are you an investor? Register here',
  lookAround: 'Look around as Asha Verma',
  deviceNote: 'Accounts are stored on this device only. You can meet other people who use this browser.',
  /** Replaces `deviceNote` if a service stores the accounts. */
  meetNote: 'You can only meet people who use this browser.',

  forgotTitle: 'Forgot your password?',
  forgotText: 'Enter the email you signed up with and we’ll send a link to set a new password.',
  resetPassword: 'Reset password',
  backToLogin: 'Back to sign in',
  sentTitle: 'Check your inbox',
  sentText: (p: { email: string }) =>
    `If ${p.email} has an account, we’ve sent a link to set a new password. It can take a few minutes. Check your spam folder too.`,
  forgotDeviceText: 'Enter the email you signed up with.',
  forgotDeviceNote:
    'Accounts are stored on this device only, so we can’t email you a link. Check the passwords saved in your browser, or register again with another email.',
  sentDeviceTitle: 'No email was sent',
  sentDeviceText: (p: { email: string }) =>
    `This version of Updraft doesn’t send email, whether or not ${p.email} has an account.`,

  chooserTitle: (p: { provider: string }) => `Continue with ${p.provider}`,
  chooserNote: (p: { provider: string }) =>
    `This replaces ${p.provider}’s sign-in window. Your account is created and stored on this device. Nothing is sent to ${p.provider}.`,
  chooserAccounts: 'Accounts on this device',
  chooserAdd: 'Use another account',
  chooserContinue: 'Continue',
};
