import { PageIntro } from '@/components/marketing/PageIntro';
import { Text } from '@/components/typography/Text';
import preview from '../../../.storybook/preview';
import { onPhone, tooLong } from '../../support/socialStates';

const meta = preview.meta({
  component: PageIntro,
  args: {
    title: 'Terms of Use',
    lead: 'Short enough to read in full. By creating an account you agree to them.',
  },
});

export const Default = meta.story();

export const LongText = meta.story({
  ...onPhone,
  args: { ...tooLong('title', 'lead'), children: <Text>Last changed on 1 October 2025</Text> },
});
