import { moved, told } from '@kit/fixtures/commands';
import { expect, screen, waitFor } from 'storybook/test';
import { isApple } from '@/components/layout/isApple';
import type { UndoHistoryEvent } from '@/machines/undoHistory/machine';
import preview from '../../.storybook/preview';
import { Acting } from '../support/Acting';
import { noRoom, pending, refusedOnce, serving } from '../support/answers';
import {
  alertSays,
  at,
  ending,
  hindiPhone,
  offered,
  on,
  type Person,
  resting,
  storedOf,
  wide,
} from '../support/screen';

const rests = resting<UndoHistoryEvent>('undoHistory');
const ends = ending(rests);
const undo: UndoHistoryEvent = { type: 'act.undo' };

const meta = preview.meta({
  title: 'Screens/Undo',
  component: Acting,
  args: { acts: [moved] },
  argTypes: { acts: { control: false } },
  parameters: { ...wide, ...at('/pipeline/board'), ...rests('offered') },
});

const mod = isApple() ? 'Meta' : 'Control';
const pressUndo = ({ userEvent }: Pick<Person, 'userEvent'>) => userEvent.keyboard(`{${mod}>}z{/${mod}}`);
const tags = async () => (await storedOf('sample', 'cardTags')).map(({ value }) => value);

/** The user moved a card. A toast offers to undo that. */
export const Offered = meta.story({
  play: async () => {
    await alertSays('Ledgerline moved to Talking');
    await offered('Undo');
  },
});

Offered.test(
  'the button in the toast undoes the act, and the toast says what is restored',
  async (context) => {
    await context.userEvent.click(await offered('Undo'));
    await alertSays('Moved back: Ledgerline, To look at');
    await expect(await tags()).toEqual([['climate']]);
  },
);

Offered.test('the keys undo the act outside of fields only, and only once', async (context) => {
  const { canvas, userEvent } = context;
  await offered('Undo');
  await userEvent.click(canvas.getByRole('textbox', { name: 'Next step' }));
  await pressUndo(context);
  await expect(await tags()).toEqual([]);
  (document.activeElement as HTMLElement).blur();
  await pressUndo(context);
  await alertSays('Moved back: Ledgerline, To look at');
  await expect(await tags()).toEqual([['climate']]);
  await pressUndo(context);
  await alertSays('Moved back: Ledgerline, To look at');
});

/** The change is being written. The next press waits for it. */
export const Undoing = meta.story({
  ...ends(on(pending('pipeline', 'write')), 'undoing', undo),
});

/** The act is undone, and nothing else can be. */
export const Undone = meta.story({
  parameters: rests('idle', undo),
  play: async () => {
    await alertSays('Moved back: Ledgerline, To look at');
  },
});

/** The change couldn’t be written. The act stays, and the user can try again. */
export const Failed = meta.story({
  ...ends(on(serving('pipeline', () => ({ write: noRoom }))), 'offered', undo),
  play: async () => {
    await alertSays('Couldn’t undo on this device.');
    await offered('Try again');
  },
});

Failed.test(
  'a second try undoes the act',
  { parameters: on(refusedOnce('pipeline', 'write')) },
  async ({ userEvent }) => {
    await userEvent.click(await offered('Try again'));
    await alertSays('Moved back: Ledgerline, To look at');
    await expect(await tags()).toEqual([['climate']]);
  },
);

/** The message has been read, so the act can’t be undone any more. The toast says why. */
export const Refused = meta.story({
  parameters: rests('refused', { type: 'act.record', act: told }, undo),
  play: async () => {
    await alertSays('Lena Brandt has read your message, so it can’t be undone.');
  },
});

Refused.test('the next press undoes the act before', async (context) => {
  await alertSays('Lena Brandt has read your message');
  await pressUndo(context);
  await alertSays('Moved back: Ledgerline, To look at');
  await waitFor(async () => expect(await tags()).toEqual([['climate']]));
});

/** On a phone, in Hindi and in the dark theme. The text of the act is already in the user’s language. */
export const HindiPhone = Offered.extend({
  globals: hindiPhone,
  args: { acts: [{ ...moved, said: 'Ledgerline को “बातचीत जारी” में ले जाया गया' }] },
  play: async () => {
    await offered('पहले जैसा करें');
    await expect(screen.getByRole('alert')).toBeVisible();
  },
});
