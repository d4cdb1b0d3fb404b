import { useMessages } from '@messages';
import { Columns3 } from 'lucide';
import { useCallback, useRef } from 'react';
import { IconButton } from '../controls/IconButton';
import { lazyPart, useOpened } from '../layout/lazyPart';
import { type Addable, useAdditions } from './additions';

const PipelineMenu = lazyPart(() => import('./PipelineMenu'), 'PipelineMenu');

export const addToPipelineLooks = ['icon', 'small'] as const;

export type AddToPipelineProps = {
  /** icon: on a card and a profile, beside the star. small: on a post. */
  look: 'icon' | 'small';
  /** The startup, investor or person. */
  card: Addable;
};

/**
 * Adds a startup, an investor or a person to the pipeline. For a card in the pipeline, the button names its stage
 * and opens a menu to change it. If the menu fails to load, the user can press the button again.
 */
export function AddToPipeline({ look, card }: AddToPipelineProps) {
  const { placeOf, onPress } = useAdditions();
  const t = useMessages('app');
  const menu = useOpened(PipelineMenu);
  const isUsed = useRef(false);
  // The button remounts when its menu is added or removed, and would lose the focus.
  const ref = useCallback((element: HTMLButtonElement | null) => {
    if (isUsed.current && document.activeElement === document.body) element?.focus({ preventScroll: true });
  }, []);

  const place = placeOf(card.id);
  const label = place && place !== 'adding' ? place.label : '';
  const hasMenu = menu.isThere && label !== '';
  function press() {
    isUsed.current = true;
    if (label) menu.open();
    else if (!place) onPress({ type: 'card.add', ...card });
  }
  const button = (
    <IconButton
      ref={ref}
      size={look === 'small' ? 'small' : 'medium'}
      icon={Columns3}
      tone={place ? 'chosen' : 'plain'}
      label={label || t.addToPipeline(card.subject)}
      onClick={hasMenu ? undefined : press}
      aria-haspopup={label ? 'menu' : undefined}
    />
  );
  return hasMenu ? (
    <PipelineMenu
      card={card}
      label={label}
      trigger={button}
      isOpen={menu.isOpen}
      onOpenChange={menu.onOpenChange}
    />
  ) : (
    button
  );
}
