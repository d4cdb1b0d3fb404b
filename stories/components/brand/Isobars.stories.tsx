import type { CSSProperties, ReactNode } from 'react';
import { Isobars, isobarVariants } from '@/components/brand/Isobars';
import { Stack } from '@/components/layout/Stack';
import { vars } from '@/components/theme/contract.css';
import { Heading } from '@/components/typography/Heading';
import preview from '../../../.storybook/preview';

type Variant = (typeof isobarVariants)[number];

const { sky, surface, canvas } = vars.color;
const frames: Record<Variant, CSSProperties> = {
  hero: { height: 620, background: `linear-gradient(${sky}, ${surface})` },
  panel: { height: 900, maxWidth: 754, background: `linear-gradient(200deg, ${sky}, ${canvas})` },
  cover: { height: 200, maxWidth: 1192, background: sky, borderRadius: 20 },
};
const framed = (variant: Variant, style?: CSSProperties, words?: ReactNode) => (
  <div key={variant} style={{ position: 'relative', overflow: 'hidden', ...frames[variant], ...style }}>
    <Isobars variant={variant} />
    {words}
  </div>
);

const meta = preview.meta({
  title: 'Components/Brand/Isobars',
  component: Isobars,
  args: { variant: 'hero' as const },
  parameters: { layout: 'fullscreen' },
  render: ({ variant }) => framed(variant),
});

/** Behind a hero. */
export const Default = meta.story({});

/**
 * Every variant; a cover as small as on the feed’s own card; and the hero on a phone, where the lines fade out downwards so that
 * the words stay readable.
 */
export const Matrix = meta.story({
  render: () => (
    <Stack gap={24}>
      {isobarVariants.map((variant) => framed(variant))}
      {framed('cover', { width: 232, height: 76 })}
      {framed(
        'hero',
        { maxWidth: 390 },
        <div style={{ position: 'relative', padding: '96px 16px' }}>
          <Heading level={1} size="hero">
            Where ideas take flight…
          </Heading>
        </div>,
      )}
    </Stack>
  ),
});
