import { fromCallback, fromPromise } from 'xstate';
import type { DraftStore } from '@/data/ports/DraftStore';
import type { Registration } from '@/data/schema/investorRegistration';
import type { Onboarding } from '@/data/schema/onboarding';
import type { Listing } from '@/data/schema/startupListing';
import type { DraftCommand, DraftReport, WizardDraft } from '@/machines/wizard/types';
import { pageHidden } from '../services/pageHidden';
import { session } from '../services/services';

const loadStore = () => import('../services/wizardStore');

/** The actors of one wizard's draft. */
function draftActors<Step extends string, Values>(
  open: () => Promise<DraftStore<WizardDraft<Step, Values>>>,
) {
  // One store a visit: who signs up in the middle still has the draft of before.
  let store: ReturnType<typeof open> | undefined;
  function opened() {
    const current = store ?? open();
    store = current;
    // What couldn't be fetched is fetched again the next time.
    current.catch(() => {
      if (store === current) store = undefined;
    });
    return current;
  }
  let written: Promise<unknown> = Promise.resolve();
  return {
    pageHidden,
    loadDraft: fromPromise<WizardDraft<Step, Values> | null, void>(async () => {
      // The last visit may have been left a moment ago.
      await written;
      store = undefined;
      return (await opened()).load();
    }),
    draftStore: fromCallback<DraftCommand<Step, Values>, void>(({ sendBack, receive }) => {
      const report = (type: DraftReport['type']) => sendBack({ type });
      // At once, not after what is still being written: the page may be about to be left. The store keeps the order.
      receive((command) => {
        const writing = opened()
          .then((drafts) => (command.type === 'keep' ? drafts.keep(command.draft) : drafts.discard()))
          .then(
            () => report('write.done'),
            () => report('write.failed'),
          );
        written = Promise.all([written, writing]);
      });
    }),
  };
}

export const startupWizardActors = {
  ...draftActors(async () =>
    (await loadStore()).openDrafts(
      session.get(),
      'listingDraft',
      async () => (await import('@/data/schema/startupListing')).listingDraftSchema,
    ),
  ),
  submit: fromPromise<void, { values: Listing }>(async ({ input }) =>
    (await loadStore()).listStartup(session.get(), input.values),
  ),
};

export const investorWizardActors = {
  ...draftActors(async () =>
    (await loadStore()).openDrafts(
      session.get(),
      'registrationDraft',
      async () => (await import('@/data/schema/investorRegistration')).registrationDraftSchema,
    ),
  ),
  submit: fromPromise<void, { values: Registration }>(async ({ input }) => {
    const { password, confirmPassword: _repeated, ...account } = input.values;
    const { emailOf, keepInvestor } = await loadStore();
    const fullName = account.fullName;
    const email = account.email.trim();
    // Whose account it is already, maybe because only the profile could not be kept, doesn't make another one.
    if ((await emailOf(session.get()))?.toLowerCase() !== email.toLowerCase())
      await session.authenticate({ kind: 'signUp', fullName, email, password });
    await keepInvestor(session.get(), { ...account, dob: '', investments: '' });
  }),
};

export const onboardingWizardActors = {
  ...draftActors(async () =>
    (await loadStore()).openDrafts(
      session.get(),
      'onboardingDraft',
      async () => (await import('@/data/schema/onboarding')).onboardingDraftSchema,
    ),
  ),
  submit: fromPromise<void, { values: Onboarding }>(async ({ input }) =>
    (await loadStore()).completeProfile(session.get(), input.values),
  ),
};
