import type { World, WorldPages } from '@/data/ports/World';
import { type ProfileKind, profileKinds } from '@/data/schema/shapes/ref';

/** Reads the pages of all other accounts. */
export async function allPages(world: Pick<World, 'loadNextPages'>, count = 100): Promise<WorldPages> {
  async function pagesOf(kind: ProfileKind): Promise<WorldPages[]> {
    const read: WorldPages[] = [];
    let after: string | undefined;
    do {
      const { pages, next } = await world.loadNextPages({ kind, count, after });
      read.push(pages);
      after = next ?? undefined;
    } while (after !== undefined);
    return read;
  }
  const [startups = [], investors = [], users = []] = await Promise.all(profileKinds.map(pagesOf));
  return {
    startups: startups.flatMap((pages) => pages.startups),
    investors: investors.flatMap((pages) => pages.investors),
    users: users.flatMap((pages) => pages.users),
  };
}
