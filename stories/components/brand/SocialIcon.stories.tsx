import { SocialIcon, socialNames } from '@/components/brand/SocialIcon';
import { Inline } from '@/components/layout/Inline';
import { Stack } from '@/components/layout/Stack';
import { vars } from '@/components/theme/contract.css';
import preview from '../../../.storybook/preview';

const meta = preview.meta({
  title: 'Components/Brand/SocialIcon',
  component: SocialIcon,
  args: { name: 'linkedin' as const },
});

/** The link around it has the name; the icon has none. */
export const Default = meta.story({
  render: (args) => (
    <a href="#linkedin" aria-label="LinkedIn" style={{ display: 'inline-block' }}>
      <SocialIcon {...args} />
    </a>
  ),
});

export const Matrix = meta.story({
  render: () => (
    <Stack>
      {[16, 20, 32].flatMap((size) =>
        [vars.color.ink, vars.color.inkMuted].map((color) => (
          <span key={`${size} ${color}`} style={{ color }}>
            <Inline gap={16}>
              {socialNames.map((name) => (
                <SocialIcon key={name} name={name} size={size} />
              ))}
            </Inline>
          </span>
        )),
      )}
    </Stack>
  ),
});
