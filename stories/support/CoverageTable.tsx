import { stateLink } from '../../.storybook/statechart/links';
import { titleOf } from '../../.storybook/statechart/pages';
import type { Counted, MachineCoverage, Summary } from '../../scripts/coverage/judge';

const files = import.meta.glob<Summary>('../coverage.json', { eager: true, import: 'default' });
const [summary] = Object.values(files);

const share = (of: number, all: number) => `${of} of ${all}`;
const taken = ({ all, missing }: Counted) => share(all - missing.length, all);

function Row({ id, coverage }: { id: string; coverage: MachineCoverage }) {
  const { leaves, branches, ignored } = coverage;
  const seen = leaves.filter(({ unseen }) => unseen === null);
  const count = (isSo: (leaf: MachineCoverage['leaves'][number]) => boolean) =>
    share(seen.filter(isSo).length, seen.length);
  const missing = [
    ...seen.filter(({ isStoried }) => !isStoried).map(({ path }) => `no story: ${path}`),
    ...seen
      .filter(({ isStoried, isAccessible }) => isStoried && !isAccessible)
      .map(({ path }) => `axe did not pass: ${path}`),
    ...leaves.filter(({ isTested }) => !isTested).map(({ path }) => `no test: ${path}`),
    ...branches.missing.map((branch) => `no test: ${branch}`),
    ...ignored.missing.map((pair) => `no test: ${pair}`),
  ];
  return (
    <tr>
      <th scope="row">
        <a href={`./${stateLink({ machine: id })}`} target="_top">
          {titleOf(id)}
        </a>
      </th>
      <td>{count(({ isStoried }) => isStoried)}</td>
      <td>{count(({ isTested }) => isTested)}</td>
      <td>{count(({ isAccessible }) => isAccessible)}</td>
      <td>{leaves.length - seen.length}</td>
      <td>{taken(branches)}</td>
      <td>{taken(ignored)}</td>
      <td>{missing.length ? missing.join('; ') : 'nothing'}</td>
    </tr>
  );
}

/** One row a machine: what the last whole run of the tests says of it. */
export function CoverageTable() {
  if (!summary) return <p>Nobody has run the whole test yet: `npm test`, then `npm run coverage`.</p>;
  return (
    <table>
      <thead>
        <tr>
          {[
            'Machine',
            'Storied',
            'Tested',
            'Accessible, light and dark',
            'Unseen, with a reason',
            'Ways out',
            'Ignored',
            'Missing',
          ].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.entries(summary).map(([id, coverage]) => (
          <Row key={id} id={id} coverage={coverage} />
        ))}
      </tbody>
    </table>
  );
}
