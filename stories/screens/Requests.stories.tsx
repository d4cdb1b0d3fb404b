import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import AccountPage from '@/app/pages/Account/AccountPage';
import type { RequestStore } from '@/data/ports/RequestStore';
import { href } from '@/data/schema/href';
import { requestId } from '@/data/schema/request';
import { askedByFour, askedByMany, askedByNobody } from '../fixtures/requests';
import { changed, never, noRoom, onceRefused } from '../support/answers';
import { type AppParameters, app } from '../support/app';

const path = href('account', { search: { tab: 'startups' } });
/** Parameters of stories are put together: what lies on the device is said by each. */
const nora: AppParameters = { path, who: 'nora' };
const asked: AppParameters = { ...nora, records: askedByFour };

const meta = {
  title: 'Screens/Requests',
  component: AccountPage,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
    app: nora,
  },
} satisfies Meta<typeof AccountPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Canvas = Parameters<Play>[0]['canvas'];

/** In a store of requests that is another one in part. */
const withRequests = (change: (store: RequestStore) => Partial<RequestStore>): AppParameters => ({
  ...asked,
  services: ({ requests }) => ({ requests: changed(requests, change) }),
});

/** The request of somebody, among those for Kestrel. */
async function of(canvas: Canvas, name: string) {
  const list = within(await canvas.findByRole('region', { name: 'Kestrel' }));
  const shown = await list.findByText(name);
  return within(shown.closest('li') as HTMLElement);
}

const answersTo = async (uid: string) =>
  (await app.device.readAll('nora')).find(
    ({ kind, id }) => kind === 'answer' && id === requestId(uid, 'kestrel'),
  )?.value;

const namesIn = (canvas: Canvas) =>
  within(canvas.getByRole('region', { name: 'Kestrel' }))
    .getAllByText(/^(Ada Holm|Ben Ruiz|Ines Prado|Pavel Dvorak)$/)
    .map(({ textContent }) => textContent);

/** What waits comes first; the tab says how many. */
export const Waiting: Story = {
  parameters: { app: asked },
  play: async ({ canvas }) => {
    const ada = await of(canvas, 'Ada Holm');
    await expect(namesIn(canvas)).toEqual(['Ada Holm', 'Ben Ruiz', 'Ines Prado', 'Pavel Dvorak']);
    await expect(
      canvas.getByRole('tab', { name: 'My Startups 2 requests wait for your answer' }),
    ).toBeVisible();
    await expect(ada.getByText('Registered investor')).toBeVisible();
    await expect(ada.getByText(/^Met: /)).toBeVisible();
    await expect(ada.getByRole('link', { name: 'Ada Holm' })).toHaveAttribute('href', '/user/ada-holm');
    await expect(ada.getByRole('link', { name: 'Investor page' })).toHaveAttribute(
      'href',
      '/investors/ada-holm',
    );
    await expect(ada.getByRole('link', { name: 'Message' })).toHaveAttribute('href', '/messages/ada-holm');
    const ben = await of(canvas, 'Ben Ruiz');
    await expect(ben.getByText('Not registered as an investor')).toBeVisible();
    await expect(ben.queryByRole('link', { name: 'Investor page' })).toBeNull();
  },
};

/** Approved, it stays where it is, and can be undone. */
export const Approved: Story = {
  parameters: { app: asked },
  play: async ({ canvas, userEvent }) => {
    const ada = await of(canvas, 'Ada Holm');
    await userEvent.click(ada.getByRole('button', { name: 'Approve' }));
    await expect(ada.getByText('Approved')).toBeVisible();
    await expect(ada.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await expect(
      canvas.getByRole('tab', { name: 'My Startups 1 request waits for your answer' }),
    ).toBeVisible();
    await expect(namesIn(canvas)[0]).toBe('Ada Holm');
    await waitFor(async () => expect(await answersTo('uid-ada')).toMatchObject({ verdict: 'approved' }));
  },
};

export const Undone: Story = {
  parameters: { app: asked },
  play: async (context) => {
    await Approved.play?.(context);
    const ada = await of(context.canvas, 'Ada Holm');
    await context.userEvent.click(ada.getByRole('button', { name: 'Undo' }));
    await expect(ada.getByRole('button', { name: 'Approve' })).toHaveFocus();
    await waitFor(async () => expect(await answersTo('uid-ada')).toBeUndefined());
  },
};

const first = 'Thank you for your interest. We aren’t sharing our figures for now.';

/** A few words, to begin from a sentence; what is typed stays when the form is closed. */
export const Declining: Story = {
  parameters: { app: asked },
  play: async ({ canvas, userEvent }) => {
    const ada = await of(canvas, 'Ada Holm');
    await userEvent.click(ada.getByRole('button', { name: 'Decline' }));
    const note = ada.getByLabelText('Note to Ada Holm (optional)');
    await expect(note).toHaveFocus();
    await userEvent.click(ada.getByRole('button', { name: first }));
    await userEvent.type(note, ' Nora');
    await userEvent.click(ada.getByRole('button', { name: 'Cancel' }));
    await expect(ada.getByRole('button', { name: 'Decline' })).toHaveFocus();
    await userEvent.click(ada.getByRole('button', { name: 'Decline' }));
    await expect(ada.getByLabelText('Note to Ada Holm (optional)')).toHaveValue(`${first} Nora`);
  },
};

export const Declined: Story = {
  parameters: { app: asked },
  play: async (context) => {
    await Declining.play?.(context);
    const ada = await of(context.canvas, 'Ada Holm');
    await context.userEvent.click(ada.getByRole('button', { name: 'Decline request' }));
    await expect(ada.getByText('Declined')).toBeVisible();
    await expect(ada.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await waitFor(async () =>
      expect(await answersTo('uid-ada')).toMatchObject({ verdict: 'declined', note: `${first} Nora` }),
    );
  },
};

/** Left at once, the note waits on the device. */
export const NoteKept: Story = {
  parameters: { app: asked },
  play: async ({ canvas, userEvent }) => {
    const ben = await of(canvas, 'Ben Ruiz');
    await userEvent.click(ben.getByRole('button', { name: 'Decline' }));
    await userEvent.type(ben.getByLabelText('Note to Ben Ruiz (optional)'), 'Not now');
    await waitFor(async () =>
      expect((await app.device.readAll('nora')).find(({ kind }) => kind === 'answerDraft')?.value).toEqual({
        values: { [requestId('uid-ben', 'kestrel')]: 'Not now' },
      }),
    );
  },
};

export const Revoked: Story = {
  parameters: { app: asked },
  play: async ({ canvas, userEvent }) => {
    const ines = await of(canvas, 'Ines Prado');
    await userEvent.click(ines.getByRole('button', { name: 'Revoke' }));
    await userEvent.click(ines.getByRole('button', { name: 'Revoke approval' }));
    await expect(ines.getByText('Revoked')).toBeVisible();
    await waitFor(async () => expect(await answersTo('uid-ines')).toMatchObject({ verdict: 'revoked' }));
  },
};

/** The device refuses it: nothing typed is lost, and it can be saved again. */
export const Refused: Story = {
  parameters: { app: withRequests(({ answer }) => ({ answer: onceRefused(answer) })) },
  play: async ({ canvas, userEvent }) => {
    const ada = await of(canvas, 'Ada Holm');
    await userEvent.click(ada.getByRole('button', { name: 'Decline' }));
    await userEvent.type(ada.getByLabelText('Note to Ada Holm (optional)'), 'Not now');
    await userEvent.click(ada.getByRole('button', { name: 'Decline request' }));
    await expect(await ada.findByText('This device could not save it.')).toBeVisible();
    await expect(ada.getByText('Not now')).toBeVisible();
  },
};

export const SavedAtLast: Story = {
  parameters: Refused.parameters,
  play: async (context) => {
    await Refused.play?.(context);
    const ada = await of(context.canvas, 'Ada Holm');
    await context.userEvent.click(ada.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(ada.queryByText('This device could not save it.')).toBeNull());
    await expect(await answersTo('uid-ada')).toMatchObject({ verdict: 'declined', note: 'Not now' });
  },
};

/** Somebody asks while the page is open. */
export const AskedMeanwhile: Story = {
  parameters: {
    app: { ...nora, records: { ...askedByFour, 'uid-ada': askedByFour['uid-ada'].slice(0, 1) } },
  },
  play: async ({ canvas }) => {
    await of(canvas, 'Ben Ruiz');
    await expect(namesIn(canvas)).toEqual(['Ben Ruiz', 'Ines Prado', 'Pavel Dvorak']);
    const [, request] = askedByFour['uid-ada'];
    if (request) await app.device.write('uid-ada', request.kind, request.id, request.value);
    await waitFor(() => expect(namesIn(canvas)[0]).toBe('Ada Holm'));
  },
};

/** The page is left before the time to undo is over: it still can be. */
export const LeftEarly: Story = {
  parameters: { app: asked },
  play: async (context) => {
    await Approved.play?.(context);
    await app.session.signOut();
    await expect(await screen.findByText('You approved Ada Holm’s request.')).toBeInTheDocument();
    await context.userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await answersTo('uid-ada')).toBeUndefined());
  },
};

export const Empty: Story = {
  parameters: { app: { ...nora, records: askedByNobody } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No requests yet/)).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'My Startups' })).toBeVisible();
  },
};

export const Loading: Story = { parameters: { app: withRequests(() => ({ load: never })) } };

export const Failed: Story = {
  parameters: { app: withRequests(() => ({ load: noRoom })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The requests on this device could not be read/)).toBeVisible();
  },
};

export const Retried: Story = {
  parameters: { app: withRequests(({ load }) => ({ load: onceRefused(load) })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Ada Holm')).toBeVisible();
  },
};

const noOverflow: Play = async ({ canvas, canvasElement }) => {
  await canvas.findByRole('region', { name: 'Kestrel' });
  await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Approve' })).toHaveLength(12));
  const page = canvasElement.ownerDocument.documentElement;
  await expect(page.scrollWidth).toBe(page.clientWidth);
};

export const Many: Story = { parameters: { app: { ...nora, records: askedByMany } }, play: noOverflow };
export const ManyPhone: Story = { ...Many, globals: { viewport: { value: 'phone' } } };

export const Phone: Story = { ...Declining, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Declining, globals: { theme: 'dark' } };
export const Hindi: Story = {
  parameters: { app: asked },
  globals: { locale: 'hi', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ada Holm')).toBeVisible();
  },
};
