// The docs pages of the machines. A test fails if a page is missing, and prints the content that it needs.

/** Returns a readable title: `Edit investor` for `editInvestor`. */
export const titleOf = (machine: string): string => {
  const words = machine.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Returns Storybook's id of a machine's page: `machines-edit-investor--docs`. */
export const pageIdOf = (machine: string): string =>
  `machines-${titleOf(machine).toLowerCase().replace(/ /g, '-')}--docs`;

/** Returns the file of a machine's page, in stories/machines. */
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
