import { lazyPart } from '../layout/lazyPart';

/** The editor of the user's own post or comment. `OwnMenu` loads it with the menu that opens it. */
export const OwnEditorPart = lazyPart(() => import('./OwnEditor'), 'OwnEditor');
