/** Returns the kind that a record is a part of: `listing` for `listingTraction`. Returns other kinds as they are. */
export const wholeKind = (kind: string): string => kind.replace(/(Traction|Metrics|Contact)$/, '');
