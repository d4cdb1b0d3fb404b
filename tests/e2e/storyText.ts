/** Globals of Storybook's preview page. */
export type Preview = {
  __STORYBOOK_ADDONS_CHANNEL__: {
    once(event: string, listener: () => void): void;
    emit(event: string, payload: object): void;
  };
};

// These functions run in the page, so they can't use imports or each other.

/** Returns all readable texts of the page: text nodes, accessible names and placeholders. */
export function shownTexts(): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) {
      if (node.closest('[class^="sb-"]')) continue;
      for (const name of ['aria-label', 'aria-description', 'placeholder', 'alt', 'title']) {
        const value = node.getAttribute(name);
        if (value) texts.push(value);
      }
      continue;
    }
    const parent = node.parentElement;
    if (!parent || parent.closest('script, style, noscript, svg, textarea, [class^="sb-"], [lang]:not(html)'))
      continue;
    if (parent.checkVisibility()) texts.push(node.textContent ?? '');
  }
  return texts.filter((text) => text.trim());
}

/** Lists what doesn't fit: a page wider than the window, and texts wider than their box or cut off below. */
export function cutOff(): { what: string; text: string; isEllipsis: boolean }[] {
  const found: { what: string; text: string; isEllipsis: boolean }[] = [];
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth + 1) {
    const widest = [...document.querySelectorAll('body *')].find(
      (element) => element.getBoundingClientRect().right > root.clientWidth + 1,
    );
    found.push({
      what: `the page is ${root.scrollWidth} wide:`,
      text: widest?.outerHTML.slice(0, 120) ?? '',
      isEllipsis: false,
    });
  }
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    if (element.closest('[class^="sb-"]') || element.clientWidth <= 1 || element.clientHeight <= 1) continue;
    const text = [...element.childNodes]
      .flatMap((node) => (node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : []))
      .join('');
    if (!text.trim() || !element.checkVisibility()) continue;
    const style = getComputedStyle(element);
    if (/auto|scroll/.test(style.overflowX + style.overflowY)) continue;
    const isEllipsis = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
    const range = document.createRange();
    range.selectNodeContents(element);
    // The touch target around a text may overflow; the text must not.
    const isInside =
      style.overflowX === 'visible' &&
      range.getBoundingClientRect().right <= element.getBoundingClientRect().right + 1;
    if (element.scrollWidth > element.clientWidth + 1 && !isInside)
      found.push({ what: 'too wide:', text, isEllipsis });
    else if (style.overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 2)
      found.push({ what: 'too high:', text, isEllipsis });
  }
  return found;
}
