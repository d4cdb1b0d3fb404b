import { publishStored } from '../e2e/support';
import { enterAgain, expect, join, newPerson, test } from './support';

test('a post reaches the feed of another account on another device, and the author sees the like', async ({
  device,
}) => {
  const [ada, ben] = [newPerson('Ada Zephyr'), newPerson('Ben Ruiz')];
  const [hers, his] = [await device(), await device()];
  await join(hers, ada);
  await publishStored(hers, 'Our kite flew for nine hours.');
  await join(his, ben);
  const post = his.getByRole('article', { name: ada.name });
  await expect(post).toContainText('Our kite flew for nine hours.');
  await post.getByRole('button', { name: 'Like, 0' }).click();
  await expect(
    hers.getByRole('article', { name: ada.name }).getByRole('button', { name: 'Like, 1' }),
  ).toBeVisible();
});

test('a second device of an account shows its posts and its name', async ({ device }) => {
  const ada = newPerson('Ada Zephyr');
  const first = await device();
  await join(first, ada);
  await publishStored(first, 'The second flight.');
  const second = await device();
  await enterAgain(second, ada);
  await second.goto('/explore');
  await expect(second.getByRole('article', { name: ada.name })).toContainText('The second flight.');
});
