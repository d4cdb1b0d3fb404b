import { chromium } from 'playwright';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' });
const shots = process.argv.slice(2).map(a => a.split(','));
for (const [id, width, theme, locale] of shots) {
  const page = await browser.newPage({ viewport: { width: +width, height: +width < 600 ? 844 : 900 }, hasTouch: +width<600, isMobile: +width<600 });
  await page.goto(`http://localhost:6217/iframe.html?id=${id}&viewMode=story&globals=theme:${theme};locale:${locale ?? 'en'}`);
  await page.waitForTimeout(3500);
  await page.screenshot({ path: `/tmp/shots-undo/${id}-${width}-${theme}-${locale ?? 'en'}.png` });
  await page.close();
}
await browser.close();
