import type { CSSProperties } from 'react';
import { type IsobarDrawing, Isobars } from '@/components/brand/Isobars';
import { cover } from '@/components/brand/isobars/cover';
import { hero } from '@/components/brand/isobars/hero';
import { panel } from '@/components/brand/isobars/panel';
import { vars } from '@/components/theme/contract.css';
import preview from '../../../.storybook/preview';

const { sky, surface, canvas } = vars.color;
const frames: Record<IsobarDrawing['name'], CSSProperties> = {
  hero: { height: 620, background: `linear-gradient(${sky}, ${surface})` },
  panel: { height: 900, maxWidth: 754, background: `linear-gradient(200deg, ${sky}, ${canvas})` },
  cover: { height: 200, maxWidth: 1192, background: sky, borderRadius: 20 },
};
const framed = (drawing: IsobarDrawing) => (
  <div key={drawing.name} style={{ position: 'relative', overflow: 'hidden', ...frames[drawing.name] }}>
    <Isobars drawing={drawing} />
  </div>
);

const meta = preview.meta({
  component: Isobars,
  args: { drawing: hero },
  parameters: { layout: 'fullscreen' },
  render: ({ drawing }) => framed(drawing),
});

/** The line pattern behind a hero section: isobars, as on a weather map. */
export const Default = meta.story();
export const Matrix = meta.story({ render: () => <>{[hero, panel, cover].map(framed)}</> });
