import { type EventObject, fromCallback, fromPromise } from 'xstate';
import { handledElsewhere, reporting } from '@/data/log/report';
import type { AuthProvider, AuthUser } from '@/data/ports/AuthProvider';
import type { AuthRequest, SessionAccount, SessionStore } from '@/data/ports/SessionStore';
import { givenName, isNewAccount } from './authUser';
import type {
  AnswerCompared,
  FoundAccount,
  ProviderReport,
  RequestAccepted,
  RequestCommand,
  RequestReport,
  StoredCommand,
} from './types';

export type SessionPorts = {
  stored: SessionStore;
  loadProvider: () => Promise<AuthProvider>;
  /** Reads the account's name from this browser. If this fails, the account has no stored name. */
  readName?: (uid: string) => Promise<string | null>;
  writeName?: (uid: string, name: string) => Promise<void>;
  /**
   * Returns the slug of an account's page, and claims one if the page has none; `null` if it can have none. A
   * rejection has the same effect as `null`.
   */
  claimSlug?: (uid: string, name: string) => Promise<string | null>;
};

function authenticate(provider: AuthProvider, request: AuthRequest): Promise<AuthUser> {
  switch (request.kind) {
    case 'signIn':
      return provider.signIn({ email: request.email, password: request.password });
    case 'signUp':
      return provider.signUp({ email: request.email, password: request.password });
    case 'popup':
      return provider.signInWithPopup(request.provider);
    case 'sample':
      return provider.signInAsSample?.() ?? Promise.reject(new Error('There is no sample account.'));
  }
}

/** Returns the name that was entered on registration, or that of the account in a sign-in pop-up. */
function nameBrought(request: AuthRequest, user: AuthUser): string | null {
  if (request.kind === 'signUp') return request.fullName.trim();
  return request.kind === 'popup' ? user.displayName : null;
}

/** Returns the actors of the session machine. */
export function sessionActors({ stored, loadProvider, readName, writeName, claimSlug }: SessionPorts) {
  const keptName = async (uid: string) => (await readName?.(uid).catch(() => null)) || null;
  const slugFor = async (uid: string, name: string | null) =>
    (await claimSlug?.(uid, name ?? '').catch(() => null)) || null;

  /**
   * Returns the account of a signed-in user. Stores its name for later sign-ins and for other accounts in
   * this browser. A name that is already stored takes precedence, because the user may have changed it.
   */
  async function accountOf(request: AuthRequest, user: AuthUser): Promise<SessionAccount> {
    const { uid } = user;
    const kept = request.kind === 'signUp' ? null : await keptName(uid);
    const userName = kept ?? (nameBrought(request, user) || givenName(user));
    const slug = await slugFor(uid, userName);
    // The demo account already has a name.
    if (!kept && userName && request.kind !== 'sample')
      await writeName?.(uid, userName).catch(reporting('name'));
    return { uid, userName, slug };
  }

  async function carryOut(
    { id, request }: RequestCommand,
    accept: (event: RequestAccepted) => void,
  ): Promise<RequestReport> {
    const { uid } = stored.get();
    const provider = await loadProvider();
    switch (request.kind) {
      case 'authenticate': {
        const user = await authenticate(provider, request.request);
        accept({ type: 'request.accepted', id, uid: user.uid });
        const account = await accountOf(request.request, user);
        await stored.secure(account);
        return { type: 'account.entered', id, account, output: { user, isNew: isNewAccount(user) } };
      }
      case 'signOut':
        await provider.signOut();
        await stored.secure(null);
        return { type: 'account.left', id, output: undefined };
      case 'deleteAccount': {
        await provider.deleteAccount(request.password);
        await stored.secure(null);
        const forgetting = uid === null ? Promise.resolve() : request.forget(uid);
        const isForgotten = await forgetting.then(
          () => true,
          () => false,
        );
        return { type: 'account.deleted', id, output: isForgotten };
      }
    }
  }

  return {
    stored: fromCallback<StoredCommand, void>(({ receive, sendBack }) =>
      receive((command) => {
        switch (command.type) {
          case 'answer.compare': {
            const compared = { type: 'answer.compared', user: command.user, session: stored.get() } as const;
            return sendBack(compared satisfies AnswerCompared);
          }
          case 'account.keep':
            return stored.keep(command.account);
          case 'account.clear':
            return stored.clear();
        }
      }),
    ),
    observeProvider: fromCallback<EventObject, void>(({ sendBack }) => {
      const report = (event: ProviderReport) => sendBack(event);
      const stopping = loadProvider().then((provider) =>
        provider.observe((user) => report({ type: 'provider.answer', user })),
      );
      stopping.catch(() => report({ type: 'provider.failed' }));
      return () => void stopping.then((stop) => stop()).catch(handledElsewhere);
    }),
    requests: fromCallback<RequestCommand, void>(({ receive, sendBack }) => {
      const report = (event: RequestAccepted | RequestReport) => sendBack(event);
      receive((command) => {
        carryOut(command, report).then(report, (error: unknown) =>
          report({ type: 'request.failed', id: command.id, error }),
        );
      });
    }),
    findAccount: fromPromise<FoundAccount, AuthUser>(async ({ input: user }) => {
      const userName = (await keptName(user.uid)) ?? givenName(user);
      const account = { uid: user.uid, userName, slug: await slugFor(user.uid, userName) };
      // Reads the session now: another tab may have stored the account, with a name, during the lookup.
      return { account, session: stored.get() };
    }),
    endProviderSession: fromPromise<void, void>(async () => (await loadProvider()).signOut()),
  };
}
