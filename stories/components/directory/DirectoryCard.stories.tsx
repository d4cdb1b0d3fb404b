import { heliogrid, jonas } from '@kit/fixtures/directory';
import { expect, fn } from 'storybook/test';
import { Button } from '@/components/controls/Button';
import { DirectoryCard } from '@/components/directory/DirectoryCard';
import { StarButton } from '@/components/directory/StarButton';
import { Text } from '@/components/typography/Text';
import preview from '../../../.storybook/preview';
import { hindiNight, narrow, ofEachText, stateOf, states } from '../../support/socialStates';

const meta = preview.meta({
  title: 'Components/Directory/DirectoryCard',
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
  argTypes: {
    shape: { control: 'inline-radio', options: ['round', 'square'] },
    mark: { control: false },
    action: { control: false },
    children: { control: false },
  },
  decorators: [(Story) => <div style={{ maxWidth: 384 }}>{Story()}</div>],
});

/** Two ways to the profile; the second is named after the card. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Heliogrid' })).toBeVisible();
    await expect(
      canvas.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Heliogrid', '/startups/heliogrid'],
      ['View profile Heliogrid', '/startups/heliogrid'],
    ]);
    await expect(canvas.getByRole('img', { name: 'Verified' })).toBeVisible();
  },
});

/** The ways to the profile of a row stand at one height; a card with nothing but a name has no empty line. */
export const Matrix = meta.story({
  render: states(
    {
      Startup: {},
      'Person, with an action': {
        name: jonas.name,
        image: jonas.profileImage,
        shape: 'round',
        isVerified: false,
        href: '/user/jonas-felde',
        facts: jonas.role,
        mark: undefined,
        action: <Button isFullWidth>Follow</Button>,
        children: <Text>{jonas.bio}</Text>,
      },
      Bare: { image: '', isVerified: false, facts: '', mark: undefined, children: null },
    },
    { columns: 3 },
  ),
  play: async ({ canvas }) => {
    const boxes = canvas
      .getAllByRole('link', { name: /^View profile/ })
      .map((link) => link.getBoundingClientRect());
    await expect(new Set(boxes.map(({ bottom }) => bottom)).size).toBe(1);
    const person = stateOf(canvas, 'Person, with an action');
    await expect(person.queryByRole('img', { name: 'Verified' })).toBeNull();
    const follow = person.getByRole('button', { name: 'Follow' }).getBoundingClientRect();
    await expect([follow.top, follow.height]).toEqual([boxes[1]?.top, boxes[1]?.height]);
    await expect(stateOf(canvas, 'Bare').queryByRole('paragraph')).toBeNull();
  },
});

export const Stress = meta.story({
  ...narrow(288, 'article'),
  render: states(
    ofEachText((text) => ({
      name: text.slice(0, 80),
      image: '/images/missing.webp',
      facts: text.slice(0, 120),
      action: <Button isFullWidth>फ़ॉलो करें</Button>,
      children: <Text>{text.slice(0, 300)}</Text>,
    })),
  ),
  globals: hindiNight,
});
