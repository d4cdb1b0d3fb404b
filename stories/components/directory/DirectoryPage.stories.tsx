import { expect, fn } from 'storybook/test';
import { Button } from '@/components/controls/Button';
import { DirectoryPage } from '@/components/directory/DirectoryPage';
import { Text } from '@/components/typography/Text';
import { profileKinds } from '@/data/schema/shapes/ref';
import preview from '../../../.storybook/preview';
import { onPhone } from '../../support/socialStates';

const meta = preview.meta({
  component: DirectoryPage,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Discover',
    kind: 'startup' as const,
    kinds: profileKinds,
    query: '',
    onKindChange: fn(),
    onQueryChange: fn(),
    children: <Text>The results</Text>,
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Investors' }));
    await expect(args.onKindChange).toHaveBeenLastCalledWith('investor');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search startups' }), 's');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('s');
  },
});

/** With an action beside the title, and a search. */
export const HindiWithAction = meta.story({
  ...onPhone,
  args: {
    title: 'तारांकित',
    query: 'solar',
    action: <Button href="/explore?type=saved">सहेजी गई पोस्ट</Button>,
  },
});
