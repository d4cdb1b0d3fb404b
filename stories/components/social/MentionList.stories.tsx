import { useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import { MentionList, type MentionListProps } from '@/components/social/MentionList';
import { people } from '@/data/sample/people';
import preview from '../../../.storybook/preview';
import { hindiPhone, stressPerson } from '../../support/socialStates';

const meta = preview.meta({
  component: MentionList,
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  args: {
    people: [people.lena, people.jonas, people.asha],
    onChoose: fn(),
    onClose: fn(),
  } as Partial<MentionListProps> as MentionListProps,
  render: function InField(args) {
    const [field, setField] = useState<HTMLTextAreaElement | null>(null);
    return (
      <>
        <textarea ref={setField} aria-label="Update" rows={2} style={{ width: '100%' }} />
        {field && <MentionList {...args} field={field} />}
      </>
    );
  },
});

/** The focus stays in the field. Arrow keys cycle through the list, Enter or Tab chooses, Escape closes. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox');
    const options = () => within(screen.getByRole('listbox', { name: 'People' })).getAllByRole('option');
    const isActive = async (at: number) => {
      await expect(field).toHaveAttribute('aria-activedescendant', options()[at]?.id);
      await expect(options()[at]).toHaveAttribute('aria-selected', 'true');
    };
    await userEvent.click(field);
    await isActive(0);
    await userEvent.keyboard('{ArrowUp}');
    await isActive(2);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await isActive(1);
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.click(options()[2] as HTMLElement);
    await expect(args.onChoose).toHaveBeenNthCalledWith(1, 'jonas-felde');
    await expect(args.onChoose).toHaveBeenNthCalledWith(2, 'asha-verma');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('');
  },
});

/** No person matches, so there is no list, and the field has no combobox role. */
export const NoMatch = meta.story({
  args: { people: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('0 people suggested');
    await expect(canvas.getByRole('textbox')).not.toHaveAttribute('aria-controls');
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
});

export const StressHindi = meta.story({
  globals: hindiPhone,
  args: { people: [1, 2, 3, 4, 5].map((at) => ({ ...stressPerson, id: `${'long-'.repeat(11)}${at}` })) },
});
