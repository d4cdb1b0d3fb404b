import { type Fit, fitsOf, isFitting, sectorsWith } from '../../../schema/rules/fit';
import type { Notification, NotificationReason } from '../../../schema/shapes/notification';
import type { Startup } from '../../../schema/shapes/startup';
import { aboutStartup, asked, type Entry, type KnownWorld, most, type Own } from './entries';

/**
 * Returns entries for startups that fit the criteria of an investor, and for those that match a saved search. For a
 * founder, an opportunity is also a metrics request from a registered investor.
 */
export function opportunities(known: KnownWorld, mine: Own): Entry[] {
  const found = startupMatches(known, mine);
  if (!known.investor)
    return [
      ...known.requests.received.flatMap((request) => (request.from.isInvestor ? asked(request) : [])),
      ...found,
    ];
  const reasonsOf = reasonsFor(known);
  /** Returns entries for startups that fit the investor's criteria, in the order of `found`. */
  const fitting = <Found extends { startup: Startup }>(what: Notification['what'], found: readonly Found[]) =>
    found
      .flatMap((each) => {
        const reasons = mine.startupIds.has(each.startup.id) ? [] : reasonsOf(each.startup);
        return reasons.length > 0 ? [{ ...each, reasons }] : [];
      })
      .slice(0, most)
      .map(({ startup, reasons, ...each }) => ({
        ...aboutStartup(what, startup),
        id: `opportunity:${startup.id}`,
        at: null,
        reasons,
        ...each,
      }));
  const listed = known.directory.listed.flatMap(({ startup, isActive, listedAt }) =>
    isActive ? [{ startup, at: listedAt }] : [],
  );
  const raising = known.directory.startups.flatMap((startup) =>
    isRaising(startup, known.now) ? [{ startup }] : [],
  );
  // An event has one notification, also if a startup fits the criteria and matches a search.
  return [...fitting('newListing', listed), ...fitting('opportunity', raising), ...found];
}

/** Returns entries for the startups that are new for the user's saved searches. */
function startupMatches({ matches, directory: { startups } }: KnownWorld, mine: Own): Entry[] {
  const byId = new Map(startups.map((startup) => [startup.id, startup]));
  return matches.flatMap(({ kind, id, search, at }): Entry[] => {
    const startup = kind === 'startup' && !mine.startupIds.has(id) && byId.get(id);
    return startup
      ? [{ ...aboutStartup('searchMatch', startup), id: `opportunity:${id}`, subject: search, at }]
      : [];
  });
}

const isRaising = ({ fundraising: { closingDate, raised = 0, goal } }: Startup, now: number): boolean =>
  closingDate !== undefined && closingDate > now && (goal === undefined || raised < goal);

/** Returns a function that returns why a startup fits the criteria; no reasons if no criterion is met. */
function reasonsFor({ directory }: KnownWorld): (startup: Startup) => NotificationReason[] {
  const fitOf = fitsOf(directory.dealFlow.criteria);
  return (startup) => {
    const fit = fitOf(startup);
    return isFitting(fit) && fit.some(({ verdict }) => verdict === 'met') ? reasonsIn(fit) : [];
  };
}

/** Returns the criteria that the startup meets, then those that it nearly meets. */
const reasonsIn = (fit: Fit): NotificationReason[] =>
  (['met', 'close'] as const).flatMap((verdict) =>
    fit
      .filter((one) => one.verdict === verdict)
      .flatMap((one): NotificationReason[] => {
        if (one.criterion === 'sector')
          return sectorsWith(verdict, one).map((given) => ({ criterion: one.criterion, verdict, given }));
        if (one.criterion === 'amount')
          return one.given === undefined ? [] : [{ criterion: one.criterion, verdict, given: one.given }];
        return [{ criterion: one.criterion, verdict, given: one.given }];
      }),
  );
