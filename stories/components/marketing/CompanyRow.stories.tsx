import { CompanyRow } from '@/components/marketing/CompanyRow';
import preview from '../../../.storybook/preview';
import { onPhone, tooLong } from '../../support/socialStates';

const names = ['Northlight', 'Cobalt Labs', 'Ferrous', 'Palisade', 'Kitewire', 'Ostro'];

const meta = preview.meta({
  component: CompanyRow,
  args: { label: 'Founders here have built at', names },
});

export const Default = meta.story();

export const ManyAndLong = meta.story({
  ...onPhone,
  args: { names: [...names, ...Object.values(tooLong('one', 'other'))] },
});
