import { talking } from '@kit/fixtures/additions';
import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { type Additions, AdditionsContext, type CardPlace } from '@/components/pipeline/additions';

type Place = ReturnType<Additions['placeOf']>;

const placeAt = (stage: string): CardPlace => {
  const label = talking.stages.find(({ value }) => value === stage)?.label ?? stage;
  return { ...talking, stage, label: `In pipeline: ${label}` };
};

function Pipeline({ place, children }: { place: Place; children: ReactNode }) {
  const [now, setNow] = useState(place);
  const additions: Additions = {
    placeOf: () => now,
    onPress(press) {
      if (press.type === 'card.remove') return setNow(null);
      setNow(placeAt(press.type === 'card.move' ? press.stage : 'to look at'));
    },
    onShown: () => {},
    load: async () => {},
  };
  return <AdditionsContext value={additions}>{children}</AdditionsContext>;
}

/** A decorator: a pipeline in which all cards have this place. By default, no card is in the pipeline. */
export const inPipeline =
  (place: Place = null): Decorator =>
  (Story) => <Pipeline place={place}>{Story()}</Pipeline>;
