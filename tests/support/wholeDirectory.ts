import type { Directory, DirectoryData, ListRequest } from '@/data/ports/Directory';
import type { ProfileKind } from '@/data/schema/shapes/ref';
import { takeMore } from '@/machines/directory/pages';
import type { DirectoryContext } from '@/machines/directory/types';

type Listing = Pick<Directory, 'list'>;

/** Reads all pages of a list. @param onPage called with each page as it was read */
export async function wholeList(
  directory: Listing,
  asked: ListRequest,
  onPage: (page: DirectoryData) => void = () => {},
): Promise<DirectoryData> {
  let data = await directory.list(asked);
  onPage(data);
  while (data.next !== null) {
    const page = await directory.list({ ...asked, after: data.next });
    onPage(page);
    const context = { data, kind: asked.kind } as DirectoryContext;
    data = takeMore(context, page).data ?? page;
  }
  return data;
}

/** Reads all pages of the lists of all kinds. */
export async function wholeDirectory(directory: Listing): Promise<DirectoryData> {
  const listOf = (kind: ProfileKind) => wholeList(directory, { kind });
  const [startup, investor, user] = await Promise.all([
    listOf('startup'),
    listOf('investor'),
    listOf('user'),
  ]);
  return { ...startup, investors: investor.investors, users: user.users };
}
