import { expect } from 'storybook/test';
import { BoardHint } from '@/components/pipeline/BoardHint';
import preview, { cramped, states, textsOf } from '../../support/preview';

const meta = preview.meta({ component: BoardHint, args: { id: 'hint', isLifted: false } });

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    await expect(textsOf(canvasElement.querySelectorAll('kbd'))).toEqual([
      '↑↓←→',
      'Enter',
      'Space',
      'M',
      'N',
      'D',
      'T',
      'P',
    ]);
  },
});

export const Matrix = meta.story({
  render: states({ 'On a card': {}, Lifted: { id: 'lifted', isLifted: true } }),
});

export const NarrowHindi = meta.story(cramped(288));
