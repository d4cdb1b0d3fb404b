import type * as z from 'zod/mini';
import { warnBeforeUnload } from '@/components/controls/warnBeforeUnload';
import { guestOwner } from '@/data/adapters/records/owners';
import type { createDraftStore } from '@/data/adapters/stores/deviceDrafts';
import type { DraftStore } from '@/data/ports/DraftStore';
import type { AuthRequest } from '@/data/ports/SessionStore';
import type { AnswerDraft } from '@/data/schema/shapes/answerDraft';
import type { Registration } from '@/data/schema/shapes/investorRegistration';
import type { Onboarding } from '@/data/schema/shapes/onboarding';
import type { RecordKind } from '@/data/schema/shapes/records';
import type { Listing } from '@/data/schema/shapes/startupListing';
import { openOnce } from './openOnce';
import type { Base } from './stores';

/** What the wizards need in addition to the other services. */
type Options = Pick<Base, 'person' | 'doer' | 'openDevice' | 'notes' | 'now'> & {
  newId: () => string;
  /** Records whether a wizard has a draft. If so, the next visit hides the form until the draft loads. */
  markDraft: (kind: RecordKind, hasDraft: boolean) => void;
  /** Returns the user's email address from the authentication provider; `null` without an account. */
  loadEmail: () => Promise<string | null>;
  session: { authenticate(request: AuthRequest): Promise<unknown> };
  /** Opens the services of the user who is signed in now. */
  openServices: () => { registerOwnInvestor: (values: Registration) => Promise<void>; close: () => void };
};

/** Returns the drafts of forms, and the functions that store the results of wizards. */
export function openWizards(options: Options) {
  const { person, doer, openDevice, notes, now, newId, markDraft } = options;
  const { loadEmail, session, openServices } = options;
  type DraftOptions<Draft extends { values: object }> = Omit<
    Parameters<typeof createDraftStore<Draft>>[0],
    'device' | 'notes'
  >;
  /** Returns a function that opens the store of a form's draft. */
  const openDrafts = <Draft extends { values: object }>(options: DraftOptions<Draft>) =>
    openOnce<DraftStore<Draft>>(async () => {
      const [device, module] = await Promise.all([
        openDevice(),
        import('@/data/adapters/stores/deviceDrafts'),
      ]);
      return module.createDraftStore({ device, notes, ...options });
    });

  /**
   * Like `openDrafts`, for a wizard. At sign-in, a guest's draft moves into the account, but not into the
   * demo account.
   */
  const drafts = <Draft extends { values: object }>(
    kind: RecordKind,
    loadSchema: () => Promise<z.ZodMiniType<Draft>>,
  ) =>
    openDrafts<Draft>({
      owner: doer,
      ...(person.hasAccount && { from: guestOwner }),
      kind,
      loadSchema,
      hold: warnBeforeUnload,
      mark: (hasDraft) => markDraft(kind, hasDraft),
    });

  const submissions = openOnce(async () => {
    const [device, module] = await Promise.all([openDevice(), import('@/data/adapters/stores/submissions')]);
    return module.createSubmissions({
      device,
      owner: doer,
      me: person.me,
      now,
      newId,
      onRename: person.rename,
    });
  });

  /**
   * Creates an account and stores the investor profile in it. A retry uses the existing account if only the
   * storage of the profile failed.
   * @throws AuthProviderError with the provider's message, or a storage error
   */
  async function registerInvestor(values: Registration): Promise<void> {
    const { fullName, password } = values;
    const email = values.email.trim();
    if ((await loadEmail())?.toLowerCase() !== email.toLowerCase())
      await session.authenticate({ kind: 'signUp', fullName, email, password });
    const services = openServices();
    await services.registerOwnInvestor(values).finally(services.close);
  }

  return {
    registerInvestor,
    /** Returns the user's name and email address, to prefill forms. The email address may be empty. */
    loadContact: async () => ({
      fullName: person.me().name,
      email: (await loadEmail().catch(() => null)) ?? '',
    }),
    listingDraft: drafts(
      'listingDraft',
      async () => (await import('@/data/schema/shapes/listingWizard')).listingDraftSchema,
    ),
    registrationDraft: drafts(
      'registrationDraft',
      async () => (await import('@/data/schema/shapes/investorRegistration')).registrationDraftSchema,
    ),
    onboardingDraft: drafts(
      'onboardingDraft',
      async () => (await import('@/data/schema/shapes/onboardingWizard')).onboardingDraftSchema,
    ),
    /** Drafts of answers to requests. */
    answerDrafts: openDrafts<AnswerDraft>({
      owner: person.owner,
      kind: 'answerDraft',
      loadSchema: async () => (await import('@/data/schema/shapes/answerDraft')).answerDraftSchema,
    }),
    /** Returns the slug that a new startup with this name would get. */
    findSlug: async (name: string) => (await submissions()).findSlug(name),
    /** Stores a new startup of the user. */
    listStartup: async (listing: Listing) => (await submissions()).listStartup(listing),
    /** Adds the user's answers to the stored profile. */
    completeProfile: async (onboarding: Onboarding) => (await submissions()).completeProfile(onboarding),
    /** Stores the investor profile of the signed-in account. An account has at most one investor profile. */
    registerOwnInvestor: async ({ password: _, confirmPassword: __, ...investor }: Registration) =>
      (await submissions()).keepInvestor(investor),
    /** Whether the signed-in account has an investor profile. */
    isInvestor: async () => (await submissions()).hasInvestor(),
  };
}
