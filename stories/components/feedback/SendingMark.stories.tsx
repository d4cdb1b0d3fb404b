import { expect, fn } from 'storybook/test';
import { SendingMark } from '@/components/feedback/SendingMark';
import preview from '../../../.storybook/preview';
import { cramped, states } from '../../support/socialStates';

const meta = preview.meta({
  component: SendingMark,
  args: { state: 'waiting' as const, place: 'inline' as const, onSendAgain: fn() },
  argTypes: {
    state: { control: 'inline-radio', options: ['waiting', 'refused'] },
    place: { control: 'inline-radio', options: ['inline', 'below'] },
  },
});

const all = {
  Waiting: {},
  Refused: { state: 'refused' },
  'Waiting message': { place: 'below' },
  'Refused message': { state: 'refused', place: 'below' },
} as const;

export const Default = meta.story();

export const Matrix = meta.story({ render: states(all) });

Matrix.test('Send again sends the item again', async ({ args, canvas, userEvent }) => {
  const [button] = canvas.getAllByRole('button', { name: 'Send again' });
  await userEvent.click(button as HTMLElement);
  await expect(args.onSendAgain).toHaveBeenCalledOnce();
});

export const StressHindi = meta.story({ ...cramped(200), render: states(all) });
