import { FactList } from '@/components/profile/FactList';
import preview from '../../../.storybook/preview';
import { hindiNight } from '../../support/socialStates';

const meta = preview.meta({
  title: 'Components/Profile/FactList',
  component: FactList,
  args: {
    facts: [
      { term: 'Round', value: 'Seed' },
      { term: 'Valuation', value: '$9M' },
      { term: 'Investors', value: '7' },
      { term: 'Closes', value: 'Dec 15, 2025' },
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: 290 }}>{Story()}</div>],
});

export const Default = meta.story();

export const LongText = meta.story({
  globals: hindiNight,
  args: {
    facts: [
      { term: 'स्थान', value: 'छतों पर बनी सौर बिजली पड़ोसियों के बीच ख़रीदी और बेची जाती है' },
      { term: 'Ort', value: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk' },
    ],
  },
});
