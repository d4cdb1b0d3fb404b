import { heliogrid, jonas } from '@kit/fixtures/directory';
import { expect, fn, within } from 'storybook/test';
import { Button } from '@/components/controls/Button';
import { DirectoryCard } from '@/components/directory/DirectoryCard';
import { StarButton } from '@/components/directory/StarButton';
import { Text } from '@/components/typography/Text';
import preview, { cramped, linksOf, stateOf, states, tooLong } from '../../support/preview';

const meta = preview.meta({
  component: DirectoryCard,
  args: {
    name: heliogrid.name,
    image: heliogrid.logo,
    shape: 'square' as const,
    isVerified: true,
    href: '/startups/heliogrid',
    facts: 'Pune, India · 11–20 people',
    mark: <StarButton name={heliogrid.name} isStarred={false} onClick={fn()} />,
    children: <Text>{heliogrid.tagline}</Text>,
  },
  decorators: [(Story) => <div style={{ maxWidth: 384 }}>{Story()}</div>],
});

/** Two links to the profile. The accessible name of the second link contains the name on the card. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('article', { name: 'Heliogrid' }));
    await expect(linksOf(card.getAllByRole('link'))).toEqual([
      'Heliogrid /startups/heliogrid',
      'View Profile Heliogrid /startups/heliogrid',
    ]);
    await expect(card.getByRole('img', { name: 'Verified' })).toBeVisible();
  },
});

/** The profile links in a row are aligned. A card with only a name has no empty lines. */
export const Matrix = meta.story({
  render: states(
    {
      Startup: {},
      'Person, with an action': {
        image: jonas.profileImage,
        shape: 'round',
        isVerified: false,
        mark: undefined,
        action: <Button isFullWidth>Follow</Button>,
      },
      'Only a name': { image: '', isVerified: false, facts: '', mark: undefined, children: null },
    },
    { columns: 3 },
  ),
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link', { name: /^View Profile/ });
    const boxes = links.map((link) => link.getBoundingClientRect());
    await expect(new Set(boxes.map(({ bottom }) => bottom)).size).toBe(1);
    const person = stateOf(canvas, 'Person, with an action');
    await expect(person.queryByRole('img', { name: 'Verified' })).toBeNull();
    const follow = person.getByRole('button', { name: 'Follow' }).getBoundingClientRect();
    await expect([follow.top, follow.height]).toEqual([boxes[1]?.top, boxes[1]?.height]);
    await expect(stateOf(canvas, 'Only a name').queryByRole('paragraph')).toBeNull();
  },
});

export const Stress = meta.story({
  ...cramped(288),
  args: {
    ...tooLong('name', 'facts', 'children'),
    image: '/images/missing.webp',
    action: <Button isFullWidth>फ़ॉलो करें</Button>,
  },
});
