import { useMessages } from '@messages';
import { useFormats } from '@messages/format';
import type { Move } from '@/data/schema/rules/whoseMove';
import { type Stage, stageName } from '@/data/schema/shapes/pipeline';
import { dayOf, typedDay } from '@/data/schema/text/day';

const day = 86_400_000;

/** Returns the number of whole days from one time to another, at least 0. Times are in ms since the epoch. */
const daysBetween = (from: number, to: number) => Math.max(0, Math.floor((to - from) / day));

/** Returns functions for the texts of cards: stages, ages, whose move it is, and due days. */
export function useWorkText() {
  const t = useMessages('work');
  const formats = useFormats();
  const ago = (at: number, now: number) => {
    const count = daysBetween(at, now);
    return count === 0 ? t.ago.today : t.ago.days({ count });
  };
  return {
    /** The name that the user gave to a stage, or the translated name. */
    stageName: (stage: Pick<Stage, 'id' | 'name'>) => stageName(stage, t.stages),
    /** How long a card has been in its stage: 12 days. */
    age: (since: number, now: number) => {
      const count = daysBetween(since, now);
      return count === 0 ? t.age.today : t.age.days({ count });
    },
    /** Whose move it is, why and since when. */
    moveText: ({ side, cause, at }: Move, now: number) => {
      if (side === 'them') {
        if (cause === 'interest') return t.move.them.interest;
        if (at === undefined) return t.move.them.other;
        const count = daysBetween(at, now);
        return count === 0 ? t.move.them.today : t.move.them.days({ count });
      }
      if (cause === 'follow') return t.move.you.follow;
      if (cause === 'interest' || at === undefined) return t.move.you.other;
      return t.move.you[cause]({ when: ago(at, now) });
    },
    /** When a step is due, and whether its day has passed. `due`: `YYYY-MM-DD`. */
    dueText: (due: string, now: number) => {
      const end = dayOf(due);
      const today = dayOf(typedDay(now));
      if (end === undefined || today === undefined) return { text: due, isOverdue: false };
      // Rounds, because a day with a change of the clock has 23 or 25 hours.
      const count = Math.round((end - today) / day);
      if (count < 0) return { text: t.due.overdue({ count: -count }), isOverdue: true };
      if (count === 0) return { text: t.due.today, isOverdue: false };
      if (count === 1) return { text: t.due.tomorrow, isOverdue: false };
      return { text: t.due.on({ day: formats.day(end, now) }), isOverdue: false };
    },
  };
}
