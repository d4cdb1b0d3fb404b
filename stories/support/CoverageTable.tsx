import type { MachineCoverage, Summary } from '@kit/coverage/judge';
import { titleOf } from '../../.storybook/statechart/pages';
import { sharesOf, unseenOf } from '../../.storybook/statechart/shares';
import { stateLink } from '../../.storybook/statechart/storyLinks';

const files = import.meta.glob<Summary>('../../.cache/coverage/summary.json', {
  exhaustive: true,
  eager: true,
  import: 'default',
});
const [summary] = Object.values(files);

function Row({ id, coverage }: { id: string; coverage: MachineCoverage }) {
  const { leaves, branches, ignored } = coverage;
  const seen = leaves.filter(({ unseen }) => unseen === null);
  const shares = sharesOf(coverage);
  const unseen = unseenOf(coverage);
  const missing = [
    ...seen.filter(({ isStoried }) => !isStoried).map(({ path }) => `no story: ${path}`),
    ...seen
      .filter(({ isStoried, isAccessible }) => isStoried && !isAccessible)
      .map(({ path }) => `axe doesn’t pass: ${path}`),
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
      <td>{shares.storied}</td>
      <td>{shares.accessible}</td>
      <td>
        {unseen.length > 0 ? (
          <details>
            <summary>{unseen.length}</summary>
            <ul>
              {unseen.map(({ path, reason }) => (
                <li key={path}>
                  <code>{path}</code>: {reason}
                </li>
              ))}
            </ul>
          </details>
        ) : (
          'none'
        )}
      </td>
      <td>{shares.tested}</td>
      <td>{shares.branches}</td>
      <td>{shares.ignored}</td>
      <td>{missing.length ? missing.join('; ') : 'none'}</td>
    </tr>
  );
}

/** One row per machine, with the coverage of the last complete test run. */
export function CoverageTable() {
  if (!summary)
    return (
      <p>
        No coverage data yet. Run <code>npm test</code>, then restart Storybook.
      </p>
    );
  return (
    <table>
      <thead>
        <tr>
          {[
            'Machine',
            'States with a story',
            'States that pass axe (light and dark)',
            'States that no screen shows',
            'States tested',
            'Transitions tested',
            'Ignored events tested',
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
