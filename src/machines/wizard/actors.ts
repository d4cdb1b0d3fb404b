import { fromCallback, fromPromise } from 'xstate';
import type { DraftStore } from '@/data/ports/DraftStore';
import type { Opening } from '@/data/ports/Opening';
import { type OnPageHide, pageHideActor } from '../shared/pageHide';
import { withKnown } from './draft';
import type { DraftCommand, DraftReport, WizardDraft, WizardStart } from './types';

type WizardPorts<Step extends string, Values extends object> = {
  drafts: Opening<DraftStore<WizardDraft<Step, Values>>>;
  /** Rejects with the auth provider's error, whose message is shown, or with the device's. */
  submit: (values: Values) => Promise<void>;
  onPageHide: OnPageHide;
  /** What is known of the person, to be filled in where there is nothing yet; `empty`: a wizard without a draft. */
  known?: { load: () => Promise<Partial<Values>>; empty: WizardDraft<Step, Values> };
  /** Whether what the wizard makes is there already. */
  isExisting?: () => Promise<boolean>;
};

/** What a wizard reads and keeps of its draft, and what becomes of it. */
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
    // At once, not after what is still being written: the page may be about to be left. The store keeps the order.
    receive((command) => {
      drafts()
        .then((store) => (command.type === 'keep' ? store.keep(command.draft) : store.discard()))
        .then(
          () => report('write.done'),
          () => report('write.failed'),
        );
    });
  }),
  submit: fromPromise<void, { values: Values }>(({ input }) => submit(input.values)),
});
