import { type AppParameters, app } from '@kit/app/app';
import { now } from '@kit/app/clock';
import { kestrel } from '@kit/fixtures/account';
import { askedByFour, askedByMany, askedByNobody } from '@kit/fixtures/requests';
import { expect, screen, waitFor, within } from 'storybook/test';
import AccountPage from '@/app/pages/Account/AccountPage';
import { href } from '@/data/schema/shapes/href';
import { requestId } from '@/data/schema/shapes/request';
import type { NotedVerdict, RequestsEvent } from '@/machines/requests/types';
import preview from '../../.storybook/preview';
import { pending, refusedOnce } from '../support/answers';
import { additions, addsMovesAndUndoes, undoable } from '../support/pipeline';
import {
  type Canvas,
  ending,
  hindiPhone,
  noOverflow,
  offered,
  on,
  phone,
  showing,
  wide,
} from '../support/screen';

const path = href('account', { search: { tab: 'startups' } });
/** Contains no `records`, because Storybook would merge them into the records of each story. */
const nora: AppParameters = { path, who: 'nora' };
const asked: AppParameters = { ...nora, records: askedByFour };
const editStartups = { id: 'editStartups', state: 'loaded.viewing' };
/** The states of the page's machines at the end of a story. No startup is being edited. */
const rests = (state: string, ...events: RequestsEvent[]) => ({
  machine: [{ id: 'requests', state, events }, editStartups],
});
/** The states of the page's machines during the ten seconds in which an answer can be undone. */
const answered = (...events: RequestsEvent[]) => ({
  machine: [{ id: 'requests', state: 'loaded.undo.undoable', events, isFrozen: true }, editStartups],
});
const ends = ending(rests);
const endsAnswered = ending(answered);

const meta = preview.meta({
  title: 'Screens/Requests',
  component: AccountPage,
  parameters: {
    ...wide,
    app: nora,
    ...rests('loaded.list.ready'),
  },
});

/** Finds the request of this user in the list for the startup Kestrel. */
async function of(canvas: Canvas, name: string) {
  const list = within(await canvas.findByRole('region', { name: 'Kestrel' }));
  const shown = await list.findByText(name);
  return within(shown.closest('li') as HTMLElement);
}

const answersTo = async (uid: string) =>
  (await app.device.readAll('nora')).find(
    ({ kind, id }) => kind === 'answer' && id === requestId(uid, kestrel.id),
  )?.value;

const first = 'Thank you for your interest. We aren’t sharing our metrics right now.';
const fromAda = requestId('uid-ada', kestrel.id);
const answering = (id: string, verdict: NotedVerdict): RequestsEvent => ({ type: 'form.open', id, verdict });
/** Declines Ada's request, with a note. */
const declining = (note: string): RequestsEvent[] => [
  answering(fromAda, 'declined'),
  { type: 'note.type', note },
  { type: 'form.submit', at: now },
];

/** The startups have loaded, but their requests haven’t. */
export const Loading = meta.story(ends(on({ ...asked, ...pending('requests', 'load') }), 'loading'));

/** The requests couldn’t be loaded: an error below the startup, with a button to try again. */
export const Failed = meta.story({
  ...ends(on({ ...asked, ...refusedOnce('requests', 'load') }), 'failed'),
  play: showing(/^Your requests on this device couldn’t be read/),
});

/** No requests yet: an explanation below the startup. */
export const Empty = meta.story({
  ...ends(on({ ...nora, records: askedByNobody }), 'loaded.list.empty'),
  play: showing(/^No requests yet/),
});

/** Four requests, unanswered ones first, and how well each sender fits. The tab counts unanswered ones. */
export const Waiting = meta.story({
  parameters: { app: asked },
  play: async ({ canvas }) => {
    await of(canvas, 'Ben Ruiz');
    await expect(canvas.getByRole('region', { name: 'Kestrel' })).toHaveTextContent(/Ben Ruiz.*Team size/);
  },
});

Waiting.test(
  'Approve lowers the count of waiting requests, and Undo makes Approve available again',
  async ({ canvas, userEvent }) => {
    const ada = await of(canvas, 'Ada Holm');
    await userEvent.click(ada.getByRole('button', { name: 'Approve' }));
    await expect(ada.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await expect(canvas.getByRole('tab', { name: 'My Startups 1 request needs your answer' })).toBeVisible();
    await userEvent.click(ada.getByRole('button', { name: 'Undo' }));
    await expect(ada.getByRole('button', { name: 'Approve' })).toHaveFocus();
  },
);

Waiting.test(
  'a note to the sender can start with a suggestion, survives Cancel, and is stored with the declined request',
  async (context) => {
    const { canvas, userEvent } = context;
    const ada = await of(canvas, 'Ada Holm');
    const pressHere = (name: string) => userEvent.click(ada.getByRole('button', { name }));
    await pressHere('Decline');
    await pressHere(first);
    await userEvent.type(ada.getByRole('textbox'), ' Nora');
    await pressHere('Cancel');
    await pressHere('Decline');
    await expect(ada.getByRole('textbox')).toHaveValue(`${first} Nora`);
    await pressHere('Decline request');
    await waitFor(async () =>
      expect(await answersTo('uid-ada')).toMatchObject({ verdict: 'declined', note: `${first} Nora` }),
    );
  },
);

/** The owner declines a request. An optional note to the sender can start from a suggestion. */
export const Declining = meta.story({
  ...ends(on(asked), 'loaded.form.answering', answering(fromAda, 'declined'), {
    type: 'note.type',
    note: `${first} Nora`,
  }),
  play: async ({ canvas }) => {
    const ada = await of(canvas, 'Ada Holm');
    await waitFor(() => expect(ada.getByRole('textbox')).toHaveValue(`${first} Nora`));
  },
});

/** An answer is being saved. The request already shows the answer, marked as unsaved. */
export const Saving = meta.story({
  ...endsAnswered(on({ ...asked, ...pending('requests', 'answer') }), ...declining('Not now')),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-unsaved="pending"]')).toBeInTheDocument());
  },
});

/** A request that was just approved keeps its position. The approval can be undone for ten seconds. */
export const Approved = meta.story({
  ...endsAnswered(on(asked), { type: 'request.approve', id: fromAda, at: now }),
  play: async ({ canvas }) => {
    const ada = await of(canvas, 'Ada Holm');
    await expect(await ada.findByRole('button', { name: 'Undo' })).toBeVisible();
  },
});

Approved.test('after signing out, Undo still withdraws an approval', async ({ userEvent }) => {
  await app.session.signOut();
  await expect(await screen.findByText('You approved Ada Holm’s request.')).toBeInTheDocument();
  await userEvent.click(await offered('Undo'));
  await waitFor(async () => expect(await answersTo('uid-ada')).toBeUndefined());
});

/** The answer couldn’t be saved. All input is preserved, and a button tries again. */
export const Refused = meta.story({
  ...endsAnswered(on({ ...asked, ...refusedOnce('requests', 'answer') }), ...declining('Not now')),
  play: async ({ canvas }) => {
    const ada = await of(canvas, 'Ada Holm');
    await expect(await ada.findByText('Couldn’t save your answer on this device. Try again.')).toBeVisible();
  },
});

Refused.test('Try again saves the note that couldn’t be saved', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect(await answersTo('uid-ada')).toMatchObject({ note: 'Not now' }));
});

/** Declining a request on a phone, in Hindi and in the dark theme. */
export const HindiPhone = Declining.extend({ globals: hindiPhone });

/** Twelve requests with very long names on a phone: the page doesn’t overflow. */
export const Many = meta.story({
  globals: phone,
  parameters: { app: { ...nora, records: askedByMany } },
  play: async ({ canvas, canvasElement }) => {
    const list = within(await canvas.findByRole('region', { name: 'Kestrel' }));
    await waitFor(() => expect(list.getAllByText(/^updraft.* \d+$/)).toHaveLength(12));
    await noOverflow({ canvasElement });
  },
});

/** The founder adds an investor, who sent a request, to the board of the round. */
export const Added = meta.story({
  tags: ['played'],
  parameters: {
    app: asked,
    machine: [...rests('loaded.list.ready').machine, additions('ready.current'), undoable],
  },
  play: async ({ canvas, userEvent }) => {
    const ada = await of(canvas, 'Ada Holm');
    await addsMovesAndUndoes(
      { canvas: ada as never, userEvent },
      { name: 'Ada Holm', first: 'To contact', next: 'Asked' },
    );
  },
});
