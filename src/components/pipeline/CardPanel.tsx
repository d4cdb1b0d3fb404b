import { useMessages } from '@messages';
import { useFormats } from '@messages/format';
import { ExternalLink, MessageCircle, X } from 'lucide';
import type { Stage } from '@/data/schema/shapes/pipeline';
import { Button } from '../controls/Button';
import { Select } from '../controls/Select';
import { Avatar } from '../feedback/Avatar';
import { Stack } from '../layout/Stack';
import { Dialog } from '../overlays/Dialog';
import { Heading } from '../typography/Heading';
import { Text } from '../typography/Text';
import { type BoardActions, linksOf, type PanelView } from './boardView';
import { CardHistory } from './CardHistory';
import * as styles from './CardPanel.css';
import type { PanelPart } from './cardActions';
import { MoveLine } from './MoveLine';
import { NoteList } from './NoteList';
import { PassFields } from './PassFields';
import { StepFields } from './StepFields';
import { TagEditor } from './TagEditor';
import { useFitTexts } from './useFitTexts';
import { useWorkText } from './useWorkText';

export type CardPanelProps = Pick<
  BoardActions,
  | 'onRetry'
  | 'onClose'
  | 'onMove'
  | 'onRemove'
  | 'onStepChange'
  | 'onTagsChange'
  | 'onDraftChange'
  | 'onNoteAdd'
  | 'onNoteEdit'
  | 'onNoteRemove'
  | 'onPassOpen'
  | 'onPassChange'
  | 'onPassSubmit'
  | 'onPassClose'
  | 'onSuggestionTake'
  | 'onSuggestionLater'
  | 'onWriteAgain'
> & {
  /** The open card. */
  panel: PanelView;
  /** The stages of the board. */
  stages: readonly Stage[];
  /** All tags of the board. */
  knownTags: readonly string[];
  /** The part that takes the focus. */
  part?: PanelPart | undefined;
  /** The current time, in ms since the epoch. */
  now: number;
};

/** An open card, at the side of the board; on a phone, it covers the page. */
export function CardPanel(props: CardPanelProps) {
  const { panel, onClose, onPassClose } = props;
  const { card, passing } = panel;
  const t = useMessages('pipeline');
  const common = useMessages('common');
  return (
    <Dialog
      isOpen
      placement="side"
      // Closing the form returns to the card.
      onClose={passing ? onPassClose : onClose}
      title={passing ? t.pass.title({ name: card.name }) : card.name}
      closeLabel={common.close}
    >
      {passing ? (
        <PassFields
          {...props}
          name={card.name}
          form={passing}
          canTell={linksOf(card).messageHref !== undefined}
        />
      ) : (
        <Content key={card.id} {...props} />
      )}
    </Dialog>
  );
}

function Content({ panel, stages, knownTags, part, now, ...actions }: CardPanelProps) {
  const { card, notes, draft, history, events } = panel;
  const { id, name, pass, suggestion, isGone } = card;
  const { href, messageHref } = linksOf(card);
  const t = useMessages('pipeline');
  const formats = useFormats();
  const { stageName } = useWorkText();
  const fits = useFitTexts(card.fit);
  const suggested = suggestion && stages.find((stage) => stage.id === suggestion.stage);
  return (
    <Stack gap={24}>
      <Stack gap={12}>
        <div className={styles.head}>
          <Avatar name={name} src={card.face} size="card" shape={card.isStartup ? 'square' : 'round'} />
          <div className={styles.about}>
            {isGone && <Text size="small">{t.card.noLonger}</Text>}
            {card.move && <MoveLine move={card.move} now={now} />}
            {fits.length > 0 && (
              <ul className={styles.fits} aria-label={t.card.fit.label}>
                {fits.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            )}
            {card.isUnsaved && (
              <Text size="small" weight="strong" tone="danger">
                {t.card.unsaved}
              </Text>
            )}
          </div>
        </div>
        {(href || messageHref || (card.isUnsaved && actions.onWriteAgain)) && (
          <div className={styles.buttons}>
            {href && (
              <Button variant="secondary" size="small" icon={ExternalLink} href={href}>
                {t.menu.page}
              </Button>
            )}
            {messageHref && (
              <Button variant="secondary" size="small" icon={MessageCircle} href={messageHref}>
                {t.menu.write}
              </Button>
            )}
            {card.isUnsaved && actions.onWriteAgain && (
              <Button variant="secondary" size="small" onClick={actions.onWriteAgain}>
                {t.card.retry}
              </Button>
            )}
          </div>
        )}
        {suggested && (
          <div className={styles.suggestion}>
            <Text size="small">{t.card.suggestion({ name, column: stageName(suggested) })}</Text>
            <div className={styles.buttons}>
              <Button size="small" onClick={() => actions.onSuggestionTake(id)}>
                {t.card.take}
              </Button>
              <Button variant="quiet" size="small" onClick={() => actions.onSuggestionLater(id)}>
                {t.card.later}
              </Button>
            </div>
          </div>
        )}
      </Stack>
      <Select
        label={t.bar.stage}
        hint={t.panel.since({ day: formats.day(card.since, now) })}
        value={card.stage}
        options={stages.map((stage) => ({ value: stage.id, label: stageName(stage) }))}
        onChange={(stage) => actions.onMove([id], stage)}
      />
      {pass && (
        <div className={styles.passed}>
          <Text size="small" weight="strong">
            {t.panel.passed({ reason: t.pass.reasons[pass.reason] })}
          </Text>
          {pass.words && <Text size="small">{pass.words}</Text>}
          {pass.toldAt !== undefined && (
            <Text size="small" tone="muted">
              {t.panel.told({ day: formats.day(pass.toldAt, now) })}
            </Text>
          )}
        </div>
      )}
      <StepFields
        step={card.step}
        now={now}
        isDueFocused={part === 'due'}
        onChange={(step) => actions.onStepChange([id], step)}
      />
      <NoteList {...actions} notes={notes} draft={draft} now={now} isFocused={part === 'note'} />
      <Stack gap={12} as="section">
        <Heading level={3}>{t.panel.tags}</Heading>
        <TagEditor
          tags={card.tags}
          known={knownTags}
          isFocused={part === 'tags'}
          onChange={(tags) => actions.onTagsChange(id, tags)}
        />
      </Stack>
      <CardHistory
        history={history}
        events={events}
        stage={card.stage}
        since={card.since}
        stages={stages}
        now={now}
      />
      <div className={styles.ends}>
        <Button variant="secondary" size="small" icon={X} onClick={() => actions.onPassOpen(id)}>
          {t.menu.pass}
        </Button>
        <Button variant="danger" size="small" onClick={() => actions.onRemove([id])}>
          {t.panel.removeCard}
        </Button>
      </div>
    </Stack>
  );
}
