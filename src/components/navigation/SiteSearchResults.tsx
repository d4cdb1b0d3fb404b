import { useMessages } from '@messages';
import { useFormats } from '@messages/format';
import { BadgeCheck, Search } from 'lucide';
import { type MouseEvent, useEffect, useRef } from 'react';
import type { Command } from '@/data/schema/shapes/command';
import type { MarkedText, SearchGroup, SearchHit } from '@/data/schema/shapes/siteSearch';
import { textMaximum } from '@/data/schema/text/limits';
import { quoted } from '@/data/schema/text/query';
import { Icon } from '../brand/Icon';
import { Avatar } from '../feedback/Avatar';
import { Spinner } from '../feedback/Spinner';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { CommandOptions } from './CommandOptions';
import * as styles from './SiteSearchResults.css';

export const siteSearchStatuses = ['closed', 'commands', 'waiting', 'results', 'none', 'failed'] as const;

export type SiteSearchResultsProps = {
  /**
   * commands: there is no query, so only commands are shown. waiting: the search takes noticeably long. none: no
   * page or post matches. failed: the search threw an error.
   */
  status: 'closed' | 'commands' | 'waiting' | 'results' | 'none' | 'failed';
  /** The whole query. The search uses only the beginning of a long query. */
  query: string;
  /** The commands above the results; by default none. */
  commands?: readonly Command[];
  /** The results, shown while the status is `results`. */
  groups: readonly SearchGroup[];
  /** Index of the highlighted option, from 0: a command, a result, or last the link to Discover. */
  active: number | null;
  /** Id of the list; its options are `{listId}-0`, `{listId}-1` and so on. */
  listId: string;
  /** URL of Discover with the whole query. */
  discoverHref: string;
  /** Called with the URL of an option when the user clicks it. */
  onChoose: (href: string) => void;
  /** Called with a command when the user clicks it. */
  onCommand?: (command: Command) => void;
  /** Called when the user presses outside the field and the list. */
  onClose: () => void;
};

/** The list of results below the top bar's search field. Announces their number to screen readers. */
export function SiteSearchResults(props: SiteSearchResultsProps) {
  return (
    <>
      {props.status !== 'closed' && <Popup {...props} />}
      {/* Mounted while empty: some screen readers ignore a live region that mounts with its text. */}
      <div role="status">
        <VisuallyHidden>
          {props.status !== 'closed' && props.commands && props.commands.length > 0 && (
            <CommandCount count={props.commands.length} />
          )}{' '}
          {[useBeginningNote(props.query), useAnnouncement(props)].join(' ').trim()}
        </VisuallyHidden>
      </div>
    </>
  );
}

/** Returns a note that the search uses only the beginning of a long query; empty for other queries. */
function useBeginningNote(query: string): string {
  const t = useMessages('common');
  const { count } = useFormats();
  const most = textMaximum.search;
  return query.length > most ? t.searchTooLong({ most: count(most) }) : '';
}

function useAnnouncement({ status, query, groups, commands = [] }: SiteSearchResultsProps): string {
  const t = useMessages('search');
  const app = useMessages('app');
  if (status === 'results') return t.count({ count: groups.reduce((sum, { hits }) => sum + hits.length, 0) });
  if (status === 'none' && commands.length === 0) return t.none({ query: quoted(query) });
  return status === 'failed' ? app.searchFailed : '';
}

function Popup({
  status,
  query,
  commands = [],
  groups,
  active,
  listId,
  discoverHref,
  onChoose,
  onCommand = () => {},
  onClose,
}: SiteSearchResultsProps) {
  const t = useMessages('search');
  const common = useMessages('common');
  const app = useMessages('app');
  const beginning = useBeginningNote(query);
  const popup = useRef<HTMLDivElement>(null);
  usePressOutside(popup, onClose);
  useFitAboveKeyboard(popup);
  useEffect(() => {
    if (active !== null) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [listId, active]);

  const shown = status === 'results' ? groups : [];
  const count = commands.length + shown.reduce((sum, { hits }) => sum + hits.length, 0);
  const optionProps = (index: number, href: string) => ({
    id: `${listId}-${index}`,
    role: 'option' as const,
    'aria-selected': active === index,
    tabIndex: -1,
    href,
    onClick: (event: MouseEvent) => {
      // With a modifier key, the browser opens the link in another tab or window, and the list stays open.
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      onChoose(href);
    },
  });
  let index = commands.length - 1;
  // Below the commands, so that they don't move when the results arrive.
  const note = (
    <>
      {status === 'waiting' && (
        <div className={styles.waiting}>
          <Spinner label={common.searching} />
          <span aria-hidden>{common.searching}</span>
        </div>
      )}
      {status === 'none' && commands.length === 0 && (
        <Message title={t.none({ query: quoted(query) })} text={t.noneText} />
      )}
      {status === 'failed' && <Message title={app.searchFailed} text={app.searchFailedText} />}
    </>
  );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press on the list preserves the focus.
    <div ref={popup} className={styles.popup} onMouseDown={(event) => event.preventDefault()}>
      {beginning && <p className={styles.note}>{beginning}</p>}
      {commands.length === 0 && note}
      <div id={listId} className={styles.list} role="listbox" aria-label={t.results}>
        {commands.length > 0 && <CommandOptions {...{ commands, active, listId, onCommand }} />}
        {shown.map(({ kind, hits }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields, and these are options.
          <div key={kind} role="group" aria-labelledby={`${listId}-${kind}`}>
            <div id={`${listId}-${kind}`} className={styles.groupLabel} role="presentation">
              {t.kinds[kind]}
            </div>
            {hits.map((hit) => {
              index += 1;
              return (
                <a key={hit.id} className={styles.option} {...optionProps(index, hit.href)}>
                  <Hit hit={hit} isStartup={kind === 'startup'} />
                </a>
              );
            })}
          </div>
        ))}
        {query.trim() && (
          <a className={`${styles.option} ${styles.discover}`} {...optionProps(count, discoverHref)}>
            <span className={styles.discoverIcon}>
              <Icon of={Search} size={18} />
            </span>
            <span className={styles.discoverText}>{t.discover({ query: quoted(query) })}</span>
          </a>
        )}
      </div>
      {commands.length > 0 && note}
    </div>
  );
}

/** The number of commands. Loads their texts only if there are any. */
function CommandCount({ count }: { count: number }) {
  return useMessages('commands').count({ count });
}

function Message({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles.message}>
      <p className={styles.messageTitle}>{title}</p>
      <p className={styles.messageText}>{text}</p>
    </div>
  );
}

function Hit({ hit, isStartup }: { hit: SearchHit; isStartup: boolean }) {
  const t = useMessages('common');
  return (
    <>
      <Avatar name={hit.name} src={hit.image} size="small" shape={isStartup ? 'square' : 'round'} />
      <span className={styles.texts}>
        <span className={styles.title}>
          <span className={styles.name}>
            <Marked text={hit.title} />
          </span>
          {hit.isVerified && <Icon of={BadgeCheck} size={15} label={t.verified} />}
        </span>
        <span className={styles.detail}>
          <Marked text={hit.detail} />
        </span>
      </span>
    </>
  );
}

function Marked({ text }: { text: MarkedText }) {
  return text.map((piece, index) =>
    piece.isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never move.
      <mark key={index} className={styles.match}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}

/** Calls `onPress` when the user presses outside the popup and its field. */
function usePressOutside(popup: { current: HTMLElement | null }, onPress: () => void) {
  const latest = useRef(onPress);
  latest.current = onPress;
  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !popup.current?.parentElement?.contains(target)) latest.current();
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [popup]);
}

/** Places the popup above a phone's keyboard, which covers the page without resizing it. */
function useFitAboveKeyboard(popup: { current: HTMLElement | null }) {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const moveAbove = () => {
      const covered = Math.max(0, window.innerHeight - view.height - view.offsetTop);
      popup.current?.style.setProperty(styles.keyboard, `${covered}px`);
    };
    moveAbove();
    view.addEventListener('resize', moveAbove);
    view.addEventListener('scroll', moveAbove);
    return () => {
      view.removeEventListener('resize', moveAbove);
      view.removeEventListener('scroll', moveAbove);
    };
  }, [popup]);
}
