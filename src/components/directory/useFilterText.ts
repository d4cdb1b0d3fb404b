import { useMessages } from '@messages';
import { useChoiceText } from '@messages/choiceText';
import { useFormats } from '@messages/format';
import { checkSizes, experienceRanges, type FilterName } from '@/data/schema/shapes/choices';

/**
 * Returns a function that formats the value of a filter: "Seed", "11–20 people", "$50K–$250K". For a filter
 * that is only on or off, the function returns the filter's name.
 */
export function useFilterText(): (name: FilterName, value: string) => string {
  const t = useMessages('directory');
  const choiceText = useChoiceText();
  const { money, moneyRange, countRange } = useFormats();
  return (name, value) => {
    switch (name) {
      case 'raising':
      case 'mentoring':
      case 'verified':
        return t.filters[name];
      case 'teamSize':
        return t.teamSize({ size: countRange(value) });
      case 'experience': {
        const range = experienceRanges.find(({ id }) => id === value);
        if (!range) return value;
        const { from, to } = range;
        if (from === 0) return t.yearsBelow({ to });
        return Number.isFinite(to) ? t.years({ from, to: to - 1 }) : t.yearsFrom({ from });
      }
      case 'checkSize': {
        const range = checkSizes.find(({ id }) => id === value);
        if (!range) return value;
        const { from, to } = range;
        if (from === 0) return t.amountBelow({ to: money(to) });
        return Number.isFinite(to) ? moneyRange(from, to) : t.amountFrom({ from: money(from) });
      }
      default:
        return choiceText(value);
    }
  };
}
