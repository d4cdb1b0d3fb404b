import { expect, fn } from 'storybook/test';
import { TextButton, textButtonTones } from '@/components/typography/TextButton';
import preview from '../../../.storybook/preview';

const meta = preview.meta({
  title: 'Components/Typography/TextButton',
  component: TextButton,
  args: { children: 'Show more', onClick: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

/** In the colour of links, or of the text around it; of a part that is expanded. */
export const Matrix = meta.story({
  render: (args) => (
    <p style={{ display: 'flex', gap: 16 }}>
      {textButtonTones.map((tone) => (
        <TextButton key={tone} {...args} tone={tone} />
      ))}
      <TextButton {...args} isExpanded>
        Show less
      </TextButton>
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { expanded: true })).toHaveTextContent('Show less');
  },
});

export const LongText = meta.story({
  args: { children: 'सभी बारह हज़ार तीन सौ पैंतालीस टिप्पणियाँ दिखाएँ' },
  decorators: [(Story) => <div style={{ width: 180 }}>{Story()}</div>],
});
