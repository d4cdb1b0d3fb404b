import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Driver } from './drivers';

const testingLibrary = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** The property of a WebDriver element reference that contains the id of the element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** WebDriver's code points for keys that enter no character. */
export const keys = {
  ArrowDown: '\uE015',
  ArrowLeft: '\uE012',
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
};

export type Name = string | RegExp;
type Query = { role: string; name?: Name; within?: { role: string; name?: Name } };

/** A script for the page. Defines a function that finds visible elements by role and accessible name. */
const search = `
  const { queryAllByRole } = TestingLibraryDom;
  const named = (name) => Array.isArray(name) ? new RegExp(name[0], name[1]) : name;
  const all = (root, { role, name }) => queryAllByRole(root, role, name === null ? {} : { name: named(name) });
  const isLive = (element) => !element.closest('[inert]') && element.checkVisibility();
  window.findAllLive = (target, within) => {
    const roots = within ? all(document.body, within) : [document.body];
    return roots.flatMap((root) => all(root, target)).filter(isLive);
  };`;

/** A script for the page. Returns all stored records as JSON. */
const records = `
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('updraft');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const reading = opening.result.transaction('records').objectStore('records').getAll();
      reading.onsuccess = () => {
        opening.result.close();
        resolve(JSON.stringify(reading.result));
      };
    };
  });`;

/** A script for the page. Returns the paths in all caches. */
const cachedPaths = `
  return caches.keys().then(async (names) => {
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });`;

/** All scripts and styles of the build. */
export const code = readdirSync('dist/assets')
  .filter((file) => /\.(css|js)$/.test(file))
  .map((file) => `/assets/${file}`);

/**
 * A script for the page. Waits until an element doesn't move for two frames, because a driver's click misses an
 * element that moves. Uses a timer, because a tab in the background has no frames. Scrolls the element to the
 * center first: drivers scroll it to the edge, where a sticky bar can cover it. Returns its label, if it has one.
 */
const steady = `
  const [element] = arguments;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const place = () => JSON.stringify(element.getBoundingClientRect());
  const wait = async () => {
    for (let before; before !== place(); await new Promise((next) => setTimeout(next, 32))) before = place();
    return element.labels?.[0];
  };
  return wait();`;

const sent = ({ role, name }: Query) => ({
  role,
  name: name instanceof RegExp ? [name.source, name.flags] : (name ?? null),
});

/** Returns the actions and assertions for a browser tab. Finds elements with Testing Library. */
export function openPage({ send, resize }: Driver, origin: string) {
  async function execute<Value>(script: string, ...args: unknown[]) {
    return (await send('execute', { script, args })) as Value;
  }

  /**
   * Defines `findAllLive` in the page. It is in one script with Testing Library, because the library
   * recognizes only regular expressions of its own realm.
   */
  async function define() {
    if (!(await execute<boolean>('return "findAllLive" in window'))) await execute(testingLibrary + search);
  }

  async function query(wanted: Query) {
    await define();
    const names = [sent(wanted), wanted.within ? sent(wanted.within) : null];
    const found = await execute<Record<string, string> | null>(
      'return findAllLive(...arguments)[0] ?? null',
      ...names,
    );
    return found?.[elementKey];
  }

  /**
   * Repeats an action until it succeeds, for up to 10 s: an element can move, or be replaced.
   * @throws Error with the last error's message and the page's text, because a log shows no screenshot
   */
  async function retry<Value>(what: string, act: () => Promise<Value>): Promise<Value> {
    let result: Value | undefined;
    try {
      await expect(async () => {
        result = await act();
      }, what).toPass({ timeout: 10_000, intervals: [50, 100, 200] });
    } catch (cause) {
      const text = await execute('return document.body.innerText').catch(String);
      throw new Error(`${(cause as Error).message}\nThe page shows:\n${text}`, { cause });
    }
    return result as Value;
  }

  const labelOf = ({ role, name, within }: Query) =>
    `${role} ${name ?? ''}${within ? ` in ${within.role} ${within.name ?? ''}` : ''}`;

  const withElement = <Value>(wanted: Query, act: (id: string) => Promise<Value>) =>
    retry(labelOf(wanted), async () => {
      const id = await query(wanted);
      if (!id) throw new Error('The page has no such element.');
      return act(id);
    });

  const uploadTo = (field: string, path: string) =>
    retry(`the file field ${field}`, async () => {
      const found = await execute<Record<string, string>>(`return ${field}`);
      await send('sendKeys', { id: found[elementKey], text: path });
    });

  const ref = (id: string) => ({ [elementKey]: id });
  const textOf = (script: string) => execute<string>(`return ${script}`);

  return {
    execute,
    resize,
    send,

    async goto(path: string) {
      await send('navigate', { url: origin + path });
    },
    expectPath: (path: string) =>
      retry(`the address ${path}`, async () => expect(await send('url')).toBe(origin + path)),

    /** Clicks an element. If a radio, checkbox or switch is hidden, clicks its label. */
    click: (role: string, name?: Name, within?: Query['within']) =>
      withElement({ role, name, within }, async (id) => {
        const label = await execute<Record<string, string> | null>(steady, ref(id));
        await send('click', { id }).catch(async (error) => {
          if (!label || !/^(radio|checkbox|switch)$/.test(role)) throw error;
          await send('click', { id: label[elementKey] });
        });
      }),

    /** Replaces the text of a field by typing. */
    fill: (name: Name, text: string, role = 'textbox') =>
      withElement({ role, name }, async (id) => {
        await send('clear', { id });
        await send('sendKeys', { id, text });
        // Amount fields insert thousands separators. The comparison ignores them.
        const value = await execute<string>('return arguments[0].value', ref(id));
        expect(value.replaceAll(',', '')).toBe(text.replaceAll(',', ''));
      }),

    /** Types a password. Finds the field by its label, because password fields have no ARIA role. */
    fillPassword: (name: string, text: string) =>
      retry(`the password field ${name}`, async () => {
        const found = await execute<Record<string, string>>(
          `return [...document.querySelectorAll("input[type=password]")]
            .find(({ labels }) => labels[0]?.textContent === arguments[0])`,
          name,
        );
        const id = found[elementKey];
        await send('clear', { id });
        await send('sendKeys', { id, text });
        expect(await execute('return arguments[0].value', found)).toBe(text);
      }),

    /** Chooses an option of a native select. */
    choose: (name: Name, option: string) =>
      withElement({ role: 'combobox', name }, async (id) => {
        const item = await execute<Record<string, string>>(
          'return [...arguments[0].options].find(({ text }) => text === arguments[1])',
          ref(id),
          option,
        );
        await send('click', { id: item[elementKey] });
        expect(await execute('return arguments[0].selectedOptions[0].text', ref(id))).toBe(option);
      }),

    /** Selects a file in the file field with this label. The field may be hidden. */
    upload: (label: string, path: string) =>
      uploadTo(
        `[...document.querySelectorAll("input[type=file]")].find(({ labels, ariaLabel }) =>
          (labels[0]?.textContent ?? ariaLabel ?? "").startsWith(${JSON.stringify(label)}))`,
        path,
      ),
    /** Selects a file in the only file field of the page. */
    uploadToOnly: (path: string) => uploadTo('document.querySelector("input[type=file]")', path),

    /** Presses a key on the focused element. */
    press: (value: string) =>
      send('perform', {
        actions: [
          {
            type: 'key',
            id: 'keyboard',
            actions: [
              { type: 'keyDown', value },
              { type: 'keyUp', value },
            ],
          },
        ],
      }),
    /** Sends a key to an element. */
    pressOn: (role: string, name: Name, key: string) =>
      withElement({ role, name }, (id) => send('sendKeys', { id, text: key })),
    /** Moves the focus to an element. */
    focus: (role: string, name?: Name) =>
      withElement({ role, name }, (id) => execute('arguments[0].focus()', ref(id))),
    /** Waits until the focused element has this label or text. Without focus, checks the text of the body. */
    expectFocus: (name: RegExp) =>
      retry(`the focus on ${name}`, async () =>
        expect(
          await textOf('document.activeElement.ariaLabel ?? document.activeElement.textContent'),
        ).toMatch(name),
      ),

    /** Waits until one of the elements with this role and name contains the text. */
    expectText: (text: Name, role = 'main', name?: Name) =>
      retry(`${text} in ${role} ${name ?? ''}`, async () => {
        await define();
        const texts = await execute<string[]>(
          'return findAllLive(...arguments).map(({ textContent }) => textContent)',
          sent({ role, name }),
          null,
        );
        expect(texts.join('\n')).toMatch(text);
      }),
    expectThere: (role: string, name?: Name, within?: Query['within']) =>
      withElement({ role, name, within }, async () => {}),
    expectGone: (role: string, name?: Name) =>
      retry(`no ${role} ${name ?? ''}`, async () => expect(await query({ role, name })).toBeUndefined()),
    expectFieldValue: (name: Name, value: string) =>
      withElement({ role: 'textbox', name }, async (id) =>
        expect(await execute('return arguments[0].value', ref(id))).toBe(value),
      ),
    expectImage: (selector: string) =>
      retry(`the image ${selector}`, async () =>
        expect(
          await execute('return document.querySelector(arguments[0]).naturalWidth', selector),
        ).toBeGreaterThan(0),
      ),
    /** Waits until a stored record contains this text. */
    expectStored: (text: string) =>
      retry(`${text} in a record`, async () => expect(await execute(records)).toContain(text)),
    /** Waits until the service worker has cached all code. */
    expectCached: () =>
      retry('all code in the caches', async () => {
        const cached = await execute<string[]>(cachedPaths);
        expect(code.filter((path) => !cached.includes(path))).toEqual([]);
      }),
    /** Records files that the page saves. */
    recordDownload: () =>
      execute(`
      const { createObjectURL } = URL;
      URL.createObjectURL = (blob) => {
        window.savedFile = blob;
        return createObjectURL.call(URL, blob);
      };`),
    /** Returns the text of the last saved file. */
    downloaded: () => execute<string>('return savedFile.text()'),
    expectValue: (script: string, value: unknown) =>
      retry(script, async () => expect(await execute(`return ${script}`)).toEqual(value)),

    back: () => send('back'),
    forward: () => send('forward'),
    reload: () => send('reload'),

    /** Opens a new tab and switches to it. @returns the handle of the previous tab */
    async newTab() {
      const before = String(await send('tab'));
      const { handle } = (await send('newTab', { type: 'tab' })) as { handle: string };
      await send('switchTab', { handle });
      return before;
    },
    switchTo: (handle: string) => send('switchTab', { handle }),
  };
}

export type TestPage = ReturnType<typeof openPage>;
