import { SettingsSkeleton } from '@/components/settings/SettingsSkeleton';
import { founderNotifications } from '@/data/schema/shapes/settings';
import preview from '../../../.storybook/preview';
import { hindiPhone } from '../../support/socialStates';

const meta = preview.meta({
  component: SettingsSkeleton,
  args: { switches: founderNotifications.length, fields: 4 },
});

/** Includes the headings, because only the content below them is loading. */
export const Default = meta.story({});

export const PhoneHindi = meta.story({ args: { switches: 12, fields: 8 }, globals: hindiPhone });
