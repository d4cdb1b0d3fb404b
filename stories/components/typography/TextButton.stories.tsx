import { fn } from 'storybook/test';
import { TextButton, textButtonTones } from '@/components/typography/TextButton';
import preview from '../../../.storybook/preview';
import { hindiIn, ofEach, states } from '../../support/socialStates';

const meta = preview.meta({ component: TextButton, args: { children: 'Show more', onClick: fn() } });

export const Default = meta.story();

/** Buttons in the color of links, in the color of the text around them, and with expanded content. */
export const Matrix = meta.story({
  render: states({ ...ofEach('tone', textButtonTones), Expanded: { isExpanded: true } }),
});

export const LongText = meta.story({
  ...hindiIn(180),
  args: { children: 'सभी बारह हज़ार तीन सौ पैंतालीस टिप्पणियाँ दिखाएँ' },
});
