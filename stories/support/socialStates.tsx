import { stressTexts } from '@kit/fixtures/feed';
import type { Decorator } from '@storybook/react-vite';
import { type ComponentType, useState } from 'react';
import { expect, within } from 'storybook/test';

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

/** For states whose landmarks have one name, as on no page. */
export const sameLandmarks = {
  a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
};

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
