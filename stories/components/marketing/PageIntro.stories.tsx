import { PageIntro } from '@/components/marketing/PageIntro';
import { Text } from '@/components/typography/Text';
import preview from '../../../.storybook/preview';
import { phone } from '../../support/globals';

const meta = preview.meta({
  title: 'Components/Marketing/PageIntro',
  component: PageIntro,
  args: {
    title: 'Terms of use',
    lead: 'Short enough to read in full. By creating an account you agree to them.',
  },
});

export const Default = meta.story();

export const LongText = meta.story({
  args: {
    title: 'Donaudampfschifffahrtsgesellschaft',
    lead: 'एक बहुत लंबा परिचय जो कई पंक्तियों में चलता है। '.repeat(6),
    children: <Text tone="muted">Last changed on 1 October 2025</Text>,
  },
  globals: phone,
});
