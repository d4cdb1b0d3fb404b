// The code inside `page.evaluate` runs in the page of a story, so it can't use variables of this file.

/** Stops animations, and hides parts that the operating system renders. */
const frozen = `
  *, *::before, *::after, *::backdrop { animation: none !important; transition: none !important; caret-color: transparent !important; }
  video::-webkit-media-controls { display: none !important; }
`;

/** Two pixels differ if a color channel differs by more than this, of 255. Lossy compression changes less. */
const apart = 48;

/** Returns [id, declared states] per story. Omits stories that set a theme, a language or a width. */
export const statesOf = (page, ids) =>
  page.evaluate(async (storyIds) => {
    const store = window.__STORYBOOK_PREVIEW__.storyStoreValue;
    const all = [];
    for (const storyId of storyIds) {
      const { parameters, storyGlobals } = await store.loadStory({ storyId });
      if (Object.keys(storyGlobals).length) continue;
      const machines = [parameters.machine ?? []].flat();
      all.push([
        storyId,
        machines.flatMap(({ id, state }) => [state].flat().map((path) => `${id}: ${path}`)),
      ]);
    }
    return all;
  }, ids);

export const freezeAnimations = (page) => page.addStyleTag({ content: frozen });

/** Takes a WebP picture of the current page in a theme. */
export async function take(page, theme) {
  await page.evaluate(async (chosen) => {
    document.documentElement.dataset.theme = chosen;
    window.scrollTo(0, 0);
    document.activeElement?.blur?.();
    await document.fonts.ready;
    // Waits only for images in the window: others load when they scroll into view. Some images never load.
    const inSight = [...document.images].filter(
      (image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight,
    );
    await Promise.race([
      Promise.all(inSight.map((image) => image.decode().catch(() => {}))),
      new Promise((resolve) => setTimeout(resolve, 2000)),
    ]);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, theme);
  const client = await page.context().newCDPSession(page);
  const { data } = await client.send('Page.captureScreenshot', { format: 'webp', quality: 40 });
  await client.detach();
  return Buffer.from(data, 'base64');
}

/** Returns how many pixels differ, and a PNG of the differences in base64 (null if the sizes differ). */
export const compare = (page, before, after) =>
  page.evaluate(
    async ([one, other, apart]) => {
      const read = async (base64) => {
        const file = await fetch(`data:image/webp;base64,${base64}`);
        const image = await createImageBitmap(await file.blob());
        const canvas = new OffscreenCanvas(image.width, image.height);
        const context = canvas.getContext('2d');
        context.drawImage(image, 0, 0);
        return { canvas, context, pixels: context.getImageData(0, 0, image.width, image.height) };
      };
      const [was, is] = await Promise.all([read(one), read(other)]);
      const { data, width, height } = is.pixels;
      if (was.pixels.width !== width || was.pixels.height !== height)
        return { count: width * height, picture: null };
      let count = 0;
      for (let at = 0; at < data.length; at += 4) {
        const isOther = [0, 1, 2].some(
          (channel) => Math.abs(data[at + channel] - was.pixels.data[at + channel]) > apart,
        );
        if (isOther) count += 1;
        const grey = 200 + (data[at] + data[at + 1] + data[at + 2]) / 14;
        data.set(isOther ? [230, 0, 80, 255] : [grey, grey, grey, 255], at);
      }
      is.context.putImageData(is.pixels, 0, 0);
      const reader = new FileReader();
      reader.readAsDataURL(await is.canvas.convertToBlob({ type: 'image/png' }));
      await new Promise((resolve) => reader.addEventListener('load', resolve));
      return { count, picture: reader.result.split(',')[1] };
    },
    [before.toString('base64'), after.toString('base64'), apart],
  );
