import { stressTexts } from '@kit/fixtures/feed';
import { expect, waitFor } from 'storybook/test';
import { PagedList } from '@/components/social/PagedList';
import preview from '../../../.storybook/preview';
import { narrow } from '../../support/socialStates';

const items = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `item-${index + 1}` }));

const linkOf =
  (heightOf: (id: string) => number) =>
  ({ id }: { id: string }) => (
    <a style={{ display: 'block', height: heightOf(id) }} href={`/explore#${id}`}>
      {id}
    </a>
  );

const meta = preview.meta({
  component: PagedList,
  args: {
    items: items(10_000),
    moreLabel: 'Show more',
    children: (item: { id: string }) => <div style={{ height: 200 }}>{item.id}</div>,
  },
});

/** Up to a hundred items render as the user scrolls. Rendered items stay, so that the browser's search finds them. */
export const Default = meta.story({
  args: { items: items(90) },
  play: async ({ canvas }) => {
    const rendered = () => canvas.getAllByRole('listitem').length;
    await waitFor(() => expect(rendered()).toBeGreaterThanOrEqual(20));
    const before = rendered();
    await expect(before).toBeLessThan(90);
    canvas.getByRole('button', { name: 'Show more' }).scrollIntoView();
    await waitFor(() => expect(rendered()).toBeGreaterThan(before));
  },
});

/** A longer list renders its visible part, at the height of the whole list. A focused card stays rendered. */
export const TenThousand = meta.story({
  args: { children: linkOf((id) => 150 + (Number(id.slice(5)) % 7) * 20) },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    const entries = () => [...list.children] as HTMLElement[];
    await waitFor(() => expect(list.getBoundingClientRect().height).toBeGreaterThan(1_000_000));
    await waitFor(() => expect(entries().length).toBeGreaterThan(4));
    const link = canvas.getByRole('link', { name: 'item-2' });
    link.focus({ preventScroll: true });
    window.scrollTo(0, 900_000);
    const inSight = () =>
      entries().filter((entry) => {
        const { top, bottom } = entry.getBoundingClientRect();
        return bottom > 0 && top < window.innerHeight;
      });
    await waitFor(() => expect(inSight().length).toBeGreaterThan(1));
    await expect(entries().length).toBeLessThan(40);
    await expect(link).toHaveFocus();
    const [first] = inSight() as [HTMLElement];
    await expect(first).toHaveAttribute('aria-setsize', '10000');
    await expect(`item-${first.getAttribute('aria-posinset')}`).toBe(first.id);
    // Neighbors neither overlap nor leave a gap.
    const { bottom } = first.getBoundingClientRect();
    await expect(Math.round((inSight()[1]?.getBoundingClientRect().top ?? 0) - bottom)).toBe(16);
  },
});

/** The button moves the focus to the first new item, even when the button itself disappears with the last ones. */
export const MoreByButton = meta.story({
  args: { items: items(25), children: linkOf(() => 400) },
  play: async ({ canvas }) => {
    // The test doesn’t scroll to the button, because scrolling would load the rest automatically.
    const more = await canvas.findByRole('button', { name: 'Show more' });
    // Waits until effects have run: a user can’t press the button before that.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    more.click();
    await waitFor(() => expect(more).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('link', { name: 'item-21' })).toHaveFocus());
  },
});

/** The item in the address is rendered, however far down it is. */
export const WithTarget = meta.story({
  args: { target: 'item-1300' },
  play: async ({ canvasElement }) => {
    const entries = () => canvasElement.querySelectorAll('li');
    const target = await waitFor(() => {
      const found = canvasElement.querySelector('[aria-current]');
      expect(found).toHaveAttribute('id', 'item-1300');
      return found as HTMLElement;
    });
    await expect(entries().length).toBeLessThan(40);
    target.scrollIntoView({ block: 'center' });
    await waitFor(() => expect(canvasElement.querySelector('#item-1302')).toBeInTheDocument());
    await expect(entries().length).toBeLessThan(40);
  },
});

/** Items that are too wide, and a long button. */
export const Stress = meta.story({
  ...narrow(240, 'ul, ol, [role=list]'),
  args: {
    items: items(40),
    moreLabel: stressTexts.hindi,
    children: ({ id }: { id: string }) => (
      <div style={{ height: 200, overflowWrap: 'anywhere' }}>{`${id} ${stressTexts.unbroken}`}</div>
    ),
  },
});
