import { stressTexts } from '@kit/fixtures/feed';
import { expect } from 'storybook/test';
import { Button } from '@/components/controls/Button';
import { EntityRow, type EntityRowProps, entityRowLooks } from '@/components/profile/EntityRow';
import preview from '../../../.storybook/preview';
import { fitsWindow, hindiIn, missing, states, stressPerson } from '../../support/socialStates';

const person = {
  name: 'Mina Okafor',
  image: '/images/faces/mina-okafor.webp',
  shape: 'round',
  href: '/investors/mina-okafor',
  facts: ['Managing Partner, Northlight Ventures'],
} as const;
const startup = {
  name: 'Heliogrid',
  image: '/images/logos/heliogrid.svg',
  shape: 'square',
  href: '/startups/heliogrid',
  facts: ['Founder and CEO', 'Seed', 2022],
  text: 'Rooftop solar that trades with its neighbors',
} as const;

const message = (
  <Button variant="secondary" size="small" href="/messages/mina-okafor">
    Message
  </Button>
);

const meta = preview.meta({
  component: EntityRow,
  args: person,
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
});

/** The whole row is a link to the page. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: 'Mina Okafor' });
    await expect(link).toHaveAttribute('href', '/investors/mina-okafor');
    const box = canvas.getByText('Managing Partner, Northlight Ventures').getBoundingClientRect();
    const top = canvasElement.ownerDocument.elementFromPoint(box.right - 2, box.top + 2);
    await expect(top?.closest('a') ?? top).toBe(link);
  },
});

const looks = entityRowLooks.flatMap((look) => [
  [`${look}, a startup`, { ...startup, look }],
  [`${look}, an action`, { ...person, look, action: message }],
  [`${look}, no page`, { ...startup, name: 'Kestrel', href: undefined, look }],
  [`${look}, few facts`, { name: 'Kestrel', href: undefined, facts: ['', undefined, 2025], look }],
]);

/** The row’s link doesn’t cover its action. Unknown facts leave no gap. A row without a page has no link. */
export const Matrix = meta.story({
  render: states<EntityRowProps>(Object.fromEntries(looks), { columns: 2, width: 410 }),
  play: async ({ canvas, canvasElement }) => {
    for (const button of canvas.getAllByRole('link', { name: 'Message' })) {
      button.scrollIntoView({ block: 'center' });
      const box = button.getBoundingClientRect();
      const top = canvasElement.ownerDocument.elementFromPoint(box.left + box.width / 2, box.top + 4);
      await expect(top).toBe(button);
    }
    await expect(canvas.queryAllByRole('link', { name: 'Kestrel' })).toEqual([]);
  },
});

export const Stress = meta.story({
  ...hindiIn(280),
  args: {
    name: stressPerson.name,
    image: missing,
    facts: [stressPerson.role, stressPerson.name],
    text: stressTexts.long.slice(0, 200),
    action: message,
  },
  play: fitsWindow,
});
