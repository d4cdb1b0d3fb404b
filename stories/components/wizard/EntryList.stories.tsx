import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { TextArea } from '@/components/controls/TextArea';
import { TextField } from '@/components/controls/TextField';
import { Grid } from '@/components/layout/Grid';
import { Heading } from '@/components/typography/Heading';
import { EntryList, type EntryListProps } from '@/components/wizard/EntryList';
import preview from '../../../.storybook/preview';
import { hindiNight, wide } from '../../support/socialStates';

type Work = { title: string; company: string; duration: string; description: string };
const blank: Work = { title: '', company: '', duration: '', description: '' };
const work = (title: string, company: string): Work => ({ ...blank, title, company, duration: '2 years' });

type Props = EntryListProps<Work>;
function Stateful(args: Omit<Props, 'children'>) {
  const [entries, setEntries] = useState(args.entries);
  return (
    <>
      <Heading level={2}>Experience</Heading>
      <EntryList
        {...args}
        entries={entries}
        onChange={(next) => {
          setEntries(next);
          args.onChange(next);
        }}
      >
        {(entry, edit, index) => (
          <>
            <Grid columns={2}>
              <TextField
                label="Title"
                name={`work.${index}.title`}
                value={entry.title}
                onChange={(title) => edit({ title })}
              />
              <TextField
                label="Company"
                name={`work.${index}.company`}
                value={entry.company}
                onChange={(company) => edit({ company })}
              />
            </Grid>
            <TextArea
              label="Description"
              value={entry.description}
              onChange={(description) => edit({ description })}
            />
          </>
        )}
      </EntryList>
    </>
  );
}

const meta = preview.meta({
  title: 'Components/Wizard/EntryList',
  component: EntryList as typeof Stateful,
  render: (args) => <Stateful {...args} />,
  args: {
    label: 'Work experience',
    entries: [work('Product Manager', 'Heliogrid'), work('Designer', 'Ledgerline')],
    empty: blank,
    titleOf: ({ number }) => `Position ${number}`,
    addLabel: 'Add a position',
    onChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 670 }}>{Story()}</div>],
});

/** A new entry takes the focus; after a removal it goes to the entry that took the place. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByText('At least one entry must remain')).toBeNull();
    await userEvent.type(canvas.getAllByRole('textbox', { name: 'Company' })[1] as HTMLElement, '!');
    await expect(args.onChange).toHaveBeenLastCalledWith([
      work('Product Manager', 'Heliogrid'),
      work('Designer', 'Ledgerline!'),
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Add a position' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([
      work('Product Manager', 'Heliogrid'),
      work('Designer', 'Ledgerline!'),
      blank,
    ]);
    await expect(canvas.getByRole('group', { name: 'Position 3' })).toContainElement(
      document.activeElement as HTMLElement,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Position 1' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Position 1 removed');
    await expect(canvas.getAllByRole('textbox', { name: 'Title' })[0]).toHaveFocus();
    await expect(canvas.getAllByRole('textbox', { name: 'Title' })[0]).toHaveValue('Designer');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Position 2' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([work('Designer', 'Ledgerline!')]);
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus();
    // The last one remains, and its button says why.
    const last = canvas.getByRole('button', { name: 'Remove Position 1' });
    await expect(last).toBeDisabled();
    await expect(last).toHaveAccessibleDescription('At least one entry must remain');
    await userEvent.click(canvas.getByRole('button', { name: 'Add a position' }));
    await expect(last).toBeEnabled();
  },
});

export const Stress = meta.story({
  args: {
    label: 'आपका अब तक का पूरा कार्य अनुभव',
    entries: [
      work('मुख्य उत्पाद प्रबंधक और सह-संस्थापक', 'Averyveryverylongcompanynamewithoutanybreakinit'),
      ...Array.from({ length: 3 }, () => work('डिज़ाइनर', 'लेजरलाइन')),
    ],
    titleOf: ({ number }) => `आपका कार्य अनुभव, जो सबसे नया है उससे शुरू करके ${number}`,
    addLabel: 'एक और कार्य अनुभव जोड़ें',
  },
  globals: hindiNight,
  decorators: [wide(280)],
});
