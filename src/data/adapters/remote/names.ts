import type { Claim } from '../../ports/Addresses';
import { profileKinds } from '../../schema/shapes/ref';
import type { RemoteDatabase } from './database';
import { paths } from './paths';

type Fields = Partial<Record<string, unknown>>;

/** Returns the claims of an address in the database. @throws if the database can't be reached */
export async function claimsIn(database: Pick<RemoteDatabase, 'get'>, slug: string): Promise<Claim[]> {
  const claims = (await database.get(paths.names(slug))) as Fields | null;
  return profileKinds.flatMap((kind) => {
    const { u, i } = (claims?.[kind] ?? {}) as Fields;
    return typeof u === 'string' && typeof i === 'string' ? [{ slug, kind, owner: u, id: u ? i : '' }] : [];
  });
}
