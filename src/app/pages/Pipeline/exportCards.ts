import { type Locale, loadMessages } from '@messages';
import type { Services } from '@/app/services/createServices';
import { pathOf } from '@/data/schema/rules/contactMatches';
import { csvOf } from '@/data/schema/rules/csv';
import { type Stages, stageOf } from '@/data/schema/rules/pipelineCards';
import { type PipelineCard, stageName } from '@/data/schema/shapes/pipeline';
import { typedDay } from '@/data/schema/text/day';

/** Downloads cards as a CSV file, in their order, with the texts of a language. */
export async function exportCards(
  { pipeline, saveFile, now }: Pick<Services, 'pipeline' | 'saveFile' | 'now'>,
  { cards, stages, locale }: { cards: readonly PipelineCard[]; stages: Stages; locale: Locale },
) {
  const [store, { boards, export: t }, { stages: stageNames }] = await Promise.all([
    pipeline(),
    loadMessages(locale, 'pipeline'),
    loadMessages(locale, 'work'),
  ]);
  const contacts = new Map((await store.loadContacts()).map((contact) => [`contact:${contact.id}`, contact]));
  const linkOf = ({ id, slug }: PipelineCard) => {
    const path = pathOf(id, slug);
    return path ? `${location.origin}${path}` : contacts.get(id)?.url;
  };
  const { columns: c } = t;
  const head = [
    c.name,
    c.company,
    c.position,
    c.email,
    c.link,
    c.board,
    c.stage,
    c.since,
    c.step,
    c.due,
    c.tags,
  ];
  const rows = cards.map((card) => {
    const contact = contacts.get(card.id);
    // A finished step isn’t the next step.
    const step = card.step?.doneAt === undefined ? card.step : undefined;
    return [
      ...[card.name, contact?.company, contact?.position, contact?.email, linkOf(card)],
      ...[boards[card.board], stageName(stageOf(stages, card), stageNames), typedDay(card.since)],
      ...[step?.text, step?.due, card.tags.join(', ')],
    ].map((cell) => cell ?? '');
  });
  // The byte order mark makes spreadsheets read UTF-8.
  const file = new Blob(['\uFEFF', csvOf([head, ...rows])], { type: 'text/csv;charset=utf-8' });
  saveFile(file, `updraft-pipeline-${typedDay(now())}.csv`);
}
