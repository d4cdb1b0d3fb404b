import { useMessages } from '@messages';
import { useChoiceText } from '@messages/choiceText';
import { Check, MessageCircle, RotateCcw } from 'lucide';
import { type ReactNode, useCallback, useEffect, useId, useRef } from 'react';
import { Button } from '../controls/Button';
import { Tag } from '../controls/Tag';
import { FitLine } from '../directory/FitLine';
import { Avatar } from '../feedback/Avatar';
import { AddToPipeline } from '../pipeline/AddToPipeline';
import { TimeAgo } from '../social/TimeAgo';
import { Unsaved } from '../social/Unsaved';
import { VerifiedTick } from '../social/VerifiedTick';
import { Lines } from '../typography/Lines';
import { Text } from '../typography/Text';
import { TextLink } from '../typography/TextLink';
import * as styles from './RequestCard.css';
import { RequestForm } from './RequestForm';
import { type RequestActions, type RequestView, requestTones } from './requestView';

export type RequestCardProps = {
  /** The request, and the owner's unsent note to its sender. */
  request: RequestView;
  /** The owner's actions on requests. */
  actions: RequestActions;
  /** The current time, in ms since the epoch. */
  now: number;
};

/** Shows a request to see a startup's metrics, and the buttons with which the startup's owner answers. */
export function RequestCard({ request, actions, now }: RequestCardProps) {
  const t = useMessages('account').requests;
  const common = useMessages('common');
  const choiceText = useChoiceText();
  const [nameId, stateId] = [useId(), useId()];
  const { id, from, state, fit, form, isUndoable, href, investorHref, answeredAt, note } = request;
  const look = form ? 'form' : isUndoable ? 'undoable' : state;
  const { ref, openerRef } = useFocusInActions(look);
  const described = `${nameId} ${stateId}`;
  const role = choiceText(from.role);

  const buttons: Record<typeof look, ReactNode> = {
    form: form && (
      <RequestForm
        {...form}
        name={from.name}
        onNoteChange={actions.onNoteChange}
        onCloseForm={actions.onCloseForm}
        onSubmitForm={actions.onSubmitForm}
      />
    ),
    undoable: (
      <Button
        variant="secondary"
        size="small"
        icon={RotateCcw}
        describedBy={described}
        onClick={() => actions.onUndo(id)}
      >
        {t.undo}
      </Button>
    ),
    requested: (
      <>
        <Button size="small" icon={Check} describedBy={nameId} onClick={() => actions.onApprove(id)}>
          {t.approve}
        </Button>
        <Button
          variant="secondary"
          size="small"
          describedBy={nameId}
          onClick={() => actions.onOpenForm(id, 'declined')}
          ref={openerRef}
        >
          {t.decline}
        </Button>
      </>
    ),
    approved: (
      <Button
        variant="secondary"
        size="small"
        describedBy={nameId}
        onClick={() => actions.onOpenForm(id, 'revoked')}
        ref={openerRef}
      >
        {t.revoke}
      </Button>
    ),
    declined: <AfterAll describedBy={nameId} onClick={() => actions.onApprove(id)} />,
    revoked: <AfterAll describedBy={nameId} onClick={() => actions.onApprove(id)} />,
    withdrawn: null,
  };
  return (
    <div className={styles.request}>
      <div className={styles.head}>
        <Avatar name={from.name} src={from.avatar} />
        <div className={styles.names}>
          <div className={styles.title}>
            <span className={styles.name} id={nameId}>
              {href ? (
                <TextLink href={href} tone="ink">
                  <bdi>{from.name}</bdi>
                </TextLink>
              ) : (
                <bdi>{from.name}</bdi>
              )}
            </span>
            {from.isInvestor && <VerifiedTick />}
            <span id={stateId}>
              <Tag tone={requestTones[state]}>{t.states[state]}</Tag>
            </span>
          </div>
          {role && (
            <Text size="small" tone="muted">
              {role}
            </Text>
          )}
          <p className={styles.facts}>
            <span>{from.isInvestor ? t.registered : t.notRegistered}</span>
            <span>
              {t.asked} · <TimeAgo time={request.requestedAt} now={now} />
            </span>
            {answeredAt !== null && (
              <span>
                {t.answered} · <TimeAgo time={answeredAt} now={now} />
              </span>
            )}
            {request.unsaved === 'pending' && <Unsaved state="pending" />}
          </p>
        </div>
        <AddToPipeline look="icon" card={request.card} />
      </div>
      {fit && <FitLine fit={fit} by="ownStartup" />}
      {note && (
        <div className={styles.note}>
          <Text size="small" tone="muted">
            {t.yourNote}
          </Text>
          <Text size="small">
            <Lines>{note}</Lines>
          </Text>
        </div>
      )}
      {request.unsaved === 'failed' && (
        <div className={styles.actions}>
          <Text size="small" tone="danger">
            {t.unsaved}
          </Text>
          <Button variant="quiet" size="small" describedBy={nameId} onClick={actions.onWriteAgain}>
            {common.tryAgain}
          </Button>
        </div>
      )}
      <div key={look} ref={ref} className={form ? undefined : styles.actions}>
        {buttons[look]}
        {!form && (
          <>
            {investorHref && (
              <Button variant="quiet" size="small" href={investorHref} describedBy={nameId}>
                {t.investorPage}
              </Button>
            )}
            <Button
              variant="quiet"
              size="small"
              icon={MessageCircle}
              href={request.messageHref}
              describedBy={nameId}
            >
              {t.message}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

function AfterAll(props: { describedBy: string; onClick: () => void }) {
  const t = useMessages('account').requests;
  return (
    <Button variant="secondary" size="small" {...props}>
      {t.approveAfterAll}
    </Button>
  );
}

/**
 * Restores the focus when the container of the actions (`ref`) remounts with the focused element inside.
 * Focuses the first new action, or the button that opened a closed form (`openerRef`).
 * @param look names the current set of actions, which is the container's `key`
 */
function useFocusInActions(look: string) {
  const place = useRef<HTMLElement>(null);
  const openerRef = useRef<HTMLButtonElement>(null);
  const hasTakenFocus = useRef(false);
  const before = useRef(look);
  const ref = useCallback((element: HTMLElement | null) => {
    place.current = element;
    return () => {
      hasTakenFocus.current = element?.contains(document.activeElement) ?? false;
    };
  }, []);
  useEffect(() => {
    if (hasTakenFocus.current && document.activeElement === document.body) {
      const first = place.current?.querySelector<HTMLElement>('textarea, button, a');
      const opener = before.current === 'form' ? openerRef.current : null;
      (opener ?? first)?.focus();
      if (first instanceof HTMLTextAreaElement)
        first.setSelectionRange(first.value.length, first.value.length);
    }
    hasTakenFocus.current = false;
    before.current = look;
  }, [look]);
  return { ref, openerRef };
}
