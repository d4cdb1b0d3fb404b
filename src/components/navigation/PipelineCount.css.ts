import { styleVariants } from '@vanilla-extract/css';
import * as tabsStyles from './Tabs.css';
import * as waitingCountStyles from './WaitingCount.css';

export const places = styleVariants({ bar: [waitingCountStyles.badge], tab: [tabsStyles.badge] });
