import { expect } from 'storybook/test';
import { PageIntro } from '@/components/marketing/PageIntro';
import { PublicPage, publicPageSkies } from '@/components/marketing/PublicPage';
import { sitePages } from '@/components/navigation/SiteHeader';
import preview from '../../../.storybook/preview';
import { onPhone } from '../../support/socialStates';

const meta = preview.meta({
  component: PublicPage,
  parameters: { layout: 'fullscreen' },
  args: {
    current: 'about' as const,
    children: <PageIntro title="About Updraft" lead="A place where founders show what they are building." />,
  },
  argTypes: {
    sky: { control: 'inline-radio', options: publicPageSkies },
    current: { control: 'inline-radio', options: [...sitePages, null] },
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    await expect(canvas.getByRole('main')).toHaveAttribute('id', skip.getAttribute('href')?.slice(1));
    await expect(canvas.getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page');
  },
});

/** A page that the header doesn’t list. The footer is at the bottom of the window. */
export const NarrowHindi = meta.story({
  ...onPhone,
  args: { sky: 'tall', current: null, preferences: <p>English, light</p>, children: 'अपडेट' },
});
