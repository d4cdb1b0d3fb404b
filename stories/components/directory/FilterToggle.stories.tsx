import { stressTexts } from '@kit/fixtures/feed';
import { fn } from 'storybook/test';
import { FilterToggle } from '@/components/directory/FilterToggle';
import preview, { cramped, states } from '../../support/preview';

const meta = preview.meta({
  component: FilterToggle,
  args: { label: 'Verified only', isOn: false, onChange: fn() },
});

/** When the filter is on, a cross shows that another press removes it. */
export const Default = meta.story({
  render: states({ Off: {}, On: { label: 'Raising now', isOn: true } }),
});

export const Stress = meta.story({ ...cramped(240), args: { label: stressTexts.hindi, isOn: true } });
