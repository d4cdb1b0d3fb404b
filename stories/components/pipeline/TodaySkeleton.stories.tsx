import { TodaySkeleton } from '@/components/pipeline/TodaySkeleton';
import preview, { fitsWindow, hindiPhone } from '../../support/preview';

const meta = preview.meta({ component: TodaySkeleton });

export const Default = meta.story({});

export const Narrow = meta.story({ globals: hindiPhone, play: fitsWindow });
