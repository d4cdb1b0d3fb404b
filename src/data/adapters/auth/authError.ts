import type { AuthProviderError } from '../../ports/AuthProvider';

/** The messages of Firebase's `debugErrorMap`, by error code. `null`: Firebase's message is only "Error". */
const sentences = {
  'auth/account-exists-with-different-credential':
    'An account already exists with the same email address but different sign-in credentials. Sign in using a provider associated with this email address.',
  'auth/email-already-in-use': 'The email address is already in use by another account.',
  'auth/internal-error': 'An internal AuthError has occurred.',
  'auth/invalid-credential': 'The supplied auth credential is incorrect, malformed or has expired.',
  'auth/invalid-email': 'The email address is badly formatted.',
  'auth/missing-email': null,
  'auth/missing-password': 'A non-empty password must be provided',
  'auth/null-user':
    'A null user object was provided as the argument for an operation which requires a non-null user object.',
  'auth/operation-not-supported-in-this-environment': null,
  'auth/popup-blocked':
    'Unable to establish a connection with the popup. It may have been blocked by the browser.',
  'auth/popup-closed-by-user': 'The popup has been closed by the user before finalizing the operation.',
  'auth/too-many-requests':
    'We have blocked all requests from this device due to unusual activity. Try again later.',
  'auth/user-mismatch': 'The supplied credentials do not correspond to the previously signed in user.',
  'auth/weak-password': 'Password should be at least 6 characters',
  'auth/web-storage-unsupported':
    'This browser is not supported or 3rd party cookies and data may be disabled.',
} as const satisfies Record<string, string | null>;

type AuthErrorCode = keyof typeof sentences;

type Details = ErrorOptions & Pick<AuthProviderError, 'retryAfter'>;

class AuthError extends Error implements AuthProviderError {
  readonly code: AuthErrorCode;
  readonly retryAfter?: number;
  override readonly name = 'AuthError';

  constructor(code: AuthErrorCode, message: string, { retryAfter, ...options }: Details) {
    super(message, options);
    this.code = code;
    if (retryAfter) this.retryAfter = retryAfter;
  }
}

/**
 * Creates an error with Firebase's message, such as `Firebase: The email address is badly formatted.
 * (auth/invalid-email).` `detail` replaces the sentence, as a server message does in Firebase.
 */
export function authError(
  code: AuthErrorCode,
  { detail, ...details }: Details & { detail?: string } = {},
): AuthProviderError {
  const sentence = detail ?? sentences[code] ?? 'Error';
  return new AuthError(code, `Firebase: ${sentence} (${code}).`, details);
}

export const isAuthError = (error: unknown): error is AuthProviderError => error instanceof AuthError;
