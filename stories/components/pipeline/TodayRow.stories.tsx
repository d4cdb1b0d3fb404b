import { now } from '@kit/app/clock';
import {
  dueTodayRow,
  messageRow,
  quietRow,
  requestRow,
  searchRow,
  stepRow,
  stressRow,
} from '@kit/fixtures/today';
import { expect, screen, waitFor } from 'storybook/test';
import { TodayRow } from '@/components/pipeline/TodayRow';
import preview, { cramped, hindiPhone, hrefOf, spies, states } from '../../support/preview';

const meta = preview.meta({
  component: TodayRow,
  args: { row: stepRow, hasFailed: false, now, ...spies('onDone', 'onPostpone') },
  argTypes: { row: { control: false } },
});

/** A next step that is overdue. The name opens the card, and one press marks the step as done. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(hrefOf(canvas, 'Claire Dubois')).toBe('/pipeline/board?card=investor%3Aclaire-dubois');
    const done = canvas.getByRole('button', { name: 'Done' });
    await expect(done).toHaveAccessibleDescription('Claire Dubois');
    await userEvent.click(done);
    await expect(args.onDone).toHaveBeenCalledWith(stepRow.id);
  },
});

Default.test('the key L opens Later, and Tomorrow postpones the row', async ({ canvas, userEvent, args }) => {
  canvas.getByRole('button', { name: 'Done' }).focus();
  await userEvent.keyboard('l');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: /^Tomorrow/ })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await expect(args.onPostpone).toHaveBeenCalledWith(stepRow.id, new Date(2025, 10, 21).getTime());
});

/** Each kind of row, with its main action. */
export const Matrix = meta.story({
  render: states<{ row: typeof stepRow; hasFailed: boolean }>({
    overdue: { row: stepRow },
    'due today': { row: dueTodayRow },
    request: { row: requestRow },
    message: { row: messageRow },
    search: { row: searchRow },
    quiet: { row: quietRow },
    'not saved': { row: dueTodayRow, hasFailed: true },
  }),
});

export const LongText = meta.story({ args: { row: stressRow }, ...cramped });

export const HindiPhone = meta.story({ args: { row: messageRow }, globals: hindiPhone });
