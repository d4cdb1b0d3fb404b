import { useMessages } from '@messages';
import type { Fit } from '@/data/schema/rules/fit';

/** Returns which of the user's criteria a startup meets, nearly meets and doesn't meet: a text for each verdict. */
export function useFitTexts(fit: Fit | undefined): string[] {
  const t = useMessages('pipeline').card.fit;
  if (!fit) return [];
  return (['met', 'close', 'notMet'] as const).flatMap((verdict) => {
    const words = fit
      .filter((one) => one.isAsked && one.verdict === verdict)
      .map(({ criterion }) => t.criteria[criterion]);
    return words.length > 0 ? [t[verdict]({ list: words.join(', ') })] : [];
  });
}
