import type { CSSProperties } from 'react';
import { Isobars, isobarVariants } from '@/components/brand/Isobars';
import { vars } from '@/components/theme/contract.css';
import preview from '../../../.storybook/preview';

type Variant = (typeof isobarVariants)[number];

const { sky, surface, canvas } = vars.color;
const frames: Record<Variant, CSSProperties> = {
  hero: { height: 620, background: `linear-gradient(${sky}, ${surface})` },
  panel: { height: 900, maxWidth: 754, background: `linear-gradient(200deg, ${sky}, ${canvas})` },
  cover: { height: 200, maxWidth: 1192, background: sky, borderRadius: 20 },
};
const framed = (variant: Variant) => (
  <div key={variant} style={{ position: 'relative', overflow: 'hidden', ...frames[variant] }}>
    <Isobars variant={variant} />
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
export const Default = meta.story();
export const Matrix = meta.story({ render: () => <>{isobarVariants.map(framed)}</> });
