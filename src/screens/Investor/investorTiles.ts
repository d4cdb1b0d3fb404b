import type { useMessages } from '@messages';
import type { Formats } from '@messages/format';
import type { Investor } from '@/data/schema/shapes/investor';

type InvestorMessages = ReturnType<typeof useMessages<'profile'>>['investor'];

/** Returns the known metrics as tiles, in the order of the spec. */
export function investorTiles({ metrics }: Investor, t: InvestorMessages, formats: Formats) {
  const tile = (label: string, value: number | undefined, show: (value: number) => string) =>
    value === undefined ? [] : [{ label, value: show(value) }];
  return [
    ...tile(t.aum, metrics.aum, formats.money),
    ...tile(t.experience, metrics.experience, (count) => t.years({ count })),
    ...tile(t.averageInvestment, metrics.averageInvestment, formats.money),
    ...tile(t.successfulExits, metrics.successfulExits, formats.count),
    ...tile(t.currentPortfolioSize, metrics.currentPortfolioSize, formats.count),
    ...tile(t.returnRate, metrics.returnRate, formats.times),
  ];
}
