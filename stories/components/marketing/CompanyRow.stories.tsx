import { CompanyRow } from '@/components/marketing/CompanyRow';
import preview from '../../../.storybook/preview';
import { phone } from '../../support/globals';

const names = ['Northlight', 'Cobalt Labs', 'Ferrous', 'Palisade', 'Kitewire', 'Ostro'];

const meta = preview.meta({
  title: 'Components/Marketing/CompanyRow',
  component: CompanyRow,
  args: { label: 'Founders here have built at', names },
});

export const Default = meta.story({});

export const ManyAndLong = meta.story({
  args: { names: ['Northlight Ventures and Partners', 'Donaudampfschifffahrtsgesellschaft', ...names] },
  globals: phone,
});
