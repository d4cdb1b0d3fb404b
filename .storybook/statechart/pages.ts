// Where a machine's page is in the Storybook. A test says where one is missing, and what it has to say.

/** `editInvestor` as people say it: Edit investor. */
export const titleOf = (machine: string): string => {
  const words = machine.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Storybook's id of its page: `machines-edit-investor--docs`. */
export const pageIdOf = (machine: string): string =>
  `machines-${titleOf(machine).toLowerCase().replace(/ /g, '-')}--docs`;

/** The file of its page, in stories/machines. */
export const pageFileOf = (machine: string): string =>
  `${machine.charAt(0).toUpperCase()}${machine.slice(1)}.mdx`;

export const pageText = (machine: string): string =>
  [
    "import { Meta } from '@storybook/addon-docs/blocks'",
    "import { MachinePage } from '../../.storybook/statechart/MachinePage'",
    '',
    `<Meta title="Machines/${titleOf(machine)}" />`,
    '',
    `<MachinePage id="${machine}" />`,
    '',
  ].join('\n');
