// `npm run pictures` takes a picture of every state of every screen, light on a desktop and dark on a phone.
// It writes a page with the differences from stories/pictures. `-- --accept` stores the new pictures there,
// `-- --only screens-feed` selects stories by id prefix.
//
// Text rendering differs slightly between Chromium builds, and between headless mode and windows. This script
// therefore requires the build with which the pictures were accepted. Usually, the bytes of an unchanged page
// are the same. If the bytes differ, the script compares pixels, and allows a few to differ. If a picture
// differs, the script takes a second one, and reports the difference only if that one differs too.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { compare, freezeAnimations, statesOf, take } from './pictures/inPage.mjs';
import { reviewPage } from './pictures/review.mjs';
import { openStorybook, show } from './storybookPages.mjs';

const accepted = 'stories/pictures';
const review = '.cache/pictures';
/** The file with the Chromium build of the accepted pictures. */
const builtBy = `${accepted}/chromium.txt`;
const looks = [
  { theme: 'light', width: 1280, height: 800 },
  { theme: 'dark', width: 390, height: 844 },
];
/** How many pixels may differ between two pictures of an unchanged page. */
const allowed = 40;

const { values } = parseArgs({
  options: {
    accept: { type: 'boolean', default: false },
    only: { type: 'string' },
    /** Whether the static Storybook is already built. */
    built: { type: 'boolean', default: false },
  },
});

const started = Date.now();
const storybook = await openStorybook({ isBuilt: values.built });
const build = storybook.product.split('.', 3).join('.');
const acceptedBuild = existsSync(builtBy) ? readFileSync(builtBy, 'utf8').trim() : build;
if (!values.accept && acceptedBuild !== build) {
  console.log(`skipped: the accepted pictures require ${acceptedBuild}, and this is ${build}`);
  await storybook.close();
  process.exit();
}

/** Returns the first story of each state of each screen, and all stories that declare no state. */
async function chosenOf(stories) {
  const page = await storybook.openPage();
  const ids = stories.map(({ id }) => id);
  const states = new Map(await statesOf(page, ids));
  await page.context().close();
  const shown = new Set();
  return stories.filter(({ id, title }) => {
    const its = states.get(id)?.map((state) => `${title}, ${state}`);
    const isNew = its && (!its.length || its.some((state) => !shown.has(state)));
    for (const state of its ?? []) shown.add(state);
    return isNew;
  });
}

/** Takes all pictures of a story, and stores those that differ for the review. */
async function lookAt(page, { id }) {
  const pictures = [];
  await show(page, id, looks[0]);
  await freezeAnimations(page);
  for (const { theme, ...size } of looks) {
    // Doesn't repeat the story's play function, because its result is the same in another window size.
    await page.setViewportSize(size);
    const name = `${id}.${theme}.${size.width}.webp`;
    const after = await take(page, theme);
    const before = existsSync(`${accepted}/${name}`) && readFileSync(`${accepted}/${name}`);
    let [count, picture] = [before ? 0 : Number.POSITIVE_INFINITY, null];
    if (before && !before.equals(after)) ({ count, picture } = await compare(page, before, after));
    if (count > allowed) {
      writeFileSync(`${review}/${name}`, after);
      if (before) writeFileSync(`${review}/before-${name}`, before);
      if (picture) writeFileSync(`${review}/difference-${name}.png`, Buffer.from(picture, 'base64'));
    }
    pictures.push({ name, count, bytes: after.length });
  }
  return pictures;
}

/** Takes the pictures of stories. Returns pictures by story, and error messages. */
async function lookAtAll(stories) {
  const pictures = new Map();
  const troubles = await storybook.visitAll(stories, async (page, story) =>
    pictures.set(story, await lookAt(page, story)),
  );
  return { pictures, troubles };
}

const isOther = ({ count }) => count > allowed;

rmSync(review, { recursive: true, force: true });
mkdirSync(review, { recursive: true });
mkdirSync(accepted, { recursive: true });
const screens = storybook.stories.filter(
  ({ title, subtype }) => title.startsWith('Screens/') && subtype !== 'test',
);
const stories = (await chosenOf(screens)).filter(({ id }) => !values.only || id.startsWith(values.only));
const { pictures, troubles } = await lookAtAll(stories);
const isDoubtful = (each) => isOther(each) && Number.isFinite(each.count);
const again = await lookAtAll([...pictures.keys()].filter((story) => pictures.get(story).some(isDoubtful)));
for (const [story, its] of again.pictures) pictures.set(story, its);
troubles.push(...again.troubles);
await storybook.close();

const all = [...pictures.values()].flat();
const changes = all.filter(isOther);
const names = new Set(all.map(({ name }) => name));
const gone = values.only
  ? []
  : readdirSync(accepted).filter((name) => name.endsWith('.webp') && !names.has(name));

if (values.accept) {
  for (const { name } of changes) writeFileSync(`${accepted}/${name}`, readFileSync(`${review}/${name}`));
  for (const name of gone) rmSync(`${accepted}/${name}`);
  if (!values.only) writeFileSync(builtBy, `${build}\n`);
} else {
  for (const { name, count } of changes)
    console.log(Number.isFinite(count) ? `${name}: ${count} pixels differ` : `${name}: no accepted picture`);
  for (const name of gone) console.log(`${name}: its story no longer exists`);
  if (changes.length) {
    writeFileSync(`${review}/index.html`, reviewPage(changes));
    console.log(`Compare them in ${review}/index.html`);
  }
}
for (const line of troubles) console.log(line);
const megabytes = all.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6;
const seconds = Math.round((Date.now() - started) / 1000);
console.log(
  `${all.length} pictures, ${all.length - changes.length} unchanged, ${megabytes.toFixed(1)} MB, in ${seconds} s`,
);
const isSound = !troubles.length && (values.accept || (!changes.length && !gone.length));
process.exit(isSound ? 0 : 1);
