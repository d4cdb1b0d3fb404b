import { localeNames } from '@messages/locales';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { useEffect, useRef, useState } from 'react';
import { STORY_RENDERED } from 'storybook/internal/core-events';
import { inAddress, writeAddress } from '../statechart/addressParameters';
import { preview } from '../statechart/store';
import { type Look, lookOf, storyLink } from '../statechart/storyLinks';
import { useLoaded } from '../statechart/useLoaded';
import { useSize } from '../statechart/useSize';
import { viewports } from '../viewports';
import {
  type Axis,
  axes,
  type Cell,
  chosenIn,
  fetchListed,
  found,
  frameOf,
  globalOf,
  type Listed,
  scaleIn,
  sizeOf,
  toggled,
  type Width,
  within,
  written,
} from './matrix';
import { matrixStyles } from './matrixStyles';

// This page renders one story of a screen in several themes, languages and widths, side by side.

const first = 'screens-feed--ready';
const names: Record<string, string> = {
  ...{ light: 'Light', dark: 'Dark' },
  ...localeNames,
  ...Object.fromEntries(Object.entries(viewports).map(([value, { name }]) => [value, name])),
};
const nameOf = (value: string) => names[value] ?? value;

/** `together`: how many iframes load in parallel. `patience`: the longest wait for one iframe, in ms. */
const together = 3;
const patience = 3000;

/** Calls `done` when the story in a loaded iframe has rendered, and in any case after `patience`. */
function whenDrawn(frame: HTMLIFrameElement, done: () => void) {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = frame.contentWindow as unknown as {
    __STORYBOOK_ADDONS_CHANNEL__?: { once: (event: string, listener: () => void) => void };
  };
  channel?.once(STORY_RENDERED, done);
  setTimeout(done, patience);
}

/** Returns the theme, language and viewport that the story itself sets, if any. */
const loadOwn = (storyId: string) =>
  preview()
    .storyStoreValue.loadStory({ storyId })
    .then(
      ({ storyGlobals }) => lookOf(storyGlobals),
      () => ({}),
    );

type FramesProps = { storyId: string; cells: readonly Cell[]; scale: number };
/** `isOn`: whether the iframe may load. */
type FrameProps = Omit<FramesProps, 'cells'> & { cell: Cell; isOn: boolean; onDone: () => void };

function Frame({ storyId, cell, scale, isOn, onDone }: FrameProps) {
  const { width, height } = sizeOf(cell.viewport);
  const words = `${nameOf(cell.viewport)}, ${nameOf(cell.theme)}`;
  const language = nameOf(cell.locale);
  return (
    <li style={{ width: width * scale }}>
      <a href={`./${storyLink({ storyId, ...cell })}`} target="_top">
        <span className="mx-label">
          {words}
          <span className="mx-unseen">, {language}</span>
        </span>
        <span className="mx-window" style={{ width: width * scale, height: height * scale }}>
          {isOn && (
            // The iframe is inert, so that a click on it follows the link around it.
            <iframe
              title={`${words}, ${language}`}
              src={frameOf(storyId, cell)}
              inert
              tabIndex={-1}
              style={{ width, height, transform: `scale(${scale})` }}
              onLoad={({ currentTarget }) => whenDrawn(currentTarget, onDone)}
            />
          )}
        </span>
      </a>
    </li>
  );
}

const keyOf = ({ theme, locale, viewport }: Cell) => `${locale} ${theme} ${viewport}`;

/** The iframes, grouped by language. Only a few load in parallel. */
function Frames({ storyId, cells, scale }: FramesProps) {
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const waiting = cells
    .map(keyOf)
    .filter((key) => !done.has(key))
    .slice(together);
  const languages = [...new Set(cells.map(({ locale }) => locale))];
  return languages.map((locale) => (
    <section key={locale} aria-label={nameOf(locale)}>
      <h2 lang={locale}>{nameOf(locale)}</h2>
      <ul className="mx-frames">
        {cells
          .filter((cell) => cell.locale === locale)
          .map((cell) => (
            <Frame
              key={keyOf(cell)}
              storyId={storyId}
              cell={cell}
              scale={scale}
              isOn={!waiting.includes(keyOf(cell))}
              onDone={() => setDone((now) => new Set([...now, keyOf(cell)]))}
            />
          ))}
      </ul>
    </section>
  ));
}

type PickerProps = { stories: readonly Listed[]; chosen: string; onChoose: (id: string) => void };

/** A list of the screens' stories in the order of the sidebar, with a search field. */
function Picker({ stories, chosen, onChoose }: PickerProps) {
  const [query, setQuery] = useState('');
  const list = useRef<HTMLSelectElement>(null);
  const shown = found(stories, query);
  const screens = [...new Set(shown.map(({ screen }) => screen))];
  // Scrolls to the selected story, because a link can select a story far down in the list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the list has loaded.
  useEffect(() => list.current?.selectedOptions[0]?.scrollIntoView({ block: 'nearest' }), [stories.length]);
  return (
    <div className="mx-picker">
      <label>
        Find a screen or a state
        <input
          type="search"
          value={query}
          placeholder="feed failed"
          onChange={({ target }) => setQuery(target.value)}
          onKeyDown={({ key }) => {
            if (key === 'Enter' && shown[0]) onChoose(shown[0].id);
            if (key === 'ArrowDown') list.current?.focus();
          }}
        />
      </label>
      <select
        ref={list}
        size={7}
        aria-label="Story"
        value={shown.some(({ id }) => id === chosen) ? chosen : ''}
        onChange={({ target }) => onChoose(target.value)}
      >
        {screens.map((screen) => (
          <optgroup key={screen} label={screen}>
            {shown
              .filter((story) => story.screen === screen)
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
      <p role="status">
        {shown.length} of {stories.length} stories
      </p>
    </div>
  );
}

/** Names the globals that the story sets. `isPlayed`: whether a `play` function produces its state. */
function Notes({ own, isPlayed }: { own: Look; isPlayed: boolean }) {
  const set = (Object.keys(axes) as Axis[]).flatMap((axis) => {
    const value = own[globalOf[axis]];
    return value ? nameOf(value) : [];
  });
  return (
    <>
      {set.length > 0 && <p>This story has fixed settings: {set.join(', ')}.</p>}
      {isPlayed && (
        <p>
          This story reaches its state by steps, which don’t run in the matrix. Open the story to run them.
        </p>
      )}
    </>
  );
}

export function MatrixPage() {
  const stories = useLoaded(fetchListed) ?? [];
  const [storyId, setStoryId] = useState(() => inAddress('story') ?? first);
  const [chosen, setChosen] = useState(() => chosenIn(inAddress));
  const page = useRef<HTMLDivElement>(null);
  const { width: available } = useSize(page);
  const own = useLoaded(() => loadOwn(storyId), storyId);

  useEffect(() => writeAddress({ story: storyId, ...written(chosen) }), [storyId, chosen]);
  // Removes this page's parameters from the address when the user navigates to another page.
  useEffect(() => () => writeAddress({ story: null, themes: null, languages: null, widths: null }), []);

  const story = stories.find(({ id }) => id === storyId);
  const shown = within(chosen, own ?? {});
  const widths = shown.widths as readonly Width[];
  const cells = shown.languages.flatMap((locale) =>
    shown.themes.flatMap((each) => widths.map((viewport): Cell => ({ theme: each, locale, viewport }))),
  );
  const choices = (axis: Axis, label: string) => (
    <fieldset>
      <legend>{label}</legend>
      {axes[axis].map((value) => (
        <label key={value}>
          <input
            type="checkbox"
            checked={chosen[axis].includes(value)}
            onChange={() => setChosen(toggled(chosen, axis, value))}
          />
          {nameOf(value)}
        </label>
      ))}
    </fieldset>
  );
  return (
    <Unstyled>
      <div ref={page} className="mx">
        <style>{matrixStyles}</style>
        <h1>Matrix</h1>
        <p>
          One state of a screen in every theme, language and width. Select a frame to open the story with its
          settings. The address contains your selection: copy it to share this page.
        </p>
        <div className="mx-choices">
          <Picker stories={stories} chosen={storyId} onChoose={setStoryId} />
          <div>
            {choices('themes', 'Themes')}
            {choices('languages', 'Languages')}
            {choices('widths', 'Widths')}
          </div>
        </div>
        <h2 className="mx-story">{story ? `${story.screen}: ${story.name}` : storyId}</h2>
        {stories.length > 0 && !story && <p>No screen has this story. Select one above.</p>}
        {own && <Notes own={own} isPlayed={Boolean(story?.isPlayed)} />}
        {story && own && available > 0 && (
          <Frames key={storyId} storyId={storyId} cells={cells} scale={scaleIn(available, widths)} />
        )}
      </div>
    </Unstyled>
  );
}
