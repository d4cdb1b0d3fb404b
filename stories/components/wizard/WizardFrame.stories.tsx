import { stressTexts } from '@kit/fixtures/feed';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { TextArea } from '@/components/controls/TextArea';
import { TextField } from '@/components/controls/TextField';
import { WizardFrame, type WizardFrameProps } from '@/components/wizard/WizardFrame';
import type { WizardFailure } from '@/data/schema/shapes/wizard';
import preview from '../../../.storybook/preview';
import { hindiPhone, spies, timesOf } from '../../support/socialStates';
import { listingSteps, longSteps } from '../../support/wizardSteps';

function Fields({ error }: { error?: string }) {
  return (
    <>
      <TextArea label="Problem" name="problem" isRequired error={error} />
      <TextField label="Website" name="website" type="url" defaultValue="https://heliogrid.example" />
    </>
  );
}

const meta = preview.meta({
  component: WizardFrame,
  args: {
    title: 'Startup Listing',
    steps: listingSteps,
    current: 'aboutStartup',
    furthest: 'aboutStartup',
    attempts: 0,
    errorCount: 0,
    backLabel: 'Previous',
    nextLabel: 'Continue',
    submitLabel: 'Submit',
    ...spies('onStepChange', 'onBack', 'onNext'),
    draft: { isRestored: false, isUnsaved: false },
    children: <Fields />,
  },
  parameters: { layout: 'fullscreen' },
});

/** Enter in a field presses Continue. Initially, no element takes the focus. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(document.body).toHaveFocus();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Website' }), '{Enter}');
    for (const name of ['Continue', 'Previous', 'Basic Information (done)'])
      await userEvent.click(canvas.getByRole('button', { name }));
    await expect(timesOf(args)).toEqual({ onNext: 2, onBack: 1, onStepChange: 1 });
  },
});

/** Simulates the machine of a wizard. The second step fails twice before it continues. The last step always fails. */
function Walking(args: WizardFrameProps) {
  const step = listingSteps.findIndex(({ name }) => name === args.current);
  const [at, setAt] = useState({ step, furthest: step, attempts: 0, errors: 0 });
  const [failure, setFailure] = useState<WizardFailure | null>(null);
  const [tagline, setTagline] = useState('');
  const go = (step: number) => setAt({ ...at, step, furthest: Math.max(step, at.furthest), errors: 0 });
  const next = () => {
    if (at.step === listingSteps.length - 1) setFailure({ kind: 'device' });
    else if (at.step === 1 && at.attempts < 2) setAt({ ...at, attempts: at.attempts + 1, errors: 2 });
    else go(at.step + 1);
  };
  return (
    <WizardFrame
      {...args}
      current={listingSteps[at.step]?.name ?? ''}
      furthest={listingSteps[at.furthest]?.name ?? ''}
      attempts={at.attempts}
      errorCount={at.errors}
      onBack={at.step ? () => go(at.step - 1) : undefined}
      failure={failure}
      onNext={next}
    >
      <div style={{ minHeight: 1200 }}>
        <TextField label="Tagline" name="tagline" value={tagline} onChange={setTagline} />
        <Fields error={at.errors > 0 ? 'Problem statement is required' : undefined} />
      </div>
    </WizardFrame>
  );
}

/** A new step focuses its heading. A failed attempt focuses the first error and announces how many there are. */
export const Continuing = meta.story({
  args: { current: 'basicInformation' },
  render: (args) => <Walking {...args} />,
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Continue' });
    const heading = (name: string) => canvas.getByRole('heading', { level: 2, name });
    const status = canvas.getByRole('status');
    // The first step has no previous one.
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeDisabled();
    next.scrollIntoView();
    await userEvent.click(next);
    await expect(heading('About Your Startup')).toHaveFocus();
    await waitFor(() => expect(window.scrollY).toBe(0));
    await expect(status).toBeEmptyDOMElement();

    await userEvent.click(next);
    const problem = canvas.getByRole('textbox', { name: 'Problem' });
    await expect(problem).toHaveFocus();
    const said = status.firstChild;
    await userEvent.click(next);
    await expect(problem).toHaveFocus();
    // The message is in a new element, so screen readers announce it again.
    await expect(status.firstChild).not.toBe(said);
    await expect(status).toHaveTextContent('2 fields need your attention');

    await userEvent.click(next);
    await expect(heading('Traction & Funding')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(heading('About Your Startup')).toHaveFocus();
  },
});

/** A box above the fields shows the error. The focus moves from the disabled button to the heading. */
export const Failed = meta.story({
  args: { current: 'teamInvestors' },
  render: (args) => <Walking {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(canvas.getByRole('heading', { level: 2, name: 'Team & Investors' })).toHaveFocus();
    // The focus moves only once, so further input isn't interrupted.
    await userEvent.type(canvas.getByRole('textbox', { name: 'Tagline' }), 'Solar');
    await expect(canvas.getByDisplayValue('Solar')).toHaveFocus();
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
});

/** The form is being submitted again after an error: both buttons and Enter are disabled. */
export const Stress = meta.story({
  args: {
    title: 'निवेशक पंजीकरण',
    steps: longSteps,
    current: '5',
    furthest: '5',
    backLabel: 'पिछले चरण पर वापस जाएँ',
    nextLabel: 'सहेजें और अगले चरण पर आगे बढ़ें',
    failure: { kind: 'provider', message: stressTexts.unbroken },
    isBusy: true,
    draft: { isRestored: true, isUnsaved: true, ...spies('onDiscard') },
    children: <Fields error={stressTexts.hindi} />,
  },
  globals: hindiPhone,
  play: async ({ canvas, args }) => {
    for (const name of [args.backLabel, args.nextLabel])
      await expect(canvas.getByRole('button', { name })).toBeDisabled();
    canvas.getByRole<HTMLFormElement>('form').requestSubmit();
    await expect(args.onNext).not.toHaveBeenCalled();
  },
});
