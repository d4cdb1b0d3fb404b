import { expect, fn } from 'storybook/test';
import { EducationList } from '@/components/wizard/EducationList';
import preview from '../../../.storybook/preview';
import { below } from '../../support/below';
import { hindiPhone, holding, tooLong } from '../../support/socialStates';

const master = { degree: 'M.Tech', institution: 'Deccan Institute', year: '2011–2013' };

const meta = preview.meta({
  component: EducationList,
  render: holding('entries', 'onChange'),
  args: { entries: [master], onChange: fn() },
  decorators: [below(['h2', 'Experience'])],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Degree'), '!');
    await expect(args.onChange).toHaveBeenLastCalledWith([{ ...master, degree: 'M.Tech!' }]);
  },
});

export const Stress = meta.story({
  args: { entries: [{ ...master, ...tooLong('degree', 'institution') }] },
  globals: hindiPhone,
});
