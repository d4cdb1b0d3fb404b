import { expect, fn } from 'storybook/test';
import { TagEditor } from '@/components/pipeline/TagEditor';
import preview, { cramped, holding, wide } from '../../support/preview';

const meta = preview.meta({
  component: TagEditor,
  args: {
    tags: ['Lead'] as readonly string[],
    known: ['Hardware', 'Lead', 'Solar'],
    onChange: fn(),
  },
  decorators: [wide(400)],
  render: holding('tags', 'onChange'),
});

export const Default = meta.story({
  args: { isFocused: true },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'New tag' });
    await expect(field).toHaveFocus();
    await userEvent.type(field, ' Strategic {Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['Lead', 'Strategic']);
    await expect(field).toHaveValue('');
    // A tag that the card has isn't added again.
    await userEvent.type(field, 'lead{Enter}');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await userEvent.type(field, 'sol');
    await expect(canvas.queryByRole('button', { name: 'Hardware' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Solar' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['Lead', 'Strategic', 'Solar']);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the tag Lead' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['Strategic', 'Solar']);
    await expect(field).toHaveFocus();
  },
});

/** A card has at most 20 tags, each of at most 40 characters. */
export const Full = meta.story({
  args: { tags: Array.from({ length: 20 }, (_, at) => `Tag ${at + 1}`) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'More{Enter}');
    await expect(canvas.getByRole('button', { name: 'Add' })).toBeDisabled();
    await expect(canvas.queryByText('Used on this board')).toBeNull();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const NarrowHindi = meta.story({
  args: { tags: ['updraft'.repeat(6).slice(0, 40), 'हार्डवेयर'], known: ['updraftupdraft'.repeat(4)] },
  ...cramped(256),
});
