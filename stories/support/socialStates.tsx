import { stressTexts } from '@kit/fixtures/feed';
import type { Decorator } from '@storybook/react-vite';
import { type ComponentType, useState } from 'react';
import { expect, fn, isMockFunction, type Mock, within } from 'storybook/test';

// What the stories of components have in common: their states beside each other, values that are held, too little room.

type Canvas = ReturnType<typeof within>;
type Context = { component?: unknown };
type Shown = { of: unknown; args: object };
type Layout = { columns?: number; width?: number };

function States({ of, args, named, columns = 1, width = 384 }: Shown & Layout & { named: object }) {
  const Component = of as ComponentType<object>;
  const isGrid = columns > 1;
  const gridTemplateColumns = isGrid ? `repeat(${columns}, ${width}px)` : 'minmax(0, 1fr)';
  return (
    <div style={{ display: 'grid', gap: 20, gridTemplateColumns }}>
      {Object.entries(named).map(([name, state]) => (
        <fieldset key={name} style={cell}>
          <legend style={{ fontSize: 13 }}>{name}</legend>
          <div style={{ display: isGrid ? 'grid' : 'block', flexGrow: 1 }}>
            <Component {...args} {...state} />
          </div>
        </fieldset>
      ))}
    </div>
  );
}
const cell = {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
} as const;

/**
 * Every state of a component beside the others, each below its name: the `render` of a story called `Matrix`. States name what
 * they have in the place of the story's args. In columns of a width, px, those of a row are of one height.
 */
export const states =
  <Args extends object>(named: Record<string, Partial<NoInfer<Args>>>, layout?: Layout) =>
  (args: Args, { component }: Context) => <States of={component} args={args} named={named} {...layout} />;

/** One of the `states`, by its name. */
export const stateOf = (canvas: Canvas, name: string) => within(canvas.getByRole('group', { name }));

function Holding({ of, args, value, onChange }: Shown & { value: PropertyKey; onChange: PropertyKey }) {
  const Component = of as ComponentType<object>;
  const props = args as Record<PropertyKey, unknown>;
  const [held, setHeld] = useState(props[value]);
  const change = (next: unknown) => {
    setHeld(next);
    (props[onChange] as (next: unknown) => void)(next);
  };
  return <Component {...props} {...{ [value]: held, [onChange]: change }} />;
}

/** The component with a value that it changes, as on a page: the `render` of a story or of all. */
export const holding =
  <Args extends object>(value: keyof NoInfer<Args>, onChange: keyof NoInfer<Args>) =>
  (args: Args, { component }: Context) => (
    <Holding of={component} args={args} value={value} onChange={onChange} />
  );

/** Around a story: so much room and no more. */
export const wide = (width: number): Decorator => {
  return (Story) => <div style={{ width }}>{Story()}</div>;
};

/** A story with little room: what the selector finds is no wider, nor is what it holds. */
export const narrow = (width: number, selector: string) => ({
  decorators: [wide(width)],
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const found = [...canvasElement.querySelectorAll(selector)];
    await expect(found).not.toEqual([]);
    for (const element of found) {
      const { scrollWidth } = element;
      await expect(Math.max(scrollWidth, element.getBoundingClientRect().width)).toBeLessThanOrEqual(width);
    }
  },
});

/** Nothing makes the page wider than the window. */
export const fitsWindow = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  const page = canvasElement.ownerDocument.documentElement;
  await expect(page.scrollWidth).toBe(page.clientWidth);
};

/** The globals of a story in Hindi and in the dark. */
export const hindiNight = { locale: 'hi', theme: 'dark' };
/** The same on a phone. */
export const hindiPhone = { ...hindiNight, viewport: { value: 'phone', isRotated: false } };

/** How often each of the spies was called, by its name; those that weren't are left out. */
export const timesOf = (args: object) =>
  Object.fromEntries(
    Object.entries(args).flatMap(([name, arg]) =>
      isMockFunction(arg) && arg.mock.calls.length > 0 ? [[name, arg.mock.calls.length]] : [],
    ),
  );

/** Each one's words, and where it leads. */
export const linksOf = (links: readonly HTMLElement[]) =>
  links.map((link) => `${link.textContent} ${link.getAttribute('href')}`);

/** A spy for each of these props. */
export const spies = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, fn()])) as Record<Name, Mock>;

/** A story in Hindi, in the dark, and in so little room, px. */
export const hindiIn = (width: number) => ({ globals: hindiNight, decorators: [wide(width)] });

export const missing = '/images/missing.webp';
/** Somebody with too much of a name and of a role, whose picture doesn't load. */
export const stressPerson = {
  name: stressTexts.unbroken.slice(0, 60),
  role: stressTexts.hindi,
  avatar: missing,
};

type Taking = { of: unknown; args: object; start: string; busy: object; done: object };

function TakingTime({ of, args, start, busy, done }: Taking) {
  const Component = of as ComponentType<object>;
  const [state, setState] = useState({});
  const begin = () => {
    setState(busy);
    // Disabled, a control loses the focus with the next frame.
    setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(() => setState(done))), 50);
  };
  return <Component {...args} {...state} {...{ [start]: begin }} />;
}

/** The component, which is busy for a moment once it calls back: the `render` of a story. */
export const takingTime =
  <Args extends object>(start: keyof Args & string, busy: Partial<Args>, done: Partial<Args> = {}) =>
  (args: Args, { component }: { component?: unknown }) => (
    <TakingTime of={component} {...{ args, start, busy, done }} />
  );

/** For states whose landmarks have one name, as on no page. */
export const sameLandmarks = {
  a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
};

/** High letters, and a word without an end. */
const tooMuch = `${stressTexts.hindi} ${stressTexts.unbroken.slice(0, 80)}`;

/** For a story's args: each of these texts is too long. */
export const tooLong = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, tooMuch])) as Record<Name, string>;

/** A story in Hindi and in the dark, with so much room (px) and no more: nothing reaches beyond it. */
export const cramped = (width: number) => ({
  globals: hindiNight,
  decorators: [wide(width)],
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const room = canvasElement.querySelector<HTMLElement>(`[style="width: ${width}px;"]`);
    await expect(room?.scrollWidth).toBe(width);
  },
});

/** The same in the width of a phone. */
export const onPhone = { globals: hindiPhone, play: fitsWindow };

/** The words of each. */
export const textsOf = (elements: Iterable<Element>) =>
  Array.from(elements, ({ textContent }) => textContent);

/** Where the link of this name leads, or the only one. */
export const hrefOf = (canvas: Canvas, name?: string | RegExp) =>
  canvas.getByRole('link', { name }).getAttribute('href');

/** A state for each of the texts that are too much: long, unbroken, in other scripts. */
export const ofEachText = <State,>(of: (text: string, id: string) => State): Record<string, State> =>
  Object.fromEntries(Object.entries(stressTexts).map(([name, text]) => [name, of(text, name)]));

/** A state for each value of a property, named after the value. */
export const ofEach = <Prop extends string, Value extends string | number>(
  prop: Prop,
  values: readonly Value[],
) =>
  Object.fromEntries(values.map((value) => [value, { [prop]: value }])) as Record<Value, Record<Prop, Value>>;

type Named = Record<string, object>;

/** Each state of the first with each of the second, named after both. */
export const crossed = <First extends Named, Second extends Named>(first: First, second: Second) =>
  Object.fromEntries(
    Object.entries(first).flatMap(([one, state]) =>
      Object.entries(second).map(([other, more]) => [`${one}, ${other}`, { ...state, ...more }]),
    ),
  ) as Record<string, First[keyof First] & Second[keyof Second]>;
