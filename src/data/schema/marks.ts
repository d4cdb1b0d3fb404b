import * as z from 'zod/mini';

/**
 * What a person marks: facts that every screen shares (decisions: "Saved posts can be found again"). `star`, `follow` and
 * `interest` are kept by {@link Ref}, `like` and `save` by post id. An interest taken back is kept as `false`: contact details, once
 * revealed, stay so (spec section 4).
 */
export const markKinds = ['star', 'follow', 'interest', 'like', 'save'] as const;
export type MarkKind = (typeof markKinds)[number];

/** By kind and id, for what was ever marked or comes marked with the sample; what is missing never was. */
export type Marks = Record<MarkKind, Readonly<Record<string, boolean>>>;

export type MarkChange = { kind: MarkKind; id: string; isOn: boolean };

/** The shape of one stored mark. */
export const markSchema = z.boolean();
