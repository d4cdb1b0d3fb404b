import { useMessages } from '@messages';
import { Text } from '../typography/Text';
import { TextLink } from '../typography/TextLink';
import * as dealFlowLineStyles from './DealFlowLine.css';

export type FitRuleProps = {
  /** Where it is said what one looks for, where that is what counts. */
  changeHref?: string;
};

/** Says by which rule the best fit comes first. */
export function FitRule({ changeHref }: FitRuleProps) {
  const t = useMessages('directory').fit;
  return (
    <div className={dealFlowLineStyles.line}>
      <div className={dealFlowLineStyles.words}>
        <Text size="small" tone="muted">
          {t.rule}
        </Text>
      </div>
      {changeHref && <TextLink href={changeHref}>{t.change}</TextLink>}
    </div>
  );
}
