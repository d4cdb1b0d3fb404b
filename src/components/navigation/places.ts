import { CircleUserRound, Columns3, Compass, House, MessageCircle, Plus, Star } from 'lucide';
import { href } from '@/data/schema/shapes/href';
import type { IconNode } from '../brand/Icon';

export const placeNames = [
  'home',
  'starred',
  'message',
  'discover',
  'pipeline',
  'profile',
  'listStartup',
] as const;
export type PlaceName = (typeof placeNames)[number];

/** The URL and icon of each destination in the app's navigation (spec section 2, top navigation), and of the pipeline. */
export const places: Record<PlaceName, { href: string; icon: IconNode }> = {
  home: { href: href('explore'), icon: House },
  starred: { href: href('starred'), icon: Star },
  message: { href: href('messages'), icon: MessageCircle },
  discover: { href: href('discover'), icon: Compass },
  pipeline: { href: href('pipeline'), icon: Columns3 },
  profile: { href: href('account'), icon: CircleUserRound },
  listStartup: { href: href('listStartup'), icon: Plus },
};
