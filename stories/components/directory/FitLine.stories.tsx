import { allOf, closedFit, metFit, mixedFit, unaskedFit } from '@kit/fixtures/fits';
import { expect } from 'storybook/test';
import { FitLine, type FitLineProps } from '@/components/directory/FitLine';
import { fitVerdicts } from '@/data/schema/shapes/choices';
import preview, { cramped, stateOf, states, textsOf } from '../../support/preview';

const meta = preview.meta({
  component: FitLine,
  args: { fit: mixedFit, by: 'ownCriteria' as const },
  decorators: [(Story) => <div style={{ maxWidth: 344 }}>{Story()}</div>],
});

const said = (list: HTMLElement) => textsOf(list.querySelectorAll('li'));

/** Each of the four verdicts has an icon. */
export const Default = meta.story();

const placeUnasked = closedFit.map((one) => (one.criterion === 'place' ? { ...one, isAsked: false } : one));
const alone = fitVerdicts.flatMap((verdict): [string, FitLineProps][] => [
  [verdict, { fit: allOf(verdict), by: 'ownCriteria' }],
  [`${verdict}, must-have`, { fit: allOf(verdict, true), by: 'ownStartup' }],
]);

/** Investors see only criteria that they have set. Founders see an investor’s hidden criteria as unknown. */
export const Matrix = meta.story({
  render: states({
    'All met': { fit: metFit },
    'For a founder, criteria hidden': { fit: unaskedFit, by: 'ownStartup' },
    'For an investor, no location criterion': { fit: placeUnasked },
    ...Object.fromEntries(alone),
  }),
  play: async ({ canvas }) => {
    const lines = (name: string) => said(stateOf(canvas, name).getByRole('list'));
    await expect(lines('All met')).toEqual(['Met: sector, stage (must-have), amount, location']);
    await expect(lines('For a founder, criteria hidden')).toEqual([
      'Unknown: sector, stage, amount, location',
    ]);
    await expect(lines('For an investor, no location criterion')).toEqual([
      'Met: sector, stage (must-have)',
      'Unknown: amount',
    ]);
  },
});

export const NarrowHindi = meta.story({ ...cramped(200), args: { fit: allOf('notMet', true) } });
