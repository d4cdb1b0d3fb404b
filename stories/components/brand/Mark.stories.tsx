import { Mark } from '@/components/brand/Mark';
import preview, { ofEach, states } from '../../support/preview';

const meta = preview.meta({ component: Mark });

/** The symbol of the logo in six sizes. The smallest is that of an icon in a browser tab. */
export const Default = meta.story({ render: states(ofEach('size', [16, 20, 24, 48, 96, 160])) });
