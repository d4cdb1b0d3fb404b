import { expect, fn } from 'storybook/test';
import { Tag } from '@/components/controls/Tag';
import { Section } from '@/components/profile/Section';
import { Text } from '@/components/typography/Text';
import { TextButton } from '@/components/typography/TextButton';
import preview from '../../../.storybook/preview';
import { hindiNight, states, wide } from '../../support/socialStates';

const seeAll = fn();

const meta = preview.meta({
  title: 'Components/Profile/Section',
  component: Section,
  args: { title: 'About', children: <Text>Heliogrid puts a trading desk on every rooftop.</Text> },
  argTypes: { children: { control: false }, action: { control: false } },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'About' })).toBeVisible();
  },
});

export const Matrix = meta.story({
  render: states({
    'With an action': {
      title: 'Key metrics',
      action: <TextButton onClick={seeAll}>See all metrics</TextButton>,
    },
    'With a note': { title: 'Top Skills', note: 'As others see them' },
    'Small, beside the main column': { title: 'Fundraising', size: 'small', action: <Tag>Closed</Tag> },
    'Deeper in the outline': { title: 'Round', level: 3, size: 'small' },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'See all metrics' }));
    await expect(seeAll).toHaveBeenCalledOnce();
  },
});

export const LongText = meta.story({
  globals: hindiNight,
  args: {
    title: `मिलते-जुलते स्टार्टअप ${'अविश्वसनीय'.repeat(6)}`,
    action: <TextButton onClick={seeAll}>सभी आँकड़े देखें</TextButton>,
    children: <Text>{'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(2)}</Text>,
  },
  decorators: [wide(288)],
});
