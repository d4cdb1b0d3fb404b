import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect } from 'storybook/test';
import { Isobars, isobarVariants } from '@/components/brand/Isobars';
import { vars } from '@/components/theme/contract.css';
import { Heading } from '@/components/typography/Heading';

const { sky, surface, canvas } = vars.color;
const frames: Record<(typeof isobarVariants)[number], CSSProperties> = {
  hero: { height: 620, background: `linear-gradient(${sky}, ${surface})` },
  panel: { height: 900, maxWidth: 754, background: `linear-gradient(200deg, ${sky}, ${canvas})` },
  cover: { height: 200, maxWidth: 1192, background: sky, borderRadius: 20 },
};

const meta = {
  title: 'Components/Brand/Isobars',
  component: Isobars,
  args: { variant: 'hero' },
  argTypes: { variant: { control: 'inline-radio', options: isobarVariants } },
  parameters: { layout: 'fullscreen' },
  render: ({ variant }) => (
    <div style={{ position: 'relative', overflow: 'hidden', ...frames[variant] }}>
      <Isobars variant={variant} />
    </div>
  ),
} satisfies Meta<typeof Isobars>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Behind a hero. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-hidden="true"]')).toBeInTheDocument();
  },
};

export const Panel: Story = { args: { variant: 'panel' } };

export const Cover: Story = { args: { variant: 'cover' } };

/** As small as on the feed's own card. */
export const SmallCover: Story = {
  render: () => (
    <div style={{ position: 'relative', overflow: 'hidden', width: 232, height: 76, background: sky }}>
      <Isobars variant="cover" />
    </div>
  ),
};

/** The hero on a phone: the lines fade out downwards, so that the words stay readable. */
export const UnderWords: Story = {
  render: () => (
    <div style={{ position: 'relative', overflow: 'hidden', maxWidth: 390, ...frames.hero }}>
      <Isobars variant="hero" />
      <div style={{ position: 'relative', padding: '96px 16px' }}>
        <Heading level={1} size="hero">
          Where ideas take flight…
        </Heading>
      </div>
    </div>
  ),
};
