import { Card } from '@/components/layout/Card';
import { Divider } from '@/components/layout/Divider';
import { Stack } from '@/components/layout/Stack';
import { Heading } from '@/components/typography/Heading';
import { Text } from '@/components/typography/Text';
import { Do, Dont } from '../../.storybook/docs/Guidance';

export default () => (
  <>
    <Do says="A card groups related content. Hairlines separate its parts.">
      <Card padding={20}>
        <Stack gap={12}>
          <Heading level={3} size="small">
            Founders
          </Heading>
          <Text>Asha Verma, CEO</Text>
          <Divider />
          <Text>Jonas Felde, CTO</Text>
        </Stack>
      </Card>
    </Do>
    <Dont says="A card in a card: nested edges make the grouping unclear.">
      <Card padding={20}>
        <Stack gap={12}>
          <Heading level={3} size="small">
            Founders
          </Heading>
          <Card padding={12}>
            <Text>Asha Verma, CEO</Text>
          </Card>
          <Card padding={12}>
            <Text>Jonas Felde, CTO</Text>
          </Card>
        </Stack>
      </Card>
    </Dont>
    <Do says="On a page, a hairline is enough to separate a card from its background.">
      <Card padding={20}>
        <Text>$1.3M raised of $2M</Text>
      </Card>
    </Do>
    <Dont says="A shadow under a card that doesn’t float: shadows are for floating elements only.">
      <Card padding={20} isRaised>
        <Text>$1.3M raised of $2M</Text>
      </Card>
    </Dont>
  </>
);
