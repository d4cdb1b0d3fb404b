import { castIds } from '../../sample/people';
import { startups } from '../../sample/startups';

/** The slugs of the sample data's pages, which no account's page can have. */
export const reservedSlugs: ReadonlySet<string> = new Set([...castIds, ...Object.keys(startups)]);
