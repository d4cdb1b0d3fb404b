import type { Session } from '@/data/ports/session';
import { asha } from '@/data/sample/people';
import { sampleSettings } from '@/data/sample/settings';
import { defaultSettings } from '@/data/schema/defaultSettings';
import type { Settings } from '@/data/schema/settings';
import { meOf } from './me';

/** What holds for the person as long as they changed nothing. */
export const settingsDefaults = (session: Session): Settings =>
  meOf(session).id === asha.id ? sampleSettings : defaultSettings;
