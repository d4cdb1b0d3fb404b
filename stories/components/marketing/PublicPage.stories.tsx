import { stressTexts } from '@kit/fixtures/feed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Page } from '@/components/layout/Page';
import { PageIntro } from '@/components/marketing/PageIntro';
import { PublicPage, publicPageSkies } from '@/components/marketing/PublicPage';
import { sitePages } from '@/components/navigation/SiteHeader';

const meta = {
  title: 'Components/Marketing/PublicPage',
  component: PublicPage,
  parameters: { layout: 'fullscreen' },
  args: {
    current: 'about',
    children: (
      <Page>
        <PageIntro title="About Updraft" lead="A place where founders show what they are building." />
      </Page>
    ),
  },
  argTypes: {
    sky: { control: 'inline-radio', options: publicPageSkies },
    current: { control: 'inline-radio', options: [...sitePages, null] },
    children: { control: false },
  },
} satisfies Meta<typeof PublicPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    await expect(canvas.getByRole('main')).toHaveAttribute('id', skip.getAttribute('href')?.slice(1));
    await expect(canvas.getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page');
  },
};

export const TallSky: Story = { args: { sky: 'tall' } };

export const Dark: Story = { globals: { theme: 'dark' } };

/** The footer stands at the foot of the window when there is little to say. */
export const Unlisted: Story = { args: { current: null, preferences: <p>English, light</p> } };

export const NarrowHindi: Story = {
  args: { children: <Page>{stressTexts.hindi}</Page> },
  globals: { locale: 'hi' },
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
};
