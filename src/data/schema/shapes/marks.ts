import * as z from 'zod/mini';

/**
 * The kinds of marks. All screens share them (decisions: "Saved posts can be found again"). `star`, `follow`
 * and `interest` are stored by {@link Ref}, `like` and `save` by post id. A withdrawn interest is stored as
 * `false`, because contact details stay visible once they are revealed (spec section 4).
 */
export const markKinds = ['star', 'follow', 'interest', 'like', 'save'] as const;
export type MarkKind = (typeof markKinds)[number];

/** Marks by kind and id, including those of the sample data. A missing mark was never set. */
export type Marks = Record<MarkKind, Readonly<Record<string, boolean>>>;

export type MarkChange = { kind: MarkKind; id: string; isOn: boolean };

/** The schema of one stored mark. */
export const markSchema = z.boolean();
