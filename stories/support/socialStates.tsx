import { stressTexts } from '@kit/fixtures/feed';
import type { Decorator } from '@storybook/react-vite';
import { type ComponentType, useState } from 'react';
import { expect, fn, isMockFunction, type Mock, within } from 'storybook/test';
import { noOverflow as fitsWindow, hindiPhone } from './screen';

// Shared by the stories of components: states side by side, controlled values, narrow widths.

export { fitsWindow, hindiPhone };

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
 * Returns the `render` of a story called `Matrix`: every state of a component, each below its name. A state
 * overrides the args of the story. With several columns, the states of a row have the same height.
 */
export const states =
  <Args extends object>(named: Record<string, Partial<NoInfer<Args>>>, layout?: Layout) =>
  (args: Args, { component }: Context) => <States of={component} args={args} named={named} {...layout} />;

/** Returns the queries for one of the `states`, by its name. */
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

/** Returns a `render` function that wraps the controlled component in a parent, which stores its value. */
export const holding =
  <Args extends object>(value: keyof NoInfer<Args>, onChange: keyof NoInfer<Args>) =>
  (args: Args, { component }: Context) => (
    <Holding of={component} args={args} value={value} onChange={onChange} />
  );

/** A decorator: the story in a container of this width, in px. */
export const wide = (width: number): Decorator => {
  return (Story) => <div style={{ width }}>{Story()}</div>;
};

/** The globals of a story in Hindi and in the dark theme. */
export const hindiNight = { locale: 'hi', theme: 'dark' };

/**
 * A story in Hindi, in the dark theme and at this width in px. Expects elements that match the selector, and
 * their content, not to overflow.
 */
export const narrow = (width: number, selector: string) => ({
  globals: hindiNight,
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

/** Returns the number of calls of each spy, by name. Omits spies without calls. */
export const timesOf = (args: object) =>
  Object.fromEntries(
    Object.entries(args).flatMap(([name, arg]) =>
      isMockFunction(arg) && arg.mock.calls.length > 0 ? [[name, arg.mock.calls.length]] : [],
    ),
  );

/** Returns each link's text and address. */
export const linksOf = (links: readonly HTMLElement[]) =>
  links.map((link) => `${link.textContent} ${link.getAttribute('href')}`);

/** Creates a spy for each of these props. */
export const spies = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, fn()])) as Record<Name, Mock>;

/** A story in Hindi and in the dark theme, at this width in px. */
export const hindiIn = (width: number) => ({ globals: hindiNight, decorators: [wide(width)] });

export const missing = '/images/missing.webp';
/** A person with a very long name and role, and a broken picture. */
export const stressPerson = {
  name: stressTexts.unbroken.slice(0, 60),
  role: stressTexts.hindi,
  avatar: missing,
};

type Taking = { of: unknown; args: object; start: string; busy: object; done: object };

function TakingTime({ of, args, start, busy, done }: Taking) {
  const Component = of as ComponentType<object>;
  const [state, setState] = useState({});
  const begin = (...given: unknown[]) => {
    (args as Record<string, (...given: unknown[]) => void>)[start]?.(...given);
    setState(busy);
    // Waits for the frames in which a control that becomes disabled loses the focus.
    setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(() => setState(done))), 50);
  };
  return <Component {...args} {...state} {...{ [start]: begin }} />;
}

/** Returns a `render` function. When `start` is called, the component gets the props `busy`, then `done`. */
export const takingTime =
  <Args extends object>(start: keyof Args & string, busy: Partial<Args>, done: Partial<Args> = {}) =>
  (args: Args, { component }: { component?: unknown }) => (
    <TakingTime of={component} {...{ args, start, busy, done }} />
  );

/** For stories that show several states with the same landmark name. On a page, these names are unique. */
export const sameLandmarks = {
  a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
};

/** Hindi text with tall letters, and a word of 80 characters. */
const tooMuch = `${stressTexts.hindi} ${stressTexts.unbroken.slice(0, 80)}`;

/** For a story's args: a very long text for each name. */
export const tooLong = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, tooMuch])) as Record<Name, string>;

/** A story in Hindi and in the dark theme, at this width in px. Expects no overflow. */
export const cramped = (width: number) => ({
  globals: hindiNight,
  decorators: [wide(width)],
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const room = canvasElement.querySelector<HTMLElement>(`[style="width: ${width}px;"]`);
    await expect(room?.scrollWidth).toBe(width);
  },
});

/** A story in Hindi and in the dark theme, as wide as a phone. Expects no overflow. */
export const onPhone = { globals: hindiPhone, play: fitsWindow };

/** Returns the text of each element. */
export const textsOf = (elements: Iterable<Element>) =>
  Array.from(elements, ({ textContent }) => textContent);

/** Returns the address of the link with this name, or of the only link. */
export const hrefOf = (canvas: Canvas, name?: string | RegExp) =>
  canvas.getByRole('link', { name }).getAttribute('href');

/** A state for each demanding text: long, unbreakable, in other scripts. */
export const ofEachText = <State,>(of: (text: string, id: string) => State): Record<string, State> =>
  Object.fromEntries(Object.entries(stressTexts).map(([name, text]) => [name, of(text, name)]));

/** A state for each value of a property, named after the value. */
export const ofEach = <Prop extends string, Value extends string | number>(
  prop: Prop,
  values: readonly Value[],
) =>
  Object.fromEntries(values.map((value) => [value, { [prop]: value }])) as Record<Value, Record<Prop, Value>>;

type Named = Record<string, object>;

/** Combines each state of `first` with each state of `second`, and joins their names. */
export const crossed = <First extends Named, Second extends Named>(first: First, second: Second) =>
  Object.fromEntries(
    Object.entries(first).flatMap(([one, state]) =>
      Object.entries(second).map(([other, more]) => [`${one}, ${other}`, { ...state, ...more }]),
    ),
  ) as Record<string, First[keyof First] & Second[keyof Second]>;
