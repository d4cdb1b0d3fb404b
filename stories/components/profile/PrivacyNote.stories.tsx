import { stressTexts } from '@kit/fixtures/feed';
import { PrivacyNote } from '@/components/profile/PrivacyNote';
import preview from '../../../.storybook/preview';
import { narrow } from '../../support/socialStates';

const meta = preview.meta({
  component: PrivacyNote,
  args: { children: 'Traction and funding info is shown only to verified investors.' },
  decorators: [(Story) => <div style={{ maxWidth: 670 }}>{Story()}</div>],
});

export const Default = meta.story();

export const Stress = meta.story({
  ...narrow(240, 'p'),
  args: { children: stressTexts.hindi + stressTexts.unbroken },
});
