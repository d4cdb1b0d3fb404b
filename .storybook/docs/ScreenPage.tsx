import { machinesOf } from '@kit/app/declared';
import { DocsContext, Markdown, Title } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { type Look, stateLink, storyLink } from '../statechart/storyLinks';
import { useLook } from '../statechart/useLook';
import * as styles from './ScreenPage.css';
import { specOf } from './specParts';

// The docs page of a screen: its specification beside its stories, with screenshots where they exist. The
// page renders no live stories, because they would compete for the focus and the theme.

/** The URLs of the screenshots that `npm run pictures -- --accept` stores, by file. */
const pictures = import.meta.glob<string>('../../stories/pictures/*.light.1280.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});
const pictureOf = (id: string) => pictures[`../../stories/pictures/${id}.light.1280.webp`];

/** One story: its screenshot, links and description. `look`: the toolbar's theme, language and viewport. */
function State({ story, look }: { story: PreparedStory; look: Look }) {
  const { id, name, parameters } = story;
  const said: unknown = parameters.docs?.description?.story;
  const picture = pictureOf(id);
  return (
    <li className={picture ? styles.pictured : styles.told}>
      <a href={`./${storyLink({ storyId: id, ...look })}`} target="_top" className={styles.link}>
        {picture && (
          <img src={picture} alt="" loading="lazy" width="1280" height="800" className={styles.picture} />
        )}
        <strong>{name}</strong>
      </a>
      {typeof said === 'string' && <p className={styles.said}>{said}</p>}
      {machinesOf(parameters).map(({ id: machine, state }) => (
        <p key={machine} className={styles.machine}>
          {[state].flat().map((path) => (
            <a key={path} href={`./${stateLink({ machine, state: path, ...look })}`} target="_top">
              <code>
                {machine}: {path}
              </code>
            </a>
          ))}
        </p>
      ))}
    </li>
  );
}

/** The docs page of the screen in this stories file. */
export function ScreenPage() {
  const look = useLook();
  // Omits tests (`Story.test()`), because each belongs to a story in the list.
  const stories = use(DocsContext)
    .componentStories()
    .filter(({ tags }) => !tags.includes('test-fn'));
  const screen = stories[0]?.title.split('/').at(-1) ?? '';
  const spec = specOf(screen);
  return (
    <div className={`sb-unstyled ${styles.page}`}>
      <Title />
      <div className={spec.length ? styles.sideBySide : undefined}>
        {spec.length > 0 && (
          <section className={styles.spec} aria-label="Specification">
            {spec.map(({ heading, text }) => (
              <div key={heading}>
                <h2>{heading}</h2>
                <Markdown>{text}</Markdown>
              </div>
            ))}
          </section>
        )}
        <section aria-label="States">
          <h2>States</h2>
          <ul className={styles.states}>
            {stories.map((story) => (
              <State key={story.id} story={story} look={look} />
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}
