import * as z from 'zod/mini';

/**
 * The kinds of marks that a user can set on an item. All screens share them. Stars, follows and interests have
 * a profile's {@link Ref} as id; likes and saves have a post id. A withdrawn interest is `false`, because contact details stay visible afterwards (spec section 4).
 */
export const markKinds = ['star', 'follow', 'interest', 'like', 'save'] as const;
export type MarkKind = (typeof markKinds)[number];

/** A user's marks by kind and id, including those of the sample data. A missing mark was never set. */
export type Marks = Record<MarkKind, Readonly<Record<string, boolean>>>;

export type MarkChange = { kind: MarkKind; id: string; isOn: boolean };

/** The schema of one stored mark: whether the star, follow, like, save or interest is set. */
export const markSchema = z.boolean();
