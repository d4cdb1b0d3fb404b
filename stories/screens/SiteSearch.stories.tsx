import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { Services } from '@/app/services/createServices';
import { SiteSearchHost } from '@/app/shell/SiteSearchHost';
import type { Directory } from '@/data/ports/Directory';
import { AppBar } from '../support/AppBar';
import { changed, never, noRoom, onceRefused } from '../support/answers';
import { app } from '../support/app';

const path = '/explore';
const phone = { viewport: { value: 'phone', isRotated: false } };

/** Everything that can be found, read otherwise. */
const reading = (change: (load: Directory['load']) => Directory['load']) => ({
  app: {
    path,
    services: ({ directory }: Services) => ({
      directory: changed(directory, ({ load }) => ({ load: change(load) })),
    }),
  },
});

const meta = {
  title: 'Screens/SiteSearch',
  component: SiteSearchHost,
  render: () => <AppBar search={<SiteSearchHost />} />,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '680px' } },
    app: { path },
  },
} satisfies Meta<typeof SiteSearchHost>;
export default meta;
type Story = StoryObj<typeof meta>;

type PlayContext = Parameters<NonNullable<Story['play']>>[0];
type Canvas = PlayContext['canvas'];

const field = (canvas: Canvas) => canvas.getByRole('combobox');
const optionNames = (canvas: Canvas) => canvas.queryAllByRole('option').map((option) => option.textContent);
/** What the field points to. */
const activeName = (canvas: Canvas) => {
  const id = field(canvas).getAttribute('aria-activedescendant');
  return canvas.queryAllByRole('option').find((option) => option.id === id)?.textContent ?? null;
};
const says = (canvas: Canvas, text: string) =>
  waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(text));
const failed = 'We couldn’t search just now';

/** Types a query and waits for what is found: Heliogrid, Mina, Asha and two posts for `helio`. */
async function find({ canvas, userEvent }: Pick<PlayContext, 'canvas' | 'userEvent'>, query = 'helio') {
  await userEvent.type(field(canvas), query);
  await canvas.findByRole('option', { name: /^Heliogrid/ });
}

const loads = fn();
const counting = reading((load) => () => {
  loads();
  return load();
});

/** Nothing is typed: there is no list to open. */
export const Closed: Story = {
  parameters: counting,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('combobox', { name: 'Search' })).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(field(canvas));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(loads).not.toHaveBeenCalled();
  },
};

/** From the first letter to a profile, by keyboard alone. */
export const Chosen: Story = {
  parameters: counting,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await find(context, 'h');
    await says(canvas, '10 results');
    await userEvent.keyboard('el');
    await says(canvas, '7 results');
    // Read once, whatever is typed.
    await expect(loads).toHaveBeenCalledOnce();
    await userEvent.keyboard('{ArrowDown}');
    await expect(activeName(canvas)).toMatch(/^Heliogrid/);
    await userEvent.keyboard('{ArrowUp}');
    await expect(activeName(canvas)).toBe('Search Discover for “hel”');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(activeName(canvas)).toMatch(/^Mirahealth/);
    await userEvent.keyboard('{Home}');
    await expect(activeName(canvas)).toBeNull();
    await userEvent.keyboard('{End}{ArrowDown}{Enter}');
    await expect(app.addresses).toEqual([path, '/startups/heliogrid']);
    await expect(field(canvas)).toHaveValue('');
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

/** What can be found never comes. */
export const Waiting: Story = {
  parameters: reading(() => never),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas), 'helio');
    await waitFor(() => expect(optionNames(canvas)).toEqual(['Search Discover for “helio”']));
    await expect(field(canvas)).toHaveAttribute('aria-expanded', 'true');
  },
};

/** Nobody has to wait. */
export const NotWaitedFor: Story = {
  parameters: Waiting.parameters,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas), 'helio');
    await userEvent.click(await canvas.findByRole('option'));
    await expect(app.addresses).toEqual([path, '/discover?q=helio']);
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

export const Results: Story = {
  play: async (context) => {
    await find(context);
    await says(context.canvas, '5 results');
    await expect(field(context.canvas)).toHaveAttribute('aria-expanded', 'true');
  },
};

/** Escape closes; coming back reads everything anew. */
export const Reopened: Story = {
  parameters: counting,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await find(context);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(field(canvas)).toHaveValue('helio');
    await userEvent.keyboard('{ArrowUp}');
    await says(canvas, '5 results');
    await expect(activeName(canvas)).toBe('Search Discover for “helio”');
    await expect(loads).toHaveBeenCalledTimes(2);
  },
};

/** Escape closes, then clears. */
export const Cleared: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await find(context);
    await userEvent.keyboard('{Escape}{Escape}');
    await expect(field(canvas)).toHaveValue('');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^$/);
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

/** Enter without a choice goes to Discover with the query. */
export const Entered: Story = {
  play: async (context) => {
    await find(context, ' helio ');
    await context.userEvent.keyboard('{Enter}');
    await expect(app.addresses).toEqual([path, '/discover?q=helio']);
    await expect(field(context.canvas)).toHaveValue('');
  },
};

/** However fast Enter follows what is typed: it leads to where somebody is called exactly so. */
export const EnteredAtOnce: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(field(canvas));
    await userEvent.paste('ravi kulkarni');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(app.addresses).toEqual([path, '/discover?tab=investors&q=ravi%20kulkarni']));
  },
};

/** Enter doesn't wait for ever: where the answer never comes, it leads to Discover's first tab. */
export const EnteredInVain: Story = {
  parameters: Waiting.parameters,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(field(canvas));
    await userEvent.paste('ravi kulkarni');
    await userEvent.keyboard('{Enter}');
    await expect(app.addresses).toEqual([path]);
    await waitFor(() => expect(app.addresses).toEqual([path, '/discover?q=ravi%20kulkarni']), {
      timeout: 5000,
    });
  },
};

/** Tab moves on and closes. */
export const LeftByTab: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await find(context);
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('link', { name: 'Updraft' })).toHaveFocus();
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(field(canvas)).toHaveValue('helio');
  },
};

export const None: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas), 'zeppelin');
    await says(canvas, 'Nothing matches “zeppelin”');
    await userEvent.keyboard('{ArrowDown}');
    await expect(activeName(canvas)).toBe('Search Discover for “zeppelin”');
  },
};

export const NoneEntered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas), 'zeppelin');
    await says(canvas, 'Nothing matches “zeppelin”');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(app.addresses).toEqual([path, '/discover?q=zeppelin']);
  },
};

const loadRefused = fn(noRoom);

/** It says so, again after each letter. */
export const Failed: Story = {
  parameters: reading(() => loadRefused),
  play: async ({ canvas, userEvent }) => {
    // In one piece: each letter would try again.
    await userEvent.click(field(canvas));
    await userEvent.paste('heli');
    await says(canvas, failed);
    await expect(loadRefused).toHaveBeenCalledOnce();
    await userEvent.keyboard('o');
    await waitFor(() => expect(loadRefused).toHaveBeenCalledTimes(2));
    await says(canvas, failed);
  },
};

/** Enter still works. */
export const EnteredAfterFailure: Story = {
  parameters: Failed.parameters,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas), 'helio');
    await says(canvas, failed);
    await userEvent.keyboard('{Enter}');
    await expect(app.addresses).toEqual([path, '/discover?q=helio']);
  },
};

/** Typing on tries again. */
export const Retried: Story = {
  parameters: reading(onceRefused),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(field(canvas));
    await userEvent.paste('heli');
    await says(canvas, failed);
    await userEvent.keyboard('o');
    await canvas.findByRole('option', { name: /^Heliogrid/ });
    await says(canvas, '5 results');
  },
};

export const Phone: Story = {
  globals: phone,
  play: async (context) => {
    await find(context);
    const { left, width } = context.canvas.getByRole('listbox').getBoundingClientRect();
    await expect([left, width]).toEqual([0, window.innerWidth]);
  },
};
export const PhoneHindi: Story = { ...Phone, globals: { ...phone, locale: 'hi' } };
export const TabletNone: Story = {
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas), 'zeppelin');
    await says(canvas, 'Nothing matches “zeppelin”');
  },
};
