// Playwright sends the source of these functions to the measured page, so they can't refer to this file.

/**
 * Calls `performance.mark('usable')` once the page's usable part exists and handles events.
 * @param {{ selector: string, isHydrated: boolean }} usable `isHydrated`: whether to wait for hydration
 */
export function markUsable({ selector, isHydrated }) {
  const look = () => {
    const element = document.querySelector(selector);
    const hasFiber = element && Object.keys(element).some((key) => key.startsWith('__reactFiber'));
    if (hasFiber || (element && !isHydrated)) performance.mark('usable');
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

export const isUsable = () => performance.getEntriesByName('usable').length > 0;

/** Records the paints, layout shifts and long tasks that the browser reports. */
export function observeLoad() {
  const notes = { fcp: null, lcp: null, shifts: [], longTasks: [], changedAt: 0 };
  window.benchLoad = notes;
  const on = (type, note) =>
    new PerformanceObserver((list) => {
      notes.changedAt = performance.now();
      for (const entry of list.getEntries()) note(entry);
    }).observe({ type, buffered: true });
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') notes.fcp = startTime;
  });
  on('largest-contentful-paint', ({ startTime }) => {
    notes.lcp = startTime;
  });
  on('layout-shift', ({ startTime, value, hadRecentInput }) => {
    if (!hadRecentInput) notes.shifts.push({ at: startTime, value });
  });
  on('longtask', ({ duration }) => notes.longTasks.push(duration));
}

/** Returns the time since `observeLoad` recorded its last entry, in ms. */
export const quietFor = () => performance.now() - window.benchLoad.changedAt;

/** Returns the metrics of a load. Times in ms since navigation, or `null`. Sizes in bytes, compressed. */
export function readLoad() {
  const { fcp, lcp, shifts, longTasks } = window.benchLoad;
  const usable = performance.getEntriesByName('usable')[0]?.startTime ?? null;
  // Skips cached resources, which transfer no bytes. `+ 1` below counts the page, which isn't a resource.
  const fetched = performance.getEntriesByType('resource').filter(({ transferSize }) => transferSize > 0);
  const before = fetched.filter(({ startTime }) => startTime <= (usable ?? Number.POSITIVE_INFINITY));
  const scriptsIn = (entries) =>
    entries
      .filter(({ name }) => /\.m?js$/.test(new URL(name).pathname))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  /** The largest sum of shifts in a window of less than 5 s, with less than 1 s between two shifts. */
  let cls = 0;
  let session = { from: 0, last: 0, sum: 0 };
  for (const { at, value } of shifts) {
    const isSame = at - session.last < 1000 && at - session.from < 5000;
    const { from, sum } = isSame ? session : { from: at, sum: 0 };
    session = { from, last: at, sum: sum + value };
    cls = Math.max(cls, session.sum);
  }
  return {
    fcp,
    lcp,
    usable,
    cls,
    tbt: longTasks.reduce((sum, duration) => sum + duration - 50, 0),
    requests: fetched.length + 1,
    requestsBefore: before.length + 1,
    script: scriptsIn(fetched),
    scriptBefore: scriptsIn(before),
  };
}

/** Records the time from each click and key press to the next frame, and the duration of event listeners. */
export function observeInput() {
  const notes = { frames: [], listeners: [] };
  window.benchInput = notes;
  const began = new WeakMap();
  const onInput = (event) => {
    if (!event.isTrusted) return;
    // The frame has been painted when the message arrives, because that is the first task after the frame.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => notes.frames.push(performance.now() - event.timeStamp);
    requestAnimationFrame(() => port2.postMessage(null));
  };
  const onBegin = (event) => event.isTrusted && began.set(event, performance.now());
  const onEnd = (event) => began.has(event) && notes.listeners.push(performance.now() - began.get(event));
  for (const type of ['click', 'keydown']) addEventListener(type, onInput, { capture: true, passive: true });
  // For keys, this measures the listeners of the `input` event, which handle the changed value.
  for (const type of ['click', 'input']) {
    addEventListener(type, onBegin, { capture: true, passive: true });
    // Runs after React's listeners, which are on the root element.
    addEventListener(type, onEnd, { passive: true });
  }
}

/** Returns the measurements since the last call. */
export function readInput() {
  const { frames, listeners } = window.benchInput;
  return { frames: frames.splice(0), listeners: listeners.splice(0) };
}

/**
 * Measures the next click that navigates to another page.
 * @param {{ heading: string, content: string }} page the new page's heading, and a selector of its content
 * @returns `done`: ms from the click to the frame with the heading, and to the frame with the content
 */
export function followRouteChange({ heading, content }) {
  const hasHeading = () => document.querySelector('main h1')?.textContent === heading;
  const painted = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      // The frame has been painted when the message arrives, because that is the first task after the frame.
      port1.onmessage = () => resolve(performance.now());
      requestAnimationFrame(() => port2.postMessage(null));
    });
  const until = async (isThere) => {
    while (!isThere()) await new Promise(requestAnimationFrame);
    return painted();
  };
  const click = new Promise((resolve) => addEventListener('click', resolve, { capture: true, once: true }));
  const done = click.then(async ({ timeStamp }) => {
    const frame = until(hasHeading);
    const shown = until(() => hasHeading() && document.querySelector(content));
    return { frame: (await frame) - timeStamp, content: (await shown) - timeStamp };
  });
  return { done };
}

/** Calls `performance.mark('read')` for each result of an IndexedDB request. */
export function markReads() {
  for (const name of ['get', 'getAll', 'openCursor', 'openKeyCursor']) {
    const ask = IDBObjectStore.prototype[name];
    IDBObjectStore.prototype[name] = function (...given) {
      const request = ask.apply(this, given);
      request.addEventListener('success', () => performance.mark('read'));
      return request;
    };
  }
}

/**
 * Returns when the first rows appeared, and how long after the page had read their data, and loaded their code,
 * in ms.
 * @param delay the earliest time at which the page shows rows, in ms after the navigation
 */
export function readRows(delay) {
  const [{ startTime: rows }] = performance.getEntriesByName('usable');
  const read = performance.getEntriesByName('read').map(({ startTime }) => startTime);
  const fetched = (ending) =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith(ending))
      .map(({ responseEnd }) => responseEnd);
  const after = (times) => rows - Math.max(delay, ...times.filter((time) => time <= rows));
  return { rows, afterData: after([...read, ...fetched('.json')]), afterCode: after(fetched('.js')) };
}

/** Starts recording frames, and discards the long tasks recorded so far. */
export function observeFrames() {
  const notes = { times: [], isOn: true };
  window.benchFrames = notes;
  window.benchLoad.longTasks.length = 0;
  const note = (time) => {
    notes.times.push(time);
    if (notes.isOn) requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}

/** Stops recording. `dropped`: share of missed frames at 60 per second. `longest`: longest task, ms. */
export function readFrames() {
  const { times } = window.benchFrames;
  window.benchFrames.isOn = false;
  const late = times
    .slice(1)
    .map((time, at) => Math.max(0, Math.round((time - times[at]) / (1000 / 60)) - 1));
  const dropped = late.reduce((sum, count) => sum + count, 0);
  return { dropped: dropped / (times.length + dropped), longest: Math.max(0, ...window.benchLoad.longTasks) };
}

/** Writes records of the demo account to IndexedDB, after the app has created its database. */
export async function fill(records) {
  const answer = (request, event) =>
    new Promise((resolve, reject) => {
      request[`on${event}`] = () => resolve(request.result);
      request.onerror = () => reject(request.error);
      request.onabort = () => reject(request.error);
    });
  const database = await answer(indexedDB.open('updraft'), 'success');
  const writing = database.transaction('records', 'readwrite');
  for (const record of records) writing.objectStore('records').put({ owner: 'sample', ...record });
  await answer(writing, 'complete');
  database.close();
}

/**
 * Acts like a user who acts as soon as a control is painted: enters the texts, then presses the control. Notes the
 * first frame with the effect, also if it is on another page.
 * @param {{ fields?: Record<string, string>, control?: string, effect: { selector: string, text?: string, most?: number }, isRepeated?: boolean }} action
 *   `fields`: texts by the selectors of their fields. `effect`: an element with this text, if at most `most`
 *   elements match. `isRepeated`: whether to act again until the effect shows
 */
export function act({ fields = {}, control, effect, isRepeated = false }) {
  if (!location.protocol.startsWith('http')) return;
  const now = () => performance.timeOrigin + performance.now();
  const notes = JSON.parse(sessionStorage.getItem('bench') ?? '{}');
  const note = (name) => {
    notes[name] = now();
    sessionStorage.setItem('bench', JSON.stringify(notes));
  };
  notes.began ??= performance.timeOrigin;
  const seen = (selector) =>
    [...document.querySelectorAll(selector)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !element.matches(':disabled') &&
        !element.closest('[inert]'),
    );
  const hasWorked = () => {
    const found = seen(effect.selector);
    const isThere = effect.text
      ? found.some(({ textContent }) => textContent.includes(effect.text))
      : found.length > 0;
    return isThere && found.length <= (effect.most ?? Number.POSITIVE_INFINITY);
  };
  const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
  const needed = [control, ...Object.keys(fields)].filter(Boolean);
  const enter = ([selector, text]) => {
    const [field] = seen(selector);
    if (field.value === text) return;
    field.focus();
    document.execCommand('insertText', false, text);
  };
  let isAwake = false;
  // Looks only after the page has changed, because looking takes the page's time.
  const wake = () => {
    if (!isAwake) requestAnimationFrame(look);
    isAwake = true;
  };
  const look = () => {
    isAwake = false;
    if (notes.works) return;
    if (notes.acted && hasWorked()) return note('works');
    if (!isPainted() || (notes.acted && !isRepeated)) return;
    if (!needed.every((selector) => seen(selector).length > 0)) return;
    Object.entries(fields).forEach(enter);
    if (control) seen(control)[0].click();
    if (!notes.acted) note('acted');
    if (isRepeated) setTimeout(wake, 100);
  };
  new PerformanceObserver(wake).observe({ type: 'paint', buffered: true });
  const changes = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(wake).observe(document, changes);
}

/**
 * Returns when the user acted and when the action worked, in ms since the navigation, and the bytes of the last page's
 * scripts until then. `null` before the action has worked.
 */
export function readWorking() {
  const { began, acted, works } = JSON.parse(sessionStorage.getItem('bench') ?? '{}');
  if (!works) return null;
  const script = performance
    .getEntriesByType('resource')
    .filter(({ name, responseEnd }) => name.endsWith('.js') && performance.timeOrigin + responseEnd <= works)
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  return { acted: acted - began, works: works - began, script };
}
