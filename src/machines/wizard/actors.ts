import { fromCallback, fromPromise } from 'xstate';
import type { DraftStore } from '@/data/ports/DraftStore';
import type { LazyPort } from '@/data/ports/LazyPort';
import { type OnPageHide, pageHideActor } from '../shared/pageHide';
import type { DraftCommand, DraftReport, WizardDraft, WizardStart } from './types';
import { withKnown } from './wizardDraft';

type WizardPorts<Step extends string, Values extends object> = {
  drafts: LazyPort<DraftStore<WizardDraft<Step, Values>>>;
  /** Rejects with the auth provider's error, whose message is shown, or with a storage error. */
  submit: (values: Values) => Promise<void>;
  onPageHide: OnPageHide;
  /** `load` returns known data of the user, for empty fields. `empty`: a wizard's start without a draft. */
  known?: { load: () => Promise<Partial<Values>>; empty: WizardDraft<Step, Values> };
  /** Whether the wizard's result, such as an investor profile, exists already. */
  isExisting?: () => Promise<boolean>;
};

/** Returns the actors of a wizard: they load and store its draft, and submit it. */
export const wizardActors = <Step extends string, Values extends object>({
  drafts,
  submit,
  onPageHide,
  known,
  isExisting,
}: WizardPorts<Step, Values>) => ({
  pageHide: pageHideActor(onPageHide),
  loadDraft: fromPromise<WizardStart<Step, Values> | 'existing' | null, void>(async () => {
    if (await isExisting?.()) return 'existing';
    const [draft, values] = await Promise.all([drafts().then((store) => store.load()), known?.load()]);
    if (!known || !values) return draft;
    const start = draft ?? known.empty;
    return { ...start, values: withKnown(start.values, values), known: values };
  }),
  draftStore: fromCallback<DraftCommand<Step, Values>, void>(({ sendBack, receive }) => {
    const report = (type: DraftReport['type']) => sendBack({ type });
    // Doesn't wait for earlier writes, because the page may be closing. The store preserves the order.
    receive((command) => {
      drafts()
        .then((store) => (command.type === 'save' ? store.save(command.draft) : store.discard()))
        .then(
          () => report('write.done'),
          () => report('write.failed'),
        );
    });
  }),
  submit: fromPromise<void, { values: Values }>(({ input }) => submit(input.values)),
});
