import { Gate } from '@/components/profile/Gate';
import preview from '../../../.storybook/preview';
import { narrow } from '../../support/socialStates';

const meta = preview.meta({
  component: Gate,
  args: { children: 'Express interest to see how to reach them.' },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
});

/** The lock is only visual: screen readers announce just the sentence. */
export const Default = meta.story();

export const Stress = meta.story({
  ...narrow(220, 'p'),
  args: { children: `संपर्क देखने के लिए रुचि जताएँ: मालिक को आपका नाम दिखाया जाएगा। ${'updraft'.repeat(9)}` },
});
