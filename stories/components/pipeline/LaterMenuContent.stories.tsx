import { now } from '@kit/app/clock';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Button } from '@/components/controls/Button';
import { LaterMenuContent } from '@/components/pipeline/LaterMenuContent';
import preview, { hindiPhone, spies } from '../../support/preview';

const meta = preview.meta({
  component: LaterMenuContent,
  args: { now, trigger: <Button>Later</Button>, isOpen: true, ...spies('onOpenChange', 'onPostpone') },
  argTypes: { trigger: { control: false } },
  parameters: { docs: { story: { inline: false, height: '260px' } } },
});

const names = async () => (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);

export const Default = meta.story({
  play: async () => {
    await expect(await names()).toEqual([
      'TomorrowNov 21',
      'MondayNov 24',
      'In two weeksDec 4',
      'Pick a date',
    ]);
  },
});

/** On a Sunday, Monday is tomorrow. */
export const Sunday = meta.story({
  args: { now: new Date(2025, 10, 23, 12).getTime() },
  play: async () => {
    await expect(await names()).toEqual(['TomorrowNov 24', 'In two weeksDec 7', 'Pick a date']);
  },
});

/** The user picks a day. A day that isn’t after today is refused. */
export const Picking = meta.story({
  tags: ['played'],
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Pick a date' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pick a date' }));
    const field = dialog.getByLabelText('Show it again on');
    await userEvent.type(field, '2025-11-20');
    await userEvent.click(dialog.getByRole('button', { name: 'Postpone' }));
    await waitFor(() => expect(dialog.getByText('Choose a day after today.')).toBeVisible());
    await userEvent.clear(field);
    await userEvent.type(field, '2025-12-24');
    await userEvent.click(dialog.getByRole('button', { name: 'Postpone' }));
    await expect(args.onPostpone).toHaveBeenCalledWith(new Date(2025, 11, 24).getTime());
  },
});

export const HindiPhone = meta.story({ globals: hindiPhone, play: async () => void (await names()) });
