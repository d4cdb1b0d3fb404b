declare module 'targaryen/lib/database/index.js' {
  type Snapshot = { val(): unknown };
  type Query = {
    orderByKey?: boolean;
    orderByChild?: string;
    limitToFirst?: number;
    limitToLast?: number;
  };
  export type Database = {
    readonly rules: object;
    readonly root: object;
    as(auth: { uid: string }): Database;
    snapshot(path: string): Snapshot;
    read(path: string, options: { now: number; query?: Query | undefined }): { allowed: boolean };
    update(
      path: string,
      patch: Readonly<Record<string, unknown>>,
      now: number,
    ): { allowed: boolean; info: string; newDatabase: Database };
  };
  /** Parses rules. */
  export function ruleset(rules: object): object;
  export function create(rules: object, data: unknown, now: number): Database;
  export type { Query };
}
